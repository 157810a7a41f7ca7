import type { Pigment } from '../pigments.ts'
import { pigments } from '../pigments.ts'
import { arch, disc } from '../shapes.ts'
import type { Drawing } from '../svg.ts'
import { Wall } from '../wall.ts'
import { logo } from './wordmark.ts'

/** The card that social networks show, 1200 × 630: the name on the left, a street on the right. */
export function socialCard(): Drawing {
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
  const name = `<g transform="translate(72 150) scale(2.9)" color="${pigments.chaux}">${logo().body}</g>`
  return { viewBox, body: body + name }
}
