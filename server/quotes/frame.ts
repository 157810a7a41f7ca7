import type { QuoteDocument } from '#quotes/document.ts'
import { frieze, ink, logo } from './marks.ts'
import { contentWidth, heightOf, mm, page, type Sheet } from './sheet.ts'
import { bold, plain, styledText, tiny, tinyBold } from './styles.ts'

/** Logo and reference are tagged on the first page only, so that screen readers read them once. */
export function drawTop(sheet: Sheet, words: QuoteDocument, isFirst: boolean): void {
  const { doc } = sheet
  sheet.artifact('Layout', () => {
    doc.save().scale(mm)
    for (const tile of frieze) doc.path(tile).fill(ink, 'even-odd')
    doc.restore()
  })
  const [x, y, height] = isFirst ? [page.side, 20 * mm, 13 * mm] : [page.side, 14 * mm, 8 * mm]
  const scale = height / logo.height
  const drawLogo = () => {
    doc
      .save()
      .translate(x, y - logo.top * scale)
      .scale(scale)
      .path(logo.path)
      .fill(ink, 'even-odd')
      .restore()
  }
  const width = contentWidth * 0.6
  const left = page.side + contentWidth - width
  const said = isFirst ? [words.reference, words.placeAndDay] : [words.reference]
  const lines = said.map((line, index) =>
    sheet.wrap(styledText(line, index === 0 ? bold : plain), width).slice(0, 2),
  )
  const lift = isFirst ? 0 : 3
  sheet.y = y + height - lift - lines.reduce((all, each) => all + heightOf(each), 0)
  if (isFirst) {
    const content = sheet.mark('Figure', drawLogo)
    const bbox = [x, y, x + logo.width * scale, y + height]
    // Missing in @types/pdfkit.
    const about = { alt: words.from.lines[0] ?? '', bbox, placement: 'Block' }
    sheet.root.add(doc.struct('Figure', about, content))
    for (const each of lines) {
      sheet.paragraph(sheet.root, 'P', each, { x: left, width, align: 'right' })
    }
  } else {
    sheet.artifact('Pagination', () => {
      drawLogo()
      for (const line of lines.flat()) {
        sheet.drawLine(line, left, sheet.y, width, 'right')
        sheet.y += line.leading
      }
    })
  }
  sheet.rule(page.side, y + height + (isFirst ? 4 : 2.5) * mm, contentWidth, 1.6)
}

export function drawFeet(sheet: Sheet, words: QuoteDocument): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  const top = page.bottom + 8
  for (let index = start; index < start + count; index += 1) {
    sheet.doc.switchToPage(index)
    const pageWords = `${words.shortReference}, page\u00a0${index + 1}/${count}`
    const right = Math.min(sheet.width(pageWords, tinyBold) + 1, contentWidth / 2)
    const left = contentWidth - right - 18
    const identity = sheet.wrap(styledText(words.identity, tiny), left).slice(0, 3)
    const reference = sheet.wrap(styledText(pageWords, tinyBold), right).slice(0, 3)
    sheet.rule(page.side, top, contentWidth, 0.6)
    sheet.artifact('Pagination', () => {
      identity.forEach((line, row) => {
        sheet.drawLine(line, page.side, top + 5 + row * tiny.leading, left)
      })
      reference.forEach((line, row) => {
        sheet.drawLine(line, page.side, top + 5 + row * tiny.leading, contentWidth, 'right')
      })
    })
  }
}
