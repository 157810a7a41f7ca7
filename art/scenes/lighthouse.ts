import { arch, disc, polygon, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'

export function lighthouse() {
  const wall = new Wall(8, 9, { ground: 'encre' })
    .shape(polygon([4, 2.1], [-1, -1.2], [-1, 1.4]), 'soleil', { layer: 0 })
    .shape(polygon([4, 2.1], [9, 0.6], [9, 3.2]), 'soleil', { layer: 0 })
    .shape(polygon([4, 2.1], [-1, 3.6], [-1, 5.4]), 'bleu', { layer: 0 })

  const stars = [
    [1, 2.2],
    [6.6, 4.3],
    [7.3, 0.5],
    [5.8, 5.6],
    [2.2, 5.7],
  ] as const
  stars.forEach(([x, y], i) => {
    wall.tile(x, y, 'star', i % 2 ? 'rose' : 'chaux', { size: 0.3, layer: 1 })
  })

  return wall
    .shape(polygon([3.3, 2.8], [4.7, 2.8], [5.3, 8], [2.7, 8]), 'chaux', { layer: 2 })
    .shape(polygon([3.16, 4], [4.84, 4], [4.99, 5.3], [3.01, 5.3]), 'corail', { layer: 3 })
    .shape(polygon([2.86, 6.6], [5.14, 6.6], [5.3, 8], [2.7, 8]), 'corail', { layer: 3 })
    .shape(rect(3, 2.62, 2, 0.26), 'bleu', { layer: 4 })
    .shape(arch(3.42, 1.2, 1.16, 1.42), 'bleu', { layer: 3 })
    .shape(disc(4, 2.1, 0.36), 'soleil', { layer: 4 })
    .tile(3.5, 5.6, 'niche', 'encre', { layer: 4 })
    .field(0, 7, 8, 1, () => ['wave', 'bleu', { layer: 5 }])
    .field(0, 8, 8, 1, () => ['waves', 'chaux', { ground: 'bleu', layer: 6 }])
    .draw()
}
