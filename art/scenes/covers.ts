import type { Motif } from '../motifs.ts'
import type { Pigment } from '../pigments.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { arch, disc } from '../shapes.ts'
import { Wall } from '../wall.ts'

type Palette = readonly [Pigment, Pigment, Pigment, Pigment, Pigment]

const palettes: readonly [Palette, ...Palette[]] = [
  ['bleu', 'chaux', 'soleil', 'corail', 'encre'],
  ['soleil', 'encre', 'corail', 'chaux', 'bleu'],
  ['corail', 'chaux', 'encre', 'rose', 'soleil'],
  ['rose', 'encre', 'corail', 'bleu', 'chaux'],
  ['vert', 'chaux', 'soleil', 'rose', 'encre'],
  ['encre', 'soleil', 'bleu', 'corail', 'chaux'],
  ['ombre', 'bleu', 'corail', 'encre', 'soleil'],
]

interface Canvas {
  wall: Wall
  columns: number
  rows: number
  palette: Palette
  random: SeededRandom
}

const painters = { arcade, carpet, town }

/**
 * Returns the cover of an entry; the same seed gives the same cover.
 *
 * @param seed the slug of its entry
 * @param chosen fixed parts: genre, index of the palette, size in cells
 */
export function cover(
  seed: string,
  chosen: { genre: keyof typeof painters; palette?: number; columns?: number; rows?: number },
) {
  const { genre, columns = 6, rows = 4 } = chosen
  const random = seededRandom(`couverture ${seed}`)
  const palette = palettes[chosen.palette ?? random.integer(palettes.length)] ?? palettes[0]
  const wall = new Wall(columns, rows, { ground: palette[0] })
  painters[genre]({ wall, columns, rows, palette, random })
  return wall.draw()
}

function arcade({ wall, columns, rows, palette, random }: Canvas) {
  const [ground, a, b, c, d] = palette
  const height = rows - 1
  wall.field(0, 0, columns, 1, (i) => ['star', i % 2 ? d : a, { ground: i % 2 ? b : c }])
  for (let x = 0; x < columns; x += 2) {
    const [outside, inside] = x % 4 ? [ground, a] : [a, ground]
    wall
      .block(x, 1, 2, height, outside)
      .shape(arch(x, 1, 2, height), inside)
      .shape(arch(x + 0.33, 1.33, 1.34, height - 0.33), random.pick([b, c]), { layer: 2 })
      .shape(arch(x + 0.66, 1.66, 0.68, height - 0.66), d, { layer: 3 })
  }
}

function carpet({ wall, columns, rows, palette, random }: Canvas) {
  const [ground, a, b, c, d] = palette
  const common = random.pick<Motif>(['doubleQuarter', 'target', 'quarter', 'splitLeaf'])
  const rare = random.pick<Motif>(['doubleStar', 'flower', 'sun', 'cross'])
  const isMiddle = (index: number) => index % 4 === 1 || index % 4 === 2

  wall.field(0, 0, columns, rows, (column, row) => {
    if ((column + row * 3) % 7 === 3) return [rare, [b, c, d], { ground: a }]
    const isHeart = isMiddle(column) && isMiddle(row)
    const turn = column % 2 === row % 2 ? (column % 2 ? 3 : 1) : column % 2 ? 2 : 0
    return [common, [isHeart ? d : a, c], { ground: isHeart ? b : ground, turn }]
  })
}

function town({ wall, columns, rows, palette, random }: Canvas) {
  const [, a, b, c, d] = palette
  wall.shape(disc(columns - 1.7, 1.3, 1.05), b, { layer: 0 })
  for (let x = 0; x < columns; x++) {
    const height = 1 + random.integer(rows - 1)
    const house = [a, c, d, a][(x + random.integer(2)) % 4] ?? a
    const door = house === c ? d : house === a ? c : b
    const roof = rows - height
    wall.block(x, roof, 1, height, house, { layer: 1 })
    if (random.integer(2)) {
      wall.tile(x, roof - 0.5, 'half', house, { width: 1, height: 0.5, layer: 1 })
    }
    for (let floor = 0; floor < height - 1; floor++) {
      const opening = random.pick<Motif>(['window', 'niche', 'loophole'])
      wall.tile(x, roof + floor, opening, [house === d ? b : d, house], { layer: 2 })
    }
    wall.tile(x, rows - 1, 'door', [door, house], { layer: 2 })
  }
}
