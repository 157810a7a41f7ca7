import type { Pigment } from '../pigments.ts'
import { disc } from '../shapes.ts'
import { Wall } from '../wall.ts'
import { rosetteTurn } from './carpets.ts'

const cell = 12

function lay(cells: number, at: (rank: number, column: number, row: number) => void) {
  for (let rank = 0; rank < cells; rank++) at(rank, rank % 10, 9 - Math.floor(rank / 10))
}

export function tileCount(count: number, inks: [Pigment, Pigment], bare: Pigment = 'encre') {
  const wall = new Wall(10, 10, { cell })
  if (count < 5) {
    const large = 3.33
    for (let i = 0; i < count; i++) {
      const turn = [1, 2, 0][i % 3]
      wall.tile(i * large, 6.67, 'doubleQuarter', inks, { size: large, turn })
    }
    return wall.draw()
  }
  lay(Math.ceil(count / 10) * 10, (rank, column, row) => {
    if (rank < count) {
      wall.tile(column, row, 'doubleQuarter', inks, { turn: rosetteTurn(column, row) })
    } else {
      wall.shape(disc(column + 0.5, row + 0.5, 0.1), bare)
    }
  })
  return wall.draw()
}

/**
 * A percentage as tiles.
 *
 * @param count from 0 to 100
 * @param ground colour of the tiles, behind their two inks
 */
export function tileGauge(count: number, ground: Pigment, inks: [Pigment, Pigment]) {
  const wall = new Wall(10, 10, { cell })
  lay(100, (rank, column, row) => {
    if (rank < count) {
      const motif = (column + row) % 2 ? 'quarter' : 'doubleQuarter'
      wall.tile(column, row, motif, inks, { ground, turn: rosetteTurn(column, row) })
    } else {
      wall.shape(disc(column + 0.5, row + 0.5, 0.11), 'vert')
    }
  })
  return wall.draw()
}
