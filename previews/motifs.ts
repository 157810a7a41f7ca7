import { type Coat, motifs as streetMotifs } from '#art/motifs.ts'
import { arch, disc, eightPointStar, pill, polygon, rect, star } from '#art/shapes.ts'

/** A hole in what it is laid on: an outline that turns the other way. */
const hole = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}A${r} ${r} 0 1 0 ${cx + r} ${cy}A${r} ${r} 0 1 0 ${cx - r} ${cy}Z`

const ring = (cx: number, cy: number, outer: number, inner: number) =>
  disc(cx, cy, outer) + hole(cx, cy, inner)

const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`

/** Half an oval hanging from the line at y. */
const bowl = (x: number, y: number, width: number, depth: number) =>
  `M${x} ${y}L${x + width} ${y}A${width / 2} ${depth} 0 0 1 ${x} ${y}Z`

/** Half an oval standing on the line at y. */
const dome = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}A${width / 2} ${height} 0 0 1 ${x + width} ${y}Z`

/** A leaf between two points, of two arcs of this radius. */
const lens = (x1: number, y1: number, x2: number, y2: number, r: number) =>
  `M${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}A${r} ${r} 0 0 1 ${x1} ${y1}Z`

/** A straight band between two points, its ends round or cut. */
const band = (x1: number, y1: number, x2: number, y2: number, width: number, round = true) => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const r = width / 2
  const [nx, ny] = [(-(y2 - y1) / length) * r, ((x2 - x1) / length) * r]
  const at = (x: number, y: number) => `${+x.toFixed(4)} ${+y.toFixed(4)}`
  const end = round ? `A${r} ${r} 0 0 1 ` : 'L'
  return (
    `M${at(x1 + nx, y1 + ny)}${end}${at(x1 - nx, y1 - ny)}` +
    `L${at(x2 - nx, y2 - ny)}${end}${at(x2 + nx, y2 + ny)}Z`
  )
}

/** Half a ring standing on the line at y, and half a ring hanging from it. */
const hoop = (cx: number, y: number, outer: number, inner: number) =>
  `M${cx - outer} ${y}A${outer} ${outer} 0 0 1 ${cx + outer} ${y}` +
  `L${cx + inner} ${y}A${inner} ${inner} 0 0 0 ${cx - inner} ${y}Z`
const cup = (cx: number, y: number, outer: number, inner: number) =>
  `M${cx + outer} ${y}A${outer} ${outer} 0 0 1 ${cx - outer} ${y}` +
  `L${cx - inner} ${y}A${inner} ${inner} 0 0 0 ${cx + inner} ${y}Z`

const standingPill = (x: number, y: number, width: number, height: number) => {
  const r = width / 2
  return (
    `M${x} ${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}` +
    `L${x + width} ${y + height - r}A${r} ${r} 0 0 1 ${x} ${y + height - r}Z`
  )
}

/** The same piece around the middle; `piece` receives the direction as a unit vector. */
const around = (count: number, piece: (across: number, down: number) => string) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i * 360) / count - 90) * (Math.PI / 180)
    return piece(Math.cos(angle), Math.sin(angle))
  }).join('')

/** From the middle, this far in a direction. */
const off = (direction: number, distance: number) => +(0.5 + direction * distance).toFixed(3)

const vertebrae = [
  { x: 0.5, y: 0.1, half: 0.17 },
  { x: 0.46, y: 0.27, half: 0.2 },
  { x: 0.44, y: 0.45, half: 0.23 },
  { x: 0.47, y: 0.64, half: 0.26 },
  { x: 0.52, y: 0.85, half: 0.29 },
]

/**
 * What the trades work with, in the grammar of `#art/motifs.ts`: a unit square, y downwards, M L A Z,
 * three inks. Drawn large as well as small, so few pieces each.
 */
export const motifs = {
  // Bread
  loaf: [
    [0, 'M.04 .78A.46 .52 0 0 1 .96 .78A.1 .1 0 0 1 .86 .88L.14 .88A.1 .1 0 0 1 .04 .78Z'],
    [1, [0.3, 0.5, 0.7].map((x) => lens(x - 0.09, 0.66, x + 0.11, 0.36, 0.26)).join('')],
  ],
  baguette: [
    [0, band(0.14, 0.86, 0.86, 0.14, 0.27)],
    [
      1,
      [0.27, 0.42, 0.57, 0.72]
        .map((t) => lens(t - 0.11, 1 - t + 0.01, t + 0.11, 1 - t - 0.01, 0.15))
        .join(''),
    ],
  ],
  wheat: [
    [
      0,
      rect(0.475, 0.3, 0.05, 0.7) +
        [0.34, 0.58, 0.82]
          .map(
            (y) => lens(0.5, y + 0.1, 0.2, y - 0.2, 0.34) + lens(0.5, y + 0.1, 0.8, y - 0.2, 0.34),
          )
          .join(''),
    ],
    [1, lens(0.5, 0.34, 0.5, 0, 0.22)],
  ],
  croissant: [
    [
      0,
      'M.02 .74A.48 .5 0 0 1 .98 .74A.12 .12 0 0 1 .76 .8A.3 .3 0 0 0 .24 .8A.12 .12 0 0 1 .02 .74Z',
    ],
    [
      1,
      polygon([0.33, 0.26], [0.39, 0.24], [0.44, 0.5], [0.4, 0.52]) +
        polygon([0.67, 0.26], [0.61, 0.24], [0.56, 0.5], [0.6, 0.52]) +
        polygon([0.1, 0.48], [0.14, 0.43], [0.3, 0.61], [0.27, 0.65]) +
        polygon([0.9, 0.48], [0.86, 0.43], [0.7, 0.61], [0.73, 0.65]),
    ],
  ],
  oven: [
    [0, arch(0, 0, 1, 1)],
    [1, arch(0.2, 0.3, 0.6, 0.7)],
    [
      2,
      lens(0.5, 1, 0.5, 0.48, 0.31) +
        lens(0.33, 1, 0.33, 0.72, 0.2) +
        lens(0.67, 1, 0.67, 0.72, 0.2),
    ],
  ],
  // The table
  plate: [
    [0, disc(0.5, 0.5, 0.5)],
    [1, disc(0.5, 0.5, 0.34)],
    [2, lens(0.32, 0.66, 0.68, 0.34, 0.28)],
  ],
  glass: [
    [
      0,
      'M.2 .06L.8 .06A.34 .5 0 0 1 .53 .62L.53 .88L.72 .88L.72 .94L.28 .94L.28 .88L.47 .88L.47 .62A.34 .5 0 0 1 .2 .06Z',
    ],
    [1, 'M.225 .26L.775 .26A.29 .3 0 0 1 .225 .26Z'],
  ],
  olive: [
    [0, oval(0.36, 0.66, 0.24, 0.3)],
    [1, lens(0.4, 0.4, 0.96, 0.1, 0.42)],
    [2, disc(0.36, 0.47, 0.06)],
  ],
  // Building trades
  drop: [
    [0, 'M.5 .02A1.1 1.1 0 0 1 .84 .62A.34 .34 0 0 1 .16 .62A1.1 1.1 0 0 1 .5 .02Z'],
    [1, 'M.5 .86A.24 .24 0 0 1 .26 .62L.34 .62A.16 .16 0 0 0 .5 .78Z'],
  ],
  tap: [
    [0, 'M0 .4L.52 .4A.3 .3 0 0 1 .82 .7L.56 .7A.06 .06 0 0 0 .5 .64L0 .64Z'],
    [1, rect(0.24, 0.2, 0.1, 0.2) + pill(0.08, 0.1, 0.42, 0.12)],
    [2, 'M.69 .74A.4 .4 0 0 1 .79 .9A.1 .1 0 0 1 .59 .9A.4 .4 0 0 1 .69 .74Z'],
  ],
  wrench: [
    [
      0,
      band(0.22, 0.78, 0.62, 0.38, 0.17, false) +
        disc(0.22, 0.78, 0.17) +
        'M.55 .16A.26 .26 0 0 1 .74 .02L.66 .24L.76 .34L.98 .26A.26 .26 0 0 1 .5 .5A.26 .26 0 0 1 .55 .16Z',
    ],
    [1, disc(0.22, 0.78, 0.07)],
  ],
  bulb: [
    [0, disc(0.5, 0.38, 0.36) + polygon([0.32, 0.64], [0.68, 0.64], [0.64, 0.78], [0.36, 0.78])],
    [1, rect(0.36, 0.8, 0.28, 0.06) + rect(0.38, 0.88, 0.24, 0.06)],
    [
      2,
      polygon([0.54, 0.14], [0.34, 0.42], [0.48, 0.42], [0.44, 0.64], [0.66, 0.34], [0.52, 0.34]),
    ],
  ],
  // Hair and beauty
  scissors: [
    [0, band(0.3, 0.66, 0.72, 0.04, 0.1, false) + band(0.7, 0.66, 0.28, 0.04, 0.1, false)],
    [1, ring(0.24, 0.78, 0.19, 0.1) + ring(0.76, 0.78, 0.19, 0.1)],
  ],
  comb: [
    [
      0,
      rect(0.06, 0.2, 0.88, 0.2) +
        Array.from({ length: 9 }, (_, i) => rect(0.06 + i * 0.1035, 0.38, 0.052, 0.44)).join(''),
    ],
  ],
  locks: [
    [
      0,
      [0, 1, 2]
        .map(
          (i) =>
            `M${i / 3} 1A.5 .5 0 0 1 ${i / 3 + 0.08} .5A.5 .5 0 0 0 ${i / 3} 0L${i / 3 + 0.17} 0A.5 .5 0 0 1 ${i / 3 + 0.25} .5A.5 .5 0 0 0 ${i / 3 + 0.17} 1Z`,
        )
        .join(''),
    ],
  ],
  mirror: [
    [0, oval(0.5, 0.37, 0.33, 0.37) + standingPill(0.45, 0.7, 0.1, 0.3)],
    [1, oval(0.5, 0.37, 0.25, 0.29)],
    [2, lens(0.4, 0.5, 0.6, 0.2, 0.32)],
  ],
  profile: [
    [
      0,
      'M.5 .2A.38 .38 0 0 1 .88 .58L.88 1L.12 1L.12 .58A.38 .38 0 0 1 .5 .2Z' +
        disc(0.5, 0.14, 0.14),
    ],
    [
      1,
      'M.28 .62A.3 .3 0 0 0 .56 .38A.26 .26 0 0 0 .72 .58L.72 .66A.22 .22 0 0 1 .28 .66Z' +
        rect(0.42, 0.8, 0.16, 0.2),
    ],
    [2, disc(0.25, 0.78, 0.05) + disc(0.75, 0.78, 0.05)],
  ],
  // The workshop
  spool: [
    [0, rect(0.16, 0.04, 0.68, 0.13) + rect(0.16, 0.83, 0.68, 0.13)],
    [1, rect(0.26, 0.17, 0.48, 0.66)],
    [
      0,
      [0, 1, 2, 3]
        .map((i) =>
          polygon(
            [0.26, 0.3 + i * 0.14],
            [0.74, 0.22 + i * 0.14],
            [0.74, 0.26 + i * 0.14],
            [0.26, 0.34 + i * 0.14],
          ),
        )
        .join(''),
    ],
  ],
  coatButton: [
    [0, disc(0.5, 0.5, 0.48)],
    [1, disc(0.5, 0.5, 0.36)],
    [0, [0.39, 0.61].flatMap((x) => [0.39, 0.61].map((y) => disc(x, y, 0.07))).join('')],
  ],
  bag: [
    [0, polygon([0.08, 0.36], [0.92, 0.36], [0.84, 1], [0.16, 1])],
    [1, hoop(0.5, 0.4, 0.26, 0.19)],
    [2, disc(0.5, 0.68, 0.15)],
  ],
  dress: [
    [0, 'M.36 .04L.42 .04A.09 .09 0 0 0 .58 .04L.64 .04L.66 .36L.92 1L.08 1L.34 .36Z'],
    [
      1,
      rect(0.335, 0.36, 0.33, 0.06) +
        [0.28, 0.46, 0.64]
          .map((x) => polygon([x, 1], [x + 0.08, 1], [0.5 + (x - 0.46) * 0.28, 0.46]))
          .join(''),
    ],
  ],
  needle: [
    [0, band(0.12, 0.88, 0.84, 0.16, 0.07)],
    [1, hoop(0.34, 0.36, 0.24, 0.18) + cup(0.76, 0.36, 0.24, 0.18)],
  ],
  // The body
  pebbles: [
    [0, oval(0.5, 0.84, 0.46, 0.15)],
    [1, oval(0.47, 0.57, 0.34, 0.13)],
    [2, oval(0.53, 0.34, 0.24, 0.11)],
    [0, oval(0.5, 0.16, 0.14, 0.08)],
  ],
  spine: [
    [0, vertebrae.map(({ x, y, half }) => pill(x - half, y - 0.065, half * 2, 0.13)).join('')],
    [1, vertebrae.map(({ x, y }) => disc(x, y, 0.05)).join('')],
  ],
  breath: [
    [0, hoop(0.5, 1, 0.5, 0.4) + hoop(0.5, 1, 0.3, 0.2)],
    [1, dome(0.4, 1, 0.2, 0.1)],
  ],
  posture: [
    [
      0,
      disc(0.5, 0.16, 0.13) +
        'M.34 .34L.66 .34A.1 .1 0 0 1 .74 .42L.86 .72L.76 .76L.64 .54L.64 .72L.36 .72L.36 .54L.24 .76L.14 .72L.26 .42A.1 .1 0 0 1 .34 .34Z',
    ],
    [1, oval(0.5, 0.84, 0.44, 0.12)],
  ],
  hand: [
    [
      0,
      'M.18 .58A.32 .36 0 0 0 .82 .58L.82 .3A.06 .06 0 0 0 .7 .3L.7 .46L.66 .46L.66 .14A.06 .06 0 0 0 .54 .14L.54 .44L.5 .44L.5 .08A.06 .06 0 0 0 .38 .08L.38 .46L.34 .46L.34 .2A.06 .06 0 0 0 .22 .2L.22 .58Z',
    ],
    [1, disc(0.52, 0.66, 0.12)],
  ],
  // The practice
  scales: [
    [
      0,
      rect(0.47, 0.1, 0.06, 0.76) +
        rect(0.1, 0.2, 0.8, 0.055) +
        disc(0.5, 0.12, 0.07) +
        pill(0.28, 0.86, 0.44, 0.09),
    ],
    [1, bowl(0.02, 0.52, 0.34, 0.17) + bowl(0.64, 0.52, 0.34, 0.17)],
    [
      0,
      polygon([0.19, 0.22], [0.2, 0.22], [0.06, 0.52], [0.04, 0.52]) +
        polygon([0.19, 0.22], [0.2, 0.22], [0.34, 0.52], [0.32, 0.52]) +
        polygon([0.8, 0.22], [0.81, 0.22], [0.68, 0.52], [0.66, 0.52]) +
        polygon([0.8, 0.22], [0.81, 0.22], [0.96, 0.52], [0.94, 0.52]),
    ],
  ],
  pillar: [
    [
      0,
      rect(0.08, 0, 0.84, 0.12) +
        rect(0.08, 0.88, 0.84, 0.12) +
        [0.2, 0.36, 0.52, 0.68].map((x) => rect(x, 0.2, 0.12, 0.6)).join(''),
    ],
    [1, rect(0.14, 0.12, 0.72, 0.08) + rect(0.14, 0.8, 0.72, 0.08)],
  ],
  book: [
    [
      0,
      'M.02 .2A.5 .5 0 0 1 .49 .26L.49 .86A.5 .5 0 0 0 .02 .8ZM.98 .2A.5 .5 0 0 0 .51 .26L.51 .86A.5 .5 0 0 1 .98 .8Z',
    ],
    [1, [0.36, 0.48, 0.6].map((y) => rect(0.1, y, 0.3, 0.04) + rect(0.6, y, 0.3, 0.04)).join('')],
  ],
  seal: [
    [0, star(0.5, 0.4, 0.4, 14, 0.86)],
    [1, disc(0.5, 0.4, 0.24)],
    [
      2,
      polygon([0.28, 0.7], [0.46, 0.76], [0.38, 1], [0.3, 0.93], [0.2, 0.96]) +
        polygon([0.72, 0.7], [0.54, 0.76], [0.62, 1], [0.7, 0.93], [0.8, 0.96]),
    ],
  ],
  columns: [
    [0, [0.5, 0.34, 0.62].map((h, i) => arch(0.02 + i * 0.34, 1 - h, 0.28, h)).join('')],
    [1, arch(0.36, 0.16, 0.28, 0.84)],
  ],
  // Roofs
  house: [
    [0, polygon([0, 0.46], [0.5, 0.02], [1, 0.46])],
    [1, rect(0.1, 0.46, 0.8, 0.54)],
    [2, arch(0.38, 0.62, 0.24, 0.38) + rect(0.18, 0.56, 0.13, 0.16) + rect(0.69, 0.56, 0.13, 0.16)],
  ],
  building: [
    [0, rect(0.1, 0, 0.8, 1)],
    [
      1,
      [0.2, 0.44, 0.68]
        .flatMap((x) => [0.1, 0.36, 0.62].map((y) => arch(x, y, 0.13, 0.18)))
        .join('') + arch(0.42, 0.82, 0.17, 0.18),
    ],
  ],
  key: [
    [
      0,
      ring(0.28, 0.28, 0.26, 0.12) +
        band(0.44, 0.44, 0.94, 0.94, 0.12, false) +
        band(0.7, 0.72, 0.84, 0.58, 0.11, false) +
        band(0.84, 0.86, 0.96, 0.74, 0.11, false),
    ],
  ],
  shutters: [
    [0, rect(0.3, 0.1, 0.4, 0.72)],
    [1, rect(0.04, 0.1, 0.24, 0.72) + rect(0.72, 0.1, 0.24, 0.72)],
    [
      2,
      [0, 1, 2, 3, 4]
        .map(
          (i) => rect(0.08, 0.17 + i * 0.13, 0.16, 0.05) + rect(0.76, 0.17 + i * 0.13, 0.16, 0.05),
        )
        .join('') + rect(0, 0.84, 1, 0.07),
    ],
  ],
  // Headings
  summit: [
    [0, polygon([0, 1], [0.42, 0.26], [0.84, 1])],
    [1, polygon([0.5, 1], [0.74, 0.56], [1, 1])],
    [2, rect(0.405, 0, 0.03, 0.3) + polygon([0.435, 0.01], [0.72, 0.09], [0.435, 0.18])],
  ],
  compass: [
    [0, disc(0.5, 0.5, 0.49)],
    [1, disc(0.5, 0.5, 0.38)],
    [2, polygon([0.76, 0.24], [0.57, 0.57], [0.43, 0.43])],
    [0, polygon([0.24, 0.76], [0.57, 0.57], [0.43, 0.43])],
  ],
  dialogue: [
    [0, 'M.02 .34A.3 .3 0 0 1 .62 .34A.3 .3 0 0 1 .32 .64L.02 .64Z'],
    [1, 'M.98 .66A.28 .28 0 0 0 .42 .66A.28 .28 0 0 0 .7 .94L.98 .94Z'],
  ],
  spark: [
    [0, star(0.5, 0.5, 0.5, 4, 0.32)],
    [1, disc(0.5, 0.5, 0.1)],
  ],
  pencil: [
    [0, polygon([0.22, 0.62], [0.74, 0.1], [0.9, 0.26], [0.38, 0.78])],
    [1, polygon([0.22, 0.62], [0.38, 0.78], [0.1, 0.9])],
    [2, polygon([0.66, 0.18], [0.74, 0.1], [0.9, 0.26], [0.82, 0.34])],
  ],
  // Guests
  lantern: [
    [
      0,
      hoop(0.5, 0.16, 0.1, 0.06) +
        polygon([0.34, 0.28], [0.5, 0.12], [0.66, 0.28]) +
        'M.26 .3L.74 .3L.84 .56L.66 .86L.34 .86L.16 .56Z' +
        rect(0.4, 0.88, 0.2, 0.08),
    ],
    [1, eightPointStar(0.5, 0.57, 0.2)],
    [2, disc(0.5, 0.57, 0.08)],
  ],
  teapot: [
    [
      0,
      'M.24 .44A.28 .3 0 0 1 .76 .44A.3 .3 0 0 1 .7 .86L.3 .86A.3 .3 0 0 1 .24 .44Z' +
        polygon([0.22, 0.7], [0, 0.34], [0.08, 0.3], [0.3, 0.52]),
    ],
    [1, ring(0.82, 0.56, 0.17, 0.1) + polygon([0.38, 0.22], [0.5, 0.02], [0.62, 0.22])],
    [2, rect(0.22, 0.58, 0.56, 0.07)],
  ],
  moon: [
    [0, 'M.62 .04A.48 .48 0 1 0 .96 .62A.4 .4 0 0 1 .62 .04Z'],
    [1, eightPointStar(0.78, 0.24, 0.14)],
  ],
  // The stage
  mask: [
    [0, 'M.08 .1A1 1 0 0 0 .92 .1L.92 .46A.42 .48 0 0 1 .08 .46Z'],
    [
      1,
      lens(0.2, 0.4, 0.42, 0.4, 0.13) +
        lens(0.58, 0.4, 0.8, 0.4, 0.13) +
        'M.3 .58L.7 .58A.2 .2 0 0 1 .3 .58Z',
    ],
  ],
  note: [
    [
      0,
      oval(0.26, 0.82, 0.19, 0.14) +
        oval(0.76, 0.72, 0.19, 0.14) +
        rect(0.38, 0.14, 0.07, 0.68) +
        rect(0.88, 0.04, 0.07, 0.68),
    ],
    [1, polygon([0.38, 0.1], [0.95, 0], [0.95, 0.2], [0.38, 0.3])],
  ],
  spotlight: [
    [0, polygon([0.3, 0.3], [0.7, 0.3], [1, 1], [0, 1])],
    [1, 'M.26 .02L.74 .02L.74 .2A.24 .14 0 0 1 .26 .2Z'],
    [2, oval(0.5, 0.96, 0.3, 0.05)],
  ],
  roundDance: [
    [0, around(6, (x, y) => disc(off(x, 0.36), off(y, 0.36), 0.13))],
    [1, ring(0.5, 0.5, 0.22, 0.13)],
  ],
  curtain: [
    [0, 'M0 0L.5 0A.62 .8 0 0 1 .16 .66L.24 1L0 1ZM1 0L.5 0A.62 .8 0 0 0 .84 .66L.76 1L1 1Z'],
    [1, rect(0, 0, 1, 0.06) + [0, 1, 2, 3].map((i) => bowl(i / 4, 0.06, 0.25, 0.11)).join('')],
    [2, band(0.1, 0.66, 0.24, 0.64, 0.07) + band(0.9, 0.66, 0.76, 0.64, 0.07)],
  ],
  // Sport
  dumbbell: [
    [0, rect(0.2, 0.455, 0.6, 0.09)],
    [1, standingPill(0.16, 0.2, 0.14, 0.6) + standingPill(0.7, 0.2, 0.14, 0.6)],
    [2, standingPill(0.03, 0.32, 0.11, 0.36) + standingPill(0.86, 0.32, 0.11, 0.36)],
  ],
  track: [
    [
      0,
      'M0 0A1 1 0 0 1 1 1L.86 1A.86 .86 0 0 0 0 .14Z' +
        'M0 .28A.72 .72 0 0 1 .72 1L.58 1A.58 .58 0 0 0 0 .42Z' +
        'M0 .56A.44 .44 0 0 1 .44 1L.3 1A.3 .3 0 0 0 0 .7Z',
    ],
  ],
  ball: [
    [0, disc(0.5, 0.5, 0.5)],
    [
      1,
      'M.46 0L.54 0L.54 1L.46 1Z' +
        rect(0, 0.46, 1, 0.08) +
        'M.12 .13A.5 .5 0 0 1 .12 .87L.06 .8A.42 .42 0 0 0 .06 .2ZM.88 .13A.5 .5 0 0 0 .88 .87L.94 .8A.42 .42 0 0 1 .94 .2Z',
    ],
  ],
  stopwatch: [
    [0, disc(0.5, 0.57, 0.42) + rect(0.44, 0.02, 0.12, 0.14) + pill(0.34, 0, 0.32, 0.09)],
    [1, disc(0.5, 0.57, 0.31)],
    [2, 'M.5 .57L.5 .26A.31 .31 0 0 1 .768 .725Z'],
  ],
  lightning: [
    [0, polygon([0.62, 0], [0.14, 0.58], [0.46, 0.58], [0.34, 1], [0.86, 0.38], [0.54, 0.38])],
  ],
  // Flowers
  tulip: [
    [0, 'M.22 .1L.36 .24L.5 .04L.64 .24L.78 .1L.78 .3A.28 .28 0 0 1 .22 .3Z'],
    [
      1,
      rect(0.47, 0.56, 0.06, 0.44) + lens(0.5, 1, 0.14, 0.6, 0.42) + lens(0.5, 1, 0.86, 0.6, 0.42),
    ],
  ],
  daisy: [
    [0, around(8, (x, y) => lens(0.5, 0.5, off(x, 0.5), off(y, 0.5), 0.3))],
    [1, disc(0.5, 0.5, 0.15)],
  ],
  peony: [
    [0, around(6, (x, y) => disc(off(x, 0.28), off(y, 0.28), 0.21)) + disc(0.5, 0.5, 0.3)],
    [1, around(5, (x, y) => disc(off(x, 0.15), off(y, 0.15), 0.13))],
    [2, disc(0.5, 0.5, 0.1)],
  ],
  pot: [
    [0, polygon([0.22, 0.6], [0.78, 0.6], [0.7, 1], [0.3, 1])],
    [
      1,
      lens(0.5, 0.58, 0.5, 0, 0.36) +
        lens(0.48, 0.58, 0.08, 0.18, 0.4) +
        lens(0.52, 0.58, 0.92, 0.18, 0.4),
    ],
    [2, rect(0.18, 0.56, 0.64, 0.1)],
  ],
  // Software
  nodes: [
    [
      0,
      band(0.2, 0.2, 0.8, 0.34, 0.05) +
        band(0.2, 0.2, 0.34, 0.82, 0.05) +
        band(0.34, 0.82, 0.8, 0.34, 0.05),
    ],
    [1, disc(0.2, 0.2, 0.18) + disc(0.34, 0.82, 0.15)],
    [2, disc(0.8, 0.34, 0.2)],
  ],
  appWindow: [
    [0, rect(0.04, 0.1, 0.92, 0.8)],
    [1, rect(0.1, 0.28, 0.8, 0.56)],
    [
      2,
      disc(0.14, 0.19, 0.04) +
        disc(0.25, 0.19, 0.04) +
        arch(0.18, 0.56, 0.13, 0.28) +
        arch(0.38, 0.42, 0.13, 0.42) +
        arch(0.58, 0.5, 0.13, 0.34),
    ],
  ],
  cursor: [
    [
      0,
      polygon(
        [0.16, 0.04],
        [0.86, 0.56],
        [0.54, 0.6],
        [0.72, 0.94],
        [0.56, 1],
        [0.4, 0.66],
        [0.18, 0.86],
      ),
    ],
  ],
  orbit: [
    [0, ring(0.5, 0.5, 0.5, 0.44) + ring(0.5, 0.5, 0.32, 0.27)],
    [1, disc(0.5, 0.5, 0.14)],
    [2, disc(0.85, 0.18, 0.1) + disc(0.27, 0.71, 0.08)],
  ],
  blocks: [
    [0, rect(0, 0.5, 0.5, 0.5)],
    [1, 'M.5 .5A.5 .5 0 0 1 1 1L.5 1Z'],
    [2, 'M0 .5A.5 .5 0 0 1 .5 0L.5 .5Z'],
    [0, disc(0.76, 0.25, 0.2)],
  ],

  // What the street already had.
  fish: streetMotifs.fish,
  lemon: streetMotifs.lemon,
  splitLeaf: streetMotifs.splitLeaf,
  steps: streetMotifs.steps,
} as const satisfies Record<string, readonly Coat[]>

export type TradeMotif = keyof typeof motifs
