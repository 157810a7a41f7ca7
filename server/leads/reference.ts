/**
 * Characters that sound and look different in French: no 0/O, 1/I/L, 5/S, 8/B, U/V, at most two of
 * B-C-D-G-P-T, no N beside M, no vowel that could spell a word.
 */
const signs = '2346789CFHJKMQRTWXYZ'

/**
 * `G-7KM4-2XR`: about a billion references.
 *
 * @param random like Math.random
 */
export function createReference(random: () => number): string {
  const sign = () => signs.charAt(Math.floor(random() * signs.length))
  const group = (length: number) => Array.from({ length }, sign).join('')
  return `G-${group(4)}-${group(3)}`
}

/**
 * Turns ` g 7km4 2xr` into `G-7KM4-2XR` and `d2026014` into `D-2026-014`. Any other text, such as an id, is
 * trimmed and lower-cased.
 */
export function normaliseReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const parts = /^(G)(.{4})(.{3})$/.exec(bare) ?? /^(DT?)(\d{4})(\d{3,6})$/.exec(bare)
  return parts ? parts.slice(1).join('-') : typed.trim().toLowerCase()
}

export function isReference(text: string): boolean {
  return new RegExp(`^G-[${signs}]{4}-[${signs}]{3}$`).test(text)
}
