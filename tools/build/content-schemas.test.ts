import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { expect, test } from 'vitest'
import { documentKind } from '#content/documents/document-kind.ts'
import { kinds } from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { readDocuments } from '#content/documents/load.ts'
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

test('the schemas for code editors accept every document of the repository', () => {
  const ajv = new Ajv({ allErrors: true, strict: false, formats: fullFormats })
  const checks = new Map<Kind, ReturnType<Ajv['compile']>>()
  for (const [document, value] of readDocuments()) {
    const kind = documentKind(document)
    if (!kind) throw new Error(`${document} has no kind`)
    const check =
      checks.get(kind) ??
      ajv.compile(toJsonSchema(kind.schema as never, { errorMode: 'ignore' }) as object)
    checks.set(kind, check)
    expect(check(value) ? [] : check.errors, document).toEqual([])
  }
  expect(checks.size).toBe(Object.keys(kinds).length)
})
