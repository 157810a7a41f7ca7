import { arch, disc, polygon, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'
import { rosetteTurn } from './carpets.ts'

export function billboard() {
  const wall = new Wall(8, 9, { ground: 'rose' })
    .block(0.5, 1.5, 1.5, 2, 'encre')
    .tile(0.75, 2, 'a', ['soleil', 'encre'], { layer: 1 })
    .block(0.5, 4, 1.5, 2, 'vert')
    .tile(0.75, 4.5, 'flower', ['chaux', 'soleil'], { layer: 1 })

  wall
    .block(2.5, 0.5, 5, 6.5, 'bleu')
    .tile(2.9, 0.9, 'sun', ['soleil', 'corail'], { size: 3.2, layer: 1 })
    .field(2.5, 4.25, 5, 1, () => ['waves', 'chaux', { ground: 'bleu', layer: 1 }])
    .block(2.5, 5.5, 5, 1.5, 'chaux', { layer: 2 })
    .shape(rect(2.9, 5.85, 2.9, 0.3) + rect(2.9, 6.35, 1.9, 0.3), 'encre', { layer: 3 })
    .shape(polygon([5.9, 0.5], [7.5, 0.5], [7.5, 2.1]), 'rose', { layer: 2 })
    .shape(polygon([5.9, 0.5], [7.5, 2.1], [5.9, 2.1]), 'ombre', { layer: 3 })

  const rungs = [2.7, 3.6, 4.5, 5.4, 6.3, 7.2].map((y) => rect(6.3, y, 0.9, 0.16)).join('')
  return wall
    .shape(rect(6.14, 2.1, 0.18, 6) + rect(7.18, 2.1, 0.18, 6) + rungs, 'encre', { layer: 4 })
    .shape(polygon([1.05, 7.3], [2.45, 7.3], [2.2, 8.1], [1.3, 8.1]), 'bleu', { layer: 5 })
    .shape(polygon([1.9, 5.6], [2.05, 5.56], [2.25, 7.3], [2.1, 7.3]), 'encre', { layer: 4 })
    .shape(polygon([1.6, 5.1], [2.2, 4.98], [2.26, 5.62], [1.7, 5.74]), 'soleil', { layer: 5 })
    .field(0, 8, 8, 1, (column, row) => [
      'doubleQuarter',
      ['encre', 'chaux'],
      { ground: 'corail', turn: rosetteTurn(column, row) },
    ])
    .draw()
}

export function hangingSign() {
  const wall = new Wall(8, 9, { ground: 'bleu' })
    .tile(6, 0, 'doubleQuarter', ['soleil', 'corail'], { size: 2, turn: 2 })
    .block(0, 0, 3, 8, 'chaux')
    .tile(0.5, 0.5, 'window', ['vert', 'chaux'], { size: 2, layer: 1 })
    .field(0, 3.4, 3, 1, () => ['awning', ['corail', 'rose'], { layer: 1 }])
    .shape(arch(0.6, 4.9, 1.8, 3.1), 'bleu')
    .shape(arch(0.9, 5.2, 1.2, 2.8), 'encre', { layer: 2 })
    .shape(disc(1.82, 6.8, 0.1), 'soleil', { layer: 3 })

  return wall
    .shape(rect(3, 1.1, 4.4, 0.24) + disc(7.4, 1.22, 0.26), 'encre', { layer: 2 })
    .shape('M3 2.6A1.4 1.4 0 0 0 4.4 1.2L4.14 1.2A1.14 1.14 0 0 1 3 2.34Z', 'encre', { layer: 2 })
    .shape(rect(4.8, 1.2, 0.12, 1.6) + rect(6.2, 1.2, 0.12, 1.6), 'encre', { layer: 2 })
    .shape(disc(5.55, 4.6, 2.2), 'encre', { layer: 3 })
    .shape(disc(5.55, 4.6, 1.98), 'soleil', { layer: 4 })
    .tile(4.4, 3.45, 'a', ['encre', 'corail'], { size: 2.3, layer: 5 })
    .field(0, 8, 8, 1, (column) =>
      column % 2
        ? ['target', 'chaux', { ground: 'corail', turn: 2 }]
        : ['target', 'chaux', { ground: 'corail', turn: 1 }],
    )
    .draw()
}

export function openStairs() {
  const wall = new Wall(8, 9, { ground: 'rose' }).shape(disc(2.4, 2.6, 1.7), 'soleil', { layer: 0 })
  const landing = 6
  for (let column = 0; column < 8; column++) {
    const height = Math.min(column + 1, landing)
    const turn = rosetteTurn(column, 0)
    wall
      .block(column, 9 - height, 1, height, column % 2 ? 'vert' : 'encre')
      .tile(column, 9 - height, 'doubleQuarter', ['chaux', 'corail'], {
        ground: 'bleu',
        turn,
        layer: 1,
      })
    if (column < landing) {
      const top = 9 - height
      wall
        .shape(rect(column + 0.46, top - 1, 0.08, 1), 'encre', { layer: 2 })
        .shape(disc(column + 0.5, top - 1.1, 0.16), 'corail', { layer: 3 })
    }
  }
  return wall
    .shape(arch(6, 0.2, 2, 2.8), 'chaux', { layer: 2 })
    .shape(arch(6.25, 0.45, 1.5, 2.55), 'bleu', { layer: 3 })
    .shape(disc(7, 1.35, 0.4), 'soleil', { layer: 4 })
    .shape(rect(6.6, 2, 0.8, 0.14) + rect(6.6, 2.28, 0.5, 0.14), 'chaux', { layer: 4 })
    .draw()
}

export function lateWindow() {
  const wall = new Wall(8, 9, { ground: 'encre' })
    .shape(disc(1.9, 1.9, 1.2), 'soleil')
    .shape(disc(1.4, 1.6, 1), 'encre', { layer: 2 })

  const stars = [
    [3.4, 0.7],
    [4.3, 2.4],
    [7.3, 0.8],
    [0.4, 3.6],
    [5.6, 0.4],
  ] as const
  stars.forEach(([x, y], i) => {
    wall.tile(x, y, 'star', i % 2 ? 'rose' : 'chaux', { size: 0.32, layer: 2 })
  })

  wall
    .block(0, 5, 2.5, 4, 'bleu', { layer: 2 })
    .tile(0.25, 4, 'half', 'bleu', { width: 2, height: 1, layer: 2 })
    .tile(0.75, 5.6, 'window', ['encre', 'bleu'], { layer: 3 })
    .tile(0.75, 7.5, 'door', ['encre', 'bleu'], { width: 1, height: 1.5, layer: 3 })
    .block(2.5, 3.5, 3, 5.5, 'corail', { layer: 2 })
    .field(2.5, 2.9, 3, 1, () => ['battlement', 'corail', { layer: 2 }])
    .shape(arch(3.1, 4.4, 1.8, 2.6), 'soleil', { layer: 3 })
    .shape(rect(3.95, 4.4, 0.1, 2.6) + rect(3.1, 5.6, 1.8, 0.1), 'corail', { layer: 4 })
    .tile(3.5, 7.5, 'door', ['encre', 'corail'], { width: 1, height: 1.5, layer: 3 })
    .block(5.5, 5, 2.5, 4, 'vert', { layer: 2 })
    .tile(6.25, 5.6, 'window', ['encre', 'vert'], { layer: 3 })
    .tile(6.25, 7.5, 'door', ['encre', 'vert'], { width: 1, height: 1.5, layer: 3 })

  return wall.tile(5.9, 3.2, 'cat', ['rose', 'soleil', 'encre'], { size: 1.8, layer: 3 }).draw()
}
