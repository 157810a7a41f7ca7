import type { Motif } from '../motifs.ts'
import type { Colour } from '../pigments.ts'
import { arch, disc, pill } from '../shapes.ts'
import { type Inks, Wall } from '../wall.ts'

function browserBar(wall: Wall, colour: Colour, dots: Colour, address: Colour) {
  wall
    .block(0, 0, 6, 1, colour, { group: 'browser' })
    .tile(0.15, 0, 'bar', dots, { group: 'browser' })
    .shape(pill(1.5, 0.24, 4.1, 0.52), address, { group: 'browser' })
}

export function showcasePreview() {
  const wall = new Wall(6, 8, { ground: 'chaux' })
  browserBar(wall, 'encre', 'corail', 'bleu')
  wall
    .block(0, 1, 2, 2, 'rose', { group: 'bowl' })
    .tile(0, 1, 'doubleQuarter', ['corail', 'soleil'], { size: 2, group: 'bowl' })
    .tile(2, 1, 'disc', 'soleil', { ground: 'rose', size: 2, group: 'sun' })
    .tile(4, 1, 'palm', 'vert', { ground: 'rose', group: 'palm' })
    .tile(5, 1, 'palm', 'vert', { ground: 'rose', mirrored: true, group: 'palm' })
    .block(4, 2, 2, 1, 'rose', { group: 'palm' })
    .tile(4.5, 2, 'trunk', 'encre', { layer: 1, group: 'palm' })

  const doors = ['left door', 'middle door', 'right door'] as const
  doors.forEach((group, i) => {
    const motif = i === 1 ? 'arches' : 'arch'
    const inks = ['chaux', 'bleu', 'encre'] as const
    wall.tile(i * 2, 3, motif, inks, { ground: 'rose', size: 2, group })
  })
  wall
    .tile(0, 3, 'niche', 'ombre', { size: 2, layer: 1, group: 'left door' })
    .tile(4, 3, 'niche', 'ombre', { size: 2, layer: 1, group: 'right door' })
    .tile(0, 5, 'title', 'encre', { width: 4, height: 1, group: 'title' })
    .tile(0, 5.55, 'title', 'encre', { width: 2.8, height: 1, group: 'title' })
    .tile(0.45, 6.5, 'lines', 'ombre', { width: 2.8, height: 1, group: 'lines' })
    .field(4, 5, 2, 2, () => ['waves', 'chaux', { ground: 'bleu', group: 'sea' }])
    .block(4, 7, 2, 1, 'soleil', { group: 'button' })
    .shape(pill(4.25, 7.25, 1.5, 0.5), 'encre', { group: 'button' })
  return wall
}

export function shopPreview() {
  const wall = new Wall(6, 8, { ground: 'chaux' })
  browserBar(wall, 'corail', 'encre', 'chaux')
  wall.field(0, 1, 6, 1, () => ['awning', ['vert', 'ombre'], { ground: 'chaux', group: 'awning' }])

  const products: [x: number, y: number, nudge: number, Motif, Inks, ground: Colour][] = [
    [0, 2, 0, 'vase', ['bleu', 'chaux', 'encre'], 'soleil'],
    [3, 2, 0, 'lemon', ['soleil', 'vert'], 'ombre'],
    [0, 5, 0, 'fish', ['chaux', 'encre'], 'bleu'],
    [3, 5, 0.1, 'cup', ['corail', 'encre'], 'rose'],
  ]
  products.forEach(([x, y, nudge, motif, inks, ground], i) => {
    const [product, price] = [`product ${i}`, `price ${i}`]
    wall
      .block(x, y, 3, 2, ground, { group: product })
      .tile(x + 0.5 + nudge, y + 0.05, motif, inks, { size: 1.9, layer: 1, group: product })
      .tile(x + 0.1, y + 2, 'title', 'encre', { width: 1.6, height: 1, group: price })
      .shape(pill(x + 1.95, y + 2.2, 0.8, 0.44), i % 3 ? 'soleil' : 'corail', { group: price })
  })
  return wall
}

export function platformPreview() {
  const wall = new Wall(6, 8, { ground: 'ombre' })
  browserBar(wall, 'soleil', 'encre', 'chaux')

  wall.block(0, 1, 1, 7, 'encre', { group: 'menu' })
  const entries: [Motif, Colour][] = [
    ['star', 'soleil'],
    ['half', 'rose'],
    ['quarter', 'corail'],
    ['diamond', 'chaux'],
    ['cross', 'ombre'],
  ]
  entries.forEach(([motif, colour], i) => {
    wall.tile(0.22, 1.3 + i * 1.1, motif, colour, { size: 0.56, layer: 1, group: 'menu' })
  })

  wall
    .block(1, 1, 3, 3, 'bleu', { group: 'ring' })
    .tile(1.3, 1.3, 'disc', 'chaux', { size: 2.4, layer: 1, group: 'ring' })
    .shape('M2.5 1.3A1.2 1.2 0 0 1 3.7 2.5L2.5 2.5Z', 'corail', { layer: 2, group: 'ring' })
    .shape('M2.5 3.7A1.2 1.2 0 0 1 1.3 2.5L2.5 2.5Z', 'soleil', { layer: 2, group: 'ring' })
    .shape(disc(2.5, 2.5, 0.52), 'bleu', { layer: 3, group: 'ring' })
    .block(4, 1, 2, 1, 'rose', { group: 'figure' })
    .tile(4, 1.02, 'title', 'encre', { width: 1.5, height: 1, group: 'figure' })
    .tile(4, 2, 'doubleQuarter', ['soleil', 'vert'], {
      ground: 'vert',
      size: 2,
      turn: 3,
      group: 'bowl',
    })

  wall.block(1, 4, 5, 2, 'chaux', { group: 'bars' })
  const bars: [height: number, Colour][] = [
    [0.7, 'bleu'],
    [1.2, 'corail'],
    [0.9, 'bleu'],
    [1.6, 'soleil'],
    [1.35, 'vert'],
  ]
  bars.forEach(([height, colour], i) => {
    const bar = arch(1.2 + i * 0.95, 6 - height, 0.72, height)
    wall.shape(bar, colour, { layer: 2, group: 'bars' })
  })

  wall
    .block(1, 6, 2, 2, 'soleil', { group: 'star' })
    .tile(1, 6, 'doubleStar', ['corail', 'chaux', 'encre'], { size: 2, layer: 1, group: 'star' })
    .tile(3.4, 6.1, 'lines', 'encre', { width: 2.4, height: 1, group: 'lines' })
    .shape(pill(3.4, 7.25, 1.6, 0.48), 'bleu', { group: 'lines' })
  return wall
}
