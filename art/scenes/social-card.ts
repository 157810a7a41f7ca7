import { type Pigment, pigments } from '../pigments.ts'
import type { Drawing } from '../svg.ts'
import { logo } from './wordmark.ts'

export interface CardLook {
  ground: Pigment
  picture: Drawing
  stands?: true
}

/** The site's font at its narrowest and boldest (art/README.md). */
export const cardFont = 'Bricolage Poster'

const room = { left: 72, top: 240, width: 550, height: 342 }

const side = { left: 648, width: 552, height: 630 }

const darkGrounds: ReadonlySet<Pigment> = new Set(['bleu', 'encre', 'vert'])

/**
 * Social card of a page, 1200 × 630 pixels.
 *
 * @param title breaks into lines at the largest size that fits
 * @param look colour and picture of the page
 * @param measure returns the width of a text, in ems
 */
export function socialCard(
  title: string,
  { ground, picture, stands }: CardLook,
  measure: (text: string) => number,
): Drawing {
  const ink = pigments[darkGrounds.has(ground) ? 'chaux' : 'encre']
  const fit = stands ? 'xMaxYMax meet' : 'xMidYMid slice'
  const { left, width, height } = side
  return {
    viewBox: [0, 0, left + width, height],
    body:
      `<path fill="${pigments[ground]}" d="M0 0h${left + width}v${height}H0z"/>` +
      `<svg x="${left}" width="${width}" height="${height}" viewBox="${picture.viewBox.join(' ')}" preserveAspectRatio="${fit}">${picture.body}</svg>` +
      `<g transform="translate(${room.left} 112) scale(2.3)" color="${ink}">${logo().body}</g>` +
      words(title, ink, measure),
  }
}

const leading = 1.02

function words(title: string, ink: string, measure: (text: string) => number): string {
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
  return `<text fill="${ink}" font-family="${cardFont}" font-size="${size}">${tspans.join('')}</text>`
}

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
