import { disc, polygon, rect } from '../shapes.ts'
import { type Tile, Wall } from '../wall.ts'

/** What is offered before any commitment, where it is not already drawn elsewhere. */

/** Graphic design: one message, three ways to say it; 6 × 8 cells, like a preview of a site. */
export const visuals = {
  /** By its subject. */
  catch: new Wall(6, 8, { ground: 'bleu' })
    .tile(0.4, 1.2, 'fish', ['soleil', 'encre'], { size: 5.2, layer: 1 })
    .field(0, 6, 6, 1, () => ['waves', 'chaux', { layer: 1 }])
    .block(0, 7, 6, 1, 'encre')
    .shape(rect(0.5, 7.35, 2.6, 0.3), 'chaux', { layer: 2 })
    .draw(),
  /** By its pattern. */
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
  /** By its place. */
  market: new Wall(6, 8, { ground: 'rose' })
    .field(0, 0, 6, 1, () => ['awning', ['corail', 'chaux'], { ground: 'rose' }])
    .shape(disc(3, 4, 2.3), 'encre', { layer: 1 })
    .tile(1.5, 2.5, 'fish', ['chaux', 'encre'], { size: 3, layer: 2 })
    .block(0, 6.6, 6, 1.4, 'chaux')
    .shape(rect(1.4, 7, 3.2, 0.28) + rect(2, 7.45, 2, 0.2), 'encre', { layer: 2 })
    .draw(),
}

/** Logo: three ideas, in black and white. */
export const concepts = {
  letter: sign(['a', ['encre', 'chaux']]),
  star: sign(['doubleStar', ['encre', 'chaux', 'encre']]),
  door: sign(['arches', ['encre', 'chaux', 'encre']]),
}

/** A sign on its sheet, above the line that explains it. */
function sign([motif, inks]: Tile) {
  return new Wall(6, 8, { ground: 'chaux' })
    .tile(1.25, 1.4, motif, inks, { size: 3.5, layer: 1 })
    .shape(rect(1.25, 6, 3.5, 0.28) + rect(1.25, 6.6, 2.2, 0.28), 'encre')
    .draw()
}

/** UI/UX: two cups, a screen, and the step that creaks; 9 × 6 cells. */
export const consultation = () =>
  new Wall(9, 6, { ground: 'rose' })
    .shape(disc(7.6, 1.4, 1), 'soleil', { layer: 0 })
    .block(1.75, 0.5, 5.5, 4.1, 'encre', { layer: 1 })
    .block(2, 0.75, 5, 3.6, 'chaux', { layer: 2 })
    .tile(2.05, 0.68, 'bar', 'corail', { size: 0.8, layer: 3 })
    .tile(3, 1.35, 'steps', 'vert', { size: 3, layer: 3 })
    .shape(rect(3.75, 2.85, 0.75, 0.28), 'corail', { layer: 4 })
    .shape(polygon([4, 4.6], [5, 4.6], [5.4, 5], [3.6, 5]), 'encre', { layer: 1 })
    .tile(0.2, 3.65, 'cup', ['bleu', 'bleu'], { size: 1.55, layer: 2 })
    .tile(7.25, 3.65, 'cup', ['corail', 'corail'], { size: 1.55, layer: 2, mirrored: true })
    .field(0, 5, 9, 1, (column) => [
      'doubleQuarter',
      ['soleil', 'encre'],
      { ground: 'corail', turn: column % 2 ? 2 : 1 },
    ])
    .draw()

/** Webmastering: the nights of a month, from one new moon to the next; 7 × 5 cells, as a calendar. */
export function monthOfNights() {
  const nights = 30
  const wall = new Wall(7, 5, { ground: 'encre' })
  for (let night = 0; night < nights; night++) {
    const [x, y] = [night % 7, Math.floor(night / 7)]
    wall.shape(moon(x + 0.5, y + 0.5, 0.34, (night + 1) / (nights + 1)), 'soleil')
  }
  return wall
    .field(2, 4, 3, 1, () => ['waves', 'chaux', { ground: 'bleu' }])
    .block(5, 4, 2, 1, 'corail')
    .tile(5.55, 4, 'cat', ['encre', 'soleil', 'encre'], { layer: 1 })
    .draw()
}

/**
 * The lit part of the moon.
 *
 * @param phase from 0, new, through ½, full, to 1, new again
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
