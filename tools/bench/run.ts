/**
 * `npm run bench`: measures speed, weight and layout shifts of the production build, and prints violations
 * of budgets (tools/bench/budgets.ts). If the machine had no other work, writes docs/performance.md.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { measureBrowsers } from './browsers.ts'
import { measureDesk } from './desk.ts'
import { measureEdition } from './edition.ts'
import { referenceTime } from './machine.ts'
import { measurePages, notFoundPath } from './pages.ts'
import {
  type Measured,
  type Part,
  type Results,
  type Run,
  recordResults,
  sections,
  sectionText,
} from './performance-page.ts'
import { measureServer } from './server.ts'
import { slowdown } from './slowdown.ts'

const titles = Object.entries(sections).map(([part, [title]]) => `  ${part.padEnd(10)}${title}`)
const help = `npm run bench                          pages and server
npm run bench -- PART…                 one or several of these parts:
${titles.join('\n')}
npm run bench -- --pages /,/devis      these pages only
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, help: { type: 'boolean' } },
})
const known = [...sitePaths(loadContent()), notFoundPath]
const paths = values.pages?.split(',') ?? known
const parts = positionals.length > 0 ? positionals : ['pages', 'server']
const measure: Record<Part, () => Promise<Measured>> = {
  pages: () => measurePages(paths),
  server: async () => ({ figures: await measureServer() }),
  edition: async () => ({ figures: await measureEdition() }),
  desk: async () => ({ figures: await measureDesk() }),
  browsers: measureBrowsers,
}
const unknown = [
  ...parts.filter((part) => !(part in measure)),
  ...paths.filter((path) => !known.includes(path)),
]
if (values.help || unknown.length > 0) {
  console.error([...unknown.map((word) => `${word} is unknown.`), help].join('\n'))
  process.exit(2)
}

const [before = 0] = loadavg()
const words = process.argv.slice(2)
const run: Run = {
  date: new Date().toISOString(),
  command: ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' '),
  machine: `${availableParallelism()} × ${cpus()[0]?.model}, Node.js ${process.version}`,
  reference: referenceTime(),
  slowdown,
}
const results: Partial<Results> = {}
for (const part of parts as Part[]) {
  const result = { ...run, ...(await measure[part]()) }
  results[part] = result
  console.log(`\n${sectionText(part, result)}\n`)
}

const [after = 0] = loadavg()
if (Math.max(before, after) > availableParallelism()) {
  const averages = `${before.toFixed(1)} and ${after.toFixed(1)}`
  console.log(`Load average ${averages}: other work disturbed the timings; docs/ stays as it is.`)
} else {
  // A table of some pages would replace the table of all pages.
  if (paths.length < known.length) delete results.pages
  await recordResults(results)
}
