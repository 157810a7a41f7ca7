import { usePlace } from '../render/place.ts'

/**
 * The entry whose page stands at an address: one module draws the pages of a whole list.
 *
 * @throws when the list has none of that name
 */
export function entryAt<E extends { id: string }>(path: string, entries: readonly E[]): E {
  const slug = path.split('/')[2]
  const entry = entries.find(({ id }) => id === slug)
  if (!entry) throw new Error(`nothing is called ${slug}`)
  return entry
}

/** The entry of the page that is shown. */
export function useEntry<E extends { id: string }>(entries: readonly E[]): E {
  return entryAt(usePlace().path, entries)
}
