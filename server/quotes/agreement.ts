import type { QuoteDocument } from '#quotes/document.ts'
import { contentWidth, heightOf, mm, page, type Sheet, type Style, type TextLine } from './sheet.ts'
import { bold, heading, plain, small, smallBold, styledText } from './styles.ts'
import { drawTable, heightOfRows, type TableRow } from './table.ts'

const padding = 10
const tabularSmall: Style = { ...smallBold, isTabular: true }

/** Height of a line for handwriting, in points. */
const blank = 30

export function drawWithdrawalForm(
  sheet: Sheet,
  form: NonNullable<QuoteDocument['withdrawalForm']>,
): void {
  sheet.paragraph(sheet.root, 'H2', sheet.wrap(styledText(form.heading, heading), contentWidth))
  for (const words of form.paragraphs) {
    sheet.y += 8
    sheet.paragraph(sheet.root, 'P', sheet.wrap(styledText(words, plain), contentWidth))
  }
  for (const label of form.blanks) {
    sheet.ensure(blank)
    sheet.y += blank - plain.leading - 1
    sheet.paragraph(sheet.root, 'P', sheet.wrap(styledText(label, plain), contentWidth))
    sheet.rule(page.side, sheet.y + 1, contentWidth, 0.6)
  }
}

export function drawAgreement(sheet: Sheet, agreement: QuoteDocument['agreement']): void {
  const { agency, client } = agreement
  const left = contentWidth * 0.38
  const right = contentWidth - left
  const lay = (words: readonly string[], width: number): TextLine[][] =>
    words.map((line) => sheet.wrap(styledText(line, plain), width - 2 * padding))
  const titles = [
    sheet.wrap(styledText(agency.heading, bold), left - 2 * padding),
    sheet.wrap(styledText(client.heading, bold), right - 2 * padding),
  ] as const
  const agencyLines = lay(agency.lines, left)
  const clientLines = lay([client.text], right)
  const rows = client.facts.map(
    ({ label, text: words }): TableRow => ({
      cells: [
        { paragraphs: [styledText(label, small)], header: 'Row' },
        { paragraphs: [styledText(words, tabularSmall)] },
      ],
      widths: [76, right - 2 * padding - 76],
      padding: 0.5,
    }),
  )
  const sum = (all: TextLine[][]) => all.reduce((height, lines) => height + heightOf(lines), 0)
  const inner = Math.max(
    heightOf(titles[0]) + sum(agencyLines),
    heightOf(titles[1]) + sum(clientLines) + 6 + heightOfRows(sheet, rows),
    46 * mm - 2 * padding,
  )
  const title = sheet.wrap(styledText(agreement.heading, heading), contentWidth)
  const height = inner + 2 * padding
  sheet.ensure(heightOf(title) + height + 4)
  sheet.paragraph(sheet.root, 'H2', title)
  const isFramed = sheet.y + height <= page.bottom
  const top = sheet.y + 2

  sheet.y = top + padding
  const [x, width] = [page.side + padding, left - 2 * padding]
  sheet.paragraph(sheet.root, 'H3', titles[0], { x, width })
  for (const lines of agencyLines) sheet.paragraph(sheet.root, 'P', lines, { x, width })

  if (isFramed) sheet.y = top + padding
  const place = { x: page.side + left + padding, width: right - 2 * padding }
  sheet.paragraph(sheet.root, 'H3', titles[1], place)
  for (const lines of clientLines) sheet.paragraph(sheet.root, 'P', lines, place)
  sheet.y += 6
  if (rows.length > 0) drawTable(sheet, sheet.root, rows, { x: place.x })

  if (!isFramed) return
  sheet.artifact('Layout', () => {
    sheet.doc.lineWidth(1.6).rect(page.side, top, contentWidth, height).stroke()
    sheet.doc
      .lineWidth(0.6)
      .moveTo(page.side + left, top)
      .lineTo(page.side + left, top + height)
      .stroke()
  })
  sheet.y = top + height
}
