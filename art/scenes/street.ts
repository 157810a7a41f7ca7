import { type Pigment, pigments } from '../pigments.ts'
import { disc } from '../shapes.ts'
import type { Drawing } from '../svg.ts'
import { type Tile, Wall } from '../wall.ts'

const frieze: Tile[] = [
  ['doubleQuarter', ['soleil', 'encre'], { ground: 'corail', turn: 1 }],
  ['doubleQuarter', ['soleil', 'encre'], { ground: 'corail', turn: 2 }],
  ['doubleStar', ['encre', 'soleil', 'chaux'], { ground: 'chaux' }],
  ['waves', 'bleu', { ground: 'rose' }],
  ['waves', 'bleu', { ground: 'rose' }],
  ['splitLeaf', ['vert', 'encre'], { ground: 'soleil' }],
  ['splitLeaf', ['vert', 'encre'], { ground: 'soleil', turn: 1 }],
  ['stripes', 'corail', { ground: 'chaux' }],
  ['flower', ['rose', 'soleil'], { ground: 'encre' }],
  ['doubleQuarter', ['chaux', 'soleil'], { ground: 'vert' }],
  ['doubleQuarter', ['chaux', 'soleil'], { ground: 'vert', turn: 3 }],
  ['target', 'encre', { ground: 'soleil', turn: 1 }],
  ['target', 'encre', { ground: 'soleil', turn: 2 }],
  ['doubleStar', ['chaux', 'encre', 'corail'], { ground: 'corail' }],
  ['waves', 'rose', { ground: 'encre' }],
  ['waves', 'rose', { ground: 'encre' }],
  ['splitLeaf', ['corail', 'encre'], { ground: 'rose' }],
  ['splitLeaf', ['corail', 'encre'], { ground: 'rose', turn: 1 }],
]

/** The street of the first screen, 18 cells wide. Columns 6, 10 and 14 are empty for the three previews. */
export function street(): Drawing {
  const wall = new Wall(18, 6, { headroom: 1.5 })
  wall.shape(disc(8.9, 1.35, 1.6), 'soleil', { layer: -3 })

  // The domed house
  wall
    .tile(9, 3, 'window', ['bleu', 'ombre'], { ground: 'chaux' })
    .tile(9, 4, 'door', ['corail', 'encre'], { ground: 'chaux' })
    .tile(9, 2, 'half', 'chaux')

  // The arcade
  wall
    .tile(10, 4, 'arches', ['bleu', 'encre', 'bleu'], { ground: 'ombre' })
    .tile(11, 4, 'door', ['bleu', 'soleil'], { ground: 'ombre' })
    .tile(12, 4, 'arches', ['bleu', 'encre', 'bleu'], { ground: 'ombre' })

  wall
    .tile(13, 1.5, 'battlement', 'chaux')
    .tile(13, 2.5, 'loophole', 'encre', { ground: 'chaux' })
    .tile(13, 3.5, 'window', ['bleu', 'ombre'], { ground: 'chaux' })
    .block(13, 4, 1, 1, 'chaux')
    .tile(13, 4, 'niche', 'corail', { layer: 1 })

  // The palm tree
  for (const y of [0.95, 2, 3, 4]) wall.tile(17, y, 'trunk', 'encre', { layer: 1 })
  wall
    .tile(16, -0.4, 'palm', 'vert', { layer: 2, size: 1.5 })
    .tile(17.5, -0.4, 'palm', 'vert', { layer: 2, size: 1.5, mirrored: true })

  frieze.forEach((tile, column) => {
    wall.tile(column, 5, ...tile)
  })
  return wall.draw()
}

const nightOf: Record<Pigment, string> = {
  chaux: '#8FA0DD',
  soleil: pigments.chaux,
  bleu: pigments.soleil,
  ombre: '#4257B5',
  corail: '#C4472F',
  rose: '#7A3F78',
  vert: '#0B5C45',
  encre: '#070C26',
}

export function dayAndNight({ viewBox, body }: Drawing): Drawing {
  const nights = new Map<string, string>()
  for (const [name, night] of Object.entries(nightOf)) nights.set(pigments[name as Pigment], night)
  const both = (day: string) => `light-dark(${day},${nights.get(day) ?? day})`
  return { viewBox, body: body.replace(/#[0-9A-F]{6}/g, both) }
}
