import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isPicture, textsOfPicture } from '#content/documents/pictures.ts'

/** A dotted path in a document, `hero.lead`; '' is the document itself. */
export const joinPath = (path: string, key: string | number) =>
  path === '' ? String(key) : `${path}.${key}`

export const isWithin = (path: string, unit: string) =>
  unit === '' || path === unit || path.startsWith(`${unit}.`)

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')))
}

export const lastKey = (path: string) => path.slice(path.lastIndexOf('.') + 1)

export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  let part = value
  for (const key of path.split('.')) {
    if (!part || typeof part !== 'object' || !Object.hasOwn(part, key)) return undefined
    part = (part as Record<string, unknown>)[key]
  }
  return part
}

/** Missing and null values are equal, because JSON has no undefined. */
export const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null)

/** Returns a short hash of a value, to check that a person saw the current one. */
export function fingerprint(value: unknown): string {
  const json = JSON.stringify(value ?? null)
  return createHash('sha256').update(json).digest('base64url').slice(0, 8)
}

export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (!value || typeof value !== 'object') return []
  const parts = isPicture(value) ? textsOfPicture(value) : value
  return Object.entries(parts).flatMap(([key, part]) => textsOf(part, joinPath(path, key)))
}
