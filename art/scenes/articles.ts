import type { Motif } from '../motifs.ts'
import type { Pigment } from '../pigments.ts'
import { arch, disc, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'
import { rosetteTurn } from './carpets.ts'

export const articles = {
  'cinq-competences': fiveSkills,
  'site-lent': slowSite,
  'logo-grand-mere': grandmothersLogo,
  'sans-adjectifs': withoutAdjectives,
  'grille-css': cssGrid,
  'client-presse': hurriedCustomer,
}

function fiveSkills() {
  const wall = new Wall(6, 4, { ground: 'bleu' }).shape(disc(5, 0.9, 0.65), 'soleil', { layer: 0 })
  const doors: [Pigment, Motif, inks: [Pigment, Pigment]][] = [
    ['rose', 'star', ['encre', 'vert']],
    ['corail', 'quarter', ['chaux', 'vert']],
    ['soleil', 'cross', ['encre', 'vert']],
    ['chaux', 'diamond', ['bleu', 'vert']],
    ['vert', 'a', ['soleil', 'vert']],
  ]
  doors.forEach(([colour, sign, inks], i) => {
    const height = 0.9 + i * 0.6
    wall
      .shape(arch(0.25 + i * 1.13, 4 - height, 1, height), colour)
      .tile(0.5 + i * 1.13, 3.4, sign, inks, { size: 0.5, layer: 2 })
  })
  return wall.draw()
}

function slowSite() {
  const wall = new Wall(6, 4, { ground: 'soleil' })
    .block(0, 3.4, 6, 0.6, 'vert', { layer: 1 })
    .shape(
      'M1 3.4A2.5 1 0 0 1 3 2.7L5.1 2.7L5.1 1.9A.35 .35 0 0 1 5.8 1.9L5.8 2.7A.7 .7 0 0 1 5.1 3.4Z',
      'chaux',
      { layer: 2 },
    )
    .shape(
      rect(5.2, 1, 0.08, 0.8) +
        rect(5.6, 1, 0.08, 0.8) +
        disc(5.24, 0.95, 0.12) +
        disc(5.64, 0.95, 0.12),
      'encre',
      { layer: 2 },
    )
  const rings: [radius: number, Pigment][] = [
    [1.55, 'corail'],
    [1.15, 'encre'],
    [0.8, 'rose'],
    [0.42, 'bleu'],
  ]
  rings.forEach(([radius, colour], i) => {
    const off = i % 2 ? 0.12 : 0
    wall.shape(disc(2.7 + off, 1.85 + i * 0.06, radius), colour, { layer: 3 + i })
  })
  return wall.draw()
}

function grandmothersLogo() {
  return new Wall(6, 4, { ground: 'rose' })
    .tile(0, 0, 'a', ['encre', 'soleil'], { ground: 'rose', size: 4 })
    .shape(disc(2, 2, 0.36), 'rose', { layer: 3 })
    .tile(4, 0, 'flower', ['chaux', 'bleu'], { ground: 'corail', size: 2 })
    .tile(4, 2, 'doubleStar', ['soleil', 'encre', 'rose'], { ground: 'bleu', size: 2 })
    .draw()
}

function withoutAdjectives() {
  const lines =
    rect(1.2, 1.7, 2.8, 0.18) +
    rect(1.2, 2.1, 1.1, 0.18) +
    rect(3.1, 2.1, 0.9, 0.18) +
    rect(1.2, 2.5, 2.5, 0.18) +
    rect(1.2, 2.9, 1.6, 0.18)
  return new Wall(6, 4, { ground: 'encre' })
    .block(0.8, 0.6, 3.6, 3.4, 'chaux', { layer: 1 })
    .shape(rect(1.2, 1, 2.2, 0.42), 'encre', { layer: 2 })
    .shape(lines, 'ombre', { layer: 2 })
    .shape(rect(2.2, 2.06, 1, 0.26), 'corail', { layer: 3 })
    .tile(3.9, 1.7, 'triangle', 'soleil', { size: 1.6, turn: 1, layer: 4 })
    .tile(5, 0, 'doubleQuarter', ['rose', 'soleil'], { ground: 'bleu', turn: 2 })
    .tile(5, 3, 'waves', 'chaux', { ground: 'corail' })
    .draw()
}

function cssGrid() {
  const wall = new Wall(6, 4, { ground: 'ombre' })
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 6; column++) {
      const turn = rosetteTurn(column, row)
      if (column < 3) {
        wall.tile(column, row, 'doubleQuarter', ['bleu', 'corail'], { ground: 'chaux', turn })
      } else if ((column + row) % 3 === 0) {
        wall.tile(column, row, 'battlement', 'soleil', { ground: 'encre' })
      } else {
        wall.block(column, row, 1, 1, (column + row) % 2 ? 'encre' : 'bleu')
      }
    }
  }
  return wall.draw()
}

function hurriedCustomer() {
  return new Wall(6, 4, { ground: 'corail' })
    .shape('M.3 2A3.2 2.3 0 0 1 5.7 2A3.2 2.3 0 0 1 .3 2Z', 'chaux')
    .shape(disc(3, 2, 1.15), 'bleu', { layer: 2 })
    .shape(disc(3, 2, 0.6), 'encre', { layer: 3 })
    .tile(3.1, 1.2, 'quarter', 'soleil', { size: 0.6, layer: 4 })
    .tile(0, 0, 'stripes', 'encre', { ground: 'corail' })
    .tile(5, 3, 'checker', 'encre', { ground: 'corail' })
    .draw()
}
