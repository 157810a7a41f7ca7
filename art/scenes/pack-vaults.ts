import type { Pigment } from '../pigments.ts'
import { arch, disc, pill, polygon, rect } from '../shapes.ts'
import type { Drawing } from '../svg.ts'
import { type Tile, Wall } from '../wall.ts'
import { packFloor } from './carpets.ts'
import { pageCorner } from './page-corners.ts'

/** Drawings of a price page: its corner, a vault of 4 × 2.2 cells for each pack, and the floor. */
interface Doors {
  corner: Drawing
  essential: Drawing
  professional: Drawing
  premium: Drawing
  floor: Drawing
}

const vault = (ground: Pigment) => new Wall(4, 2.2, { cell: 40, ground })

const sea = (wall: Wall) =>
  wall
    .field(0, 1.05, 4, 1, () => ['wave', 'bleu', { width: 1, height: 0.9, layer: 2 }])
    .field(0, 1.7, 4, 1, () => [
      'waves',
      'chaux',
      { ground: 'bleu', width: 1, height: 0.6, layer: 3 },
    ])

function stall(wall: Wall, goods: readonly Tile[], counter: Pigment) {
  const size = goods.length > 1 ? 0.8 : 1.2
  const left = (4 - goods.length * size) / 2
  goods.forEach(([motif, inks], index) => {
    wall.tile(left + index * size, 1.82 - size, motif, inks, { size, layer: 2 })
  })
  return wall.block(0, 1.8, 4, 0.4, counter, { layer: 1 })
}

const awning = (wall: Wall, y: number, inks: [Pigment, Pigment]) =>
  wall.field(0, y, 4, 1, () => ['awning', inks, { width: 1, height: 0.6, layer: 3 }])

function arcade(wall: Wall, count: number, height: number, inks: [Pigment, Pigment]) {
  const width = 4 / count
  for (let index = 0; index < count; index++) {
    const x = index * width
    wall
      .shape(arch(x + width * 0.08, 2.2 - height, width * 0.84, height), inks[0], { layer: 2 })
      .shape(arch(x + width * 0.28, 2.2 - height * 0.72, width * 0.44, height * 0.72), inks[1], {
        layer: 3,
      })
  }
  return wall
}

function beacon(ground: Pigment, spread: number, lamp: Pigment) {
  const wall = vault(ground)
  if (spread > 0) {
    wall
      .shape(polygon([2, 0.95], [-0.2, 0.95 - spread], [-0.2, 0.95 + spread]), 'soleil')
      .shape(polygon([2, 0.95], [4.2, 0.95 - spread], [4.2, 0.95 + spread]), 'soleil')
  }
  return wall
    .shape(polygon([1.72, 1.1], [2.28, 1.1], [2.45, 2.2], [1.55, 2.2]), 'chaux', { layer: 2 })
    .shape(polygon([1.66, 1.4], [2.34, 1.4], [2.4, 1.75], [1.6, 1.75]), lamp, { layer: 3 })
    .shape(disc(2, 0.95, 0.3), lamp, { layer: 3 })
    .shape(disc(2, 0.95, 0.16), 'soleil', { layer: 4 })
    .shape(arch(1.7, 0.42, 0.6, 0.3), 'chaux', { layer: 4 })
}

function poster(wall: Wall, x: number, y: number, width: number, paper: Pigment, picture: Tile) {
  const [motif, inks] = picture
  const at = (share: number) => share * width
  return wall
    .block(x, y, width, at(1.4), paper, { layer: 2 })
    .tile(x + at(0.1), y + at(0.1), motif, inks, { size: at(0.8), layer: 3 })
    .shape(
      rect(x + at(0.13), y + at(1.02), at(0.74), at(0.09)) +
        rect(x + at(0.13), y + at(1.18), at(0.45), at(0.09)),
      'encre',
      { layer: 3 },
    )
}

function flight(wall: Wall, steps: number, inks: [Pigment, Pigment]) {
  const width = 4 / steps
  for (let step = 0; step < steps; step++) {
    const height = (1.7 * (step + 1)) / steps
    wall
      .block(step * width, 2.2 - height, width, height, step % 2 ? inks[1] : inks[0], { layer: 2 })
      .block(step * width, 2.2 - height, width, 0.14, 'chaux', { layer: 3 })
  }
  return wall
}

export const packDoors = {
  'site-vitrine': {
    corner: pageCorner('tarifs vitrine', ['chaux', 'bleu', 'corail', 'encre'], 'soleil'),
    essential: sea(vault('ombre').shape(disc(2.75, 0.95, 0.55), 'soleil', { layer: 0 }))
      .tile(1, 0.4, 'boat', ['encre', 'corail', 'chaux'], { size: 1.3, layer: 1 })
      .draw(),
    professional: vault('corail')
      .shape(disc(2, 2.2, 1.7), 'soleil', { layer: 0 })
      .shape(disc(2, 2.2, 1.2), 'corail')
      .shape(disc(2, 2.2, 0.7), 'chaux', { layer: 2 })
      .field(0, 1.7, 4, 1, () => ['awning', ['encre', 'chaux'], { height: 0.5, layer: 3 }])
      .draw(),
    premium: vault('vert')
      .tile(1, 0.3, 'doubleStar', ['soleil', 'vert', 'rose'], { size: 2, layer: 1 })
      .tile(0, 1.2, 'splitLeaf', ['rose', 'chaux'], { turn: 1, layer: 1 })
      .tile(3, 1.2, 'splitLeaf', ['rose', 'chaux'], { layer: 1 })
      .draw(),
    floor: packFloor(),
  },

  'site-ecommerce': {
    corner: pageCorner('tarifs e-commerce', ['chaux', 'encre', 'corail', 'bleu'], 'soleil'),
    essential: stall(
      vault('soleil').shape(disc(2, 1.6, 1.25), 'corail'),
      [['vase', ['bleu', 'chaux', 'encre']]],
      'vert',
    ).draw(),
    professional: awning(
      stall(
        vault('rose'),
        [
          ['lemon', ['soleil', 'vert']],
          ['cup', ['bleu', 'encre']],
          ['fish', ['encre', 'chaux']],
        ],
        'vert',
      ),
      0.42,
      ['corail', 'chaux'],
    ).draw(),
    premium: awning(
      arcade(vault('bleu').tile(1.6, -0.05, 'sun', ['soleil', 'corail'], { size: 0.8 }), 4, 1.35, [
        'chaux',
        'corail',
      ]),
      0.62,
      ['soleil', 'encre'],
    ).draw(),
    floor: packFloor(
      ['awning', ['corail', 'chaux'], { ground: 'encre' }],
      ['lemon', ['soleil', 'vert'], { ground: 'encre' }],
    ),
  },

  'site-platforme': {
    corner: pageCorner('tarifs plateforme', ['encre', 'chaux', 'bleu', 'corail'], 'soleil'),
    essential: arcade(vault('corail').block(0, 1.98, 4, 0.22, 'bleu', { layer: 4 }), 2, 1.6, [
      'chaux',
      'encre',
    ]).draw(),
    professional: arcade(
      vault('soleil')
        .shape(disc(2, 0.7, 0.42), 'corail')
        .block(0, 0.98, 4, 0.2, 'corail', { layer: 4 }),
      4,
      1.1,
      ['chaux', 'bleu'],
    ).draw(),
    premium: arcade(
      vault('bleu')
        .block(1.25, 0.72, 1.5, 1.48, 'corail', { layer: 1 })
        .tile(1.25, 0.3, 'battlement', 'corail', { size: 0.5, layer: 1 })
        .tile(1.75, 0.3, 'battlement', 'corail', { size: 0.5, layer: 1 })
        .tile(2.25, 0.3, 'battlement', 'corail', { size: 0.5, layer: 1 })
        .tile(1.65, 0.85, 'window', ['encre', 'soleil'], { size: 0.7, layer: 4 })
        .block(0, 1.45, 4, 0.16, 'soleil', { layer: 4 }),
      5,
      0.75,
      ['chaux', 'vert'],
    ).draw(),
    floor: packFloor(
      ['arches', ['chaux', 'bleu', 'encre'], { ground: 'corail' }],
      ['checker', 'chaux', { ground: 'encre' }],
    ),
  },

  seo: {
    corner: pageCorner('tarifs seo', ['encre', 'chaux', 'corail', 'rose'], 'soleil'),
    essential: sea(beacon('ombre', 0, 'corail')).draw(),
    professional: beacon('corail', 0.45, 'bleu').draw(),
    premium: beacon('vert', 1.1, 'corail').draw(),
    floor: packFloor(
      ['target', 'soleil', { ground: 'bleu' }],
      ['target', 'chaux', { ground: 'encre', turn: 2 }],
    ),
  },

  webmastering: {
    corner: pageCorner('tarifs webmastering', ['chaux', 'encre', 'vert', 'rose'], 'soleil'),
    essential: vault('bleu')
      .shape(disc(2, 1.15, 0.72), 'soleil')
      .shape(disc(1.68, 0.98, 0.62), 'bleu', { layer: 2 })
      .tile(2.9, 0.75, 'star', 'chaux', { size: 0.24 })
      .tile(0.75, 1.35, 'star', 'rose', { size: 0.24 })
      .tile(2.75, 1.7, 'star', 'rose', { size: 0.2 })
      .draw(),
    professional: vault('corail')
      .shape(arch(1.2, 0.45, 1.6, 1.75), 'encre')
      .shape(arch(1.34, 0.6, 1.32, 1.6), 'soleil', { layer: 2 })
      .shape(rect(1.95, 0.6, 0.1, 1.6) + rect(1.34, 1.35, 1.32, 0.1), 'encre', { layer: 3 })
      .draw(),
    premium: vault('vert')
      .shape(disc(2, 2.2, 1.65), 'soleil')
      .block(0, 1.85, 4, 0.35, 'corail', { layer: 2 })
      .tile(1.45, 0.75, 'cat', ['encre', 'soleil', 'encre'], { size: 1.12, layer: 3 })
      .draw(),
    floor: packFloor(
      ['window', ['encre', 'soleil'], { ground: 'corail' }],
      ['eye', ['soleil', 'encre'], { ground: 'encre' }],
    ),
  },

  'design-graphique': {
    corner: pageCorner('tarifs graphisme', ['rose', 'encre', 'chaux', 'bleu'], 'soleil'),
    essential: poster(vault('soleil'), 1.4, 0.4, 1.2, 'chaux', ['fish', ['bleu', 'corail']]).draw(),
    professional: [
      ['rose', ['flower', ['corail', 'encre']]] as const,
      ['chaux', ['sun', ['soleil', 'corail']]] as const,
      ['soleil', ['cup', ['vert', 'encre']]] as const,
    ]
      .reduce(
        (wall, [paper, picture], index) =>
          poster(wall, 0.5 + index * 1.05, index === 1 ? 0.5 : 0.85, 0.9, paper, picture),
        vault('vert'),
      )
      .draw(),
    premium: vault('encre')
      .field(0, 0, 4, 3, (column, row) => {
        const colours = ['corail', 'soleil', 'bleu', 'rose', 'vert'] as const
        const at = (index: number): Pigment => colours[index % colours.length] ?? 'corail'
        const rank = column + row * 3
        return [
          (['quarter', 'half', 'leaf', 'disc'] as const)[rank % 4] ?? 'disc',
          at(rank),
          { ground: at(rank + 2), turn: rank % 4 },
        ]
      })
      .draw(),
    floor: packFloor(
      ['flower', ['corail', 'soleil'], { ground: 'rose' }],
      ['leaf', 'soleil', { ground: 'encre' }],
    ),
  },

  'logo-et-branding': {
    corner: pageCorner('tarifs logo', ['chaux', 'encre', 'rose', 'corail'], 'soleil'),
    essential: vault('soleil').tile(1.2, 0.4, 'a', ['encre', 'corail'], { size: 1.6 }).draw(),
    professional: vault('corail')
      .shape(disc(2, 1.25, 0.92), 'encre')
      .shape(disc(2, 1.25, 0.8), 'soleil', { layer: 2 })
      .tile(1.5, 0.78, 'a', ['encre', 'corail'], { size: 0.95, layer: 3 })
      .shape(rect(1.96, 0, 0.08, 0.36), 'encre')
      .draw(),
    premium: vault('bleu')
      .field(0, 0, 4, 3, (column, row) => [
        'a',
        (column + row) % 2 ? ['soleil', 'encre'] : ['rose', 'bleu'],
        { ground: (column + row) % 2 ? 'encre' : 'bleu', turn: (column + row * 2) % 4 },
      ])
      .draw(),
    floor: packFloor(
      ['a', ['encre', 'soleil'], { ground: 'rose' }],
      ['a', ['soleil', 'encre'], { ground: 'encre' }],
    ),
  },

  'uiux-design': {
    corner: pageCorner('tarifs uiux', ['chaux', 'vert', 'corail', 'encre'], 'soleil'),
    essential: flight(vault('rose').shape(disc(1.3, 0.95, 0.42), 'corail'), 3, [
      'vert',
      'encre',
    ]).draw(),
    professional: flight(vault('soleil').shape(disc(1.25, 0.85, 0.5), 'corail'), 5, [
      'bleu',
      'encre',
    ]).draw(),
    premium: vault('vert')
      .block(0.8, 0.5, 2.4, 1.35, 'encre')
      .block(0.92, 0.62, 2.16, 1.11, 'chaux', { layer: 2 })
      .shape(disc(1.45, 1.17, 0.34), 'corail', { layer: 3 })
      .shape(rect(2, 0.92, 0.9, 0.12) + rect(2, 1.14, 0.6, 0.1), 'encre', { layer: 3 })
      .shape(pill(2, 1.34, 0.62, 0.22), 'bleu', { layer: 3 })
      .shape(polygon([1.7, 1.85], [2.3, 1.85], [2.45, 2.2], [1.55, 2.2]), 'encre')
      .draw(),
    floor: packFloor(
      ['steps', 'soleil', { ground: 'vert' }],
      ['doubleQuarter', ['rose', 'soleil'], { ground: 'encre' }],
    ),
  },
} satisfies Record<string, Doors>
