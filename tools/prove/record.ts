import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const page = join(import.meta.dirname, '../../docs/proofs.md')

/**
 * Writes a proof's result into its row of docs/proofs.md, with the date.
 *
 * @param promise literal first cell of the row
 */
export async function record(promise: string, figures: string): Promise<void> {
  const lines = (await readFile(page, 'utf8')).split('\n')
  const row = lines.findIndex((line) => line.startsWith(`| ${promise} |`))
  const [, command] = lines[row]?.split(' | ') ?? []
  if (!command) throw new Error(`docs/proofs.md has no row “${promise}”`)
  const today = new Date().toISOString().slice(0, 10)
  lines[row] = `| ${promise} | ${command} | ${figures} | ${today} |`
  await writeFile(page, lines.join('\n'))
}
