/**
 * `npm run bench`: how fast, how heavy and how steady the production build is on this machine, and
 * which budgets it violates (tools/bench/budgets.ts). Writes build/bench/figures.json,
 * build/bench/report.html, and what is measured in full, on a machine without other
 * work, into docs/performance.md.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { measureBrowsers } from './browsers.ts'
import { measureContent } from './content.ts'
import { measureDesk } from './desk.ts'
import { measureGrowth } from './growth.ts'
import { measurePages, notFoundPath } from './pages.ts'
import { record } from './performance-page.ts'
import { measureQuotes } from './quotes.ts'
import { assemble, isSteady, type Part, toHtml, toSections, toText } from './report.ts'
import { measureServer } from './server.ts'
import { measureTyping } from './typing.ts'

const help = `npm run bench                          every page, then the server
npm run bench -- pages                 the pages alone
npm run bench -- server                the server alone
npm run bench -- growth                what it costs as leads pile up, to a million (several minutes)
npm run bench -- apercus               how closely the previews of /apercus follow the keys
npm run bench -- desk                  the desk over 100,000 requests
npm run bench -- quotes                a quote's paper, and its client's pages
npm run bench -- content               what it costs to change a word while the site runs
npm run bench -- browsers --peer DIR    a few pages in both browsers, beside another site's built files
npm run bench -- --pages /,/devis      these pages only
npm run bench -- --all                 medians for every page, not only for one of each kind
`

const parts: readonly Part[] = [
  'pages',
  'server',
  'growth',
  'apercus',
  'desk',
  'quotes',
  'content',
  'browsers',
]

/** One page of each kind: their figures are medians. */
const chosen = ['/', '/devis', '/contactez-nous', '/tarifs/site-vitrine', notFoundPath]
const medianOf = 3

const known = [...sitePaths(loadContent()), notFoundPath]
const { part, paths, all, peer } = readArguments()
const loadBefore = loadavg()[0] ?? 0
const progress = (line: string) => console.error(line)
const runsOf = (path: string) => (all || chosen.includes(path) ? medianOf : 1)
// A folder of this machine says nothing to whoever reads the figures.
const words = process.argv.slice(2).map((word) => (word === peer ? 'DIR' : word))
const measured = {
  command: ['npm run bench', ...(words.length ? ['--', ...words] : [])].join(' '),
  pages: !part || part === 'pages' ? await measurePages(paths, runsOf, progress) : null,
  server: !part || part === 'server' ? await measureServer() : null,
  growth: part === 'growth' ? await measureGrowth(progress) : null,
  typing: part === 'apercus' ? await measureTyping(progress) : null,
  desk: part === 'desk' ? await measureDesk(progress) : null,
  quotes: part === 'quotes' ? await measureQuotes(progress) : null,
  content: part === 'content' ? await measureContent() : null,
  browsers: part === 'browsers' ? await measureBrowsers(peer, progress) : null,
}
const report = assemble(measured, loadBefore)
console.log(`\n${toText(report)}\n`)

const folder = join(import.meta.dirname, '../../build/bench')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'figures.json'), `${JSON.stringify(report, null, 2)}\n`)
await writeFile(join(folder, 'report.html'), toHtml(report))
console.log(`Charts: ${join(folder, 'report.html')}`)

const { pages: table, ...others } = toSections(report)
// Medians of every page, or nothing: a table of some would replace one of all.
const isWhole = all && paths.length === known.length
const sections = { ...others, ...(table && isWhole && { pages: table }) }
if (isSteady(report.machine)) await record(sections)
else console.log('docs/performance.md stays as it is: the machine had other work.')

function readArguments() {
  const { positionals, values } = parse()
  const [part, ...others] = positionals
  const paths = values.pages?.split(',') ?? known
  const stranger = paths.find((path) => !known.includes(path))
  if (stranger) refuse(`${stranger} is no page of the site.`)
  if ((part && !parts.some((known) => known === part)) || others.length > 0)
    refuse(`${positionals.join(' ')}: what?`)
  return { part, paths, all: values.all, peer: values.peer ?? null }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        pages: { type: 'string' },
        peer: { type: 'string' },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(reason: string): never {
  console.error(`${reason}\n\n${help}`)
  process.exit(2)
}
