import type { Motif } from '../motifs.ts'
import type { Colour, Pigment } from '../pigments.ts'
import { arch, disc, eightPointStar, pill, polygon, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'

const skins = {
  amber: ['#F2A97E', '#E58F60'],
  peach: ['#FFD0A8', '#F7B787'],
  copper: ['#C97B4F', '#B46539'],
  umber: ['#8E4E30', '#783D23'],
  honey: ['#E2A06F', '#CF8652'],
} as const satisfies Record<string, readonly [lit: Colour, shaded: Colour]>

interface Face {
  ground: Pigment
  skin: keyof typeof skins
  hair: Colour
  cut: 'short' | 'long' | 'afro' | 'bun' | 'curls' | 'bob' | 'chechia' | 'headscarf'
  clothes: Pigment
  eyes: 'round' | 'smiling'
  mouth: 'laughing' | 'teeth' | 'calm'
  extra: 'glasses' | 'earrings' | 'beard' | null
  corners: Motif
}

/** A face with the usual hair and eyes, unless others are named. */
export type Look = Omit<Face, keyof typeof usual> & Partial<Face>

const usual = { hair: 'encre', eyes: 'round', extra: null } as const

const accents: Record<Pigment, Pigment> = {
  soleil: 'corail',
  bleu: 'soleil',
  corail: 'rose',
  rose: 'corail',
  vert: 'soleil',
  ombre: 'bleu',
  encre: 'bleu',
  chaux: 'bleu',
}

export function portrait(look: Look) {
  const face: Face = { ...usual, ...look }
  const wall = new Wall(4, 4, { ground: face.ground })
  drawCorners(wall, face)
  drawHairBehind(wall, face)
  drawShoulders(wall, face)
  drawHead(wall, face)
  drawEyes(wall, face)
  drawNose(wall, face)
  drawMouth(wall, face)
  drawHairInFront(wall, face)
  drawExtra(wall, face)
  return wall.draw()
}

function drawCorners(wall: Wall, { corners, ground }: Face) {
  const inks = [accents[ground], 'chaux'] as const
  wall.tile(0, 0, corners, inks, { ground, turn: 1 }).tile(3, 0, corners, inks, { ground, turn: 2 })
}

const curlsBehind =
  disc(1, 1.4, 0.42) +
  disc(1.3, 0.85, 0.45) +
  disc(2, 0.65, 0.5) +
  disc(2.7, 0.85, 0.45) +
  disc(3, 1.4, 0.42) +
  disc(0.95, 1.95, 0.4) +
  disc(3.05, 1.95, 0.4)

const behind: Partial<Record<Face['cut'], string>> = {
  long: arch(0.85, 0.55, 2.3, 2.7),
  afro: disc(2, 1.5, 1.32),
  bun: disc(2, 0.55, 0.5) + arch(1.05, 0.65, 1.9, 1.4),
  curls: curlsBehind,
  bob: `M.8 3L.8 1.7A1.2 1.2 0 0 1 3.2 1.7L3.2 2.2L2 2.6Z${rect(0.8, 2, 0.5, 1.1)}`,
}

function drawHairBehind(wall: Wall, { cut, hair }: Face) {
  const path = behind[cut]
  if (path) wall.shape(path, hair)
}

function drawShoulders(wall: Wall, { skin, clothes }: Face) {
  const [, shaded] = skins[skin]
  wall
    .shape(rect(1.62, 2.6, 0.76, 0.9), shaded, { layer: 2 })
    .shape('M.4 4A1.1 1 0 0 1 1.5 3.12L2.5 3.12A1.1 1 0 0 1 3.6 4Z', clothes, { layer: 3 })
    .shape('M1.5 3.1L2.5 3.1A.5 .45 0 0 1 1.5 3.1Z', shaded, { layer: 4 })
}

function drawHead(wall: Wall, { skin, cut }: Face) {
  const [lit, shaded] = skins[skin]
  wall
    .shape('M1.1 1.5A.9 .9 0 0 1 2 .75L2 3.15A.9 .95 0 0 1 1.1 2.2Z', lit, { layer: 5 })
    .shape('M2 .75A.9 .9 0 0 1 2.9 1.5L2.9 2.2A.9 .95 0 0 1 2 3.15Z', shaded, { layer: 5 })
  if (cut === 'headscarf') return
  wall
    .shape(disc(1.08, 1.95, 0.17), lit, { layer: 4 })
    .shape(disc(2.92, 1.95, 0.17), shaded, { layer: 4 })
}

function drawEyes(wall: Wall, face: Face) {
  if (face.eyes === 'round') {
    wall.shape(disc(1.58, 1.82, 0.1) + disc(2.42, 1.82, 0.1), 'encre', { layer: 7 })
  } else {
    const lids = 'M1.42 1.88A.16 .16 0 0 1 1.74 1.88ZM2.26 1.88A.16 .16 0 0 1 2.58 1.88Z'
    wall.shape(lids, 'encre', { layer: 7 })
  }
  const eyebrows = rect(1.38, 1.5, 0.4, 0.09) + rect(2.22, 1.5, 0.4, 0.09)
  wall.shape(eyebrows, face.hair, { layer: 7 })
}

function drawNose(wall: Wall, { skin }: Face) {
  const [lit] = skins[skin]
  wall
    .shape('M2 1.75L2 2.28L2.24 2.28A.5 .5 0 0 0 2 1.75Z', lit, { layer: 7 })
    .shape(rect(2, 2.28, 0.24, 0.07), 'encre', { layer: 7 })
}

function drawMouth(wall: Wall, { mouth, extra, hair }: Face) {
  const hasBeard = extra === 'beard'
  if (hasBeard) {
    const beard = 'M1.1 2.1L1.1 2.3A.9 .95 0 0 0 2.9 2.3L2.9 2.1L2.62 2.42L1.38 2.42Z'
    wall.shape(beard, hair, { layer: 6 })
  }
  if (mouth === 'laughing') {
    const lips = 'M1.66 2.56L2.34 2.56A.34 .28 0 0 1 1.66 2.56Z'
    wall.shape(lips, hasBeard ? 'chaux' : 'corail', { layer: 8 })
  } else if (mouth === 'teeth') {
    wall
      .shape('M1.68 2.56L2.32 2.56A.32 .3 0 0 1 1.68 2.56Z', 'encre', { layer: 8 })
      .shape(rect(1.76, 2.56, 0.48, 0.1), 'chaux', { layer: 9 })
  } else {
    wall.shape(pill(1.74, 2.58, 0.52, 0.11), hasBeard ? 'rose' : 'encre', { layer: 8 })
  }
}

const curlsInFront =
  polygon([1.25, 0.7], [2.75, 0.7], [2.8, 1.12], [1.2, 1.12]) +
  disc(1.35, 1.18, 0.3) +
  disc(1.8, 1, 0.32) +
  disc(2.3, 1.02, 0.32) +
  disc(2.68, 1.22, 0.28)

const inFront: Partial<Record<Face['cut'], string>> = {
  short:
    'M1 1.75L1 1.35A.85 .85 0 0 1 1.85 .5L2.5 .5A.5 .5 0 0 1 3 1L3 1.75L2.85 1.75' +
    'A.5 .5 0 0 1 2.5 1.28L1.75 1.28A.6 .6 0 0 1 1.15 1.75Z',
  long:
    'M1.05 1.65L1.05 1.4A.95 .95 0 0 1 2.95 1.4L2.95 1.65' +
    'A.95 .6 0 0 1 2 1.05A.95 .6 0 0 1 1.05 1.65Z',
  afro: 'M1.05 1.5A.95 .9 0 0 1 2.95 1.5A.95 .5 0 0 0 1.05 1.5Z',
  bun:
    'M1.05 1.6L1.05 1.4A.95 .9 0 0 1 2.95 1.4L2.95 1.6' +
    'A1.2 1 0 0 1 1.5 1.1A.6 .6 0 0 1 1.05 1.6Z',
  curls: curlsInFront,
  bob: 'M1.02 2L1.02 1.4A.98 .95 0 0 1 2.98 1.4L2.98 1.5L1.9 1.5A.9 .6 0 0 1 1.02 2Z',
}

function drawHairInFront(wall: Wall, face: Face) {
  const path = inFront[face.cut]
  if (path) wall.shape(path, face.hair, { layer: 6 })
  if (face.cut === 'chechia') drawChechia(wall, face)
  if (face.cut === 'headscarf') drawHeadscarf(wall, face)
}

function drawChechia(wall: Wall, { ground }: Face) {
  const trim = ground === 'encre' ? 'chaux' : 'encre'
  wall
    .shape('M1 1.36L1.15 .5L2.85 .5L3 1.36Z', ground === 'corail' ? 'bleu' : 'corail', { layer: 6 })
    .shape(rect(1, 1.2, 2, 0.2), trim, { layer: 7 })
    .shape('M2 .5L2 .42L2.9 .42L2.9 .9L2.82 .9L2.82 .5Z', trim, { layer: 7 })
}

function drawHeadscarf(wall: Wall, { clothes, ground }: Face) {
  const pattern = accents[ground]
  wall
    .shape(arch(0.86, 0.48, 2.28, 2.9), clothes)
    .shape('M1.02 2.1A.98 1.02 0 0 0 2.98 2.1L3.14 3.38L.86 3.38Z', clothes, { layer: 5.5 })
    .shape('M1.02 1.8A.98 1.2 0 0 1 2.98 1.8A.98 .8 0 0 0 1.02 1.8Z', clothes, { layer: 6 })
    .shape('M1.3 1.42A.8 .72 0 0 1 2.7 1.42A.85 .62 0 0 0 1.3 1.42Z', pattern, { layer: 7 })
    .shape('M1.02 2.1A.98 1.02 0 0 0 2.98 2.1L2.98 2.3A.98 1.02 0 0 1 1.02 2.3Z', pattern, {
      layer: 5.6,
    })
}

const lens = (x: number) =>
  `M${x} 1.83A.3 .3 0 1 1 ${x + 0.6} 1.83A.3 .3 0 1 1 ${x} 1.83Z` +
  `M${x + 0.07} 1.83A.23 .23 0 1 0 ${x + 0.53} 1.83A.23 .23 0 1 0 ${x + 0.07} 1.83Z`

function drawExtra(wall: Wall, { extra, ground }: Face) {
  if (extra === 'glasses') {
    const bridge = rect(1.86, 1.78, 0.28, 0.07)
    wall.shape(lens(1.28) + lens(2.12) + bridge, 'encre', { layer: 9 })
  }
  if (extra === 'earrings') {
    const stars = eightPointStar(1.05, 2.36, 0.2) + eightPointStar(2.95, 2.36, 0.2)
    wall.shape(stars, ground === 'soleil' ? 'bleu' : 'soleil', { layer: 9 })
  }
}
