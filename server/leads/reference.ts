/**
 * Characters that sound and look different in French: no 0/O, 1/I/L, 5/S, 8/B, U/V, at most two of
 * B-C-D-G-P-T, no N beside M, no vowel that could spell a word.
 */
const signs = '2346789CFHJKMQRTWXYZ'

/**
 * Generates a lead's reference: `G-7KM4-2XR`, about a billion of them.
 *
 * @param random like Math.random
 */
export function createReference(random: () => number): string {
  const sign = () => signs.charAt(Math.floor(random() * signs.length))
  const group = (length: number) => Array.from({ length }, sign).join('')
  return `G-${group(4)}-${group(3)}`
}

/**
 * Normalises a typed reference or quote number: ` g 7km4 2xr` becomes `G-7KM4-2XR`, `d2026014` becomes
 * `D-2026-014`. Any other text, such as an id, is trimmed and lower-cased.
 */
export function normaliseReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const parts = /^(G)(.{4})(.{3})$/.exec(bare) ?? /^(DT?)(\d{4})(\d{3,6})$/.exec(bare)
  return parts ? parts.slice(1).join('-') : typed.trim().toLowerCase()
}

export function isReference(text: string): boolean {
  return new RegExp(`^G-[${signs}]{4}-[${signs}]{3}$`).test(text)
}
