/** Draws that can be repeated: the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** An integer from 0 to `below` − 1. */
  integer(below: number): number
  /** One element of the list. */
  pick<T>(list: readonly [T, ...T[]]): T
}

/**
 * A small generator (mulberry32) seeded by a text.
 *
 * @param seed any text: a slug, a name. It is data: changing it changes the drawing.
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // The first numbers of two close seeds resemble each other.
  for (let i = 0; i < 4; i++) next()

  const integer = (below: number) => Math.floor(next() * below)
  // A list of one type or more: the index is always inside.
  return { integer, pick: <T>(list: readonly [T, ...T[]]) => list[integer(list.length)] as T }
}

function hash(text: string): number {
  let value = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 3432918353)
    value = (value << 13) | (value >>> 19)
  }
  return value >>> 0
}
