import { type Tile, Wall } from '../wall.ts'

/** Returns the turn with which four adjacent tiles form a rosette. Columns and rows count from the carpet's corner. */
export function rosetteTurn(column: number, row: number) {
  if (row % 2 === 0) return column % 2 === 0 ? 1 : 2
  return column % 2 === 0 ? 0 : 3
}

export const videoCarpet = () =>
  new Wall(18, 8)
    .field(0, 0, 18, 8, (column, row) => {
      const turn = rosetteTurn(column, row)
      const isTarget = ((column >> 1) + (row >> 1)) % 2 === 1
      return isTarget
        ? ['target', 'chaux', { ground: 'bleu', turn }]
        : ['doubleQuarter', ['encre', 'soleil'], { ground: 'bleu', turn: turn + 2 }]
    })
    .draw()

export const paving = () =>
  new Wall(2, 2, { cell: 48 })
    .field(0, 0, 2, 2, (column, row) => [
      'doubleQuarter',
      ['chaux', 'encre'],
      { ground: 'corail', turn: rosetteTurn(column, row) },
    ])
    .draw()

export function processSteps() {
  const tiles = (turn: number): Tile[] => [
    ['doubleQuarter', ['soleil', 'corail'], { ground: 'bleu', turn }],
    ['waves', 'encre', { ground: 'corail' }],
    ['doubleStar', ['encre', 'chaux', 'corail'], { ground: 'soleil' }],
    ['door', ['bleu', 'soleil'], { ground: 'chaux' }],
    ['splitLeaf', ['soleil', 'chaux'], { ground: 'vert' }],
  ]
  return new Wall(4, 3)
    .field(0, 0, 4, 3, (column, row) => {
      if (column + row < 2) return null
      return tiles(column + row)[(column * 2 + row * 3) % 5] ?? null
    })
    .draw()
}

/**
 * The frieze below the packs of a price page, in groups of three tiles.
 *
 * @param first the first tile of each group
 * @param other the second and the third
 */
export const packFloor = (
  first: Tile = ['doubleStar', ['chaux', 'encre', 'soleil'], { ground: 'corail' }],
  other: Tile = ['doubleQuarter', ['soleil', 'corail'], { ground: 'encre' }],
) =>
  new Wall(18, 1)
    .field(0, 0, 18, 1, (column) => {
      const [motif, inks, options] = other
      return column % 3 === 0 ? first : [motif, inks, { ...options, turn: column % 3 }]
    })
    .draw()

export function letterCarpet() {
  const rows: Tile[] = [
    ['doubleQuarter', ['soleil', 'corail'], { ground: 'encre' }],
    ['waves', 'chaux', { ground: 'bleu' }],
    ['doubleStar', ['corail', 'chaux', 'encre'], { ground: 'soleil' }],
    ['stripes', 'corail', { ground: 'chaux' }],
    ['target', 'chaux', { ground: 'vert' }],
    ['flower', ['chaux', 'encre'], { ground: 'corail' }],
    ['checker', 'encre', { ground: 'soleil' }],
    ['splitLeaf', ['soleil', 'chaux'], { ground: 'bleu' }],
    ['scale', ['encre', 'corail'], { ground: 'chaux' }],
  ]
  const turning = new Set(['doubleQuarter', 'target', 'splitLeaf'])
  const wall = new Wall(9, 9)
  rows.forEach(([motif, inks, options], row) => {
    wall.field(0, row, 9, 1, (column) => {
      const turn = turning.has(motif) ? rosetteTurn(column, 0) : 0
      return [motif, inks, { ...options, turn }]
    })
  })
  return wall.draw()
}
