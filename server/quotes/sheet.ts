import PDFDocument from 'pdfkit'
import { madePrintable } from '#quotes/printable.ts'
import { fontOf, fonts, runsOf } from './fonts.ts'
import { ink } from './marks.ts'

type Doc = PDFKit.PDFDocument
export type Element = ReturnType<Doc['struct']>
type Content = ReturnType<Doc['markStructureContent']>

/** Points. */
export const mm = 72 / 25.4
export const page = { width: 210 * mm, height: 297 * mm, side: 18 * mm, bottom: 785 }
/** Where text begins: the first page has the tall head, the others a low one. */
const tops = { first: 121, next: 84 }
export const contentWidth = page.width - 2 * page.side
/** The height that a page has for text, the first one apart. */
export const room = page.bottom - tops.next

export interface Style {
  size: number
  /** From one line to the next. */
  leading: number
  isBold?: boolean
  /** Figures of one width, for columns of amounts. */
  isTabular?: boolean
}

export interface Piece {
  text: string
  style: Style
}

/** What one line of text holds, and how high it is. */
export interface TextLine {
  pieces: Piece[]
  leading: number
}

/** More letters than any line holds. */
const longestLine = 400

/** A4 pages that are filled from above, every text with its place in the structure tree. */
export class Sheet {
  readonly doc: Doc
  readonly root: Element
  y = tops.first
  #top: number = tops.first
  readonly #onPage: (sheet: Sheet, isFirst: boolean) => void
  /** Drawn again on top of a page that continues a table. */
  #repeated: (() => void) | undefined

  /**
   * @param onPage draws what every page has above its text
   * @param made said in the file as its date; nothing else in it depends on the moment
   */
  constructor(
    about: { title: string; author: string; made: Date },
    onPage: (sheet: Sheet, isFirst: boolean) => void,
  ) {
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      // Feet say how many pages there are: they are written last.
      bufferPages: true,
      pdfVersion: '1.7',
      // Newer than @types/pdfkit.
      subset: 'PDF/UA' as never,
      tagged: true,
      displayTitle: true,
      lang: 'fr-FR',
      info: {
        Title: about.title,
        Author: about.author,
        Creator: about.author,
        CreationDate: about.made,
        ModDate: about.made,
      },
    })
    for (const [name, file] of fonts) this.doc.registerFont(name, file)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
    this.#onPage = onPage
    this.newPage(true)
  }

  /** The finished file. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const done = new Promise<Buffer>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
    })
    this.root.end()
    this.doc.end()
    return done
  }

  newPage(isFirst = false): void {
    this.doc.addPage()
    this.doc.fillColor(ink).strokeColor(ink)
    this.#onPage(this, isFirst)
    this.#top = isFirst ? tops.first : tops.next
    this.y = this.#top
    this.#repeated?.()
  }

  get pageCount(): number {
    return this.doc.bufferedPageRange().count
  }

  /** Draws, with `head` repeated on every page begun meanwhile. */
  repeating(head: () => void, draw: () => void): void {
    this.#repeated = head
    draw()
    this.#repeated = undefined
  }

  /** Goes to a new page unless so much is left; what no page could hold begins where it is. */
  ensure(height: number): void {
    if (this.y + height > page.bottom && height <= room && this.y > this.#top) this.newPage()
  }

  /** Lines of text, each word where it fits; a word longer than a line is cut. */
  wrap(pieces: readonly Piece[], width: number): TextLine[] {
    const lines: TextLine[] = []
    let used = 0
    for (const { text, style } of pieces) {
      const space = this.width(' ', style)
      const parts = madePrintable(text).split('\n')
      parts.forEach((part, index) => {
        for (const word of part.split(' ').filter(Boolean)) {
          let isWhole = true
          for (const chunk of this.#cut(word, style, width)) {
            const wide = this.width(chunk, style)
            const line = lines.at(-1)
            if (line && (used === 0 || used + space + wide <= width)) {
              addWord(line, used === 0 ? chunk : ` ${chunk}`, style)
              used += (used === 0 ? 0 : space) + wide
            } else {
              // Read aloud or copied, two lines are still two words.
              const end = line?.pieces.at(-1)
              if (end && isWhole) end.text += ' '
              lines.push({ pieces: [{ text: chunk, style }], leading: style.leading })
              used = wide
            }
            isWhole = false
          }
        }
        if (index < parts.length - 1) {
          lines.push({ pieces: [], leading: style.leading })
          used = 0
        }
      })
    }
    return lines
  }

  #cut(word: string, style: Style, width: number): string[] {
    if (this.width(word, style) <= width) return [word]
    const letters = [...word]
    const chunks: string[] = []
    for (let from = 0; from < letters.length; ) {
      // Letters are kerned: only what stands together can be measured.
      let [fits, tooLong] = [from + 1, Math.min(from + longestLine, letters.length) + 1]
      while (tooLong - fits > 1) {
        const middle = (fits + tooLong) >> 1
        if (this.width(letters.slice(from, middle).join(''), style) <= width) fits = middle
        else tooLong = middle
      }
      chunks.push(letters.slice(from, fits).join(''))
      from = fits
    }
    return chunks
  }

  width(text: string, style: Style): number {
    return runsOf(text).reduce((all, run) => all + this.#runWidth(run, style), 0)
  }

  #runWidth(run: string, style: Style): number {
    this.doc.font(fontOf(run, style.isBold)).fontSize(style.size)
    return this.doc.widthOfString(run, featuresOf(style))
  }

  widthOfLine({ pieces }: TextLine): number {
    return pieces.reduce((all, { text, style }, index) => {
      const seen = index === pieces.length - 1 ? text.replace(/ $/, '') : text
      return all + this.width(seen, style)
    }, 0)
  }

  /** One line at a place; inside of a mark, so that it belongs to something. */
  drawLine(line: TextLine, x: number, y: number, width: number, align: Align = 'left'): void {
    const free = width - this.widthOfLine(line)
    let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
    const tallest = Math.max(...line.pieces.map(({ style }) => style.size), 0)
    for (const { text, style } of line.pieces) {
      for (const run of runsOf(text)) {
        const wide = this.#runWidth(run, style)
        // Pieces of two sizes stand on one base line: 0.93 of a size is above it.
        const top = y + (line.leading - tallest * 1.2) / 2 + (tallest - style.size) * 0.93
        this.doc.text(run, at, top, { lineBreak: false, ...featuresOf(style) })
        at += wide
      }
    }
  }

  /** Marks what `draw` draws as content of a structure element to come. */
  mark(type: string, draw: () => void): Content {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    return content
  }

  /** Draws what only the eye needs: rules, frames, what every page repeats. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /**
   * Lines under each other from `y` on, over as many pages as they need, as one element.
   *
   * @param type of the structure: P, H2, LBody
   */
  paragraph(
    parent: Element,
    type: string,
    lines: readonly TextLine[],
    { x = page.side, width = contentWidth, align }: Place = {},
  ): void {
    const contents: Content[] = []
    for (let from = 0; from < lines.length; ) {
      const fitting = this.#fitting(lines, from)
      if (fitting === from) {
        this.newPage()
        continue
      }
      contents.push(
        this.mark(type, () => {
          for (const line of lines.slice(from, fitting)) {
            this.drawLine(line, x, this.y, width, align)
            this.y += line.leading
          }
        }),
      )
      from = fitting
    }
    if (contents.length > 0) parent.add(this.doc.struct(type, {}, contents))
  }

  /** The first line, from one on, that no longer fits on the page. */
  #fitting(lines: readonly TextLine[], from: number): number {
    let bottom = this.y
    for (let index = from; index < lines.length; index += 1) {
      bottom += lines[index]?.leading ?? 0
      if (bottom > page.bottom) return index
    }
    return lines.length
  }

  rule(x: number, y: number, width: number, thickness: number): void {
    this.artifact('Layout', () => {
      this.doc
        .lineWidth(thickness)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke()
    })
  }
}

export type Align = 'left' | 'center' | 'right'

export interface Place {
  x?: number
  width?: number
  align?: Align | undefined
}

export function heightOf(lines: readonly TextLine[]): number {
  return lines.reduce((all, { leading }) => all + leading, 0)
}

function addWord(line: TextLine, text: string, style: Style): void {
  const last = line.pieces.at(-1)
  if (last?.style === style) last.text += text
  else line.pieces.push({ text, style })
  line.leading = Math.max(line.leading, style.leading)
}

const tabular = { features: ['tnum' as const] }
const plain = {}

function featuresOf({ isTabular }: Style) {
  return isTabular ? tabular : plain
}
