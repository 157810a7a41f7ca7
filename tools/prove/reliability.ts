import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const table = join(import.meta.dirname, '../../docs/reliability.md')

/**
 * Writes a long command's result into its row of docs/reliability.md, with the date.
 *
 * @param promise literal first cell of the row
 */
export async function record(promise: string, figures: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  await writeFile(table, withFigures(await readFile(table, 'utf8'), promise, figures, today))
}

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
