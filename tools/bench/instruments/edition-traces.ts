import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names that occur only in code and pages of the edition. */
const traces = /edit-text|data-field|bureau\/edition|server\/edition|desk\/edition|[\ue000-\ue1ff]/

export function editionTraces(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:html|js|css|json|xml|txt|webmanifest|svg)$/.test(path))
    .filter((path) => traces.test(readFileSync(join(folder, path), 'utf8')))
}
