import { arch, disc, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'

/** Montpellier: the aqueduct. */
export function aqueduct() {
  const wall = new Wall(4, 5, { ground: 'ombre' })
    .shape(disc(3, 1, 0.8), 'soleil', { layer: 0 })
    .block(0, 1.5, 4, 0.35, 'corail', { layer: 1 })
  for (let i = 0; i < 8; i++) {
    wall
      .block(i * 0.5, 1.85, 0.5, 1, 'soleil', { layer: 1 })
      .shape(arch(i * 0.5 + 0.09, 1.98, 0.32, 0.87), 'ombre', { layer: 2 })
  }
  wall.block(0, 2.75, 4, 0.25, 'corail', { layer: 3 })
  for (let i = 0; i < 4; i++) {
    wall
      .block(i, 3, 1, 2, 'soleil', { layer: 1 })
      .shape(arch(i + 0.16, 3.22, 0.68, 1.78), i % 2 ? 'bleu' : 'ombre', { layer: 2 })
  }
  return wall
    .tile(0, 4, 'splitLeaf', ['vert', 'encre'], { layer: 4 })
    .tile(2, 4, 'splitLeaf', ['vert', 'encre'], { turn: 1, layer: 4 })
    .draw()
}

export const ribat = () =>
  new Wall(4, 5, { ground: 'bleu' })
    .shape(disc(1.1, 1.3, 0.7), 'corail', { layer: 0 })
    .tile(2, 0.5, 'battlement', 'chaux', { size: 1.3, layer: 1 })
    .block(2, 1.7, 1.3, 2.3, 'chaux', { layer: 1 })
    .tile(2.15, 1.6, 'loophole', 'encre', { layer: 2 })
    .block(0, 3, 4, 1, 'ombre', { layer: 2 })
    .tile(0, 2.5, 'battlement', 'ombre', { layer: 1 })
    .tile(1, 2.5, 'battlement', 'ombre', { layer: 1 })
    .tile(3, 2.5, 'battlement', 'ombre')
    .tile(0.5, 3, 'door', ['bleu', 'soleil'], { layer: 3 })
    .tile(2, 3, 'niche', 'encre', { layer: 3 })
    .tile(3, 3, 'niche', 'encre', { layer: 3 })
    .field(0, 4, 4, 1, () => ['waves', 'soleil', { ground: 'encre', layer: 3 }])
    .draw()

export const crossing = () =>
  new Wall(4, 5, { ground: 'rose' })
    .shape(disc(2, 2.4, 1.5), 'corail', { layer: 0 })
    .field(0, 3, 4, 1, () => ['wave', 'bleu', { layer: 2 }])
    .field(0, 4, 4, 1, () => ['waves', 'chaux', { ground: 'bleu', layer: 2 }])
    .tile(1, 1.6, 'boat', ['encre', 'chaux', 'soleil'], { size: 2, layer: 1 })
    .tile(0, 0, 'doubleQuarter', ['vert', 'soleil'], { ground: 'rose', turn: 1 })
    .tile(3, 0, 'doubleQuarter', ['bleu', 'chaux'], { ground: 'rose', turn: 2 })
    .draw()

export const studio = () =>
  new Wall(4, 5, { ground: 'vert' })
    .shape(arch(0.35, 0.4, 1.5, 2.1), 'ombre', { layer: 0 })
    .shape(disc(1.1, 1.25, 0.42), 'soleil')
    .tile(0.35, 1.5, 'wave', 'bleu', { width: 1.5, height: 1, layer: 1 })
    .block(0, 3.4, 4, 0.3, 'corail', { layer: 2 })
    .block(0, 3.7, 4, 1.3, 'encre', { layer: 1 })
    .field(0, 4, 4, 1, (i) => [
      'doubleQuarter',
      ['soleil', 'encre'],
      { ground: 'encre', turn: i, layer: 2 },
    ])
    .block(2.1, 1.7, 1.6, 1.3, 'encre', { layer: 2 })
    .tile(2.2, 1.8, 'doubleQuarter', ['corail', 'soleil'], {
      ground: 'chaux',
      width: 1.4,
      height: 1.1,
      layer: 3,
    })
    .shape(rect(2.8, 3, 0.2, 0.4), 'encre', { layer: 2 })
    .tile(0.3, 2.76, 'cup', 'rose', { size: 0.74, layer: 3 })
    .shape(rect(3.2, 0, 0.05, 0.5), 'encre')
    .shape('M2.8 1A.42 .42 0 0 1 3.65 1Z', 'soleil')
    .draw()
