/**
 * Signs that sound and look different in French: no 0/O, 1/I/L, 5/S, 8/B, U/V, no rhyming
 * B-C-D-G-P-T beyond two of them, no M beside N, and no vowel that could spell a word.
 */
const signs = '2346789CFHJKMQRTWXYZ'

/**
 * A short name for a lead: `G-7KM4-2XR`, about a billion of them.
 *
 * @param random like Math.random
 */
export function createReference(random: () => number): string {
  const sign = () => signs.charAt(Math.floor(random() * signs.length))
  const group = (length: number) => Array.from({ length }, sign).join('')
  return `G-${group(4)}-${group(3)}`
}

/**
 * Returns a reference or a quote's number as it is kept, from one that was read over the phone or typed in
 * haste: ` g 7km4 2xr` is `G-7KM4-2XR`, `d2026014` is `D-2026-014`. Any other text, such as an id, is
 * trimmed and in lower case.
 */
export function normaliseReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const parts = /^(G)(.{4})(.{3})$/.exec(bare) ?? /^(DT?)(\d{4})(\d{3,6})$/.exec(bare)
  return parts ? parts.slice(1).join('-') : typed.trim().toLowerCase()
}

/** Whether this is a reference as `createReference` writes it. */
export function isReference(text: string): boolean {
  return new RegExp(`^G-[${signs}]{4}-[${signs}]{3}$`).test(text)
}
