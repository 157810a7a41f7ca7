import { stringify } from 'csv-stringify/sync'

/** What parts cells: a French spreadsheet expects semicolons, an English one commas. */
export const separators = [';', ',', '\t'] as const
export type Separator = (typeof separators)[number]

/**
 * Where a formula could begin inside a text: a spreadsheet may cut at another separator than the
 * file's, and heeds quotes only where a cell starts.
 */
const betweenCells = /[;,\s"']+/g
const formula = /[=+\-@\uff1d\uff0b\uff0d\uff20]/

/**
 * A text in which nothing after its beginning runs as a formula; `escape_formulas` sees to that. In
 * one pass: a pattern for all of it would look through a row of line breaks once from each.
 */
export function defuse(text: string): string {
  return text.replace(betweenCells, (gap: string, index: number) =>
    /[;,\t\n]/.test(gap) && formula.test(text.charAt(index + gap.length)) ? `${gap}'` : gap,
  )
}

/**
 * Writes rows for a spreadsheet: UTF-8 with a byte-order mark so that accents show, and an apostrophe
 * before what a spreadsheet would run as a formula, however it cuts the file into cells.
 *
 * @param columns names of the columns, in order; a value that a row lacks is an empty cell
 * @returns one piece of text per line, the first being the names
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
      // A reader that cuts elsewhere still finds a whole cell between its quotes.
      quoted_match: /[;,\t]/,
    })
  }
}
