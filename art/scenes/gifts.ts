import { disc, polygon, rect } from '../shapes.ts'
import { type Tile, Wall } from '../wall.ts'

export const visuals = {
  /** One fish. */
  catch: new Wall(6, 8, { ground: 'bleu' })
    .tile(0.4, 1.2, 'fish', ['soleil', 'encre'], { size: 5.2, layer: 1 })
    .field(0, 6, 6, 1, () => ['waves', 'chaux', { layer: 1 }])
    .block(0, 7, 6, 1, 'encre')
    .shape(rect(0.5, 7.35, 2.6, 0.3), 'chaux', { layer: 2 })
    .draw(),
  /** A fish pattern. */
  shoal: new Wall(6, 8, { ground: 'soleil' })
    .field(0, 0, 6, 3, (column, row) => [
      'fish',
      (column + row) % 2 ? ['corail', 'encre'] : ['encre', 'soleil'],
      { mirrored: row % 2 === 1, layer: 1 },
    ])
    .tile(0, 3, 'hollow', 'corail', { size: 5, ground: 'soleil', turn: 3 })
    .block(5, 3, 1, 5, 'corail')
    .shape(rect(0.5, 6.1, 3.4, 0.4) + rect(0.5, 6.9, 2.2, 0.4), 'encre', { layer: 2 })
    .draw(),
  /** A fish stall. */
  market: new Wall(6, 8, { ground: 'rose' })
    .field(0, 0, 6, 1, () => ['awning', ['corail', 'chaux'], { ground: 'rose' }])
    .shape(disc(3, 4, 2.3), 'encre', { layer: 1 })
    .tile(1.5, 2.5, 'fish', ['chaux', 'encre'], { size: 3, layer: 2 })
    .block(0, 6.6, 6, 1.4, 'chaux')
    .shape(rect(1.4, 7, 3.2, 0.28) + rect(2, 7.45, 2, 0.2), 'encre', { layer: 2 })
    .draw(),
}

export const concepts = {
  letter: sign(['a', ['encre', 'chaux']]),
  star: sign(['doubleStar', ['encre', 'chaux', 'encre']]),
  door: sign(['arches', ['encre', 'chaux', 'encre']]),
}

function sign([motif, inks]: Tile) {
  return new Wall(6, 8, { ground: 'chaux' })
    .tile(1.25, 1.4, motif, inks, { size: 3.5, layer: 1 })
    .shape(rect(1.25, 6, 3.5, 0.28) + rect(1.25, 6.6, 2.2, 0.28), 'encre')
    .draw()
}

export const consultation = () =>
  new Wall(8, 7, { ground: 'rose' })
    .shape(disc(7, 1.6, 0.9), 'soleil', { layer: 0 })
    .block(1.6, 1, 4.8, 4.1, 'encre', { layer: 1 })
    .block(1.85, 1.25, 4.3, 3.6, 'chaux', { layer: 2 })
    .tile(1.9, 1.18, 'bar', 'corail', { size: 0.8, layer: 3 })
    .tile(2.5, 1.85, 'steps', 'vert', { size: 3, layer: 3 })
    .shape(rect(3.25, 3.35, 0.75, 0.28), 'corail', { layer: 4 })
    .shape(polygon([3.5, 5.1], [4.5, 5.1], [4.9, 5.5], [3.1, 5.5]), 'encre', { layer: 1 })
    .tile(0.85, 4.3, 'cup', ['bleu', 'bleu'], { size: 1.3, layer: 4 })
    .tile(5.85, 4.3, 'cup', ['corail', 'corail'], { size: 1.3, layer: 4, mirrored: true })
    .block(0, 5.5, 8, 1.5, 'corail')
    .field(0, 5.5, 8, 1, (column) => [
      'doubleQuarter',
      ['soleil', 'encre'],
      { ground: 'corail', turn: column % 2 ? 2 : 1 },
    ])
    .draw()

export function monthOfNights() {
  const nights = 30
  const wall = new Wall(6, 5, { ground: 'encre' })
  for (let night = 0; night < nights; night++) {
    const [x, y] = [night % 6, Math.floor(night / 6)]
    wall.shape(moon(x + 0.5, y + 0.5, 0.36, (night + 1) / (nights + 1)), 'soleil')
  }
  return wall.draw()
}

/**
 * The lit part of the moon.
 *
 * @param phase from 0 (new) through ½ (full) to 1
 */
function moon(cx: number, cy: number, r: number, phase: number) {
  const waxing = phase < 0.5
  const gibbous = Math.abs(phase - 0.5) < 0.25
  const terminator = Math.abs(Math.cos(2 * Math.PI * phase)) * r
  const limb = waxing ? 1 : 0
  return (
    `M${cx} ${cy - r}A${r} ${r} 0 0 ${limb} ${cx} ${cy + r}` +
    `A${terminator} ${r} 0 0 ${gibbous ? limb : 1 - limb} ${cx} ${cy - r}Z`
  )
}
