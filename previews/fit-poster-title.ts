import { isArabic } from './place.ts'
import { advances, axis } from './poster-advances.ts'

/** A line of the title: letters of variable width fill the box, if possible at the height of the other lines. */
export interface Line {
  text: string
  size: number
  width: number
  ornaments: number
  isAccented: boolean
}

const capital = 0.7
const accent = 0.17
const accented = /[ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸ]/

const bearing = (ornaments: number) => (ornaments > 0 ? 0.028 : 0.05)

const small = /^(DE|DU|DES|LE|LA|LES|L’|D’|ET|À|AU|AUX|EN|&)$/
const dangling = / (DE|DU|DES|LE|LA|LES|L’|D’|ET|À|AU|AUX|EN|&)$/

/** Longer words are hyphenated, because their letters would be too small on a phone. */
const longestWord = 20

/** Assumed width of an emoji at capital height; no system has wider ones. */
const emoji = 1000

const isEmoji = (letter: string) => /^\p{RGI_Emoji}$/v.test(letter)

// A first test, because matching all emoji takes a phone 100 ms; every emoji contains one of these characters.
const mayHaveEmoji = (text: string) => /[\u2190-\u{10ffff}]/u.test(text)

function lettersOf(text: string): readonly string[] {
  return mayHaveEmoji(text) ? (text.match(/\p{RGI_Emoji}|./gsv) ?? []) : [...text]
}

export function splitAtEmoji(text: string): string[] {
  return mayHaveEmoji(text) ? text.split(/(\p{RGI_Emoji}+)/v) : [text]
}

/**
 * @param name of the company
 * @param measure width of the box, in any unit
 * @param height height of the box in the same unit; exceeded by an eighth at most
 * @returns one to four lines, or null if the typeface lacks a letter
 */
export function fitPosterTitle(name: string, measure: number, height: number): Line[] | null {
  const words = name
    .toLocaleUpperCase('fr')
    .replaceAll("'", '’')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(cut)
  if (!lettersOf(words.join('')).every((letter) => letter in advances || isEmoji(letter)))
    return null

  const pieceOf = pieces(words)
  let best: { score: number; lines: Sized[] } | undefined
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    for (const ends of breaks(words.length, count)) {
      const line = ends.map((end, i) => pieceOf(ends[i - 1] ?? 0, end))
      const lines = sizes(line, measure, height)
      const score = judge(lines, measure, height)
      if (score !== null && (!best || score > best.score)) best = { score, lines }
    }
  }
  const lines = best?.lines ?? [narrowest(pieceOf(0, words.length), measure)]
  return lines.map(({ text, body, width, ornaments, isAccented }) => ({
    text,
    size: +((body / measure) * 100).toFixed(3),
    width: +width.toFixed(1),
    ornaments,
    isAccented,
  }))
}

export function setPlainly(name: string, measure: number, height: number): number {
  const lengthOf = (text: string) => lettersOf(text).length * (isArabic(text) ? 1.1 : 0.8)
  const whole = lengthOf(name)
  const longestWord = Math.max(...name.split(/\s+/).map(lengthOf))
  const sizesByLines = [1, 2, 3, 4].map((count) => {
    const share = Math.min(whole, (whole / count) * 1.25)
    return Math.min(measure / Math.max(share, longestWord), height / (count * 1.4))
  })
  return +((Math.max(...sizesByLines) / measure) * 100).toFixed(2)
}

interface Piece {
  text: string
  lengths: Lengths
  isAccented: boolean
}

interface Sized extends Piece, Pick<Line, 'width' | 'ornaments'> {
  body: number
}

const gapOf = (measure: number) => measure * 0.0186

function sizes(pieces: Piece[], measure: number, height: number): Sized[] {
  const accents = pieces.filter(({ isAccented }) => isAccented).length
  const full =
    (height - gapOf(measure) * (pieces.length - 1)) / (pieces.length * capital + accents * accent)

  return pieces.map((piece) => {
    const [narrow, , normal, wide] = piece.lengths
    let body = Math.min(full, measure / (narrow - 0.04))
    let length = measure / body
    let ornaments = 0
    if (wide * body < measure - 0.5) {
      ornaments = Math.floor((measure - normal * body) / (capital * body))
      if (ornaments > 0) length = (measure - ornaments * capital * body - 0.12 * body) / body
      else {
        body = Math.min(measure / wide, full * 1.1)
        length = measure / body
      }
    }
    return {
      ...piece,
      body,
      width: widthFor(piece.lengths, length + bearing(ornaments)),
      ornaments,
    }
  })
}

function judge(lines: Sized[], measure: number, height: number): number | null {
  const bodies = lines.map(({ body }) => body)
  const used =
    lines.reduce((sum, line) => sum + line.body * (capital + (line.isAccented ? accent : 0)), 0) +
    gapOf(measure) * (lines.length - 1)
  if (used > height * 1.12) return null
  const texts = lines.map(({ text }) => text)
  return (
    used / height -
    0.35 * (1 - Math.min(...bodies) / Math.max(...bodies)) -
    0.12 * lines.filter(({ ornaments }) => ornaments > 0).length -
    0.06 * lines.reduce((sum, { ornaments }) => sum + Math.max(0, ornaments - 2), 0) -
    (texts.some((text) => small.test(text)) ? 0.4 : 0) -
    (texts.some((text) => dangling.test(text)) ? 0.2 : 0)
  )
}

function narrowest(piece: Piece, measure: number): Sized {
  return { ...piece, body: measure / piece.lengths[0], width: 62, ornaments: 0 }
}

type Lengths = [narrow: number, number, normal: number, wide: number]

function lengthsOf(text: string): Lengths {
  const lengths: Lengths = [0, 0, 0, 0]
  for (const letter of lettersOf(text)) {
    const known = advances[letter]
    for (let i = 0; i < 4; i++) lengths[i] = (lengths[i] ?? 0) + (known?.[i] ?? emoji) / 1000
  }
  return lengths
}

function pieces(words: string[]): (from: number, end: number) => Piece {
  const known = new Map<number, Piece>()
  return (from, end) => {
    const key = from * words.length + end
    const piece =
      known.get(key) ??
      measured(
        words
          .slice(from, end)
          .join(' ')
          .replace(/(?<=\S)- /g, '-'),
      )
    known.set(key, piece)
    return piece
  }
}

const measured = (text: string): Piece => ({
  text,
  lengths: lengthsOf(text),
  isAccented: accented.test(text),
})

function widthFor(lengths: Lengths, wanted: number): number {
  for (let i = 1; i < 4; i++) {
    const [from = 0, to = 0] = [lengths[i - 1], lengths[i]]
    const [low = 0, high = 0] = [axis[i - 1], axis[i]]
    if (wanted <= to) return Math.max(62, low + ((wanted - from) / (to - from)) * (high - low))
  }
  return 125
}

function breaks(words: number, count: number, from = 0): number[][] {
  if (count === 1) return [[words]]
  const ways: number[][] = []
  for (let end = from + 1; end <= words - count + 1; end++) {
    for (const rest of breaks(words, count - 1, end)) ways.push([end, ...rest])
  }
  return ways
}

function cut(word: string): string[] {
  const letters = lettersOf(word)
  if (letters.length <= longestWord) return [word]
  const parts = word.split(/(?<=[^-]-)(?=[^-])/)
  if (parts.length > 1) return parts.flatMap(cut)
  const pieces = Math.ceil(letters.length / longestWord)
  const length = Math.ceil(letters.length / pieces)
  return Array.from({ length: pieces }, (_, i) => {
    const piece = letters.slice(i * length, (i + 1) * length).join('')
    return i < pieces - 1 ? `${piece}-` : piece
  })
}
