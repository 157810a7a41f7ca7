import type { Section } from '#quotes/document.ts'
import {
  contentWidth,
  type Element,
  heightOf,
  page,
  room,
  type Sheet,
  type TextLine,
} from './sheet.ts'
import { heading, small, smallBold, styledText } from './styles.ts'

const gutter = 25
const columnWidth = (contentWidth - gutter) / 2
const belowHeading = 2
/** Height that must remain on the page below a heading. */
const afterHeading = 40
/** Points below entries. */
const gap = 6.5

interface Entry {
  heading: TextLine[]
  paragraphs: TextLine[][]
  height: number
}

/** Draws sections in two columns on as many pages as needed; the reading order is column by column. */
export function drawColumns(sheet: Sheet, parent: Element, sections: readonly Section[]): void {
  const entries = sections.map((section) => lay(sheet, section))
  for (let from = 0; from < entries.length; ) {
    const rest = entries.slice(from)
    const space = page.bottom - sheet.y
    const first = fitting(rest, Math.max(balanced(rest), 0), space)
    if (first === 0) {
      const [tallest] = rest
      if (tallest && tallest.height > room) {
        drawEntry(sheet, parent, tallest, page.side)
        from += 1
      } else sheet.newPage()
      continue
    }
    const second = fitting(rest.slice(first), space, space)
    const top = sheet.y
    for (const entry of rest.slice(0, first)) drawEntry(sheet, parent, entry, page.side)
    const end = sheet.y
    sheet.y = top
    for (const entry of rest.slice(first, first + second)) {
      drawEntry(sheet, parent, entry, page.side + columnWidth + gutter)
    }
    sheet.y = Math.max(end, sheet.y)
    from += first + second
    if (from < entries.length) sheet.newPage()
  }
}

function lay(sheet: Sheet, section: Section): Entry {
  const title = sheet.wrap(styledText(section.heading, smallBold), columnWidth)
  const paragraphs = section.paragraphs.map((words) =>
    sheet.wrap(styledText(words, small), columnWidth),
  )
  const height = heightOf(title) + paragraphs.reduce((all, lines) => all + heightOf(lines), gap)
  return { heading: title, paragraphs, height }
}

function balanced(entries: readonly Entry[]): number {
  const all = entries.reduce((sum, { height }) => sum + height, 0)
  let left = 0
  let lowest = all
  for (const { height } of entries) {
    left += height
    lowest = Math.min(lowest, Math.max(left, all - left))
  }
  return lowest
}

function fitting(entries: readonly Entry[], wanted: number, space: number): number {
  let used = 0
  const limit = Math.min(wanted, space) + 0.01
  const end = entries.findIndex(({ height }) => {
    used += height
    return used > limit
  })
  return end === -1 ? entries.length : end
}

function drawEntry(sheet: Sheet, parent: Element, entry: Entry, x: number): void {
  const place = { x, width: columnWidth }
  sheet.paragraph(parent, 'H3', entry.heading, place)
  for (const lines of entry.paragraphs) sheet.paragraph(parent, 'P', lines, place)
  sheet.y += gap
}

export interface Block {
  heading: string
  measure: (width: number) => number
  draw: (x: number, width: number) => void
}

export function drawSideBySide(sheet: Sheet, blocks: readonly Block[]): void {
  const laid = blocks.map((block) => {
    const title = sheet.wrap(styledText(block.heading, heading), columnWidth)
    return { ...block, title, height: heightOf(title) + belowHeading + block.measure(columnWidth) }
  })
  const tallest = Math.max(...laid.map(({ height }) => height))
  const fits = tallest <= room
  if (fits) sheet.ensure(tallest)
  const top = sheet.y
  laid.forEach(({ title, draw }, column) => {
    const x = fits ? page.side + column * (columnWidth + gutter) : page.side
    const width = fits ? columnWidth : contentWidth
    if (fits) sheet.y = top
    sheet.paragraph(sheet.root, 'H2', title, { x, width })
    sheet.y += belowHeading
    draw(x, width)
  })
  if (fits) sheet.y = top + tallest
}

export function drawHeading(sheet: Sheet, parent: Element, words: string): void {
  const lines = sheet.wrap(styledText(words, heading), contentWidth)
  sheet.ensure(heightOf(lines) + afterHeading)
  sheet.paragraph(parent, 'H2', lines)
  sheet.y += belowHeading
}
