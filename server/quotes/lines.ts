import type { QuoteDocument, Row } from '#quotes/document.ts'
import { contentWidth, type Piece, type Sheet, type Style } from './sheet.ts'
import { bold, plain, small, smallBold, styledText, sum, tabular } from './styles.ts'
import { drawTable, type TableRow } from './table.ts'

/** The sums follow the last line, together on one page. */
export function drawLines(sheet: Sheet, table: QuoteDocument['table']): void {
  const { columns, lines } = table
  const widest = (texts: readonly string[], style: Style, least: number, most: number) =>
    Math.min(most, Math.max(least, ...texts.map((words) => sheet.width(words, style) + 10)))
  const quantity = widest(
    lines.map((line) => line.quantity),
    tabular,
    58,
    90,
  )
  const price = widest(
    lines.map((line) => line.price),
    tabular,
    84,
    120,
  )
  const total = widest(
    lines.map((line) => line.total),
    tabular,
    80,
    120,
  )
  const widths = [contentWidth - quantity - price - total, quantity, price, total]
  const align = ['left', 'center', 'right', 'right'] as const

  const head: TableRow = {
    cells: columns.map((label, index) => ({
      paragraphs: [styledText(label, smallBold)],
      align: align[index] ?? 'left',
      header: 'Column',
    })),
    widths,
    padding: 3.4,
    rule: 1.6,
  }
  const rows = lines.map(
    (line): TableRow => ({
      cells: [
        {
          paragraphs: [styledText(line.label, bold), styledText(line.detail, small)],
          header: 'Row',
        },
        { paragraphs: [styledText(line.quantity, tabular)], align: 'center' },
        { paragraphs: [styledText(line.price, tabular)], align: 'right' },
        { paragraphs: [styledText(line.total, tabular)], align: 'right' },
      ],
      widths,
      padding: 4.2,
      rule: 0.6,
    }),
  )
  drawTable(sheet, sheet.root, rows, { head, foot: sumRows(sheet, table) })
}

function sumRows(sheet: Sheet, { sums, total }: QuoteDocument['table']): TableRow[] {
  const wide = Math.max(
    80,
    sheet.width(total.amount, sum) + 6,
    ...sums.map(({ amount }) => sheet.width(amount, tabular) + 6),
  )
  const row = (label: Piece[], amount: Piece[], rest: Partial<TableRow>): TableRow => ({
    cells: [
      { paragraphs: [label], align: 'right', header: 'Row', span: 3 },
      { paragraphs: [amount], align: 'right' },
    ],
    widths: [contentWidth - wide, wide],
    padding: 2.2,
    ...rest,
  })
  return [
    ...sums.map(({ label, amount }) =>
      row(styledText(label, plain), styledText(amount, tabular), {}),
    ),
    row(styledText(total.label, { ...sum, isTabular: false }), styledText(total.amount, sum), {
      padding: 4.5,
      sumRule: 1.6,
    }),
  ]
}

export function planRows(
  sheet: Sheet,
  rows: readonly Row[],
  width: number,
  label: number,
): TableRow[] {
  const amount = Math.max(0, ...rows.map((row) => sheet.width(row.amount, tabular) + 1))
  const first = Math.min(
    width * 0.4,
    Math.max(label, ...rows.map((row) => sheet.width(row.label, bold) + 6)),
  )
  return rows.map((row) => ({
    cells: [
      { paragraphs: [styledText(row.label, bold)], header: 'Row' as const },
      { paragraphs: [styledText(row.text, plain)] },
      ...(row.amount === ''
        ? []
        : [{ paragraphs: [styledText(row.amount, tabular)], align: 'right' as const }]),
    ],
    widths: row.amount === '' ? [first, width - first] : [first, width - first - amount, amount],
    padding: 2.4,
    rule: 0.6,
  }))
}
