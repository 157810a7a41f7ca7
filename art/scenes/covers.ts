import type { Motif } from '../motifs.ts'
import type { Pigment } from '../pigments.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { arch, disc } from '../shapes.ts'
import { type Tile, Wall } from '../wall.ts'

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

const painters = { sea, arcade, garden, carpet, object, town }

export type CoverGenre = keyof typeof painters

const genres = ['sea', 'arcade', 'garden', 'carpet', 'object', 'town'] as const

/**
 * Returns the cover of an entry; the same seed gives the same cover.
 *
 * @param seed the slug of its entry
 * @param chosen fixed parts: genre, index of the palette, size in cells
 */
export function cover(
  seed: string,
  chosen: { genre?: CoverGenre; palette?: number; columns?: number; rows?: number } = {},
) {
  const { columns = 6, rows = 4 } = chosen
  const random = seededRandom(`couverture ${seed}`)
  const genre = chosen.genre ?? random.pick(genres)
  const palette = palettes[chosen.palette ?? random.integer(palettes.length)] ?? palettes[0]
  const wall = new Wall(columns, rows, { ground: palette[0] })
  painters[genre]({ wall, columns, rows, palette, random })
  return wall.draw()
}

function sea({ wall, columns, rows, palette, random }: Canvas) {
  const [ground, a, b, c, d] = palette
  const sun = 1 + random.integer(columns - 3)
  wall
    .shape(disc(sun + 1, rows - 1.5, 1.5), b, { layer: 0 })
    .field(0, rows - 2, columns, 1, () => ['wave', a, { layer: 2 }])
    .field(0, rows - 1, columns, 1, () => ['waves', d, { ground: a, layer: 2 }])
    .tile((sun + 3) % (columns - 1), rows - 2.75, 'boat', [c, a, b], { size: 1.25, layer: 1 })
    .tile(0, 0, 'doubleQuarter', [c, b], { ground, turn: 1 })
    .tile(columns - 1, 0, 'quarter', a, { ground, turn: 2 })
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

function garden({ wall, columns, rows, palette, random }: Canvas) {
  const [ground, a, b, c, d] = palette
  const plant = (column: number, row: number): Tile => {
    const kind = random.integer(5)
    if (kind === 0) return ['flower', [c, b], { ground }]
    const turn = random.integer(4)
    if (kind === 1) return ['splitLeaf', [a, b], { ground, turn }]
    if (kind === 2) return ['leaf', a, { ground: (column + row) % 2 ? ground : d, turn }]
    if (kind === 3) return ['doubleQuarter', [b, c], { ground, turn }]
    return ['splitLeaf', [d, a], { ground, turn }]
  }
  wall.field(0, 0, columns, rows, plant)
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

function object({ wall, columns, rows, palette, random }: Canvas) {
  const [ground, a, b, c, d] = palette
  const motif = random.pick<Motif>(['vase', 'lemon', 'fish', 'cup', 'boat'])
  const size = motif === 'vase' ? rows - 1 : rows - 0.6
  const y = motif === 'vase' ? 0.35 : rows - size - 0.5
  const inks: [Pigment, Pigment] =
    motif === 'lemon'
      ? [ground === 'soleil' ? 'corail' : 'soleil', ground === 'vert' ? 'chaux' : 'vert']
      : [c, d]
  wall
    .block(0, rows - 1, columns, 1, a)
    .shape(disc(columns / 2, rows / 2 - 0.1, rows / 2 - 0.3), b, { layer: 0 })
    .tile((columns - size) / 2, y, motif, inks, { size, layer: 2 })
    .tile(0, 0, 'doubleStar', [c, ground, a], { ground })
    .tile(columns - 1, 0, 'quarter', b, { ground, turn: 2 })
    .tile(0, rows - 1, 'stripes', d, { ground: a })
    .tile(columns - 1, rows - 1, 'checker', d, { ground: a })
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
