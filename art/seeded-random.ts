export interface SeededRandom {
  integer(below: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

/**
 * Returns a repeatable random generator (mulberry32).
 *
 * @param seed text such as a slug; a change redraws the picture
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 4; i++) next()

  const integer = (below: number) => Math.floor(next() * below)
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
