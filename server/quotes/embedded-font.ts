/** Fields of pdfkit's fonts that @types/pdfkit lacks; each list has one entry for each glyph of the subset. */
interface EmbeddedFont {
  font: { getGlyph: (id: number) => { advanceWidth: number } }
  /** Thousandths of the font size in a unit of the font. */
  scale: number
  subset: { glyphs: number[]; encode: () => unknown }
  widths: number[]
  /** The characters of each glyph that a text shows. */
  unicode: number[][]
  toUnicodeCmap: () => unknown
}

/**
 * Prepares a font for the end of its document, after the last text.
 *
 * @param name name under which the document knows the font
 * @param isRightToLeft whether the font is of a right-to-left script
 */
export function completeFont(doc: PDFKit.PDFDocument, name: string, isRightToLeft: boolean): void {
  const { _font: font } = doc.font(name) as unknown as { _font: EmbeddedFont }
  addParts(font)
  // Viewers reverse a right-to-left run letter by letter when they copy or search, ligatures included.
  if (isRightToLeft) font.unicode = font.unicode.map((letters) => letters.toReversed())
  font.toUnicodeCmap = () => {
    const map = doc.ref({})
    map.end(characterMap(font.unicode))
    return map
  }
}

/**
 * Adds widths for the parts of composed letters. Encoding adds their glyphs to the subset, but pdfkit lists in the
 * CIDSet only glyphs with a width, and PDF/UA-1 requires every glyph (7.21.4.2).
 */
function addParts({ font, scale, subset, widths }: EmbeddedFont): void {
  subset.encode()
  subset.glyphs.forEach((id, index) => {
    widths[index] ??= font.getGlyph(id).advanceWidth * scale
  })
}

/** Entries of one block of a character map; the format permits no more. */
const blockSize = 100

/**
 * Returns the ToUnicode map of a font with one entry for each glyph. pdfkit writes ranges, of which Ghostscript 10.00
 * keeps the low byte of each character: « € » becomes « ¬ ».
 */
function characterMap(unicode: readonly number[][]): string {
  const entries = unicode.map((letters, index) => {
    const text = Buffer.from(String.fromCodePoint(...letters), 'utf16le').swap16()
    return `<${index.toString(16).padStart(4, '0')}> <${text.toString('hex')}>`
  })
  const blocks: string[] = []
  for (let from = 0; from < entries.length; from += blockSize) {
    const block = entries.slice(from, from + blockSize)
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar')
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}
