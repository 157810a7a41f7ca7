import * as v from 'valibot'
import { borrowedValues, type Lenders, putValues } from './borrowed.ts'
import { faultsOf } from './checks.ts'
import { ContentError, type ContentFault } from './content-error.ts'
import { type Content, type Documents, kinds } from './documents.ts'
import type { Kind } from './kind.ts'

/**
 * Builds the content from its documents: inserts borrowed values, validates and freezes.
 *
 * @throws ContentError with a fault for each invalid field
 */
export function assemble(documents: Documents): Content {
  const all = Object.entries<Kind>(kinds)
  const load = (some: typeof all, documents: Documents) =>
    Object.fromEntries(some.map(([name, kind]) => [name, loaded(kind, documents)]))
  const lenders = load(
    all.filter(([, { lends }]) => lends),
    documents,
  ) as Lenders
  const values = borrowedValues(lenders)
  const lent = JSON.stringify([...values])
  const resolved = new Map(
    [...documents].map(([document, value]) => [
      document,
      recall(filled, value, `${document} ${lent}`, () =>
        putValues(value, values, { document, path: '' }),
      ),
    ]),
  )
  const content: Content = freeze(load(all, resolved) as Content)
  const faults = faultsOf(content, resolved)
  if (faults.length > 0) throw new ContentError(faults)
  return content
}

/** Results of a document as it was read, which nobody changes: a draft is a new object. */
type Results<Key> = WeakMap<object, { key: Key; result: unknown }>

const filled: Results<string> = new WeakMap()
const validated: Results<unknown> = new WeakMap()

/** Returns the result for a value and a key, and computes only what differs from the time before. */
function recall<Key>(
  results: Results<Key>,
  value: unknown,
  key: Key,
  compute: () => unknown,
): unknown {
  if (!value || typeof value !== 'object') return compute()
  const known = results.get(value)
  if (known?.key === key) return known.result
  const result = compute()
  results.set(value, { key, result })
  return result
}

function loaded({ path, names, entries, schema }: Kind, documents: Documents): unknown {
  const valid = (document: string) => {
    const value = documents.get(document)
    return recall(validated, value, schema, () => freeze(validate(document, schema, value)))
  }
  if (names) return Object.fromEntries(names.map((name) => [name, valid(`${path}/${name}`)]))
  if (!entries) return valid(path)
  return [...documents.keys()]
    .filter((key) => key.startsWith(`${path}/`))
    .map((key) => ({
      id: key.slice(path.length + 1),
      ...(valid(key) as { order: number }),
    }))
    .sort((a, b) => a.order - b.order)
}

/** @throws ContentError with a fault for each invalid field */
export function validate<Schema extends v.GenericSchema>(
  document: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new ContentError(result.issues.map((issue) => faultAt(document, issue)))
}

export const faultAt = (document: string, issue: v.BaseIssue<unknown>): ContentFault => ({
  document,
  path: v.getDotPath(issue) ?? '',
  words: issue.message,
})

export function freeze<Value>(value: Value): Value {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) freeze(part)
    Object.freeze(value)
  }
  return value
}
