import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { loadContent, readDocuments } from '#content/documents/load.ts'
import { createFinisher } from '#server/site/finish-page.ts'
import { inlineHashes } from '#server/site/inline-hashes.ts'
import type { Change } from '#server/store/content/publications.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import type * as door from '../../app/render/render-page.tsx'
import { startSite } from '../test/site-process.ts'
import { contentBudgets } from './budgets.ts'
import { median, percentile } from './statistics.ts'

/** Times of a publication on a running site. */
export interface ContentFigures {
  /** From the start of the process until it answers, milliseconds, median. */
  start: number
  /** A page rendered, trimmed, shortened and hashed, milliseconds: median and longest. */
  page: { median: number; longest: number }
  /** From a publication until the first page that shows it, milliseconds. */
  text: { here: number; elsewhere: number }
  /** The same of a price that the menu of every page shows: until the last page shows it. */
  everyPage: { pages: number; took: number }
  /** Answer times of pages during the publications, milliseconds, and requests without an answer. */
  visitors: { p99: number; asked: number; refused: number }
  /** Resident bytes before the first publication, and once the last one is packed. */
  memory: { before: number; after: number }
}

const visitorsAtOnce = 4
const starts = 5
const documents = readDocuments()
const act = { person: null, now: Date.now() }

/** Publishes a text and a price on a built site that visitors are reading, for about half a minute. */
export async function measureContent(): Promise<ContentFigures> {
  const page = await measureOnePage()
  const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
  const settings = { DATA_DIR: folder }
  const startTimes: number[] = []
  for (let turn = 0; turn < starts; turn++) {
    const begun = performance.now()
    const site = await startSite(settings)
    startTimes.push(performance.now() - begun)
    await site.stop()
  }
  const sites = [await startSite(settings), await startSite(settings)] as const
  const [here, elsewhere] = sites
  const store = createSqliteStore(folder)
  try {
    const memoryOf = () => residentMemory(here.process.pid ?? 0)
    await setTimeout(1_000)
    const before = await memoryOf()
    const lead = 'Une phrase toute neuve.'
    const text = changed('pages/accueil', (home: { hero: { lead: string } }) => {
      home.hero.lead = lead
    })
    const published = performance.now()
    await store.publications.publish(0, [text], act)
    const [shownHere, shownElsewhere] = await Promise.all(
      sites.map((site) => whenShown(site.url, ['/'], lead, published)),
    )
    // The figures of one instance on this machine, with the processor for itself.
    await elsewhere.stop()
    await setTimeout(5_000)
    const visits = readAsVisitors(here.url)
    const prices = changed(
      'catalogue/prices',
      (all: Record<string, { prices: { euro: number[] } }>) => {
        all['site-vitrine']?.prices.euro.splice(0, 1, 611)
      },
    )
    const paths = await pathsWithPrices(here.url)
    await setTimeout(2_000)
    visits.begin()
    const priced = performance.now()
    await store.publications.publish(1, [prices], act)
    const took = await whenShown(here.url, paths, '611', priced)
    const visitors = await visits.end()
    // The process that renders packs what it made, then ends.
    await setTimeout(15_000)
    return {
      start: median(startTimes),
      page,
      text: { here: shownHere ?? 0, elsewhere: shownElsewhere ?? 0 },
      everyPage: { pages: paths.length, took },
      visitors,
      memory: { before, after: await memoryOf() },
    }
  } finally {
    await here.stop()
    await store.close()
    await rm(folder, { recursive: true })
  }
}

/** One readable line for each figure over its budget. */
export function contentViolations(figures: ContentFigures): string[] {
  const { start, page, text, everyPage, visitors, memory } = figures
  const rows: [name: string, value: number, limit: number][] = [
    ['start, ms', start, contentBudgets.start],
    ['one page, ms', page.median, contentBudgets.page],
    ['a text, ms', text.here, contentBudgets.text],
    ['a text in a second instance, ms', text.elsewhere, contentBudgets.text],
    ['every page, ms', everyPage.took, contentBudgets.everyPage],
    ['p99 of visitors meanwhile, ms', visitors.p99, contentBudgets.visitors],
    ['visitors not answered', visitors.refused, 0],
    ['memory at rest, MB', memory.before / 1e6, contentBudgets.memory],
  ]
  return rows
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `content: ${name}: ${value.toFixed(0)} instead of ${limit}`)
}

function changed(document: string, change: (content: never) => void): Change {
  const base = documents.get(document)
  const content = structuredClone(base)
  change(content as never)
  return { document, content, base }
}

async function measureOnePage() {
  const build = join(import.meta.dirname, '../../build')
  const assets: door.SiteAssets = JSON.parse(readFileSync(join(build, 'assets.json'), 'utf8'))
  const { documentPaths, renderPage }: typeof door = await import(
    join(build, 'server/render-page.js')
  )
  const finish = createFinisher(join(build, 'client'), assets)
  const content = loadContent()
  const durations = documentPaths(content).map((path) => {
    const begun = performance.now()
    const { html, files } = renderPage(path, content, assets)
    inlineHashes(finish(html, (address) => files.get(address) ?? ''))
    return performance.now() - begun
  })
  return { median: median(durations), longest: Math.max(...durations) }
}

/** Simulates visitors who read one page after another until `end` is called. */
function readAsVisitors(url: string) {
  const agent = new Agent({ keepAlive: true })
  const durations: number[] = []
  let refused = 0
  let isOver = false
  const paths = ['/', '/devis', '/tarifs/site-vitrine', '/blog', '/contactez-nous']
  const visitor = async (number: number) => {
    for (let turn = number; !isOver; turn++) {
      const begun = performance.now()
      const status = await ask(`${url}${paths[turn % paths.length]}`, agent).catch(() => 0)
      durations.push(performance.now() - begun)
      if (status !== 200) refused++
      await setTimeout(20)
    }
  }
  const visitors = Array.from({ length: visitorsAtOnce }, (_, number) => visitor(number))
  return {
    /** Forgets the first visits: connections are open and the site is warm. */
    begin() {
      durations.length = 0
    },
    async end() {
      isOver = true
      await Promise.all(visitors)
      agent.destroy()
      return { p99: percentile(durations, 0.99), asked: durations.length, refused }
    },
  }
}

/** Asks for a page and leaves it packed: the time is the server's. */
async function ask(url: string, agent: Agent): Promise<number> {
  const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode ?? 0
}

/** Waits until every page has the words; returns the milliseconds since `since`. */
async function whenShown(url: string, paths: readonly string[], words: string, since: number) {
  for (const path of paths) {
    while (!(await (await fetch(url + path)).text()).includes(words)) await setTimeout(10)
  }
  return performance.now() - since
}

/** Pages whose menu says where prices begin. */
async function pathsWithPrices(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  const texts = await Promise.all(
    paths.map(async (path) => /600\s€ HT/.test(await (await fetch(url + path)).text())),
  )
  return paths.filter((_, index) => texts[index])
}

async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
