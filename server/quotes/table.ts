import {
  type Align,
  type Element,
  heightOf,
  type Piece,
  page,
  type Sheet,
  type TextLine,
} from './sheet.ts'

export interface Cell {
  paragraphs: Piece[][]
  align?: Align
  header?: 'Row' | 'Column'
  span?: number
}

export interface TableRow {
  cells: Cell[]
  /** Points per column. */
  widths: number[]
  /** Points above and below the text. */
  padding: number
  rule?: number
  sumRule?: number
}

interface LaidRow extends TableRow {
  lines: TextLine[][]
  height: number
}

/** Points between columns. */
const gap = 5

export function heightOfRows(sheet: Sheet, rows: readonly TableRow[]): number {
  return rows.reduce((all, row) => all + lay(sheet, row).height, 0)
}

/**
 * Draws rows, each as a whole on one page unless it is taller than a page.
 *
 * @param foot last rows, which stay together on one page
 */
export function drawTable(
  sheet: Sheet,
  parent: Element,
  rows: readonly TableRow[],
  { x = page.side, head, foot = [] }: { x?: number; head?: TableRow; foot?: TableRow[] } = {},
): void {
  const table = sheet.doc.struct('Table')
  parent.add(table)
  const body = rows.map((row) => lay(sheet, row))
  const drawBody = () => {
    for (const row of body) drawRow(sheet, table, row, x)
  }
  if (head) {
    const top = lay(sheet, head)
    // Keeps the head with its first row.
    sheet.ensure(top.height + (body[0]?.height ?? 0))
    drawRow(sheet, table, top, x)
    sheet.repeating(() => repeatRow(sheet, top, x), drawBody)
  } else drawBody()
  sheet.ensure(heightOfRows(sheet, foot))
  for (const row of foot) drawRow(sheet, table, lay(sheet, row), x)
  table.end()
}

function lay(sheet: Sheet, row: TableRow): LaidRow {
  const lines = row.cells.map((cell, index) => {
    const width = innerWidth(row, index)
    return cell.paragraphs
      .map((pieces) => sheet.wrap(pieces, width))
      .filter((paragraph) => paragraph.length > 0)
      .flatMap((paragraph, rank, all) => {
        const end = paragraph.at(-1)?.pieces.at(-1)
        if (end && rank < all.length - 1) end.text += ' '
        return paragraph
      })
  })
  return { ...row, lines, height: Math.max(...lines.map(heightOf)) + 2 * row.padding }
}

function innerWidth({ widths }: TableRow, index: number): number {
  const width = widths[index] ?? 0
  return index === widths.length - 1 ? width : width - gap
}

function drawRow(sheet: Sheet, table: Element, row: LaidRow, x: number): void {
  sheet.ensure(row.height)
  const contents = row.cells.map((): ReturnType<Sheet['mark']>[] => [])
  const done = row.cells.map(() => 0)
  let isBegun = false
  do {
    if (isBegun) sheet.newPage()
    isBegun = true
    let lowest = sheet.y + row.padding
    row.cells.forEach((cell, index) => {
      const lines = row.lines[index] ?? []
      const from = done[index] ?? 0
      const left = x + row.widths.slice(0, index).reduce((all, width) => all + width, 0)
      let y = sheet.y + row.padding
      let to = from
      const mark = sheet.mark(cell.header ? 'TH' : 'TD', () => {
        for (; to < lines.length; to += 1) {
          const line = lines[to]
          if (!line || y + line.leading + row.padding > page.bottom) break
          sheet.drawLine(line, left, y, innerWidth(row, index), cell.align)
          y += line.leading
        }
      })
      contents[index]?.push(mark)
      done[index] = to
      lowest = Math.max(lowest, y)
    })
    drawRules(sheet, row, x, lowest + row.padding)
    sheet.y = lowest + row.padding
  } while (row.lines.some((lines, index) => lines.length > (done[index] ?? 0)))
  const element = sheet.doc.struct('TR')
  table.add(element)
  row.cells.forEach((cell, index) => {
    const { header, span } = cell
    const tag = sheet.doc.struct(header ? 'TH' : 'TD', {}, contents[index])
    if (header || span) setAttributes(tag, header, span)
    element.add(tag)
  })
  element.end()
}

function repeatRow(sheet: Sheet, row: LaidRow, x: number): void {
  sheet.artifact('Pagination', () => {
    row.lines.forEach((lines, index) => {
      const left = x + row.widths.slice(0, index).reduce((all, width) => all + width, 0)
      let y = sheet.y + row.padding
      for (const line of lines) {
        sheet.drawLine(line, left, y, innerWidth(row, index), row.cells[index]?.align)
        y += line.leading
      }
    })
  })
  sheet.y += row.height
  drawRules(sheet, row, x, sheet.y)
}

function drawRules(sheet: Sheet, { widths, rule, sumRule }: TableRow, x: number, y: number): void {
  const width = widths.reduce((all, one) => all + one, 0)
  if (rule) sheet.rule(x, y, width, rule)
  if (sumRule) {
    const last = widths.at(-1) ?? 0
    sheet.rule(x + width - last, sheet.y, last, sumRule)
  }
}

/** Missing in @types/pdfkit: an element is a dictionary until it is written. */
function setAttributes(element: Element, header: Cell['header'], span: number | undefined): void {
  const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } }
  dictionary.data.A = {
    O: 'Table',
    ...(header && { Scope: header }),
    ...(span && { ColSpan: span }),
  }
}
