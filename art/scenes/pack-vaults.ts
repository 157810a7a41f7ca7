import { disc } from '../shapes.ts'
import { Wall } from '../wall.ts'

/** What shows through the arch of each of the three packs, 4 × 2.2 cells. */

/** Essential: a boat on a calm sea. */
export const boatVault = () =>
  new Wall(4, 2.2, { cell: 40, ground: 'ombre' })
    .shape(disc(2.75, 0.95, 0.55), 'soleil', { layer: 0 })
    .tile(1, 0.4, 'boat', ['encre', 'corail', 'chaux'], { size: 1.3, layer: 1 })
    .field(0, 1.05, 4, 1, () => ['wave', 'bleu', { width: 1, height: 0.9, layer: 2 }])
    .field(0, 1.7, 4, 1, () => [
      'waves',
      'chaux',
      { ground: 'bleu', width: 1, height: 0.6, layer: 3 },
    ])
    .draw()

/** Professional: the sun rises over the shop. */
export const sunVault = () =>
  new Wall(4, 2.2, { cell: 40, ground: 'corail' })
    .shape(disc(2, 2.2, 1.7), 'soleil', { layer: 0 })
    .shape(disc(2, 2.2, 1.2), 'corail')
    .shape(disc(2, 2.2, 0.7), 'chaux', { layer: 2 })
    .field(0, 1.7, 4, 1, () => ['awning', ['encre', 'chaux'], { width: 1, height: 0.5, layer: 3 }])
    .draw()

/** Premium: the star and two palms. */
export const starVault = () =>
  new Wall(4, 2.2, { cell: 40, ground: 'vert' })
    .tile(1, 0.3, 'doubleStar', ['soleil', 'vert', 'rose'], { size: 2, layer: 1 })
    .tile(0, 1.2, 'splitLeaf', ['rose', 'chaux'], { turn: 1, layer: 1 })
    .tile(3, 1.2, 'splitLeaf', ['rose', 'chaux'], { layer: 1 })
    .draw()
