import { originsOf } from '#content/documents/items.ts'
import { joinPath, valueAt } from '#content/documents/paths.ts'
import { isListOfItems } from './fields.ts'
import { fingerprint } from './fingerprint.ts'

/*
 * Names the items of lists by themselves: in `items.~3kZ0aQ1x.answer`, the part after `~` is derived from the item
 * that is online. It stays the same when the item is moved or changed by a draft, so a text typed for an item never
 * reaches another one.
 */

const known = new WeakMap<readonly unknown[], { online: unknown; items: Item[] }>()

interface Item {
  name: string
  /** Index of the same item online. */
  origin: number | undefined
}

function itemsOf(list: readonly unknown[], online: unknown): Item[] {
  const before = known.get(list)
  if (before && before.online === online) return before.items
  const was: readonly unknown[] = Array.isArray(online) ? online : []
  const counts = new Map<string, number>()
  const nameOf = (origin: number | undefined) => {
    const name = origin === undefined ? 'new' : fingerprint(was[origin])
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `~${name}${count > 1 ? `~${count}` : ''}`
  }
  // Names are counted in the order of the online list, because equal items may be moved.
  const origins = originsOf(was, list)
  const names = new Map<number, string>(was.map((_, index) => [index, nameOf(index)]))
  const items = origins.map((origin) => ({
    name: (origin === undefined ? undefined : names.get(origin)) ?? nameOf(undefined),
    origin,
  }))
  known.set(list, { online, items })
  return items
}

/**
 * Walks a path through a document and the one online.
 *
 * @param path items of lists by their index or their name
 * @returns the path with indices, with names, and the path of the same value online; undefined for a removed item
 */
function walk(document: string, path: string, value: unknown, online: unknown) {
  let [here, was]: [unknown, unknown] = [value, online]
  let [at, named]: [string, string] = ['', '']
  let before: string | undefined = ''
  for (const key of path === '' ? [] : path.split('.')) {
    let [index, name, origin]: [string, string, string | undefined] = [key, key, key]
    if (Array.isArray(here) && isListOfItems(document, at)) {
      const items = itemsOf(here, was)
      const found = key.startsWith('~') ? items.findIndex((item) => item.name === key) : Number(key)
      const item = items[found]
      if (!item && key.startsWith('~')) return undefined
      index = String(found)
      name = item?.name ?? key
      origin = item?.origin === undefined ? undefined : String(item.origin)
    }
    before = before === undefined || origin === undefined ? undefined : joinPath(before, origin)
    was = origin === undefined ? undefined : valueAt(was, origin)
    here = valueAt(here, index)
    at = joinPath(at, index)
    named = joinPath(named, name)
  }
  return { at, named, before }
}

/** Returns a path with the names of items in place of their indices. */
export const namedPath = (document: string, path: string, value: unknown, online: unknown) =>
  walk(document, path, value, online)?.named ?? path

/** Returns the path with indices of a value now; undefined if its item was removed. */
export const placeNow = (document: string, path: string, value: unknown, online: unknown) =>
  walk(document, path, value, online)?.at

/** Returns the path online of the same value; undefined if its item is new. */
export const placeOnline = (document: string, path: string, value: unknown, online: unknown) =>
  walk(document, path, value, online)?.before
