import type { Drawing } from '../svg.ts'
import { type Tile, Wall } from '../wall.ts'

const singleTile = (cell: number, tile: Tile) => new Wall(1, 1, { cell }).tile(0, 0, ...tile).draw()

const singleTiles = <Name extends string>(cell: number, tiles: Record<Name, Tile>) => {
  const entries = Object.entries<Tile>(tiles).map(([name, tile]) => [name, singleTile(cell, tile)])
  return Object.fromEntries(entries) as Record<Name, Drawing>
}

export const menuTiles = singleTiles(24, {
  'site-vitrine': ['arches', ['corail', 'chaux', 'encre'], { ground: 'soleil' }],
  'site-ecommerce': ['awning', ['corail', 'chaux'], { ground: 'ombre' }],
  'site-plateforme': ['doubleStar', ['chaux', 'corail', 'encre'], { ground: 'bleu' }],
  seo: ['target', 'soleil', { ground: 'encre' }],
  webmastering: ['door', ['vert', 'soleil'], { ground: 'chaux' }],
  'design-graphique': ['fish', ['bleu', 'chaux'], { ground: 'rose' }],
  'logo-et-branding': ['a', ['encre', 'soleil'], { ground: 'corail' }],
  'uiux-design': ['doubleQuarter', ['rose', 'soleil'], { ground: 'vert' }],
  'qui-sommes-nous': ['doubleHalf', ['corail', 'chaux'], { ground: 'soleil' }],
  'contactez-nous': ['waves', 'chaux', { ground: 'bleu' }],
  'questions-frequentes': ['flower', ['corail', 'encre'], { ground: 'rose' }],
})

export const questionTiles = singleTiles(48, {
  door: ['door', ['chaux', 'soleil'], { ground: 'bleu' }],
  sun: ['sun', ['soleil', 'chaux'], { ground: 'corail' }],
  arches: ['arches', ['rose', 'bleu', 'soleil'], { ground: 'encre' }],
  leaf: ['splitLeaf', ['vert', 'encre'], { ground: 'soleil' }],
  eye: ['eye', ['encre', 'chaux'], { ground: 'rose' }],
  target: ['target', 'soleil', { ground: 'bleu' }],
  boat: ['boat', ['encre', 'corail', 'chaux'], { ground: 'rose' }],
  star: ['doubleStar', ['chaux', 'corail', 'soleil'], { ground: 'vert' }],
  cup: ['cup', ['bleu', 'encre'], { ground: 'soleil' }],
  flower: ['flower', ['rose', 'soleil'], { ground: 'bleu' }],
})

export const cat = singleTile(48, ['cat', ['corail', 'soleil', 'encre']])

export const sloganTile = singleTile(48, [
  'doubleStar',
  ['chaux', 'encre', 'soleil'],
  { ground: 'bleu' },
])
