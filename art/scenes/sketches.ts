import { arch, disc, pill } from '../shapes.ts'
import { Wall } from '../wall.ts'

export function sketches() {
  const wall = new Wall(17, 9, { cell: 8 })
  for (const [x, y] of [
    [0, 1],
    [5.5, 0],
    [11.5, 1],
  ] as const) {
    wall.block(x, y, x === 5.5 ? 6 : 5.5, 9 - y, 'encre')
  }
  const above = { layer: 1 }
  return wall
    .block(0.4, 1.4, 5.1, 7.2, 'chaux', above)
    .shape(arch(2.5, 3.4, 3, 3.6), 'corail', above)
    .block(1, 2.3, 2.6, 0.6, 'encre', { layer: 2 })
    .block(1, 7.5, 3.6, 0.5, 'encre', { layer: 2 })
    .block(5.9, 0.4, 5.2, 8.2, 'bleu', above)
    .block(6.5, 1.1, 4, 1.1, 'chaux', { layer: 2 })
    .block(6.5, 2.9, 4, 1.1, 'chaux', { layer: 2 })
    .shape(disc(7.7, 6.8, 1.8), 'soleil', above)
    .shape(disc(10, 7.6, 1), 'rose', above)
    .block(11.5, 1.4, 5.1, 7.2, 'ombre', above)
    .block(11.5, 1.4, 5.1, 1.3, 'vert', { layer: 2 })
    .shape(pill(12.2, 3.4, 3.8, 1), 'chaux', above)
    .block(12.2, 5.1, 1.7, 2.8, 'chaux', { layer: 2 })
    .block(14.4, 5.1, 1.7, 2.8, 'corail', { layer: 2 })
    .draw()
}
