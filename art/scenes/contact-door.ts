import { arch, disc, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'

export function contactDoor() {
  const wall = new Wall(7, 10, { ground: 'bleu' })
    .shape(disc(3.5, 3.6, 2.4), 'soleil', { layer: 0 })
    .shape(arch(1, 2.2, 5, 7.8), 'chaux')
    .shape(arch(1.5, 2.7, 4, 7.3), 'corail', { layer: 2 })

  wall
    .shape(rect(1.5, 4.7, 2, 5.3), 'encre', { layer: 3 })
    .shape('M1.5 4.7A2 2 0 0 1 3.5 2.7L3.5 4.7Z', 'encre', { layer: 3 })
    .shape('M3.5 2.7A2 2 0 0 1 5.5 4.7L5.5 10L6.4 10L6.4 4.3A2.9 2.2 0 0 0 3.5 2.7Z', 'bleu', {
      layer: 4,
    })
  for (const y of [5.2, 6.3, 7.4, 8.5]) {
    for (const x of [4.1, 4.9]) wall.shape(disc(x, y, 0.14), 'soleil', { layer: 5 })
  }

  return wall
    .tile(1.75, 7.2, 'a', ['soleil', 'encre'], { size: 1.5, layer: 5 })
    .tile(0, 9, 'splitLeaf', ['vert', 'chaux'], { layer: 6 })
    .tile(6, 9, 'splitLeaf', ['vert', 'chaux'], { turn: 1, layer: 6 })
    .tile(0, 0, 'doubleQuarter', ['corail', 'soleil'], { ground: 'bleu', size: 2, turn: 1 })
    .tile(5, 0, 'doubleQuarter', ['rose', 'chaux'], { ground: 'bleu', size: 2, turn: 2 })
    .draw()
}
