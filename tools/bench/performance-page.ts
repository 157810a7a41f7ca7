import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../docs/performance.md')

/**
 * Writes what was measured into its section of docs/performance.md; what people wrote around the
 * sections stays.
 *
 * @param sections Markdown by the section's name
 */
export async function record(sections: Readonly<Record<string, string>>): Promise<void> {
  const text = await readFile(page, 'utf8')
  await writeFile(page, Object.entries(sections).reduce(withSection, text))
}

/** The same page with a section's text written anew: what stands between its two marks. */
export function withSection(markdown: string, [name, text]: [name: string, text: string]): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = [markdown.indexOf(start), markdown.indexOf(end)]
  if (before === -1 || rest < before) throw new Error(`docs/performance.md has no section ${name}`)
  return `${markdown.slice(0, before)}${start}\n\n${text}\n\n${markdown.slice(rest)}`
}
