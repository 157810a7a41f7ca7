import { isDeepStrictEqual } from 'node:util'

/** Characters of a text that is long enough to recognise an item by it. */
const telling = 12

/**
 * Finds the item of another list from which each item comes. It is an equal one, or else one with the same first text,
 * with another long text in common, or left over at its place.
 *
 * @returns an index of `before` for each item of `after`; undefined for a new item
 */
export function originsOf(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const origins = new Array<number | undefined>(after.length).fill(undefined)
  const left = new Set(before.keys())
  function match(isSame: (was: unknown, is: unknown, from: number, to: number) => boolean) {
    for (const [to, is] of after.entries()) {
      if (origins[to] !== undefined) continue
      const near = [to, ...left].filter((from) => left.has(from))
      const from = near.find((each) => isSame(before[each], is, each, to))
      if (from === undefined) continue
      origins[to] = from
      left.delete(from)
    }
  }
  match((was, is) => isDeepStrictEqual(was, is))
  match((was, is) => {
    const [name] = textsIn(is)
    return name !== undefined && name === textsIn(was)[0]
  })
  match((was, is) => {
    const known = new Set(textsIn(was))
    return textsIn(is).some((text) => text.length >= telling && known.has(text))
  })
  match((_, is, from, to) => from === to && isFilled(is))
  const rest = [...after.keys()].filter((to) => origins[to] === undefined && isFilled(after[to]))
  if (rest.length === left.size) {
    for (const [index, from] of [...left].entries()) origins[rest[index] ?? 0] = from
  }
  return origins
}

/** Whether somebody wrote something in an item: an added one is empty at first. */
const isFilled = (item: unknown): boolean =>
  item && typeof item === 'object' ? Object.values(item).some(isFilled) : Boolean(item)

/** Returns the texts of an item that have words. */
function textsIn(item: unknown): string[] {
  if (typeof item === 'string') return /\p{L}{2}/u.test(item) ? [item] : []
  if (!item || typeof item !== 'object') return []
  return Object.values(item).flatMap(textsIn)
}
