import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Cut } from '#quotes/printable.ts'
import { sfntOfWoff } from './woff.ts'

/**
 * The brand's typeface for Latin with Vietnamese, Noto Sans for other Latin letters, Greek and Cyrillic.
 * Arabic uses IBM Plex Sans Arabic: Noto Sans Arabic composes dots from glyphs without a Unicode character,
 * so text copied from the PDF would be wrong.
 */
const files: Record<Cut, string> = {
  latin: 'bricolage-grotesque-latin',
  latinMore: 'bricolage-grotesque-latin-ext',
  vietnamese: 'bricolage-grotesque-vietnamese',
  latinRare: 'noto-sans-latin-ext',
  greek: 'noto-sans-greek',
  greekMore: 'noto-sans-greek-ext',
  cyrillic: 'noto-sans-cyrillic',
  cyrillicMore: 'noto-sans-cyrillic-ext',
  arabic: 'ibm-plex-sans-arabic-arabic',
}

export type Weight = 400 | 700

const require = createRequire(import.meta.url)
const read = new Map<string, Buffer>()

/** Returns the font as SFNT, from its WOFF file, because fontkit cannot subset WOFF2. */
export function fontFile(cut: Cut, weight: Weight): Buffer {
  const name = `${files[cut]}-${weight}-normal.woff`
  const known = read.get(name)
  if (known) return known
  const [, family] = /^(bricolage-grotesque|noto-sans|ibm-plex-sans-arabic)-/.exec(name) ?? []
  const file = sfntOfWoff(readFileSync(require.resolve(`@fontsource/${family}/files/${name}`)))
  read.set(name, file)
  return file
}
