import { setTimeout as pause } from 'node:timers/promises'
import { type SeededRandom, seededRandom } from '#art/seeded-random.ts'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import type { Store } from '#server/store/store.ts'
import { enterDesk } from '../../test/desk-session.ts'
import { editorAt } from '../../test/edition-client.ts'
import { type SiteProcess, startSite } from '../../test/site-process.ts'

interface Options {
  seed: string
  times: number
  settings: Record<string, string>
  store: Store
  progress?: (line: string) => void
}

export interface KillsReport {
  kills: number
  /** Kills after which the site shows the new publication. */
  published: number
  /** Kills after the person was told that it is published. */
  told: number
  /** Pages with a text or a price of a publication. */
  pages: number
  broken: string[]
}

/** Texts of a round on two sheets, and a price that most pages show. */
const lead = 'pages/accueil#hero.lead'
const sentence = 'company/sentences#teamWords'
const price = 'catalogue/prices#site-vitrine.prices.euro.0'

const marksOfRounds = 17
const wordOf = (round: number) => `tour${String.fromCharCode(97 + (round % marksOfRounds))}`
/** Between the price of 600 that the repository has and one of 619 elsewhere. */
const amountOf = (round: number) => 601 + (round % marksOfRounds)

/** Words and prices of a publication on a page. */
const marksIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/\btour([a-q])\b|\b6(?:0[1-9]|1[0-7])(?=\s€ HT)/g)].map(([mark, letter]) =>
      letter ? letter.charCodeAt(0) - 97 : Number(mark) - 601,
    ),
  ),
]

const paths = [...sitePaths(loadContent()), '/devis?service=seo']

/** Kills a site with -9 while it publishes, again and again; compares pages, publications and drafts. */
export async function killWhilePublishing(options: Options): Promise<KillsReport> {
  const { seed, times, settings, store, progress } = options
  const random = seededRandom(`${seed}: publications`)
  const { secret } = await enterDesk(settings)
  const report: KillsReport = { kills: 0, published: 0, told: 0, pages: 0, broken: [] }
  let site = await startSite(settings)
  try {
    // A first publication, so that every page has the marks of a round.
    await prepare(site, secret, 0).then((publish) => publish())
    report.pages = (await marksOf(site)).filter(({ marks }) => marks.length > 0).length
    /** Round that visitors see. */
    let shown = 0
    /** Milliseconds of the last publication without a kill. */
    let duration = 1_500
    for (let round = 1; round <= times; round++) {
      const before = await store.publications.last()
      const publish = await prepare(site, secret, round)
      const begun = performance.now()
      let told = 0
      const answer = publish().then(
        (number) => {
          told = number
          duration = performance.now() - begun
        },
        () => {},
      )
      await momentToKill(random, duration, before, store)
      await site.stop('SIGKILL')
      await answer
      site = await startSite(settings)
      report.kills += 1
      if (told > 0) report.told += 1
      const last = await store.publications.last()
      if (last > before) {
        report.published += 1
        shown = round
      }
      const expected = { shown, before, last, told, pages: report.pages }
      const faults = await judge(site, store, expected)
      report.broken.push(...faults.map((fault) => `kill ${round}: ${fault}`))
      if (round % 20 === 0) progress?.(`${round} kills, ${report.published} published`)
    }
    return report
  } finally {
    await site.stop('SIGKILL')
  }
}

async function prepare({ url }: SiteProcess, secret: string, round: number) {
  const editor = editorAt(url, secret)
  const text = `Une phrase du ${wordOf(round)}.`
  await editor.save('/pages/accueil', { [lead]: text })
  await editor.save('/phrases/toutes', { [sentence]: text })
  await editor.save('/prix/site-vitrine', { [price]: String(amountOf(round)) })
  return editor.review()
}

/** Anywhere in a publication; or just after it was stored, before or while visitors get it. */
async function momentToKill(
  random: SeededRandom,
  duration: number,
  before: number,
  store: Store,
): Promise<void> {
  if (random.integer(3) > 0) return pause(random.integer(Math.round(1.3 * duration)))
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline && (await store.publications.last()) === before) {
    await pause(1)
  }
  await pause(random.integer(10))
}

const marksOf = ({ url }: SiteProcess) =>
  Promise.all(
    paths.map(async (path) => ({ path, marks: marksIn(await (await fetch(url + path)).text()) })),
  )

interface Expected {
  shown: number
  /** Numbers of the last publication before and after the kill. */
  before: number
  last: number
  /** Number that the person was told, 0 without an answer. */
  told: number
  pages: number
}

async function judge(
  site: SiteProcess,
  store: Store,
  { shown, before, last, told, pages }: Expected,
): Promise<string[]> {
  const faults: string[] = []
  const isNew = last > before
  if (last !== before && last !== before + 1) faults.push(`publication ${last} after ${before}`)
  if (told > 0 && !isNew) faults.push(`told of publication ${told}, which is not stored`)
  const marked = (await marksOf(site)).filter(({ marks }) => marks.length > 0)
  const half = marked.filter(({ marks }) => marks.length > 1 || marks[0] !== shown % marksOfRounds)
  if (half.length > 0) {
    const [first] = half
    faults.push(`${half.length} pages of another publication: ${first?.path} ${first?.marks}`)
  }
  if (marked.length !== pages) faults.push(`${marked.length} pages instead of ${pages}`)
  const stored = await store.publications.read(last)
  const revisions = JSON.stringify(stored?.revisions.map(({ content }) => content))
  const texts = revisions.split(wordOf(shown)).length - 1
  if (texts !== 2) faults.push(`${texts} texts in the revisions instead of 2`)
  const drafts = await store.contentDrafts.list()
  const keys = drafts.map(({ document, field }) => `${document}#${field}`).toSorted()
  const expected = isNew ? [] : [lead, sentence, price].toSorted()
  if (keys.join() !== expected.join()) faults.push(`drafts: ${keys.join(', ') || 'none'}`)
  return faults
}
