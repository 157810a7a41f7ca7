import { isPicture, textsOfPicture } from './pictures.ts'

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

export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (!value || typeof value !== 'object') return []
  const parts = isPicture(value) ? textsOfPicture(value) : value
  return Object.entries(parts).flatMap(([key, part]) => textsOf(part, joinPath(path, key)))
}

export const isUnfilled = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.every(isUnfilled))
