import { type Segment, segmentsOf } from '../../borrowed.ts'
import type { Borrowed } from '../../view.ts'

/** The contents of a box: texts, borrowed values and line breaks. */
export function pieceNodes(
  value: string,
  borrowed: readonly Borrowed[],
): (Segment | 'break' | 'caret')[] {
  const pieces: (Segment | 'break' | 'caret')[] = []
  for (const segment of segmentsOf(value, borrowed)) {
    if (!('text' in segment)) {
      pieces.push(segment)
      continue
    }
    for (const [index, text] of segment.text.split('\n').entries()) {
      if (index > 0) pieces.push('break')
      if (text) pieces.push({ text })
    }
  }
  const last = pieces.at(-1)
  // Without a last break, browsers show no caret on an empty line or after a borrowed value.
  if (last === 'break' || (last && typeof last === 'object' && 'borrowed' in last)) {
    pieces.push('caret')
  }
  return pieces
}
