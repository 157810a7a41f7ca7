import type { Pigment } from '../pigments.ts'
import { pigments } from '../pigments.ts'
import { arch, disc } from '../shapes.ts'
import type { Drawing } from '../svg.ts'
import { Wall } from '../wall.ts'
import { logo } from './wordmark.ts'

/** The font of a card's words: the site's own at its narrowest and boldest, see art/README.md. */
export const cardFont = 'Bricolage Poster'

/** Room for the words of a card, between its left edge and the street. */
const room = { left: 72, top: 262, width: 530, height: 276 }

/**
 * The card that social networks show, 1200 × 630: the name and the page's title on the left, a
 * street on the right.
 *
 * @param title set as large as fits, on as many lines as it takes
 * @param measure width of a text, in ems
 */
export function socialCard(title: string, measure: (text: string) => number): Drawing {
  const wall = new Wall(20, 10.5, { cell: 60, ground: 'bleu' })
    .shape(disc(15, 5, 3.6), 'soleil', { layer: 0 })
    .field(0, 9.5, 20, 1, (i) =>
      i % 3 === 2
        ? ['doubleStar', ['encre', 'soleil', 'corail'], { ground: 'chaux', layer: 3 }]
        : ['doubleQuarter', ['soleil', 'encre'], { ground: 'corail', turn: 1 + (i % 3), layer: 3 }],
    )

  const archway = (x: number, y: number, width: number, colour: Pigment, layer: number) =>
    wall.shape(arch(x, y, width, 9.5 - y), colour, { layer })
  archway(10.5, 5.5, 3, 'chaux', 1)
  archway(11, 6, 2, 'corail', 2)
  archway(11.5, 6.5, 1, 'encre', 3)
  archway(13.5, 3.5, 3, 'chaux', 1)
  wall
    .tile(14, 7.5, 'door', ['bleu', 'soleil'], { size: 2, layer: 2 })
    .tile(14.5, 5, 'window', ['bleu', 'ombre'], { layer: 2 })
  archway(16.5, 6.5, 3, 'ombre', 1)
  archway(17, 7, 2, 'vert', 2)
  archway(17.5, 7.5, 1, 'encre', 3)

  const { viewBox, body } = wall.draw()
  const name = `<g transform="translate(${room.left} 112) scale(2.3)" color="${pigments.chaux}">${logo().body}</g>`
  return { viewBox, body: body + name + words(title, measure) }
}

/** Line height, in ems. */
const leading = 1.02

function words(title: string, measure: (text: string) => number): string {
  let size = 92
  let lines = breakLines(title, room.width / size, measure)
  while (
    lines.length * leading * size > room.height ||
    lines.some(({ width }) => width * size > room.width)
  ) {
    size -= 2
    lines = breakLines(title, room.width / size, measure)
  }
  const tspans = lines.map(({ text }, i) => {
    const y = Math.round(room.top + (0.8 + i * leading) * size)
    return `<tspan x="${room.left}" y="${y}">${text.replaceAll('&', '&amp;')}</tspan>`
  })
  return `<text fill="${pigments.chaux}" font-family="${cardFont}" font-size="${size}">${tspans.join('')}</text>`
}

/** Fills each line with as many words as it holds; no-break spaces hold theirs together. */
function breakLines(title: string, width: number, measure: (text: string) => number) {
  const lines: { text: string; width: number }[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    const longer = last && `${last.text} ${word}`
    if (last && longer && measure(longer) <= width) {
      last.text = longer
      last.width = measure(longer)
    } else lines.push({ text: word, width: measure(word) })
  }
  return lines
}
