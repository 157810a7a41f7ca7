import { arch, disc, eightPointStar, polygon, quarterRing, rect, star, waveBand } from './shapes.ts'

/** A path in one of the tile's three inks (0, 1 or 2). */
export type Coat = readonly [ink: 0 | 1 | 2, path: string]

const fourths = [0, 1, 2, 3] as const

const quarter = 'M0 0A1 1 0 0 1 1 1L0 1Z'
const half = 'M0 1A.5 .5 0 0 1 1 1Z'
const leaf = 'M0 1A1 1 0 0 1 1 0A1 1 0 0 1 0 1Z'

const sprigLeaf = (y: number, side: -1 | 1) =>
  `M.5 ${y}A.5 .5 0 0 1 ${0.5 + side * 0.5} ${y - 0.5}A.5 .5 0 0 1 .5 ${y}Z`

const awningStrip = (i: number) =>
  `M${i / 4} 0L${(i + 1) / 4} 0L${(i + 1) / 4} .7A.125 .125 0 0 1 ${i / 4} .7Z`

/**
 * Motifs on the unit square, y downwards, in painting order. Paths have absolute M, L, A and Z only, which
 * path.ts transforms.
 */
export const motifs = {
  // Pure geometry
  quarter: [[0, quarter]],
  doubleQuarter: [
    [0, quarter],
    [1, 'M0 .5A.5 .5 0 0 1 .5 1L0 1Z'],
  ],
  target: [[0, quarterRing(1, 0.75) + quarterRing(0.5, 0.25)]],
  hollow: [[0, 'M0 0L1 0L1 1A1 1 0 0 0 0 0Z']],
  half: [[0, half]],
  doubleHalf: [
    [0, half],
    [1, 'M.25 1A.25 .25 0 0 1 .75 1Z'],
  ],
  scale: [
    [0, 'M0 .5A.5 .5 0 0 1 1 .5Z'],
    [1, half],
  ],
  wave: [[0, 'M0 .5A.25 .25 0 0 1 .5 .5A.25 .25 0 0 0 1 .5L1 1L0 1Z']],
  waves: [[0, waveBand(0.16, 0.2) + waveBand(0.66, 0.2)]],
  disc: [[0, disc(0.5, 0.5, 0.5)]],
  eye: [
    [0, disc(0.5, 0.5, 0.5)],
    [1, disc(0.5, 0.5, 0.25)],
  ],
  dot: [[0, disc(0.5, 0.5, 0.2)]],
  sun: [
    [0, star(0.5, 0.5, 0.5, 12, 0.66)],
    [1, disc(0.5, 0.5, 0.26)],
  ],
  star: [[0, eightPointStar(0.5, 0.5, 0.5)]],
  doubleStar: [
    [0, eightPointStar(0.5, 0.5, 0.5)],
    [1, eightPointStar(0.5, 0.5, 0.3)],
    [2, disc(0.5, 0.5, 0.1)],
  ],
  cross: [
    [
      0,
      'M0 0A.5 .5 0 0 1 .5 .5A.5 .5 0 0 1 0 0ZM1 0A.5 .5 0 0 1 .5 .5A.5 .5 0 0 1 1 0Z' +
        'M1 1A.5 .5 0 0 1 .5 .5A.5 .5 0 0 1 1 1ZM0 1A.5 .5 0 0 1 .5 .5A.5 .5 0 0 1 0 1Z',
    ],
  ],
  triangle: [[0, 'M0 0L1 1L0 1Z']],
  diamond: [[0, polygon([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5])]],
  checker: [[0, rect(0, 0, 0.5, 0.5) + rect(0.5, 0.5, 0.5, 0.5)]],
  stripes: [[0, fourths.map((i) => rect(i / 4, 0, 1 / 8, 1)).join('')]],
  steps: [[0, 'M0 1L0 .75L.25 .75L.25 .5L.5 .5L.5 .25L.75 .25L.75 0L1 0L1 1Z']],

  // Plants
  flower: [
    [
      0,
      disc(0.5, 0.25, 0.25) + disc(0.5, 0.75, 0.25) + disc(0.25, 0.5, 0.25) + disc(0.75, 0.5, 0.25),
    ],
    [1, disc(0.5, 0.5, 0.16)],
  ],
  leaf: [[0, leaf]],
  splitLeaf: [
    [0, leaf],
    [1, 'M0 1A1 1 0 0 0 1 0L0 1Z'],
  ],
  sprig: [
    [0, rect(0.46, 0, 0.08, 1) + sprigLeaf(0.5, -1) + sprigLeaf(1, -1)],
    [1, sprigLeaf(0.5, 1) + sprigLeaf(1, 1)],
  ],
  palm: [
    [
      0,
      'M1 .84A.78 .78 0 0 0 .02 1.08A1 1 0 0 1 1 .98Z' +
        'M1 .76A.74 .74 0 0 0 .05 .5A1.05 1.05 0 0 1 1 .94Z' +
        'M1 .66A.95 .95 0 0 0 .34 .08A1.1 1.1 0 0 1 1 .9Z' +
        'M1 .5A.8 .8 0 0 0 .8 .02A1.2 1.2 0 0 0 .92 .9L1 .9Z',
    ],
    [1, 'M1 .92A1 1 0 0 0 .34 1.4A1 1 0 0 1 1 .98Z'],
  ],
  trunk: [
    [
      0,
      fourths
        .map((i) => i / 4)
        .map((y) => polygon([0.4, y], [0.6, y], [0.64, y + 0.2], [0.36, y + 0.2]))
        .join(''),
    ],
  ],

  // The street
  arch: [[0, arch(0, 0, 1, 1)]],
  arches: [
    [0, arch(0, 0, 1, 1)],
    [1, arch(0.17, 0.17, 0.66, 0.83)],
    [2, arch(0.34, 0.34, 0.32, 0.66)],
  ],
  niche: [[0, arch(0.2, 0.2, 0.6, 0.8)]],
  door: [
    [0, arch(0.12, 0, 0.76, 1)],
    [
      1,
      rect(0.485, 0.38, 0.03, 0.62) +
        [0.24, 0.36, 0.64, 0.76]
          .flatMap((x) => [0.48, 0.64, 0.8].map((y) => disc(x, y, 0.035)))
          .join(''),
    ],
  ],
  window: [
    [0, rect(0.22, 0.18, 0.56, 0.64)],
    [1, fourths.map((i) => rect(0.27, 0.25 + i * 0.135, 0.46, 0.07)).join('')],
  ],
  loophole: [[0, arch(0.4, 0.25, 0.2, 0.5)]],
  battlement: [[0, rect(0, 0.5, 1, 0.5) + arch(0.05, 0.1, 0.4, 0.42) + arch(0.55, 0.1, 0.4, 0.42)]],
  awning: [
    [0, awningStrip(0) + awningStrip(2)],
    [1, awningStrip(1) + awningStrip(3)],
  ],

  a: [
    [0, 'M1 0L.5 0A.5 .5 0 0 0 .5 1L1 1Z'],
    [1, disc(0.5, 0.5, 0.19)],
  ],
  boat: [
    [0, 'M0 .62L1 .62A.5 .38 0 0 1 .5 1A.5 .38 0 0 1 0 .62Z'],
    [1, 'M.52 .04A.5 .5 0 0 1 .98 .54L.52 .54Z'],
    [2, 'M.46 .18A.36 .36 0 0 0 .1 .54L.46 .54Z'],
  ],
  fish: [
    [0, 'M.02 .5A.5 .5 0 0 1 .72 .5A.5 .5 0 0 1 .02 .5ZM.64 .5L.98 .2L.98 .8Z'],
    [1, disc(0.18, 0.47, 0.045)],
  ],
  lemon: [
    [
      0,
      'M.1 .56A.4 .32 0 0 1 .9 .56A.4 .32 0 0 1 .1 .56Z' +
        'M.84 .42L.99 .56L.84 .7ZM.16 .7L.01 .56L.16 .42Z',
    ],
    [1, 'M.5 .26A.3 .3 0 0 1 .86 .03A.3 .3 0 0 1 .5 .26Z'],
  ],
  vase: [
    [0, disc(0.5, 0.61, 0.36) + rect(0.37, 0.08, 0.26, 0.3)],
    [1, 'M.16 .5L.84 .5A.36 .36 0 0 1 .84 .72L.16 .72A.36 .36 0 0 1 .16 .5Z'],
    [2, rect(0.28, 0.03, 0.44, 0.08)],
  ],
  cup: [
    [
      0,
      'M.12 .3L.72 .3L.72 .5A.3 .3 0 0 1 .12 .5Z' +
        'M.72 .34A.17 .17 0 0 1 .72 .68L.72 .58A.08 .08 0 0 0 .72 .44Z',
    ],
    [1, rect(0.06, 0.86, 0.74, 0.07)],
  ],
  cat: [
    [
      0,
      'M0 1L0 .48A.31 .31 0 0 1 .62 .48L.62 1Z' +
        'M.01 .43L.02 0L.31 .22ZM.61 .43L.31 .22L.6 0Z' +
        'M.57 1L.57 .8A.08 .08 0 0 0 .74 .8L.74 .64L.84 .64L.84 .82A.18 .18 0 0 1 .62 1Z',
    ],
    [1, disc(0.19, 0.43, 0.052) + disc(0.44, 0.43, 0.052)],
    [2, rect(0.172, 0.375, 0.031, 0.104) + rect(0.422, 0.375, 0.031, 0.104)],
    [2, 'M.26 .53L.36 .53L.31 .58Z'],
  ],

  bar: [[0, disc(0.28, 0.5, 0.13) + disc(0.64, 0.5, 0.13)]],
  title: [[0, rect(0.12, 0.18, 0.88, 0.26)]],
  lines: [[0, rect(0, 0.2, 0.86, 0.12) + rect(0, 0.46, 0.86, 0.12) + rect(0, 0.72, 0.5, 0.12)]],
} as const satisfies Record<string, readonly Coat[]>

export type Motif = keyof typeof motifs
