import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditedPage } from '#content/accessibility/pages.ts'

const folder = join(import.meta.dirname, 'pages')

/** The sample of the desk: one page of each kind, by its subject in tools/workshop/desk-pages.ts. */
export const deskPages = globSync('*.json', { cwd: folder })
  .toSorted()
  .map((file): AuditedPage => JSON.parse(readFileSync(join(folder, file), 'utf8')))
