/**
 * Build step: writes the JSON schema of each kind of document into build/schemas, for code editors
 * (.vscode/settings.json maps them).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { kinds } from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { tradeDocument } from '#previews/trades/trade.ts'
import { buildFolder } from './folder.ts'

export const schemas = [
  ...Object.entries<Kind>(kinds).map(([name, { path, names, entries, schema }]) => ({
    name,
    files: names || entries ? `content/${path}/*.yaml` : `content/${path}.yaml`,
    schema,
  })),
  { name: 'trades', files: 'previews/trades/*.yaml', schema: tradeDocument },
]

// `ignore`: JSON Schema cannot express Valibot's checks in code.
export const jsonSchema = (schema: Kind['schema']) =>
  toJsonSchema(schema as never, { errorMode: 'ignore' })

if (import.meta.main) {
  const folder = join(buildFolder, 'schemas')
  await mkdir(folder, { recursive: true })
  for (const { name, schema } of schemas) {
    const json = JSON.stringify(jsonSchema(schema), null, 2)
    await writeFile(join(folder, `${name}.json`), `${json}\n`)
  }
}
