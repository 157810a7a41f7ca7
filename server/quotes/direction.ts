import createBidi from 'bidi-js'
import { type Cut, stretchesOf } from '#quotes/printable.ts'

const bidi = createBidi()
const arabic = /\p{Script=Arabic}/u

export function beginsAtRight(text: string): boolean {
  return arabic.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1
}

export interface Run {
  cut: Cut
  text: string
  isReversed?: boolean
  index: number
}

/**
 * Returns the runs of a line in logical order, and their visual order.
 *
 * @param cutsAt offsets where a new piece starts, and thus a new run
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
  // Trailing spaces have the paragraph's direction.
  for (let end = text.length - 1; end >= 0 && text[end] === ' '; end -= 1) {
    levels[end] = isRightToLeft ? 1 : 0
  }
  const turns = [...levels.keys()].filter((at) => at > 0 && levels[at] !== levels[at - 1])
  const runs = piecesOf(text, [...cutsAt, ...turns]).flatMap(([from, piece]) => {
    const isOdd = (levels[from] ?? 0) % 2 === 1
    return stretchesOf(piece).map(({ cut, text, index }): Run => {
      const at = from + index
      // fontkit reverses any text of the Arabic script, digits included, and no other text.
      const isTurned = arabic.test(text) !== isOdd
      return {
        ...{ cut, text: isTurned ? turned(text) : text, index: at },
        ...(isOdd && { isReversed: true }),
      }
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

function turned(text: string): string {
  return [...text]
    .map((one) => bidi.getMirroredCharacter(one) ?? one)
    .reverse()
    .join('')
}
