import { stringify } from 'csv-stringify/sync'

/** Separators: semicolons for French spreadsheets, commas for English ones. */
export const separators = [';', ',', '\t'] as const
export type Separator = (typeof separators)[number]

/**
 * Gaps after which a formula may start: a spreadsheet may split at another separator than the file's, and
 * respects quotes only at the start of a cell.
 */
const betweenCells = /[;,\s"']+/g
const formula = /[=+\-@\uff1d\uff0b\uff0d\uff20]/

/**
 * Neutralises formulas after the start of a text; `escape_formulas` handles the start. Gap and formula are
 * matched separately, because one pattern for both would be quadratic on a run of line breaks.
 */
export function defuse(text: string): string {
  return text.replace(betweenCells, (gap: string, index: number) =>
    /[;,\t\n]/.test(gap) && formula.test(text.charAt(index + gap.length)) ? `${gap}'` : gap,
  )
}

/**
 * Writes UTF-8 with a byte-order mark, and an apostrophe before any formula, however the spreadsheet splits
 * the file.
 */
export async function* writeCsv(
  columns: string[],
  rows: AsyncIterable<Record<string, string | undefined>>,
  separator: Separator = ';',
): AsyncGenerator<string> {
  yield stringify([], { columns, header: true, bom: true, delimiter: separator })
  for await (const row of rows) {
    const cells = Object.entries(row).map(([name, text]) => [name, text && defuse(text)])
    yield stringify([Object.fromEntries(cells)], {
      columns,
      delimiter: separator,
      escape_formulas: true,
      // Quotes cells that contain another separator, for programs that split at it.
      quoted_match: /[;,\t]/,
    })
  }
}
