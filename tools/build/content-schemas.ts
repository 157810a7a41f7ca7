/**
 * Build step: writes the JSON schema of each kind of document into build/schemas, for code editors
 * (.vscode/settings.json maps them).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { kinds } from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { buildFolder } from './folder.ts'

export function schemaSettings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Kind>(kinds).map(([name, { path, names, entries }]) => [
      `./build/schemas/${name}.json`,
      names || entries ? `content/${path}/*.yaml` : `content/${path}.yaml`,
    ]),
  )
}

if (import.meta.main) {
  const folder = join(buildFolder, 'schemas')
  await mkdir(folder, { recursive: true })
  for (const [name, { schema }] of Object.entries<Kind>(kinds)) {
    // `ignore`: JSON Schema cannot express Valibot's checks in code.
    const json = toJsonSchema(schema as never, { errorMode: 'ignore' })
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`)
  }
}
