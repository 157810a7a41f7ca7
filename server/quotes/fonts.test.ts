import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { accents, type Cut, cuts } from '#quotes/printable.ts'
import { fontFile, type Weight } from './fonts.ts'

function missingIn(cut: Cut, weight: Weight, characters: readonly string[]): string[] {
  const doc = new PDFDocument({ autoFirstPage: false })
  doc.registerFont('font', fontFile(cut, weight))
  const { _font } = doc.font('font') as unknown as {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } }
  }
  return characters.filter((one) => !_font.font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
}

const every = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))

test.each(Object.keys(cuts) as Cut[])(
  'the font %s has a glyph for each letter of its list',
  (cut) => {
    const body = new RegExp(`[${cuts[cut]}${accents[cut] ?? ''}]`, 'u')
    const letters = every.filter((one) => body.test(one))
    for (const weight of [400, 700] as const) expect(missingIn(cut, weight, letters)).toEqual([])
  },
)
