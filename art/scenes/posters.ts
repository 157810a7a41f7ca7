import type { Pigment } from '../pigments.ts'
import { arch, disc, polygon, rect } from '../shapes.ts'
import { type Tile, Wall } from '../wall.ts'

export const posters = {
  banners: banner(),
  flyers: leaflet(),
  feed: feed(),
  figures: figures(),
}

function banner() {
  return new Wall(6, 6)
    .shape(disc(4.6, 1.5, 1.2), 'corail', { layer: 0 })
    .tile(0.6, 0.4, 'boat', ['encre', 'chaux', 'bleu'], { size: 4.4, layer: 1 })
    .field(0, 4.2, 6, 1, () => ['wave', 'bleu', { layer: 2 }])
    .field(0, 5, 6, 1, () => ['waves', 'chaux', { ground: 'bleu', layer: 3 }])
    .draw()
}

function leaflet() {
  const fold = (x: number, from: number, to: number) =>
    polygon([x, from], [x + 2, to], [x + 2, to + 4.4], [x, from + 4.4])
  return new Wall(6, 6)
    .shape(fold(0, 0.4, 1.2) + fold(4, 0.4, 1.2), 'chaux')
    .shape(fold(2, 1.2, 0.4), 'ombre')
    .tile(0.4, 1.4, 'doubleQuarter', ['corail', 'soleil'], { size: 1.3, layer: 2 })
    .tile(2.35, 1.6, 'flower', ['corail', 'encre'], { size: 1.3, layer: 2 })
    .tile(4.4, 1.5, 'sun', ['soleil', 'corail'], { size: 1.3, layer: 2 })
    .tile(0.4, 3.2, 'lines', 'encre', { size: 1.4, layer: 2 })
    .tile(2.4, 3.2, 'lines', 'encre', { size: 1.4, layer: 2 })
    .tile(4.4, 3.2, 'lines', 'encre', { size: 1.4, layer: 2 })
    .draw()
}

function feed() {
  const tiles: Tile[] = [
    ['sun', ['soleil', 'chaux'], { ground: 'corail' }],
    ['waves', 'chaux', { ground: 'bleu' }],
    ['splitLeaf', ['vert', 'encre'], { ground: 'soleil' }],
    ['cup', ['bleu', 'encre'], { ground: 'chaux' }],
    ['door', ['soleil', 'encre'], { ground: 'encre' }],
    ['fish', ['chaux', 'encre'], { ground: 'corail' }],
    ['doubleQuarter', ['corail', 'encre'], { ground: 'soleil' }],
    ['lemon', ['soleil', 'chaux'], { ground: 'vert' }],
    ['doubleStar', ['corail', 'soleil', 'encre'], { ground: 'ombre' }],
  ]
  const wall = new Wall(6, 6)
  tiles.forEach(([motif, inks, options], i) => {
    wall.tile((i % 3) * 2, Math.floor(i / 3) * 2, motif, inks, { ...options, size: 2 })
  })
  return wall.draw()
}

function figures() {
  const wall = new Wall(6, 6)
    .shape(disc(2.3, 2, 1.9), 'bleu', { layer: 0 })
    .shape('M2.3 .1A1.9 1.9 0 0 1 4.2 2L2.3 2Z', 'soleil')
    .shape('M2.3 3.9A1.9 1.9 0 0 1 .4 2L2.3 2Z', 'corail')
    .shape(disc(2.3, 2, 0.8), 'chaux', { layer: 2 })
    .shape(rect(4.6, 0.4, 1.1, 0.3) + rect(4.6, 1, 0.7, 0.3) + rect(4.6, 1.6, 0.9, 0.3), 'chaux')
  const columns: [height: number, colour: Pigment][] = [
    [1.2, 'rose'],
    [2, 'soleil'],
    [1.5, 'chaux'],
    [3.2, 'corail'],
    [2.6, 'vert'],
  ]
  columns.forEach(([height, colour], i) => {
    wall.shape(arch(0.2 + i * 1.16, 6 - height, 1, height), colour, { layer: 3 })
  })
  return wall.draw()
}
