import { arch, disc, type Point, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'

export const portfolio = {
  'huilerie-troizolives': oilMill,
  'les-bains-ondole': seaBaths,
  'medina-lofts': lofts,
  'citron-confit': restaurant,
  'les-etals-du-matin': market,
  'jardin-sauvage': florist,
  'carrelages-tessellou': tileMaker,
  'cafe-de-la-jetee': harbourCafe,
}

function oilMill() {
  return new Wall(6, 5, { ground: 'vert' })
    .shape(disc(3, 2.6, 2.1), 'soleil', { layer: 0 })
    .block(0.98, 4, 4.04, 1, 'encre', { layer: 1 })
    .shape(arch(2.1, 1.5, 1.8, 3.1) + rect(2.68, 0.5, 0.64, 1.3), 'chaux', { layer: 2 })
    .shape(rect(2.56, 0.3, 0.88, 0.32), 'corail', { layer: 3 })
    .shape(rect(2.1, 2.7, 1.8, 1.2), 'bleu', { layer: 3 })
    .tile(2.5, 2.8, 'a', ['soleil', 'bleu'], { layer: 4 })
    .tile(0.1, 1.5, 'sprig', ['rose', 'chaux'], { width: 1.5, height: 2.5, layer: 2 })
    .tile(4.4, 1.5, 'sprig', ['rose', 'chaux'], {
      width: 1.5,
      height: 2.5,
      layer: 2,
      mirrored: true,
    })
    .tile(0, 4, 'doubleQuarter', ['encre', 'soleil'], { ground: 'corail', turn: 3 })
    .tile(5, 4, 'doubleQuarter', ['encre', 'soleil'], { ground: 'corail' })
    .draw()
}

function seaBaths() {
  return new Wall(6, 4, { ground: 'ombre' })
    .shape(disc(1.4, 1.4, 0.8), 'corail', { layer: 0 })
    .shape('M2.5 2A1.75 1.75 0 0 1 6 2Z', 'chaux')
    .shape('M3.5 2A.75 1.75 0 0 1 4.25 .25A.75 1.75 0 0 1 5 2Z', 'corail', { layer: 2 })
    .shape(rect(4.2, 0.2, 0.1, 3), 'encre', { layer: 3 })
    .field(0, 2.2, 6, 1, () => ['wave', 'bleu', { width: 1, height: 0.8, layer: 4 }])
    .field(0, 3, 6, 1, () => ['waves', 'chaux', { ground: 'bleu', layer: 5 }])
    .tile(0.6, 1.9, 'fish', ['soleil', 'encre'], { size: 1.1, layer: 4.5 })
    .draw()
}

function lofts() {
  const wall = new Wall(6, 5, { ground: 'bleu' })
    .shape(disc(4.9, 1, 0.7), 'soleil', { layer: 0 })
    .shape(disc(4.6, 0.85, 0.58), 'bleu', { layer: 0.5 })
  const battlements = (x: number, y: number) =>
    [0, 0.75, 1.5].map((along) => rect(x + along, y - 0.25, 0.5, 0.26)).join('')
  const houses = [
    { x: 0, y: 1.5, colour: 'chaux', door: ['corail', 'chaux'], shutter: 'encre' },
    { x: 2, y: 2, colour: 'rose', door: ['bleu', 'soleil'], shutter: 'encre' },
    { x: 4, y: 1.8, colour: 'chaux', door: ['vert', 'chaux'], shutter: 'soleil' },
  ] as const
  for (const { x, y, colour, door, shutter } of houses) {
    const roof = x === 2 ? 'M2 2.02L2 2A1 .8 0 0 1 4 2L4 2.02Z' : battlements(x, y)
    wall
      .block(x, y, 2, 5 - y, colour, { layer: 1 })
      .shape(roof, colour)
      .tile(x + 0.3, 3.2, 'door', door, { width: 1.4, height: 1.8, layer: 2 })
      .tile(x + 0.15, y + 0.25, 'window', ['encre', colour], { size: 0.9, layer: 2 })
      .tile(x + 0.95, y + 0.25, 'window', [shutter, colour], { size: 0.9, layer: 2 })
  }
  return wall.draw()
}

function restaurant() {
  const wall = new Wall(6, 4, { ground: 'corail' })
    .block(0, 0, 4, 4, 'corail')
    .shape(disc(2, 2, 1.8), 'soleil')
    .shape(disc(2, 2, 1.5), 'chaux', { layer: 2 })
  for (let segment = 0; segment < 8; segment++) {
    wall.shape(lemonSegment(segment), 'soleil', { layer: 3 })
  }
  return wall
    .block(4, 0, 2, 2, 'vert')
    .tile(4.15, 0.15, 'lemon', ['soleil', 'chaux'], { size: 1.7, layer: 2 })
    .tile(4, 2, 'doubleQuarter', ['encre', 'soleil'], { ground: 'rose', size: 2, turn: 2 })
    .draw()
}

function lemonSegment(rank: number) {
  const membrane = 0.06
  const start = (rank * Math.PI) / 4 + membrane
  const end = ((rank + 1) * Math.PI) / 4 - membrane
  const at = (angle: number, radius: number): Point => [
    2 + radius * Math.cos(angle),
    2 + radius * Math.sin(angle),
  ]
  const tip = at((start + end) / 2, 0.14)
  return `M${tip.join(' ')}L${at(start, 1.36).join(' ')}A1.36 1.36 0 0 1 ${at(end, 1.36).join(' ')}Z`
}

function market() {
  const wall = new Wall(6, 5, { ground: 'soleil' })
    .shape(disc(1.1, 1, 0.7), 'corail', { layer: 0 })
    .block(0, 1.6, 6, 2.6, 'chaux', { layer: 1 })
    .block(0, 1.6, 6, 0.18, 'encre', { layer: 2 })
  for (let i = 0; i < 9; i++) {
    wall.shape(arch(0.12 + i * 0.66, 1.98, 0.42, 0.72), 'soleil', { layer: 2 })
  }
  for (let i = 0; i < 3; i++) {
    wall.shape(arch(0.3 + i * 2, 2.95, 1.4, 1.4), i === 1 ? 'bleu' : 'corail', { layer: 2 })
  }
  return wall
    .field(0, 4, 6, 1, (i) => [
      'awning',
      [i === 2 || i === 3 ? 'vert' : 'bleu', 'chaux'],
      { width: 1, height: 0.7, layer: 4 },
    ])
    .block(0, 4.55, 6, 0.45, 'encre', { layer: 3 })
    .draw()
}

function florist() {
  return new Wall(6, 5, { ground: 'rose' })
    .tile(1.7, 0.2, 'flower', ['corail', 'soleil'], { size: 2.7, layer: 2 })
    .shape(rect(2.97, 2.4, 0.16, 2.6), 'encre')
    .tile(3.05, 3.3, 'splitLeaf', ['vert', 'bleu'], { size: 1.5, layer: 1 })
    .tile(1.55, 3.5, 'splitLeaf', ['vert', 'encre'], { size: 1.4, turn: 3, layer: 1 })
    .tile(0, 2, 'flower', ['chaux', 'bleu'], { size: 1.2, layer: 2 })
    .shape(rect(0.55, 3, 0.1, 2), 'encre')
    .tile(4.7, 1.4, 'star', 'soleil', { size: 1.1, layer: 2 })
    .shape(rect(5.2, 2.4, 0.1, 2.6), 'encre')
    .field(0, 4, 6, 1, (i) =>
      i === 2 || i === 3 ? null : ['splitLeaf', ['encre', 'rose'], { ground: 'vert', turn: i % 2 }],
    )
    .draw()
}

function tileMaker() {
  const borderTurn = (column: number, row: number) => {
    if (row === 0) return 1
    if (row === 3) return 3
    return column === 0 ? 0 : 2
  }
  const fieldTurn = (column: number, row: number) => {
    if (row === 0) return column % 2 === 0 ? 3 : 0
    return column % 2 === 0 ? 2 : 1
  }
  const corner = (turn: number) =>
    ['doubleQuarter', ['chaux', 'encre'], { ground: 'corail', turn }] as const

  return new Wall(6, 4, { ground: 'encre' })
    .field(0, 0, 6, 4, (column, row) => {
      const isBorder = column === 0 || column === 5 || row === 0 || row === 3
      if (!isBorder) return null
      return ['triangle', 'soleil', { ground: 'encre', turn: borderTurn(column, row) }]
    })
    .tile(0, 0, ...corner(1))
    .tile(5, 0, ...corner(2))
    .tile(0, 3, ...corner(0))
    .tile(5, 3, ...corner(3))
    .field(1, 1, 4, 2, (column, row) => [
      'doubleQuarter',
      ['chaux', 'corail'],
      { ground: 'bleu', turn: fieldTurn(column, row) },
    ])
    .draw()
}

function harbourCafe() {
  return new Wall(6, 5, { ground: 'chaux' })
    .shape(disc(3, 2.4, 2.2), 'corail', { layer: 0 })
    .block(0, 4, 6, 1, 'bleu', { layer: 1 })
    .field(0, 4, 6, 1, () => ['waves', 'chaux', { layer: 2 }])
    .shape('M1.5 2.3L4.2 2.3L4.2 2.9A1.35 1.3 0 0 1 1.5 2.9Z', 'encre', { layer: 3 })
    .shape('M4.2 2.4A.7 .7 0 0 1 4.2 3.7L4.2 3.35A.35 .35 0 0 0 4.2 2.75Z', 'encre', { layer: 3 })
    .shape(rect(1.2, 4.1, 3.3, 0.22), 'soleil', { layer: 4 })
    .tile(1.9, 0.7, 'waves', 'chaux', { width: 1.5, height: 0.9, turn: 1, layer: 3 })
    .tile(0, 0, 'quarter', 'soleil', { ground: 'chaux', turn: 1, size: 1.2 })
    .tile(5, 0, 'stripes', 'bleu', { ground: 'chaux' })
    .draw()
}
