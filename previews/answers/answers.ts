/** Links store an index in this list, so append new ones. */
export const trades = {
  boulangerie: 'Boulangerie, pâtisserie',
  restaurant: 'Restaurant, café',
  artisan: 'Artisan du bâtiment',
  coiffure: 'Coiffure, beauté',
  createur: 'Boutique de créateur',
  sante: 'Ostéopathe',
  conseil: 'Avocat',
  immobilier: 'Immobilier',
  formation: 'Coach, formation',
  hote: 'Hôtel, dar, maison d’hôtes',
  culture: 'Association, culture',
  sport: 'Sport, salle',
  fleuriste: 'Fleuriste',
  logiciel: 'Start-up, logiciel',
  comptable: 'Expert-comptable',
  medecin: 'Médecin',
  dentiste: 'Dentiste',
  epicerie: 'Épicerie, cave',
  etal: 'Poissonnerie, boucherie',
  boutique: 'Boutique',
  garage: 'Garage',
} as const

/** Links store an index in this list, so append new ones. */
export const palettes = {
  farine: 'Farine et cacao',
  garrigue: 'Garrigue',
  faience: 'Faïence',
  grenade: 'Grenade',
  nuit: 'Nuit claire',
  citron: 'Citron vert',
} as const

/** Links store an index in this list, so append new ones. */
export const directions = {
  review: 'La revue',
  poster: 'L’affiche',
  storefront: 'Le comptoir',
} as const

export type TradeId = keyof typeof trades
export type PaletteId = keyof typeof palettes
export type DirectionId = keyof typeof directions
export type OwnColour = `#${string}`

export const tradeIds = Object.keys(trades) as TradeId[]
export const paletteIds = Object.keys(palettes) as PaletteId[]
export const directionIds = Object.keys(directions) as DirectionId[]

/** Answers as `tidy` returns them: texts on one line, within `limits`. */
export interface Answers {
  name: string
  trade: TradeId
  town: string
  sentence: string
  palette: PaletteId | OwnColour
}

export const limits = { name: 60, town: 40, sentence: 140 } as const

export const example: Answers = {
  name: 'Fournil du Peyrou',
  trade: 'boulangerie',
  town: 'Montpellier',
  sentence: '',
  palette: 'farine',
}

const unnamed = 'Votre maison'

/**
 * @param input the text of each answer, which may be missing or invalid
 * @returns texts on one line, cut between graphemes; the example's trade, town or palette for a missing or invalid one
 */
export function tidy(input: Readonly<Partial<Record<keyof Answers, string>>>): Answers {
  const { trade = '', palette = '' } = input
  return {
    name: oneLine(input.name, limits.name) || unnamed,
    trade: isTrade(trade) ? trade : example.trade,
    town: oneLine(input.town, limits.town) || example.town,
    sentence: oneLine(input.sentence, limits.sentence),
    palette: isPalette(palette) ? palette : (ownColour(palette) ?? example.palette),
  }
}

export function inWords({ name, trade, town, sentence, palette }: Answers) {
  return [
    ['Entreprise', name],
    ['Métier', trades[trade]],
    ['Ville', town],
    ['Phrase', sentence || 'aucune'],
    ['Couleurs', isPalette(palette) ? palettes[palette] : `sur mesure, ${palette}`],
  ] as const satisfies readonly (readonly [label: string, value: string])[]
}

export function isPalette(id: string): id is PaletteId {
  return Object.hasOwn(palettes, id)
}

function isTrade(id: string): id is TradeId {
  return Object.hasOwn(trades, id)
}

function ownColour(typed: string): OwnColour | undefined {
  return /^#[0-9a-f]{6}$/i.test(typed) ? (typed.toLowerCase() as OwnColour) : undefined
}

// Matches invisible characters and those that change the text direction, but not joiners and variation
// selectors, which emoji families and Persian words need.
const inkless = /\p{Cs}|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu
const blanks = /[\s\p{Cc}\u2800]+/gu
// Limits the combining marks of a letter to four, because hundreds would cover the page.
const pileOfMarks = /(\p{M}{4})\p{M}+/gu
const ink = /[^\s\p{Default_Ignorable_Code_Point}\p{M}]/u

function oneLine(typed = '', limit: number): string {
  const readable = typed
    .slice(0, limit * 20)
    .replace(blanks, ' ')
    .replace(inkless, '')
    .replace(/ +/g, ' ')
    .normalize('NFC')
    .replace(pileOfMarks, '$1')
    .trim()
  let kept = readable
  if (readable.length > limit) {
    kept = ''
    const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })
    for (const { segment } of graphemes.segment(readable)) {
      if (kept.length + segment.length > limit) break
      kept += segment
    }
  }
  return ink.test(kept) ? kept.trim() : ''
}
