/**
 * Characters distinct by eye and ear in French: none of `0O1IL5SUV`, 8 but not B, M but not N, C and T but
 * not `BDGP`, no vowel except Y.
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
