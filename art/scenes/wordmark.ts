import { placePath } from '../path.ts'
import { type Colour, paint } from '../pigments.ts'
import type { Drawing } from '../svg.ts'

const letters = {
  a: (width: number) => `M${width} 0L1 0A1 1 0 0 0 1 2L${width} 2Z${counter(width)}`,
  g: (width: number) =>
    `M${width} 0L1 0A1 1 0 0 0 1 2L${width - 0.7} 2A.5 .5 0 0 1 ${width - 1.2} 2.3` +
    `L.2 2.3L.2 3L${width - 1} 3A1 1 0 0 0 ${width} 2Z${counter(width)}`,
  d: (width: number) =>
    `M${width} -1L${width - 0.7} -1L${width - 0.7} 0L1 0A1 1 0 0 0 1 2L${width} 2Z${counter(width)}`,
  n: (width: number) =>
    `M0 0L${width - 1} 0A1 1 0 0 1 ${width} 1L${width} 2L${width - 0.68} 2L${width - 0.68} 1.02` +
    'A.32 .32 0 0 0 .68 1.02L.68 2L0 2Z',
  r: () => 'M0 0L1.4 0A.7 .7 0 0 1 .7 .7L.7 2L0 2Z',
}

type Letter = keyof typeof letters

function counter(width: number, r = 0.38) {
  const [left, right] = [1, width - 1]
  if (right - left < 0.01) {
    return `M${left - r} 1A${r} ${r} 0 1 0 ${left + r} 1A${r} ${r} 0 1 0 ${left - r} 1Z`
  }
  return (
    `M${left} ${1 - r}A${r} ${r} 0 0 0 ${left} ${1 + r}` +
    `L${right} ${1 + r}A${r} ${r} 0 0 0 ${right} ${1 - r}Z`
  )
}

const unit = 10

export function logo(): Drawing {
  const gap = 0.16
  const name: [Letter, number][] = [
    ['g', 2],
    ['r', 1.4],
    ['a', 2],
    ['a', 2.8],
    ['a', 3.8],
    ['n', 2],
    ['d', 2],
  ]
  let x = 0
  let path = ''
  for (const [letter, width] of name) {
    path += placePath(letters[letter](width), { x, y: 0, width: 1, height: 1 }, unit)
    x += width + gap
  }
  const width = Math.round((x - gap) * unit * 10) / 10
  return {
    viewBox: [0, -unit, width, 4 * unit],
    body: `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`,
  }
}

/**
 * « graaand », in which each a is taller than the one before. Each letter is a `<path class="letter">` for the scroll
 * animation.
 */
export function growingGraaand(): Drawing {
  const baseline = 4
  const gap = 0.08
  const name: [Letter, xHeight: number, Colour][] = [
    ['g', 1.6, 'encre'],
    ['r', 1.6, 'encre'],
    ['a', 1.6, 'encre'],
    ['a', 2.6, 'bleu'],
    ['a', 3.9, 'soleil'],
    ['n', 2.9, 'chaux'],
    ['d', 2.9, 'chaux'],
  ]
  let x = 0
  let body = ''
  for (const [letter, xHeight, colour] of name) {
    const scale = xHeight / 2
    const outline = placePath(
      letters[letter](2),
      { x, y: baseline - xHeight, width: scale, height: scale },
      unit,
    )
    body += `<path class="letter" fill="${paint(colour)}" fill-rule="evenodd" d="${outline}"/>`
    x += (letter === 'r' ? 1.4 : 2) * scale + gap
  }
  return { viewBox: [0, 0, Math.round((x - gap) * unit), 49], body }
}

/** The icon, on its pixels: every page contains it. */
export const mark = (): Drawing => ({
  viewBox: [0, 0, 32, 32],
  body: [
    `<path fill="${paint('bleu')}" d="M0 0h32v32H0"/>`,
    `<path fill="${paint('chaux')}" d="M27 5H16a11 11 0 0 0 0 22h11z"/>`,
    `<path fill="${paint('soleil')}" d="M12 16a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"/>`,
  ].join(''),
})
