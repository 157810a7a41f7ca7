import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const table = join(import.meta.dirname, '../../docs/reliability.md')

/**
 * Writes what a command has just shown into its promise's row of docs/reliability.md, with the date.
 * Only the long commands do: `npm test` leaves no trace.
 *
 * @param promise the row's first cell, word for word
 * @param figures what was counted or measured, in one line
 * @throws Error when no row has this promise
 */
export async function record(promise: string, figures: string): Promise<void> {
  await writeFile(table, withFigures(await readFile(table, 'utf8'), promise, figures, today()))
}

/** The same table with a promise's last two cells, its figures and their date, written anew. */
export function withFigures(
  markdown: string,
  promise: string,
  figures: string,
  date: string,
): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
  let found = false
  const lines = markdown.split('\n').map((line) => {
    const [, first, command] = line.split(/ ?(?<!\\)\| ?/)
    if (first !== cell(promise)) return line
    found = true
    return `| ${first} | ${command} | ${cell(figures)} | ${date} |`
  })
  if (!found) throw new Error(`docs/reliability.md has no row “${promise}”`)
  return lines.join('\n')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
