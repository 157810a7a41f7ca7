import createBidi from 'bidi-js'
import { type Cut, stretchesOf } from '#quotes/printable.ts'

const bidi = createBidi()
const arabic = /\p{Script=Arabic}/u

/** Whether a text, on its own, begins at the right: by its first letter that has a direction. */
export function beginsAtRight(text: string): boolean {
  return arabic.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1
}

/** A stretch of a line that one font writes in one direction. */
export interface Run {
  cut: Cut
  /** As it is drawn. */
  text: string
  /** Whether its glyphs are drawn from its last letter to its first. */
  isReversed?: boolean
  /** Where its first letter stands in the line as it is read. */
  index: number
}

/**
 * The runs of a line in the order in which they are read, and their places from left to right.
 *
 * @param text of the whole line, marks of isolated.ts included
 * @param cutsAt places where a new piece begins: no run goes over them
 * @param isRightToLeft of the paragraph
 */
export function runsOf(
  text: string,
  cutsAt: readonly number[] = [],
  isRightToLeft = false,
): { runs: Run[]; order: number[] } {
  if (!arabic.test(text)) {
    const runs = piecesOf(text, cutsAt).flatMap(([from, piece]) =>
      stretchesOf(piece).map((one) => ({ ...one, index: from + one.index })),
    )
    return { runs, order: runs.map((_, index) => index) }
  }
  const found = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr')
  const { levels } = found
  // Spaces at the end of a line belong to the paragraph.
  for (let end = text.length - 1; end >= 0 && text[end] === ' '; end -= 1) {
    levels[end] = isRightToLeft ? 1 : 0
  }
  const turns = [...levels.keys()].filter((at) => at > 0 && levels[at] !== levels[at - 1])
  const runs = piecesOf(text, [...cutsAt, ...turns]).flatMap(([from, piece]) => {
    const isOdd = (levels[from] ?? 0) % 2 === 1
    return stretchesOf(piece).map(({ cut, text, index }): Run => {
      const at = from + index
      if (!isOdd) return { cut, text, index: at }
      // The font puts Arabic letters in order itself; what stands between them it does not.
      return { cut, text: arabic.test(text) ? text : turned(text), isReversed: true, index: at }
    })
  })
  const places = new Map(
    bidi.getReorderedIndices(text, found).map((at: number, place: number) => [at, place] as const),
  )
  const placeOf = (index: number) => places.get(runs[index]?.index ?? 0) ?? 0
  const order = runs.map((_, index) => index).sort((a, b) => placeOf(a) - placeOf(b))
  return { runs, order }
}

function piecesOf(text: string, cutsAt: readonly number[]): [from: number, piece: string][] {
  const starts = [...new Set([0, ...cutsAt])].sort((a, b) => a - b)
  return starts.map((from, rank) => [from, text.slice(from, starts[rank + 1])])
}

/** Signs of a line that runs from the right: in the other order, brackets the other way. */
function turned(text: string): string {
  return [...text]
    .map((one) => bidi.getMirroredCharacter(one) ?? one)
    .reverse()
    .join('')
}
