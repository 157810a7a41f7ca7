import { disc } from '../shapes.ts'
import { Wall } from '../wall.ts'

export const sunrise = () =>
  new Wall(18, 5.5)
    .shape(disc(13.5, 4.4, 3.6), 'corail', { layer: 0 })
    .shape(disc(13.5, 4.4, 2.5), 'chaux')
    .shape(disc(13.5, 4.4, 1.4), 'corail', { layer: 2 })
    .field(0, 3.75, 18, 1, () => ['wave', 'bleu', { layer: 3 }])
    .field(0, 4.75, 18, 1, () => ['waves', 'chaux', { ground: 'bleu', layer: 4 }])
    .tile(14.5, 2.5, 'boat', ['encre', 'soleil'], { size: 1.7, layer: 2.5 })
    .draw()
