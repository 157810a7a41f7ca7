import { availableParallelism, cpus, loadavg } from 'node:os'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import type { BrowserFigures, BrowsersReport, Navigation } from './browsers.ts'
import {
  budgets,
  budgetViolations,
  contentBudgets,
  deskBudgets,
  type FigureName,
  figureNames,
  htmlBudget,
  isOverBudget,
  limitOf,
  navigationBudgets,
  quoteBudgets,
  shown,
  typingBudget,
} from './budgets.ts'
import { type ContentFigures, contentViolations } from './content.ts'
import { type DeskFigures, deskViolations } from './desk.ts'
import { type GrowthRow, growthViolations } from './growth.ts'
import type { PagesReport } from './pages.ts'
import { type QuoteFigures, quoteViolations } from './quotes.ts'
import { type ServerFigures, serverViolations } from './server.ts'
import type { Spread } from './statistics.ts'
import { type TypingRow, typingViolations } from './typing.ts'

/** Everything that one run of the bench found, as build/bench/figures.json holds it. */
export interface Report {
  date: string
  command: string
  machine: {
    processor: string
    processors: number
    node: string
    /** Mean number of waiting processes over one minute, as the system tells it. */
    loadBefore: number
    loadAfter: number
  }
  pages: PagesReport | null
  server: ServerFigures | null
  growth: GrowthRow[] | null
  typing: TypingRow[] | null
  desk: DeskFigures | null
  quotes: QuoteFigures | null
  content: ContentFigures | null
  browsers: BrowsersReport | null
  violations: Readonly<Record<Part, readonly string[]>>
}

/** What a run of the bench may measure, by the name of its command. */
export type Part =
  | 'pages'
  | 'server'
  | 'growth'
  | 'apercus'
  | 'desk'
  | 'quotes'
  | 'content'
  | 'browsers'

type Measured = Pick<
  Report,
  'command' | 'pages' | 'server' | 'growth' | 'typing' | 'desk' | 'quotes' | 'content' | 'browsers'
>

/** Puts the parts together; call it once everything was measured. */
export function assemble(parts: Measured, loadBefore: number): Report {
  return {
    date: new Date().toISOString(),
    ...parts,
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      processors: availableParallelism(),
      node: process.version,
      loadBefore,
      loadAfter: loadavg()[0] ?? 0,
    },
    violations: {
      pages: (parts.pages?.pages ?? []).flatMap(({ path, figures }) =>
        budgetViolations(path, figures),
      ),
      server: parts.server ? serverViolations(parts.server) : [],
      growth: growthViolations(parts.growth ?? []),
      apercus: typingViolations(parts.typing ?? []),
      desk: parts.desk ? deskViolations(parts.desk) : [],
      quotes: parts.quotes ? quoteViolations(parts.quotes) : [],
      content: parts.content ? contentViolations(parts.content) : [],
      browsers: parts.browsers ? browsersViolations(parts.browsers) : [],
    },
  }
}

/** What is printed, in Markdown. */
export function toText(report: Report): string {
  return Object.values(toSections(report)).join('\n\n')
}

/** Each part that was measured, in Markdown: when, how and on what, its figures, its violations. */
export function toSections(report: Report): Partial<Record<Part, string>> {
  const {
    pages,
    server,
    growth,
    typing,
    desk,
    quotes,
    content,
    browsers,
    machine,
    violations,
    date,
    command,
  } = report
  const section = (part: Part, ...texts: string[]) => ({
    [part]: [
      `\`${command}\`, ${date.slice(0, 10)}, ${machine.processors} × ${machine.processor}, ` +
        `Node.js ${machine.node}${part === 'pages' && pages ? `, ${pages.browser}` : ''}`,
      ...texts,
      steadiness(machine),
      violations[part].length > 0
        ? `Over budget (✗):\n\n${violations[part].map((line) => `- ${line}`).join('\n')}`
        : 'Every budget is kept.',
    ].join('\n\n'),
  })
  return {
    ...(pages && section('pages', table(pages), exceptions(), noise(pages))),
    ...(server && section('server', serverText(server))),
    ...(growth && section('growth', growthText(growth))),
    ...(typing && section('apercus', typingText(typing))),
    ...(desk && section('desk', deskText(desk))),
    ...(quotes && section('quotes', paperText(quotes), clientText(quotes))),
    ...(content && section('content', contentText(content))),
    ...(browsers &&
      section('browsers', ...browsers.browsers.map(browserText), otherEnginesText(browsers))),
  }
}

/** Whether the machine had no other work: a processor that others wait for measures them too. */
export function isSteady({ loadBefore, loadAfter, processors }: Report['machine']): boolean {
  return Math.max(loadBefore, loadAfter) <= processors
}

function steadiness(machine: Report['machine']): string {
  const { loadBefore, loadAfter, processors } = machine
  const load =
    `Load average ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after, ` +
    `on ${processors} processors`
  return isSteady(machine)
    ? `${load}.`
    : `**${load}: the machine had other work, and the timings above are no measure of the site.**`
}

/** One row per page and one for the budgets; what violates one is marked. */
function table({ pages }: PagesReport): string {
  const rows = [
    ['', ...figureNames.map((name) => budgets[name].short)],
    ['budget', ...figureNames.map((name) => budgetText(name))],
    ...pages.map(({ path, figures }) => [
      path,
      ...figureNames.map(
        (name) =>
          shown(name, figures[name]) + (isOverBudget(name, path, figures[name]) ? ' ✗' : ''),
      ),
    ]),
  ]
  const widths = figureNames.map((_, index) =>
    Math.max(...rows.map((row) => row[index + 1]?.length ?? 0)),
  )
  const first = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(
    ([name = '', ...cells]) =>
      `| ${name.padEnd(first)} | ` +
      `${cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join(' | ')} |`,
  )
  const rule = `|${'-'.repeat(first + 2)}|${widths.map((width) => `${'-'.repeat(width + 1)}:`).join('|')}|`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

/** The budgets of pages that have a reason to differ, and those of HTML, which has no column. */
function exceptions(): string {
  const paths = sitePaths(loadContent())
  const lines = figureNames.flatMap((name) =>
    paths
      .filter((path) => limitOf(name, path) !== limitOf(name, ''))
      .map((path) => `\`${path}\`: ${budgets[name].short} ${budgetText(name, path)}`),
  )
  const html = Map.groupBy(paths, htmlBudget)
  const sizes = [...html]
    .sort(([a], [b]) => a - b)
    .map(([bytes, paths]) => {
      const size = `≤${(bytes / 1000).toFixed(1)} kB`
      return paths.length > 8 ? `${size} on most pages` : `${size} on ${paths.join(', ')}`
    })
  return `Other budgets: ${lines.join('; ')}. HTML: ${sizes.join('; ')}.`
}

function budgetText(name: FigureName, path = ''): string {
  const sign = 'atLeast' in budgets[name] ? '≥' : '≤'
  return sign + Number(shown(name, limitOf(name, path)))
}

function noise({ bare, host }: PagesReport): string {
  const { bytes, runs, lcp, tbt, machineSpeed } = bare
  return (
    `Bare page (${bytes} bytes), ${runs} runs in between: LCP ${range(lcp)} ms, ` +
    `TBT ${tbt.lowest.toFixed(0)} to ${tbt.highest.toFixed(0)} ms. ` +
    `Speed of the machine by Lighthouse's own measure: ${range(machineSpeed)}. ` +
    `${host.runs} runs were timed, ${host.repeated} of them again because this machine's host had ` +
    `taken the processor for others: at most ${(host.stolen * 100).toFixed(0)} % of it in those kept.`
  )
}

function range({ lowest, median, highest, relative }: Spread): string {
  const percent = (relative * 100).toFixed(0)
  return `${median.toFixed(0)} (${lowest.toFixed(0)} to ${highest.toFixed(0)}, ${percent} %)`
}

function serverText({ connections, pages, versusNginx, leads, memory }: ServerFigures): string {
  const asker = (load: number) => `asking took ${(load * 100).toFixed(0)} % of a processor`
  return [
    `Server, ${connections} connections:`,
    '',
    `- pages per second (brotli): ${pages.perSecond}; ${asker(pages.askerLoad)}`,
    versusNginx
      ? `- in gzip, beside nginx: ${versusNginx.site.perSecond} and ${versusNginx.nginx.perSecond}, ` +
        `${versusNginx.ratio.toFixed(2)} of it; ${asker(versusNginx.site.askerLoad)} ` +
        `and ${(versusNginx.nginx.askerLoad * 100).toFixed(0)} %`
      : '- nginx is not installed: nothing to compare with',
    `- durable leads per second: ${leads.perSecond}; p50 ${leads.p50} ms, p99 ${leads.p99} ms, ` +
      `p99.9 ${leads.p999} ms; ${leads.kept} kept of ${leads.sent} answered`,
    memory
      ? `- resident memory: ${(memory.atRest / 1e6).toFixed(0)} MB at rest, ` +
        `${(memory.underLoad / 1e6).toFixed(0)} MB under load`
      : '- resident memory: this system does not tell',
  ].join('\n')
}

function growthText(growth: GrowthRow[]): string {
  const cell = (value: number | null | undefined, digits: number) =>
    value === undefined ? '–' : (value?.toFixed(digits) ?? 'failed')
  return [
    '| leads | submit ms | claim ms | list ms | export µs per row | export MB |',
    '|------:|----------:|---------:|--------:|------------------:|----------:|',
    ...growth.map(({ rows, submit, claim, list, exportPerRow, exportMemory }) => {
      const cells = [
        rows,
        cell(submit, 2),
        cell(claim, 2),
        cell(list, 0),
        cell(exportPerRow && exportPerRow * 1000, 1),
        cell(exportMemory && exportMemory / 1e6, 0),
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ].join('\n')
}

function typingText(typing: TypingRow[]): string {
  return [
    `| previews | keys | median ms | p95 ms (≤${typingBudget}) | slowest ms | late |`,
    '|:---------|-----:|----------:|-------------:|-----------:|-----:|',
    ...typing.map(({ screen, keys, median, p95, slowest, late }) => {
      return `| ${[screen, keys, median, p95, slowest, late].join(' | ')} |`
    }),
  ].join('\n')
}

function deskText(desk: DeskFigures): string {
  return [
    '| 100,000 requests | ms | at most |',
    '|:-----------------|---:|--------:|',
    ...Object.entries(deskBudgets).flatMap(([name, { label, limit }]) => {
      const value = desk[name as keyof DeskFigures]
      return value === undefined ? [] : [`| ${[label, value.toFixed(0), limit].join(' | ')} |`]
    }),
  ].join('\n')
}

function contentText(figures: ContentFigures): string {
  const { start, page, text, everyPage, visitors, memory } = figures
  const ms = (value: number) => `${value.toFixed(0)} ms`
  return [
    `- start of a built site: ${ms(start)} (≤${contentBudgets.start})`,
    `- a page rendered, trimmed, shortened and hashed: ${ms(page.median)}, ${ms(page.longest)} at most (≤${contentBudgets.page})`,
    `- a text, from its publication until a visitor gets it: ${ms(text.here)}, ${ms(text.elsewhere)} in a second instance (≤${contentBudgets.text})`,
    `- a price, until all of ${everyPage.pages} pages show it: ${ms(everyPage.took)} (≤${contentBudgets.everyPage})`,
    `- visitors meanwhile: p99 ${ms(visitors.p99)} (≤${contentBudgets.visitors}), ${visitors.refused} of ${visitors.asked} not answered`,
    `- resident memory: ${(memory.before / 1e6).toFixed(0)} MB before (≤${contentBudgets.memory}), ${(memory.after / 1e6).toFixed(0)} MB after`,
  ].join('\n')
}

function paperText({ paper }: QuoteFigures): string {
  return [
    '| a quote | | at most |',
    '|:--------|---:|--------:|',
    ...Object.entries(quoteBudgets).map(([name, { label, limit, unit, scale }]) => {
      const value = paper[name as keyof QuoteFigures['paper']]
      const cells = [label, ...[value, limit].map((one) => `${(one / scale).toFixed(0)} ${unit}`)]
      return `| ${cells.join(' | ')} |`
    }),
  ].join('\n')
}

/**
 * In the full browser, no page of ours keeps a phone busy longer than the peer's does; in both, a link is
 * followed in time.
 */
export function browsersViolations({ browsers, otherEngines }: BrowsersReport): string[] {
  const ofBrowsers = browsers.flatMap(({ isFull, rows, navigations }) => {
    const browser = isFull ? 'full browser' : 'headless shell'
    const peer = rows.find(({ name }) => name === 'peer')
    const most = peer?.tbt.highest ?? Number.POSITIVE_INFINITY
    const busy = rows.filter(({ name, tbt }) => {
      return isFull && name.startsWith('/') && Math.round(tbt.median) > Math.round(most)
    })
    return [
      ...busy.map(({ name, tbt }) => {
        const times = `${tbt.median.toFixed(0)} ms instead of at most ${most.toFixed(0)}`
        return `${name}, ${browser}: ${budgets.tbt.label}: ${times}`
      }),
      ...navigations.flatMap((link) => lateLinks(link, browser, navigationBudgets.Chromium)),
    ]
  })
  const ofOthers = otherEngines.flatMap((link) =>
    lateLinks(link, link.engine, navigationBudgets[link.engine]),
  )
  return [...ofBrowsers, ...ofOthers]
}

/** One line for each way of following a link that takes too long. */
function lateLinks(
  link: Navigation,
  browser: string,
  limits: Record<'pointed' | 'quick', number>,
): string[] {
  return (['pointed', 'quick'] as const)
    .filter((kind) => Math.round(link[kind]) > limits[kind])
    .map((kind) => {
      const times = `${link[kind].toFixed(0)} ms instead of at most ${limits[kind]}`
      return `${link.from} to ${link.to}, ${browser}: link to painted page: ${times}`
    })
}

function browserText({ product, isFull, rows, navigations }: BrowserFigures): string {
  return [
    isFull
      ? `${product}, the full browser in its headless mode (\`--headless=new\`):`
      : `${product}, the headless shell:`,
    '',
    '| | LCP ms | × bare | TBT ms |',
    '|:--|------:|-------:|-------:|',
    ...rows.map(({ name, lcp, lcpRatio, tbt }) => {
      const times = `${tbt.median.toFixed(0)} (${tbt.lowest.toFixed(0)} to ${tbt.highest.toFixed(0)})`
      return `| ${[name, lcp.median.toFixed(0), lcpRatio.toFixed(2), times].join(' | ')} |`
    }),
    '',
    ...navigations.map((link) => linkText(link, navigationBudgets.Chromium)),
  ].join('\n')
}

function otherEnginesText({ otherEngines }: BrowsersReport): string {
  const lines = otherEngines.map((link) =>
    linkText(link, navigationBudgets[link.engine]).replace('- ', `- ${link.engine}, `),
  )
  return ['On a processor that is not slowed:', '', ...lines].join('\n')
}

function linkText(
  { from, to, pointed, quick }: Navigation,
  limits: Record<'pointed' | 'quick', number>,
): string {
  return (
    `- ${from} to ${to}, from click to painted page: ${pointed.toFixed(0)} ms (≤${limits.pointed}) ` +
    `once pointed at for a second, ${quick.toFixed(0)} ms (≤${limits.quick}) by a quick tap`
  )
}

/** Figures of a page that has no script and is drawn on request. */
const clientNames = [
  ...(['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'cls'] as const),
  ...(['firstPaint', 'firstPaintNoFont', 'total', 'usedScript', 'requests', 'elements'] as const),
]

function clientText({ pages }: QuoteFigures): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['', ...clientNames.map((name) => budgets[name].short)]),
    `|:---|${clientNames.map(() => '---:|').join('')}`,
    line(['budget', ...clientNames.map((name) => budgetText(name))]),
    ...pages.map(({ path, figures }) =>
      line([
        path,
        ...clientNames.map((name) => {
          const value = figures[name] ?? Number.NaN
          return shown(name, value) + (isOverBudget(name, path, value) ? ' ✗' : '')
        }),
      ]),
    ),
  ].join('\n')
}

/** A page to look at: a chart per figure, with its budget. Nothing is fetched, nothing runs. */
export function toHtml(report: Report): string {
  const { pages, violations, date, command } = report
  const count = Object.values(violations).flat().length
  const charts = figureNames.map((name) => (pages ? chart(name, pages) : '')).join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench, ${date.slice(0, 10)}</title>
<style>
:root { color-scheme: light dark; --bar: light-dark(#6f9bd1, #4d78ad); --miss: light-dark(#c4391d, #f0765c);
  --quiet: light-dark(#5c5c66, #a5a5b0); --line: light-dark(#1d1d22, #f2f2f4) }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem }
.charts { display: grid; gap: 1.5rem 3rem; grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)) }
figure { margin: 0 } figcaption { font-weight: 600 } figcaption span { color: var(--quiet); font-weight: 400 }
svg { display: block; width: 100%; height: auto; font: 11px system-ui, sans-serif }
text { fill: currentColor } .bar { fill: var(--bar) } .miss { fill: var(--miss) } text.miss { font-weight: 700 }
.budget { stroke: var(--line); stroke-dasharray: 3 3 } pre { overflow-x: auto }
</style>
<h1>Bench</h1>
<p><code>${escapeHtml(command)}</code>, ${date}. ${count} budgets violated.</p>
<div class="charts">
${charts}
</div>
<h2>In words</h2>
<pre>${escapeHtml(toText(report))}</pre>
</html>
`
}

const row = 18
const labels = 190
const bars = 300
const width = 560

/** Bars of every page, the budget as a dashed line. */
function chart(name: FigureName, { pages }: PagesReport): string {
  const { label, unit } = budgets[name]
  const limit = limitOf(name, '')
  const largest = Math.max(limit, ...pages.map(({ figures }) => figures[name])) || 1
  const x = (value: number) => labels + (value / largest) * bars
  const lines = pages.map(({ path, figures }, index) => {
    const value = figures[name]
    const missed = isOverBudget(name, path, value)
    const middle = index * row + row / 2 + 4
    return (
      `<text x="${labels - 8}" y="${middle}" text-anchor="end">${escapeHtml(path)}</text>` +
      `<rect class="${missed ? 'miss' : 'bar'}" x="${labels}" y="${index * row + 3}" ` +
      `width="${Math.max(x(value) - labels, 1).toFixed(1)}" height="${row - 6}" rx="2"/>` +
      `<text class="${missed ? 'miss' : ''}" x="${(x(value) + 6).toFixed(1)}" y="${middle}">` +
      `${shown(name, value)}${missed ? ' ✗' : ''}</text>`
    )
  })
  const height = pages.length * row
  return `<figure>
<figcaption>${escapeHtml(label)} <span>${budgetText(name)} ${unit}</span></figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(label)}">
${lines.join('\n')}
<line class="budget" x1="${x(limit).toFixed(1)}" x2="${x(limit).toFixed(1)}" y1="0" y2="${height}"/>
</svg>
</figure>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
