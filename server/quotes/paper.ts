import { documentOf, type QuoteDocument, type Section } from '#quotes/document.ts'
import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'
import { drawAgreement, drawWithdrawalForm } from './agreement.ts'
import { type Block, drawColumns, drawHeading, drawSideBySide } from './columns.ts'
import { drawFeet, drawTop } from './frame.ts'
import { drawLines, planRows } from './lines.ts'
import { contentWidth, heightOf, page, Sheet } from './sheet.ts'
import { bold, plain, styledText, title } from './styles.ts'
import { drawTable, heightOfRows } from './table.ts'

const gap = 15
const indent = 10

export async function drawPaper(version: QuoteVersion, accepted?: Acceptance): Promise<Buffer> {
  const words = documentOf(version, accepted)
  const made = new Date(accepted?.at ?? `${version.issuedOn}T00:00:00Z`)
  const about = { title: words.reference, author: version.agency.brand, made }
  const sheet = new Sheet(about, (to, isFirst) => drawTop(to, words, isFirst))
  drawFirstPage(sheet, words)
  // A common quote has two pages: lines, then terms. If lines need more pages, the terms follow directly.
  if (sheet.pageCount === 1) sheet.newPage()
  else sheet.y += gap
  drawHeading(sheet, sheet.root, words.conditions.heading)
  drawColumns(sheet, sheet.root, words.conditions.entries)
  sheet.y += 4
  drawAgreement(sheet, words.agreement)
  if (words.withdrawalForm) {
    // The withdrawal form has its own sheet in double-sided print too, so that a client who sends it keeps the
    // whole contract.
    if (sheet.pageCount % 2 === 1) {
      sheet.newPage()
      paragraphs(sheet, [words.withdrawalForm.blankPage])
    }
    sheet.newPage()
    drawWithdrawalForm(sheet, words.withdrawalForm)
  }
  drawFeet(sheet, words)
  return sheet.finish()
}

function drawFirstPage(sheet: Sheet, words: QuoteDocument): void {
  drawTitle(sheet, words)
  drawSideBySide(sheet, [partyOf(sheet, words.from), partyOf(sheet, words.to)])
  sheet.y += gap * 0.8
  const subject = [
    ...styledText(words.subject.label, bold),
    ...styledText(words.subject.text, plain),
  ]
  sheet.paragraph(sheet.root, 'P', sheet.wrap(subject, contentWidth))
  sheet.y += gap * 0.8
  drawLines(sheet, words.table)
  if (words.table.vatNotes.length > 0) paragraphs(sheet, words.table.vatNotes)
  sheet.y += gap * 0.8

  const payment = blockOfPlan(sheet, words.payment)
  const { notIncluded, note } = words
  drawSideBySide(sheet, notIncluded ? [payment, blockOfText(sheet, notIncluded)] : [payment])
  sheet.y += gap * 0.8

  drawHeading(sheet, sheet.root, words.calendar.heading)
  paragraphs(sheet, [words.calendar.duration])
  sheet.y += 3
  const steps = words.calendar.rows.map((row) => ({ ...row, amount: '' }))
  if (steps.length > 0) {
    drawTable(sheet, sheet.root, planRows(sheet, steps, contentWidth, 85))
  }
  if (!note) return
  sheet.y += gap * 0.8
  drawHeading(sheet, sheet.root, note.heading)
  paragraphs(sheet, note.paragraphs)
}

function drawTitle(sheet: Sheet, { title: name, validity }: QuoteDocument): void {
  const top = sheet.y
  sheet.paragraph(sheet.root, 'H1', sheet.wrap(styledText(name, title), contentWidth / 2))
  const end = sheet.y
  const style = { ...bold, size: 10 }
  const width = Math.min(sheet.width(validity, style), contentWidth / 2)
  const [height, inset] = [24, 11]
  const x = page.side + contentWidth - width - inset
  const y = end - height - 4
  sheet.y = y + (height - style.leading) / 2
  sheet.paragraph(sheet.root, 'P', sheet.wrap(styledText(validity, style), width + 1), { x, width })
  sheet.artifact('Layout', () => {
    const [left, wide] = [x - inset, width + 2 * inset]
    sheet.doc.lineWidth(1.1).roundedRect(left, y, wide, height, 3.4).stroke()
    sheet.doc.roundedRect(left + 2.3, y + 2.3, wide - 4.6, height - 4.6, 1.6).stroke()
  })
  sheet.y = Math.max(end, top) + 6
}

function partyOf(sheet: Sheet, party: QuoteDocument['from']): Block {
  const lay = (width: number) =>
    party.lines.map((line, index) =>
      sheet.wrap(styledText(line, index === 0 ? bold : plain), width),
    )
  return {
    heading: party.heading,
    measure: (width) => lay(width).reduce((all, lines) => all + heightOf(lines), 0),
    draw: (x, width) => {
      for (const lines of lay(width)) sheet.paragraph(sheet.root, 'P', lines, { x, width })
    },
  }
}

function blockOfPlan(sheet: Sheet, { heading, rows }: QuoteDocument['payment']): Block {
  return {
    heading,
    measure: (width) => heightOfRows(sheet, planRows(sheet, rows, width, 60)),
    draw: (x, width) => drawTable(sheet, sheet.root, planRows(sheet, rows, width, 60), { x }),
  }
}

function blockOfText(sheet: Sheet, section: Section): Block {
  const isList = section.paragraphs.length > 1
  const lay = (width: number) =>
    section.paragraphs.map((line) => sheet.wrap(styledText(line), isList ? width - indent : width))
  return {
    heading: section.heading,
    measure: (width) => lay(width).reduce((all, lines) => all + heightOf(lines), 0),
    draw: (x, width) => {
      if (isList) drawList(sheet, section.paragraphs, x, width)
      else paragraphs(sheet, section.paragraphs, x, width)
    },
  }
}

function drawList(sheet: Sheet, items: readonly string[], x: number, width: number): void {
  const list = sheet.doc.struct('L')
  sheet.root.add(list)
  for (const words of items) {
    const item = sheet.doc.struct('LI')
    list.add(item)
    sheet.ensure(plain.leading)
    const top = sheet.y
    sheet.paragraph(item, 'Lbl', sheet.wrap(styledText('•'), indent), { x, width: indent })
    sheet.y = top
    const place = { x: x + indent, width: width - indent }
    sheet.paragraph(item, 'LBody', sheet.wrap(styledText(words), place.width), place)
    item.end()
  }
  list.end()
}

function paragraphs(
  sheet: Sheet,
  texts: readonly string[],
  x = page.side,
  width = contentWidth,
): void {
  for (const words of texts) {
    sheet.paragraph(sheet.root, 'P', sheet.wrap(styledText(words), width), { x, width })
  }
}
