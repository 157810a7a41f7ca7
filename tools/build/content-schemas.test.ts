import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { type Kind, kinds } from '#content/documents/documents.ts'
import { schemaSettings } from './content-schemas.ts'

test('.vscode/settings.json maps each kind of document to its schema', async () => {
  const file = join(import.meta.dirname, '../../.vscode/settings.json')
  const settings = JSON.parse(await readFile(file, 'utf8'))
  expect(settings, 'add the new kind to .vscode/settings.json').toEqual({
    'yaml.schemas': schemaSettings(),
  })
})

interface Field {
  type?: string
  title?: string
  const?: unknown
  properties?: Record<string, Field>
  items?: Field | Field[]
  anyOf?: Field[]
}

function unnamed(field: Field, path: string): string[] {
  const inside = [
    ...Object.entries(field.properties ?? {}),
    ...[field.items ?? []].flat().map((item, index) => [String(index), item] as const),
    ...(field.anyOf ?? []).map((one, index) => [`or ${index}`, one] as const),
  ]
  const isNamed =
    field.title !== undefined || field.anyOf !== undefined || field.const !== undefined
  return [
    ...(isNamed || /or \d+$/.test(path) ? [] : [path]),
    ...inside.flatMap(([name, part]) => unnamed(part, `${path}.${name}`)),
  ]
}

test.each(Object.entries<Kind>(kinds))('each field of « %s » has a label', (name, { schema }) => {
  const json = toJsonSchema(schema as never, { errorMode: 'ignore' })
  expect(unnamed(json as Field, name)).toEqual([])
})
