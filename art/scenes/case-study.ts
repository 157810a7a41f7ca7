import { arch, disc, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'

const bottles = [
  { x: 9, scale: 1, glass: 'bleu', stopper: 'encre', letter: 'bleu', eye: 'soleil' },
  { x: 6, scale: 0.8, glass: 'corail', stopper: 'encre', letter: 'corail', eye: 'chaux' },
  { x: 12, scale: 0.8, glass: 'rose', stopper: 'encre', letter: 'rose', eye: 'encre' },
  { x: 3.6, scale: 0.6, glass: 'rose', stopper: 'encre', letter: 'vert', eye: 'vert' },
  { x: 14.4, scale: 0.6, glass: 'encre', stopper: 'corail', letter: 'encre', eye: 'corail' },
] as const

export function caseStudy() {
  const wall = new Wall(18, 7, { ground: 'vert' }).shape(disc(9, 4.6, 3.6), 'soleil', { layer: 0 })
  for (const { x, scale, glass, stopper, letter, eye } of bottles) {
    const piece = (left: number, top: number, width: number, height: number) =>
      [x + left * scale, 6 - top * scale, width * scale, height * scale] as const
    wall
      .shape(arch(...piece(-1.1, 3.6, 2.2, 3.6)) + rect(...piece(-0.36, 4.8, 0.72, 1.4)), glass, {
        layer: 2,
      })
      .shape(rect(...piece(-0.5, 5.02, 1, 0.3)), stopper, { layer: 3 })
      .shape(rect(...piece(-1.1, 2.4, 2.2, 1.4)), 'chaux', { layer: 3 })
      .tile(x - 0.5 * scale, 6 - 2.2 * scale, 'a', [letter, eye], { size: scale, layer: 4 })
  }
  return wall
    .field(0, 6, 18, 1, (i) =>
      i % 3 === 0
        ? ['doubleStar', ['chaux', 'encre', 'soleil'], { ground: 'corail', layer: 5 }]
        : ['doubleQuarter', ['soleil', 'corail'], { ground: 'encre', turn: i % 3, layer: 5 }],
    )
    .tile(0, 0.6, 'sprig', ['chaux', 'rose'], { width: 2.6, height: 5, layer: 1 })
    .tile(15, 0.6, 'sprig', ['chaux', 'rose'], {
      width: 2.6,
      height: 5,
      layer: 1,
      mirrored: true,
    })
    .draw()
}
