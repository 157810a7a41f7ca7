import { arch, disc, pill, polygon, rect } from '../shapes.ts'
import { Wall } from '../wall.ts'

export const services = {
  'creation-de-site-web': websiteCreation,
  'referencement-naturel': searchRanking,
  'design-graphique': graphicDesign,
  'logo-et-branding': branding,
  'uiux-design': interfaceDesign,
  webmastering,
} as const satisfies Record<string, () => Wall>

function websiteCreation() {
  return new Wall(4, 4, { ground: 'soleil' })
    .block(0, 0, 4, 1, 'encre', { group: 'browser' })
    .tile(0.1, 0.02, 'bar', 'corail', { layer: 1, group: 'browser' })
    .shape(pill(1.4, 0.26, 2.3, 0.48), 'bleu', { group: 'browser' })
    .tile(0, 1, 'doubleQuarter', ['corail', 'chaux'], { ground: 'soleil', size: 2, group: 'left' })
    .tile(2, 1, 'doubleQuarter', ['bleu', 'soleil'], {
      ground: 'rose',
      size: 2,
      turn: 2,
      group: 'right',
    })
    .tile(0, 3, 'arch', 'chaux', { ground: 'corail', group: 'arch' })
    .tile(1, 3, 'door', ['bleu', 'chaux'], { ground: 'chaux', group: 'door' })
    .tile(2, 3, 'arch', 'soleil', { ground: 'vert', group: 'second arch' })
    .tile(3, 3, 'waves', 'chaux', { ground: 'bleu', group: 'sea' })
}

function searchRanking() {
  return new Wall(4, 4, { ground: 'bleu' })
    .tile(0, 0, 'quarter', 'soleil', { ground: 'bleu', size: 2, turn: 1, group: 'beam' })
    .tile(2, 0, 'target', 'soleil', { ground: 'bleu', size: 2, group: 'waves of light' })
    .block(0, 2, 4, 2, 'bleu')
    .shape(polygon([1.62, 1.1], [2.38, 1.1], [2.6, 4], [1.4, 4]), 'chaux', { layer: 2 })
    .shape(polygon([1.56, 1.9], [2.44, 1.9], [2.5, 2.6], [1.5, 2.6]), 'corail', { layer: 3 })
    .shape(polygon([1.45, 3.3], [2.55, 3.3], [2.6, 4], [1.4, 4]), 'corail', { layer: 3 })
    .shape(arch(1.68, 0.3, 0.64, 0.8), 'encre', { layer: 2 })
    .shape(disc(2, 0.74, 0.2), 'soleil', { layer: 3 })
    .field(0, 3, 4, 1, (i) => ['wave', 'vert', { layer: 4, group: `wave ${i}` }])
}

function graphicDesign() {
  return new Wall(4, 4, { ground: 'corail' })
    .tile(0, 0, 'sun', ['soleil', 'corail'], { ground: 'corail', size: 2, group: 'sun' })
    .tile(2, 0, 'hollow', 'encre', { ground: 'rose', group: 'hollow' })
    .tile(3, 0, 'checker', 'chaux', { ground: 'encre', group: 'checker' })
    .tile(2, 1, 'stripes', 'rose', { ground: 'encre', group: 'stripes' })
    .tile(3, 1, 'quarter', 'chaux', { ground: 'bleu', turn: 3, group: 'quarter' })
    .tile(0, 2, 'splitLeaf', ['vert', 'bleu'], { ground: 'chaux', size: 2, group: 'leaf' })
    .tile(2, 2, 'fish', ['soleil', 'encre'], { ground: 'bleu', size: 2, group: 'fish' })
}

function branding() {
  return new Wall(4, 4, { ground: 'rose' })
    .tile(0, 0, 'a', ['encre', 'rose'], { ground: 'rose', size: 3, group: 'big a' })
    .tile(3, 0, 'star', 'chaux', { ground: 'bleu', group: 'star 1' })
    .tile(3, 1, 'star', 'encre', { ground: 'soleil', group: 'star 2' })
    .tile(3, 2, 'star', 'chaux', { ground: 'corail', group: 'star 3' })
    .tile(0, 3, 'a', ['bleu', 'soleil'], { ground: 'soleil', group: 'a 1' })
    .tile(1, 3, 'a', ['corail', 'chaux'], { ground: 'chaux', group: 'a 2' })
    .tile(2, 3, 'a', ['rose', 'vert'], { ground: 'vert', group: 'a 3' })
    .tile(3, 3, 'a', ['soleil', 'encre'], { ground: 'encre', group: 'a 4' })
}

function interfaceDesign() {
  return new Wall(4, 4, { ground: 'ombre' })
    .block(0, 0, 4, 4, 'vert')
    .shape(arch(1.9, 0.4, 1.7, 3.6), 'chaux', { layer: 2 })
    .shape(arch(2.1, 0.62, 1.3, 3.38), 'bleu', { layer: 3 })
    .shape(disc(2.75, 1.5, 0.42), 'soleil', { layer: 4 })
    .shape(pill(2.32, 2.2, 0.86, 0.26), 'chaux', { layer: 4 })
    .shape(pill(2.32, 2.6, 0.56, 0.26), 'rose', { layer: 4 })
    .shape(rect(2.1, 3.2, 1.3, 0.8), 'corail', { layer: 4 })
    .shape(pill(2.4, 3.42, 0.7, 0.34), 'encre', { layer: 5 })
    .tile(0, 2, 'steps', 'soleil', { size: 2, layer: 1 })
    .tile(0, 0, 'quarter', 'rose', { turn: 1, group: 'quarter' })
    .tile(0.95, 0, 'dot', 'soleil', { group: 'dot' })
    .tile(0, 1, 'flower', ['chaux', 'corail'], { group: 'flower' })
}

function webmastering() {
  const wall = new Wall(4, 4, { ground: 'encre' })
    .tile(0, 0, 'dot', 'soleil', { ground: 'encre', size: 0.5, group: 'dot' })
    .block(2, 0, 2, 2, 'encre')
    .shape(disc(3, 1, 0.75), 'soleil')
    .shape(disc(2.7, 0.85, 0.62), 'encre', { layer: 2 })

  const stars = [
    [0.6, 0.5],
    [1.6, 0.3],
    [0.3, 1.4],
    [1.9, 1.2],
  ] as const
  stars.forEach(([x, y], i) => {
    const colour = i % 2 ? 'rose' : 'chaux'
    wall.tile(x, y, 'star', colour, { size: 0.26, layer: 2, group: `star ${i}` })
  })

  wall
    .block(0, 2, 4, 2, 'bleu', { layer: 1 })
    .shape(arch(0.3, 2.3, 1.2, 1.7), 'soleil', { layer: 2 })
    .shape(rect(0.86, 2.3, 0.08, 1.7), 'bleu', { layer: 3 })
    .shape(rect(0.3, 3.1, 1.2, 0.08), 'bleu', { layer: 3 })

  return wall.tile(2.2, 2.08, 'cat', ['corail', 'soleil', 'encre'], { size: 1.92, layer: 3 })
}
