import type { Motif } from '../motifs.ts'
import type { Pigment } from '../pigments.ts'
import { seededRandom } from '../seeded-random.ts'
import { type Tile, Wall } from '../wall.ts'

type Inks = readonly [Pigment, Pigment, Pigment, Pigment]

const heights = [1, 1, 2, 3, 3, 4]

const upright: ReadonlySet<Motif> = new Set(['arches', 'door', 'window', 'waves'])

/**
 * The stairs of tiles in the corner of a page's banner, 6 × 4 cells.
 *
 * @param seed selects tiles and rotations
 * @param inks four colours other than the banner's
 * @param ground the banner's colour
 */
export function pageCorner(seed: string, inks: Inks, ground: Pigment) {
  const random = seededRandom(`angle ${seed}`)
  const [a, b, c, d] = inks
  const tiles: [Tile, ...Tile[]] = [
    ['doubleQuarter', [c, b], { ground: a }],
    ['arches', [d, a, c], { ground: b }],
    ['door', [ground === 'bleu' ? c : 'bleu', d], { ground: a }],
    ['doubleStar', [b, c, a], { ground: d }],
    ['splitLeaf', [d, a], { ground: c }],
    ['waves', a, { ground: d }],
    ['window', [d, b], { ground: a }],
    ['quarter', c, { ground: b }],
    ['sun', [b, d], { ground: c }],
    ['target', d, { ground: a }],
  ]

  const wall = new Wall(6, 4)
  let previous = -1
  heights.forEach((height, column) => {
    for (let step = 0; step < height; step++) {
      let drawn = random.integer(tiles.length)
      if (drawn === previous) drawn = (drawn + 3) % tiles.length
      previous = drawn
      const [motif, colours, options] = tiles[drawn] ?? tiles[0]
      const turn = upright.has(motif) ? 0 : random.integer(4)
      wall.tile(column, 3 - step, motif, colours, { ...options, turn })
    }
  })
  return wall.draw()
}

export const legalCorners = {
  terms: () => pageCorner('cgu', ['encre', 'bleu', 'chaux', 'encre'], 'ombre'),
  privacy: () => pageCorner('confidentialité', ['encre', 'vert', 'chaux', 'encre'], 'ombre'),
  notices: () => pageCorner('mentions', ['bleu', 'encre', 'chaux', 'bleu'], 'ombre'),
  cookies: () => pageCorner('cookies', ['encre', 'corail', 'chaux', 'encre'], 'ombre'),
  accessibility: () => pageCorner('accessibilité', ['bleu', 'soleil', 'chaux', 'encre'], 'ombre'),
}
