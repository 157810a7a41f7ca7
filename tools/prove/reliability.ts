import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const table = join(import.meta.dirname, '../../docs/reliability.md')

/**
 * Writes a long command's result into its row of docs/reliability.md, with the date.
 *
 * @param promise literal first cell of the row
 */
export async function record(promise: string, figures: string): Promise<void> {
  const lines = (await readFile(table, 'utf8')).split('\n')
  const row = lines.findIndex((line) => line.startsWith(`| ${promise} |`))
  const [, command] = lines[row]?.split(' | ') ?? []
  if (!command) throw new Error(`docs/reliability.md has no row “${promise}”`)
  const today = new Date().toISOString().slice(0, 10)
  lines[row] = `| ${promise} | ${command} | ${figures} | ${today} |`
  await writeFile(table, lines.join('\n'))
}
