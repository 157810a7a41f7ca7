import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadContent, readDocuments } from '#content/documents/load.ts'
import { withValue } from '#content/documents/with-value.ts'
import { createFinisher } from '#server/site/finish-page.ts'
import { inlineHashes } from '#server/site/inline-hashes.ts'
import type { Change } from '#server/store/content/publications.ts'
import { startSite, temporaryFolder } from '#workshop/site.ts'
import { openStoreOf } from '#workshop/staff.ts'
import type * as door from '../../app/render/render-page.tsx'
import { markedPages } from '../prove/chaos/rounds.ts'
import type { PartFigures } from './budgets.ts'
import { readAsVisitors, timeUntilShown } from './instruments/visits.ts'
import { residentMemory } from './machine.ts'
import { median } from './statistics.ts'

const starts = 5
const documents = readDocuments()

export async function measureContent(): Promise<PartFigures<'content'>> {
  const page = await measureOnePage()
  await using folder = await temporaryFolder()
  const settings = { DATA_DIR: folder.path }
  const startTimes = await Array.fromAsync({ length: starts }, async () => {
    const begun = performance.now()
    await using _site = await startSite(settings)
    return performance.now() - begun
  })
  await using here = await startSite(settings)
  const elsewhere = await startSite(settings)
  await using store = openStoreOf(settings)
  const publish = (before: number, change: Change) =>
    store.publications.publish(before, [change], { person: null, now: Date.now() })
  const memory = () => residentMemory(here.process.pid).now
  await setTimeout(1_000)
  const memoryBefore = memory()

  const lead = 'Une phrase toute neuve.'
  const published = publish(0, changed('pages/accueil', 'hero.lead', lead))
  const [text = Number.NaN, textElsewhere = Number.NaN] = await Promise.all(
    [here, elsewhere].map(({ url }) => timeUntilShown(() => published, [url], lead)),
  )
  // The next figures are measured on one instance.
  await elsewhere.stop()
  await setTimeout(5_000)
  const visits = readAsVisitors(here.url)
  const addresses = (await markedPages(here.url)).map(({ path }) => here.url + path)
  await setTimeout(2_000)
  const publishPrice = () =>
    publish(1, changed('catalogue/prices', 'site-vitrine.prices.euro.0', 611))
  const price = await visits.count(() => timeUntilShown(publishPrice, addresses, '611'))
  const read = await visits.end()
  // Waits, because the rendering process still compresses pages for some seconds.
  await setTimeout(15_000)
  return {
    ...{ start: median(startTimes), ...page, text, textElsewhere, price, pages: addresses.length },
    ...{ ...read, memory: memoryBefore, memoryAfter: memory() },
  }
}

function changed(document: string, path: string, value: unknown): Change {
  const base = documents.get(document)
  return { document, content: withValue(base, path, value), base }
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
  return { page: median(durations), longestPage: Math.max(...durations) }
}
