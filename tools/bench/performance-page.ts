import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Budget,
  isOver,
  limitIn,
  partBudgets,
  rowBudgets,
  shown,
  type Values,
  violations,
} from './budgets.ts'

export interface Run {
  date: string
  command: string
  machine: string
  reference: number
  slowdown: number
}

export interface Row {
  path: string
  figures: Values
}

export interface Measured {
  figures?: Values
  pages?: Row[]
  links?: Row[]
  note?: string
}

export type Part = keyof typeof partBudgets | keyof typeof rowBudgets

export type Results = Record<Part, Run & Measured>

type Budgets = Readonly<Record<string, Budget>>
const single: Partial<Record<Part, Budgets>> = partBudgets
const inRows: Partial<Record<Part, Readonly<Record<string, Budgets>>>> = rowBudgets

export const sections: Readonly<Record<Part, [title: string, method: string]>> = {
  pages: [
    'Pages',
    `Lighthouse on the simulated phone, in Chromium's headless shell. Each page is measured once, and up to
three times while a timed one is over its limit or within 5 % of it; the table shows medians. \`× bare\` is the
largest paint over that of a bare page measured in between, which holds on any machine. \`INP\` has steps of
8 ms.`,
  ],
  server: ['Server', 'Sixteen connections; the first two seconds of each load do not count.'],
  edition: [
    'The edition by the agency',
    'Times are medians of three publications; four visitors read meanwhile.',
  ],
  desk: ['The desk', 'Over 100,000 requests in SQLite. Pages are those of ten people at once.'],
  browsers: [
    'Links, in three browsers',
    `Links are followed on slow 4G, once pointed at for a second or by a quick tap; only Chromium's processor is
slowed.`,
  ],
}

const introduction = `# Performance

\`npm run bench\` writes the measured parts of this page: the figures beside the budgets of
[\`tools/bench/budgets.ts\`](../tools/bench/budgets.ts). To renew a part, run the command it names on a
machine without other work. \`npm test\` holds every page to the budgets that do not depend on a clock: bytes,
requests, elements, EcoIndex, first screen and stillness. Why the site is as fast as it is:
[performance-notes.md](performance-notes.md).

\`× ref\` is a duration over that of a fixed piece of work on the same machine (JSON of 50,000 rows), so it
can be compared between machines. \`slowdown\` is how many times the simulated phone is slower than the machine: 4, as
in Lighthouse, or less on a slow machine. ✗ marks a figure over its budget.`

const file = join(import.meta.dirname, '../../docs/performance.md')

export async function recordResults(results: Partial<Results>): Promise<void> {
  await writeFile(file, withResults(await readFile(file, 'utf8'), results))
}

/** Replaces the sections of the measured parts; keeps the others as they are. */
export function withResults(page: string, results: Partial<Results>): string {
  const old = new Map(
    page.split(/\n(?=## )/).map((text) => [/^## (.*)/.exec(text)?.[1], text.trim()]),
  )
  const texts = Object.entries(sections).flatMap(([part, [title, method]]) => {
    const result = results[part as Part]
    return result
      ? `## ${title}\n\n${method}\n\n${sectionText(part as Part, result)}`
      : (old.get(title) ?? [])
  })
  return `${[introduction, ...texts].join('\n\n')}\n`
}

/** Returns the tables of a part. */
export function sectionText(part: Part, result: Run & Measured): string {
  const { [part]: figures = {} } = single
  const tables = Object.entries(inRows[part] ?? {}).map(([name, figures]) => ({
    figures,
    rows: result[name as 'pages' | 'links'] ?? [],
  }))
  const over = [
    ...violations(figures, result.figures ?? {}),
    ...tables.flatMap(({ figures, rows }) =>
      rows.flatMap((row) => violations(figures, row.figures, row.path)),
    ),
  ]
  return [
    `\`${result.command}\`, ${result.date.slice(0, 10)}, ${result.machine}, slowdown ${result.slowdown.toPrecision(2)}.`,
    part in single && uprightTable(figures, result),
    ...tables.flatMap(({ figures, rows }) => [
      rowsTable(figures, rows),
      exceptionsIn(figures, rows),
    ]),
    result.note,
    over.length > 0
      ? `Over budget:\n\n${over.map((line) => `- ${line}`).join('\n')}`
      : 'Every budget is kept.',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function uprightTable(figures: Budgets, { figures: values = {}, reference }: Run & Measured) {
  const lines = Object.entries(figures).map(([name, figure]) => {
    const value = values[name]
    const isTime = ['ms', 's'].includes(figure.unit)
    const ratio = value && isTime ? `${Number((value / reference).toPrecision(2))}` : ''
    return [figure.label, cell(figure, value), bound(figure), figure.unit, ratio]
  })
  return gridText([['', 'measured', 'budget', 'unit', '× ref'], ...lines])
}

function rowsTable(figures: Budgets, rows: readonly Row[]): string {
  const columns = Object.entries(figures)
  return gridText([
    ['', ...columns.map(([, { short }]) => short)],
    ['budget', ...columns.map(([, figure]) => bound(figure))],
    ...rows.map(({ path, figures: values }) => [
      path,
      ...columns.map(([name, figure]) => cell(figure, values[name], path)),
    ]),
  ])
}

function cell(figure: Budget, value: number | null | undefined, row?: string): string {
  if (value == null || Number.isNaN(value)) return '–'
  return shown(figure, value) + (isOver(figure, value, row) ? ' ✗' : '')
}

function bound(figure: Budget, row = ''): string {
  const limit = limitIn(figure, row)
  if (!Number.isFinite(limit)) return ''
  return `${figure.isFloor ? '≥' : '≤'}${Number(shown(figure, limit))}`
}

/** Lists the limits of exceptional rows among `rows`. */
function exceptionsIn(figures: Budgets, rows: readonly Row[]): string {
  const isThere = (row: string) => rows.some(({ path }) => path.startsWith(row))
  const lines = Object.values(figures).flatMap((figure) =>
    Object.keys(figure.exceptions)
      .filter(isThere)
      .map((row) => `${figure.short} ${bound(figure, row)} on ${row}`),
  )
  return lines.length > 0 ? `Other budgets: ${lines.join('; ')}.` : ''
}

function gridText(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  const lines = rows.map((row) => {
    const cells = row.map((text, i) => text[i ? 'padStart' : 'padEnd'](widths[i] ?? 0))
    return `| ${cells.join(' | ')} |`
  })
  const rule = widths.map((width, i) => '-'.repeat(width + 1) + (i === 0 ? '-' : ':')).join('|')
  return [lines[0], `|${rule}|`, ...lines.slice(1)].join('\n')
}
