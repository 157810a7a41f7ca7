import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import type { BrowsersReport } from './browsers.ts'
import {
  type Budget,
  budgets,
  type FigureName,
  figureNames,
  htmlBudget,
  isOver,
  limitOf,
  linkBudgets,
  partBudgets,
  shown,
  violation,
} from './budgets.ts'
import type { PageRow, PagesReport } from './pages.ts'
import type { Spread } from './statistics.ts'

export interface Run {
  date: string
  command: string
  machine: string
  reference?: number
}

/** Null for a figure that the machine could not measure. */
type Values = Readonly<Record<string, number | null>>

/** Last results of each part of the bench, as `docs/performance.json` keeps them. */
export type Results = Partial<
  Record<
    'server' | 'growth' | 'apercus' | 'desk' | 'content' | 'edition',
    Run & { figures: Values }
  > & {
    pages: Run & PagesReport
    quotes: Run & { figures: Values; pages: PageRow[] }
    browsers: Run & BrowsersReport
  }
>
export type Part = keyof Results

const sections: Readonly<Record<Part, [title: string, method: string]>> = {
  pages: [
    'Pages',
    `Lighthouse on a simulated phone, in Chromium's headless shell. Each page is audited once, and up to
three times while a figure is over its limit or within 5 % of it; taps and keys up to five times. The
table shows medians: repetition decides close verdicts, and one run decides the others. \`× bare\` is the
largest paint over that of a bare page measured in between, which holds on any machine. A run during
which the host of a virtual machine takes over 5 % of the processor is repeated. \`INP\` has steps of 8 ms.`,
  ],
  server: ['Server', 'Sixteen connections; the first two seconds of each load do not count.'],
  growth: ['A million leads', 'Each cost over that in the smallest table.'],
  content: ['A publication while the site runs', 'Four visitors read meanwhile.'],
  edition: [
    'The edition by the agency',
    `Keys on a processor slowed four times, in two texts with borrowed values. Times of publications are
medians of three; four visitors read meanwhile.`,
  ],
  apercus: ['Typing on /apercus', 'On a processor slowed four times, in steps of 8 ms.'],
  desk: [
    'The desk',
    `Over 100,000 requests in SQLite. Pages are those of ten people at once; the phone has a processor slowed
four times and slow 4G; its figures and the new request are the slowest of five.`,
  ],
  quotes: [
    'Quotes',
    `The PDF is drawn when a quote is sent and when it is accepted. The client's pages have no script, are
rendered on request and hidden from search engines.`,
  ],
  browsers: [
    'Browsers, beside another site',
    `Three rounds of Lighthouse in turns, in the headless shell and in the full browser of the same version.
The peer is AstroWind's home page (\`onwidget/astrowind\` on GitHub) without its remote pictures. In the
full browser no page may block longer than the peer at its slowest. Links are followed on slow 4G, once
pointed at for a second or by a quick tap; only Chromium's processor is slowed, four times.`,
  ],
}

const introduction = `# Performance

\`npm run bench\` writes this page, whole: the last figures of each part ([performance.json](performance.json))
beside the budgets of [\`tools/bench/budgets.ts\`](../tools/bench/budgets.ts). To renew a part, run the
command it names on a machine without other work. \`npm test\` holds every page to the budgets that do not
depend on a clock: bytes, requests, elements, EcoIndex, first screen and stillness. Why the site is as
fast as it is: [performance-notes.md](performance-notes.md).

\`× ref\` is a duration over that of a fixed piece of work on the same machine (JSON of 50,000 rows), so it
can be compared between machines. ✗ marks a figure over its budget.`

const sitePages = sitePaths(loadContent())
const docs = join(import.meta.dirname, '../../docs')

export async function readResults(): Promise<Results> {
  return JSON.parse(await readFile(join(docs, 'performance.json'), 'utf8'))
}

export async function recordResults(results: Results): Promise<void> {
  const round = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(5)) : value
  const all = JSON.parse(JSON.stringify({ ...(await readResults()), ...results }, round))
  await writeFile(join(docs, 'performance.json'), `${JSON.stringify(all, null, 2)}\n`)
  await writeFile(join(docs, 'performance.md'), performancePage(all))
}

/** Renders docs/performance.md. */
export function performancePage(results: Results): string {
  const texts = (Object.keys(sections) as Part[]).map((part) => {
    const [title, method] = sections[part]
    return `## ${title}\n\n${method}\n\n${sectionText(results, part)}`
  })
  return `${[introduction, ...texts].join('\n\n')}\n`
}

/** Renders circumstances, tables and violations of a part. Without results, the budgets. */
export function sectionText(results: Results, part: Part): string {
  const result = results[part]
  const tables = tablesOf(results, part)
  const limits = part === 'pages' ? [exceptions()] : []
  if (!result) {
    return ['Not measured yet.', ...tables.map((table) => tableText(table)), ...limits].join('\n\n')
  }
  const { date, command, machine, reference } = result
  const violations = tables.flatMap(violationsIn)
  return [
    `\`${command}\`, ${date.slice(0, 10)}, ${machine}.`,
    ...tables.map((table) => tableText(table, reference)),
    ...limits,
    ...(part === 'pages' && results.pages ? [noise(results.pages)] : []),
    violations.length > 0
      ? `Over budget:\n\n${violations.map((line) => `- ${line}`).join('\n')}`
      : 'Every budget is kept.',
  ].join('\n\n')
}

/** Figures with the budgets of each row. A table without row names has one row, shown upright. */
interface Table {
  figures: Readonly<Record<string, Budget>>
  rows: { name: string; values: Values; limits?: Readonly<Record<string, number>> }[]
  caption?: string
}

function tablesOf({ pages, quotes, browsers, ...others }: Results, part: Part): Table[] {
  if (part === 'pages') return [pagesTable(pages?.pages, figureNames)]
  if (part === 'browsers') return browsers ? browsersTables(browsers) : []
  const values = (part === 'quotes' ? quotes : others[part])?.figures ?? {}
  const own = { figures: partBudgets[part], rows: [{ name: '', values }] }
  return part === 'quotes' ? [own, pagesTable(quotes?.pages, clientFigures)] : [own]
}

/** Figures of a page without script, rendered on request. */
const clientFigures: readonly FigureName[] = [
  ...(['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'cls'] as const),
  ...(['firstPaint', 'firstPaintNoFont', 'total', 'usedScript', 'requests', 'elements'] as const),
]

function pagesTable(pages: readonly PageRow[] = [], names: readonly FigureName[]): Table {
  const pick = <Value>(of: (name: FigureName) => Value) =>
    Object.fromEntries(names.map((name) => [name, of(name)]))
  return {
    figures: pick((name) => budgets[name]),
    rows: pages.map(({ path, figures }) => ({
      name: path,
      values: pick((name) => figures[name] ?? null),
      limits: pick((name) => limitOf(name, path)),
    })),
  }
}

function browsersTables({ browsers, links }: BrowsersReport): Table[] {
  const unlimited = (short: string, { scale, digits }: Budget): Budget => {
    return { ...budgets.tbt, scale, digits, short, limit: Number.POSITIVE_INFINITY }
  }
  const loads = browsers.map(({ product, isFull, rows }) => {
    const peer = rows.find(({ name }) => name === 'peer')?.tbt.highest
    return {
      caption: `${product}, ${isFull ? 'the full browser (`--headless=new`)' : 'the headless shell'}:`,
      figures: {
        lcp: unlimited('LCP ms', budgets.tbt),
        lcpRatio: unlimited('× bare', budgets.lcpRatio),
        tbt: { ...unlimited('TBT ms', budgets.tbt), label: `${product}: ${budgets.tbt.label}` },
        lowest: unlimited('lowest', budgets.tbt),
        highest: unlimited('highest', budgets.tbt),
      },
      rows: rows.map(({ name, lcp, lcpRatio, tbt: { median, lowest, highest } }) => ({
        name,
        values: { lcp: lcp.median, lcpRatio, tbt: median, lowest, highest },
        ...(isFull && name.startsWith('/') && peer !== undefined && { limits: { tbt: peer } }),
      })),
    }
  })
  const label = 'From click to painted page'
  return [
    ...loads,
    {
      caption: `${label} in ms, with the budget of each browser:`,
      figures: {
        pointed: { ...unlimited('pointed at', budgets.tbt), label },
        pointedBudget: unlimited('budget', budgets.tbt),
        quick: { ...unlimited('quick tap', budgets.tbt), label },
        quickBudget: unlimited('budget', budgets.tbt),
      },
      rows: links.map(({ from, to, product, engine, pointed, quick }) => {
        const limits = linkBudgets[engine]
        const limitValues = { pointedBudget: limits.pointed, quickBudget: limits.quick }
        return {
          name: `${product}, ${from} to ${to}`,
          values: { pointed, quick, ...limitValues },
          limits,
        }
      }),
    },
  ]
}

function violationsIn({ figures, rows }: Table): string[] {
  return rows.flatMap(({ name: row, values, limits }) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      const value = values[name]
      if (value == null) return []
      const prefix = row && `${row}: `
      return violation(figure, value, limits?.[name]).map((line) => prefix + line)
    }),
  )
}

function tableText({ caption, figures, rows }: Table, reference?: number): string {
  const names = Object.keys(figures)
  const cell = (name: string, { values, limits }: Table['rows'][number]) => {
    const [figure, value] = [figures[name], values[name]]
    if (!figure || value == null || Number.isNaN(value)) return '–'
    return shown(figure, value) + (isOver(figure, value, limits?.[name]) ? ' ✗' : '')
  }
  const [first] = rows
  if (first?.name === '') {
    const lines = Object.entries(figures).map(([name, figure]) => {
      const value = first.values[name]
      const isComparable =
        reference &&
        value != null &&
        !Number.isNaN(value) &&
        ['ms', 'µs', 's'].includes(figure.unit)
      const ratio = isComparable ? Number((value / reference).toPrecision(2)).toString() : ''
      return [figure.label, cell(name, first), bound(figure), figure.unit, ratio]
    })
    return gridText([['', 'measured', 'budget', 'unit', '× ref'], ...lines])
  }
  const bounds = Object.values(figures).map((figure) => bound(figure))
  const grid = gridText([
    ['', ...Object.values(figures).map(({ short }) => short)],
    ...(bounds.some(Boolean) ? [['budget', ...bounds]] : []),
    ...rows.map((row) => [row.name, ...names.map((name) => cell(name, row))]),
  ])
  return caption ? `${caption}\n\n${grid}` : grid
}

function gridText(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  const lines = rows.map((row) => {
    const cells = row.map((text, i) =>
      i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0),
    )
    return `| ${cells.join(' | ')} |`
  })
  const rule = widths.map((width, i) => '-'.repeat(width + 1) + (i === 0 ? '-' : ':')).join('|')
  return [lines[0], `|${rule}|`, ...lines.slice(1)].join('\n')
}

function bound(figure: Budget, limit = figure.limit): string {
  if (!Number.isFinite(limit)) return ''
  return `${figure.isFloor ? '≥' : '≤'}${Number(shown(figure, limit))}`
}

/** Budgets of pages that differ, and those of HTML, which has no column. */
function exceptions(): string {
  const ofFigures = Object.values<Budget>(budgets).flatMap((figure) =>
    Array.from(
      Map.groupBy(Object.keys(figure.exceptions), (path) => figure.exceptions[path]),
      ([limit, paths]) => `${figure.short} ${bound(figure, limit)} on ${families(paths)}`,
    ),
  )
  const html = Array.from(
    Map.groupBy(sitePages, htmlBudget),
    ([bytes, paths]) => `≤${(bytes / 1000).toFixed(1)} kB on ${families(paths)}`,
  )
  return `Other budgets: ${ofFigures.join('; ')}. HTML: ${html.join('; ')}.`
}

/** Short names of pages: `/tarifs/…` for several below one address. */
function families(paths: readonly string[]): string {
  if (paths.length > sitePages.length / 2) return 'all other pages'
  return Array.from(
    Map.groupBy(paths, (path) => path.split('/')[1]),
    ([family, members]) => (members.length === 1 ? members[0] : `/${family}/…`),
  ).join(', ')
}

const range = ({ lowest, median, highest }: Spread) =>
  `${median.toFixed(0)} (${lowest.toFixed(0)} to ${highest.toFixed(0)})`

function noise({ browser, pages, bare, host }: PagesReport): string {
  const runs = pages.reduce((sum, page) => sum + page.runs, 0)
  return (
    `${browser}. ${runs} audits of ${pages.length} pages. Bare page (${bare.bytes} bytes): LCP ` +
    `${range(bare.lcp)} ms. Speed of the machine by Lighthouse's benchmark: ` +
    `${range(bare.machineSpeed)}. Runs repeated because of the host: ${host.repeated} of ${host.runs}.`
  )
}
