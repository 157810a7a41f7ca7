import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { jsonSchema, schemas } from './content-schemas.ts'

const root = join(import.meta.dirname, '../..')

test('.vscode/settings.json maps each kind of document to its schema', () => {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'))
  expect(settings, 'add the new kind to .vscode/settings.json').toEqual({
    'yaml.schemas': Object.fromEntries(
      schemas.map(({ name, files }) => [`./build/schemas/${name}.json`, files]),
    ),
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

test.each(schemas)('each field of « $name » has a label', ({ name, schema }) => {
  expect(unnamed(jsonSchema(schema) as Field, name)).toEqual([])
})

test('the schemas for code editors accept every document of the repository', () => {
  const ajv = new Ajv({ allErrors: true, strict: false, formats: fullFormats })
  for (const { files, schema } of schemas) {
    const check = ajv.compile(jsonSchema(schema))
    const found = globSync(files, { cwd: root })
    expect(found, files).not.toEqual([])
    for (const file of found) {
      const value = parse(readFileSync(join(root, file), 'utf8'))
      expect(check(value) ? [] : check.errors, file).toEqual([])
    }
  }
})
