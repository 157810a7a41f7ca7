import * as v from 'valibot'
import { borrowedValues, putValues } from './borrowed.ts'
import { faultsOf } from './checks.ts'
import { ContentError } from './content-error.ts'
import { type Content, type Documents, type Kind, kinds } from './documents.ts'

/**
 * Builds the content from its documents: inserts borrowed values, validates and freezes.
 *
 * @throws ContentError with a line for each invalid field
 */
export function assemble(documents: Documents): Content {
  const { company, sentences } = kinds
  const values = borrowedValues(
    validate(company.path, company.schema, documents),
    validate(sentences.path, sentences.schema, documents),
  )
  const resolved = new Map(
    [...documents].map(([path, document]) => [path, putValues(document, values, `${path}.yaml`)]),
  )
  const all = Object.entries<Kind>(kinds).map(([name, kind]) => [name, loaded(kind, resolved)])
  const content: Content = freeze(Object.fromEntries(all))
  const faults = faultsOf(content, resolved)
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
  return content
}

function loaded({ path, names, entries, schema }: Kind, documents: Documents): unknown {
  if (names) {
    return Object.fromEntries(
      names.map((name) => [name, validate(`${path}/${name}`, schema, documents)]),
    )
  }
  if (!entries) return validate(path, schema, documents)
  return [...documents.keys()]
    .filter((key) => key.startsWith(`${path}/`))
    .map((key) => ({
      id: key.slice(path.length + 1),
      ...(validate(key, schema, documents) as { order: number }),
    }))
    .sort((a, b) => a.order - b.order)
}

function validate<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  documents: Documents,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, documents.get(path))
  if (result.success) return result.output
  const lines = result.issues.map((issue) => {
    const field = v.getDotPath(issue)
    return `${path}.yaml${field ? ` › ${field.replaceAll('.', ' › ')}` : ''}: ${issue.message}`
  })
  throw new ContentError(lines.join('\n'))
}

export function freeze<Value>(value: Value): Value {
  if (value && typeof value === 'object') {
    for (const part of Object.values(value)) freeze(part)
    Object.freeze(value)
  }
  return value
}
