import { joinPath } from '#content/documents/paths.ts'
import { isPicture } from '#content/documents/pictures.ts'
import type { Write } from './kind.ts'

/** Cleans every text of a value; of a picture, only its description. */
export function cleanTexts(value: unknown, path: string, write: Write): unknown {
  if (typeof value === 'string') return write(value, path)
  if (Array.isArray(value)) {
    return value.map((item, index) => cleanTexts(item, joinPath(path, index), write))
  }
  if (!value || typeof value !== 'object') return value
  if (isPicture(value)) {
    if (!('alt' in value)) return value
    return { ...value, alt: cleanTexts(value.alt, joinPath(path, 'alt'), write) }
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, cleanTexts(one, joinPath(path, key), write)]),
  )
}
