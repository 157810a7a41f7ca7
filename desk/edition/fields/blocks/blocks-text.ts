import { isPlain, postBlocks, readPosted, toPlain } from '#content/collections/plain-blocks.ts'

/** Returns a value as plain text; a value typed before the editor loaded is plain text already. */
export function plainOf(value: string): string {
  const blocks = isPlain(value) ? value : readPosted(value, [])
  return Array.isArray(blocks) ? toPlain(blocks) : String(blocks)
}

/** Returns the blocks of a value without the first and last ones that `beside` has too. */
export function differentPart(value: string, beside: string): string {
  const [all, others] = [value, beside].map((each) => plainOf(each).split('\n\n'))
  if (!all || !others) return ''
  const shorter = Math.min(all.length, others.length)
  let first = 0
  while (first < shorter && all[first] === others[first]) first += 1
  let last = 0
  while (last < shorter - first && all.at(-1 - last) === others.at(-1 - last)) last += 1
  const part = all.slice(first, all.length - last)
  return [...(first > 0 ? ['…'] : []), ...part, ...(last > 0 ? ['…'] : [])].join('\n\n')
}

/** Returns a value as the editor reads it; `before` has the pictures that a plain text names. */
export const withMark = (value: string, before: string) =>
  isPlain(value) ? postBlocks(readPosted(value, readPosted(before, []))) : value
