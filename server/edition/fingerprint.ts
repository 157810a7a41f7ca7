import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/** Missing and null values are equal, because JSON has no undefined. */
export const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null)

/** Returns a short hash of a value, to check that a person saw the current one. */
export function fingerprint(value: unknown): string {
  const json = JSON.stringify(value ?? null)
  return createHash('sha256').update(json).digest('base64url').slice(0, 8)
}
