import PDFDocument from 'pdfkit'
import { type Cut, paperText, stretchesOf } from '#quotes/printable.ts'
import { beginsAtRight, runsOf } from './direction.ts'
import { completeFont } from './embedded-font.ts'
import { fontFile } from './fonts.ts'
import { ink } from './marks.ts'

type Doc = PDFKit.PDFDocument
export type Element = ReturnType<Doc['struct']>
type Content = ReturnType<Doc['markStructureContent']>

/** Points per millimetre. */
export const mm = 72 / 25.4
export const page = { width: 210 * mm, height: 297 * mm, side: 18 * mm, bottom: 785 }
/** Top of the text in points: the header of the first page is taller. */
const tops = { first: 121, next: 84 }
export const contentWidth = page.width - 2 * page.side
export const room = page.bottom - tops.next

export interface Style {
  size: number
  leading: number
  isBold?: boolean
  isTabular?: boolean
}

export interface Piece {
  text: string
  style: Style
}

export interface TextLine {
  pieces: Piece[]
  leading: number
  isRightToLeft?: boolean
}

const longestLine = 400

export class Sheet {
  readonly doc: Doc
  readonly root: Element
  y = tops.first
  #top: number = tops.first
  readonly #onPage: (sheet: Sheet, isFirst: boolean) => void
  readonly #fonts = new Set<string>()
  #repeated: (() => void) | undefined

  constructor(
    about: { title: string; author: string; made: Date },
    onPage: (sheet: Sheet, isFirst: boolean) => void,
  ) {
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      // Footers contain the number of pages, so they are drawn last.
      bufferPages: true,
      pdfVersion: '1.7',
      // Missing in @types/pdfkit.
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
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
    this.#onPage = onPage
    this.newPage(true)
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const done = new Promise<Buffer>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
    })
    this.root.end()
    for (const name of this.#fonts) {
      completeFont(this.doc, name, name.startsWith('arabic' satisfies Cut))
    }
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

  repeating(head: () => void, draw: () => void): void {
    this.#repeated = head
    draw()
    this.#repeated = undefined
  }

  /** Starts a new page if the content does not fit; content taller than a page starts on the current one. */
  ensure(height: number): void {
    if (this.y + height > page.bottom && height <= room && this.y > this.#top) this.newPage()
  }

  wrap(pieces: readonly Piece[], width: number): TextLine[] {
    const lines: TextLine[] = []
    const texts = pieces.map(({ text }) => paperText(text))
    const isRightToLeft = beginsAtRight(texts.join(''))
    const begin = (pieces: Piece[], leading: number) =>
      lines.push({ pieces, leading, ...(isRightToLeft && { isRightToLeft }) })
    let used = 0
    let isolate = ''
    pieces.forEach(({ style }, index) => {
      const space = this.width(' ', style)
      for (const [word] of (texts[index] ?? '').matchAll(/\n|[^ \n]+/g)) {
        if (word === '\n') {
          begin([], style.leading)
          used = 0
          continue
        }
        let isWhole = true
        for (const chunk of this.#cut(word, style, width)) {
          const wide = this.width(chunk, style)
          const line = lines.at(-1)
          if (line && (used === 0 || used + space + wide <= width)) {
            addWord(line, used === 0 ? chunk : ` ${chunk}`, style)
            used += (used === 0 ? 0 : space) + wide
          } else {
            // A space, so that screen readers and copied text separate the words of two lines.
            const end = line?.pieces.at(-1)
            if (end && isWhole) end.text += ' '
            begin([{ text: isolate + chunk, style }], style.leading)
            used = wide
          }
          isWhole = false
        }
        // An isolated name that continues on the next line must be isolated there too.
        isolate = (isolate + word).replace(/[^\u2066-\u2069]|[\u2066-\u2068]\u2069/gu, '')
      }
    })
    return lines
  }

  #cut(word: string, style: Style, width: number): string[] {
    if (this.width(word, style) <= width) return [word]
    const letters = [...word]
    const chunks: string[] = []
    for (let from = 0; from < letters.length; ) {
      // Letters are measured together because of kerning.
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
    return stretchesOf(text).reduce(
      (all, { cut, text }) => all + this.#runWidth(cut, text, style),
      0,
    )
  }

  #runWidth(cut: Cut, text: string, style: Style): number {
    this.#font(cut, style)
    return this.doc.widthOfString(text, featuresOf(cut, style))
  }

  /** Loads a font only when the PDF needs one of its letters. */
  #font(cut: Cut, { isBold, size }: Style): void {
    const weight = isBold ? 700 : 400
    const name = `${cut}-${weight}`
    if (!this.#fonts.has(name)) this.doc.registerFont(name, fontFile(cut, weight))
    this.#fonts.add(name)
    this.doc.font(name).fontSize(size)
  }

  widthOfLine({ pieces }: TextLine): number {
    return pieces.reduce((all, { text, style }, index) => {
      const seen = index === pieces.length - 1 ? text.replace(/ $/, '') : text
      return all + this.width(seen, style)
    }, 0)
  }

  /** Draws runs in logical order at their visual places. The caller ties the line to its element. */
  drawLine(line: TextLine, x: number, y: number, width: number, align?: Align): void {
    const free = width - this.widthOfLine(line)
    const side = align ?? (line.isRightToLeft ? 'right' : 'left')
    let at = x + (side === 'right' ? free : side === 'center' ? free / 2 : 0)
    const tallest = Math.max(...line.pieces.map(({ style }) => style.size), 0)
    // Pieces of different sizes and fonts share one baseline.
    const base = y + (line.leading - tallest * 1.2) / 2 + tallest * 0.93
    const starts: number[] = []
    const whole = line.pieces.reduce((before, { text }) => {
      starts.push(before.length)
      return before + text
    }, '')
    // The trailing space of a right-to-left line is outside its left end.
    if (line.isRightToLeft && / $/.test(whole)) at -= this.width(' ', styleOf(line))
    const { runs, order } = runsOf(whole, starts, line.isRightToLeft)
    const styles = runs.map(({ index }) => {
      const piece = starts.findLastIndex((start) => start <= index)
      return line.pieces[piece]?.style ?? styleOf(line)
    })
    const places: number[] = []
    for (const index of order) {
      const [run, style] = [runs[index], styles[index]]
      places[index] = at
      if (run && style) at += this.#runWidth(run.cut, run.text, style)
    }
    runs.forEach(({ cut, text, isReversed }, index) => {
      const style = styles[index]
      if (!style) return
      this.#font(cut, style)
      // Marks for copying and screen readers that the glyphs run from right to left.
      if (isReversed) this.doc.markContent('ReversedChars')
      const options = {
        lineBreak: false,
        baseline: 'alphabetic',
        ...featuresOf(cut, style),
      } as const
      this.doc.text(text, places[index] ?? x, base, options)
      if (isReversed) this.doc.endMarkedContent()
    })
  }

  mark(type: string, draw: () => void): Content {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    return content
  }

  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

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

function styleOf({ pieces, leading }: TextLine): Style {
  return pieces.at(-1)?.style ?? { size: leading, leading }
}

function addWord(line: TextLine, text: string, style: Style): void {
  const last = line.pieces.at(-1)
  if (last?.style === style) last.text += text
  else line.pieces.push({ text, style })
  line.leading = Math.max(line.leading, style.leading)
}

type Features = { features?: PDFKit.Mixins.OpenTypeFeatures[] }

const tabular: Features = { features: ['tnum'] }
const plain: Features = {}
/**
 * Keeps composed glyphs of Noto Sans, because copied text would lack their parts, which have no character.
 * fontkit accepts this object, but @types/pdfkit does not.
 */
const composed = { features: { ccmp: false } as never }
/**
 * Any feature makes pdfkit lay out a text as a whole instead of word by word. Kerning is off, because viewers
 * take a gap after a letter for a space, so one word would be copied as two.
 */
const arabic = { features: { kern: false } as never }

function featuresOf(cut: Cut, { isTabular }: Style): Features {
  if (cut === 'arabic') return arabic
  if (!ours.has(cut)) return composed
  return isTabular ? tabular : plain
}

const ours: ReadonlySet<Cut> = new Set(['latin', 'latinMore', 'vietnamese'])
