import { arch, disc } from '../shapes.ts'
import { Wall } from '../wall.ts'

const four = (x: number) =>
  `M${x} 0L${x + 1.5} 0L${x + 1.5} 2.2L${x + 2.6} 2.2L${x + 2.6} 0L${x + 4} 0L${x + 4} 5.5` +
  `L${x + 2.6} 5.5L${x + 2.6} 3.6L${x + 1.4} 3.6A1.4 1.4 0 0 1 ${x} 2.2Z`

export const notFound = () =>
  new Wall(18, 6.5, { headroom: 1 })
    .shape(four(1) + four(13), 'chaux', { layer: 0 })
    .shape(arch(6, -0.6, 6, 6.6), 'soleil', { layer: 0 })
    .shape(arch(7, 0.4, 4, 5.6), 'corail')
    .shape(disc(9, 3.4, 1.2), 'chaux', { layer: 2 })
    .field(7, 3.5, 4, 1, () => ['wave', 'bleu', { layer: 3 }])
    .field(7, 4.5, 4, 1, () => ['waves', 'chaux', { ground: 'bleu', layer: 3 }])
    .tile(9.1, 2.7, 'boat', ['encre', 'soleil'], { size: 1.2, layer: 2.5 })
    .field(0, 5.5, 18, 1, (i) =>
      i % 3 === 2
        ? ['doubleStar', ['encre', 'chaux', 'corail'], { ground: 'soleil', layer: 5 }]
        : ['doubleQuarter', ['rose', 'corail'], { ground: 'encre', turn: 1 + (i % 3), layer: 5 }],
    )
    .draw()
