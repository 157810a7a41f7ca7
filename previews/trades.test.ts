import { expect, test } from 'vitest'
import { type TradeId, tradeIds } from './answers/answers.ts'
import { motifs } from './motifs.ts'
import { placeOf, priceIn } from './place.ts'
import { type Trade, tradeIn, tradeTexts } from './trades.ts'
import { place, typeset } from './words.ts'

function textsOf({ menu, review, poster, storefront, offers, story, figure, hours, facts }: Trade) {
  return [
    ...menu,
    ...[review, poster, storefront].flatMap((voice) => Object.values(voice)),
    ...offers.flatMap(({ name, text }) => [name, text]),
    story.title,
    ...story.text,
    figure.number,
    figure.text,
    ...hours.flat(),
    ...facts.flat(),
  ]
}

const saidBy = (id: TradeId) =>
  [false, true].flatMap((isTunisian) => textsOf(tradeIn({ isTunisian }, id)))

test.each(tradeIds)('%s has all texts and motifs of the three directions', (id) => {
  const trade = tradeTexts[id]
  const texts = textsOf(trade)
  expect(texts.every((text) => text.trim().length > 0)).toBe(true)
  expect(new Set(trade.motifs).size).toBe(5)
  for (const name of [...trade.motifs, ...trade.offers.map(({ motif }) => motif)]) {
    expect(motifs).toHaveProperty(name)
  }
  expect(new Set(trade.offers.map(({ name }) => name)).size).toBe(4)
  expect(new Set(trade.menu).size).toBe(3)
  expect(trade.hours.length).toBeGreaterThanOrEqual(3)
  expect(trade.facts).toHaveLength(3)
})

test.each(tradeIds)('texts of %s contain no placeholder after the town is filled in', (id) => {
  for (const text of saidBy(id)) {
    const { before, town, after } = place(text, 'Sète')
    expect(before + town + after).not.toMatch(/[{}]|undefined|TODO|lorem/i)
    expect(text).toBe(text.trim())
  }
})

test.each([
  ['breaks the rules of French typography', / [»:;!?€%]|« |'|"|\.\.\.| {2}|\d (?:h|km|m²|min|€)\b/],
  ['is true only in some towns', /[€$]|\bDT\b|\bmer\b|plage|montagne/i],
  [
    'has a superlative, a rank or a review',
    /n°\s?1|leader|meilleur|numéro un|5 étoiles|avis clients/i,
  ],
  [
    'makes a promise in the name of the company',
    /garanti|gratuit|offert|\d\s?h\/24|\d\s?j\/7|sous \d+|sans (?:frais|engagement|supplément|préavis)|\d+ (?:ans|jours)\b|moitié prix|remboursé|à vie|délai/i,
  ],
])('no text of a trade %s', (_, pattern) => {
  for (const text of tradeIds.flatMap(saidBy)) expect(text).not.toMatch(pattern)
})

test.each(tradeIds)('%s has no sentence of more than thirty words', (id) => {
  for (const text of saidBy(id)) {
    for (const sentence of text.split(/[.!?…]\s/)) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(30)
    }
  }
})

test('words that differ by country follow the town’s country', () => {
  const inFrance = JSON.stringify(tradeIds.map((id) => tradeIn({ isTunisian: false }, id)))
  const inTunisia = JSON.stringify(tradeIds.map((id) => tradeIn({ isTunisian: true }, id)))
  for (const french of ['mutuelle', 'DPE', 'Urssaf', 'carte Vitale', 'Décennale']) {
    expect(inFrance).toContain(french)
    expect(inTunisia).not.toContain(french)
  }
  for (const tunisian of ['CNAM', 'Titre foncier', 'CNSS']) {
    expect(inTunisia).toContain(tunisian)
    expect(inFrance).not.toContain(tunisian)
  }
})

test.each(tradeIds)('words in the titles of %s fit on a phone', (id) => {
  const { review, poster, storefront, story, figure } = tradeTexts[id]
  const large = [poster.title, poster.offers, review.title, story.title]
  for (const word of large.flatMap((title) => title.split(/[\s-]/))) {
    expect(word.length, word).toBeLessThan(13)
  }
  expect(storefront.offers.length).toBeLessThan(32)
  expect(figure.number.length).toBeLessThan(11)
})

test.each([
  ['Cuisine du marché {town}, midi', 'Sète', 'Cuisine du\u00a0marché à\u00a0Sète, midi'],
  ['Cuisine {town}', 'Le Cap d’Agde', 'Cuisine au\u00a0Cap\u00a0d’Agde'],
  ['Cuisine {town}', 'Les Matelles', 'Cuisine aux\u00a0Matelles'],
  ['Cuisine {town}', 'La Marsa', 'Cuisine à\u00a0La\u00a0Marsa'],
  ['Cuisine {town}', 'L’Isle-Jourdain', 'Cuisine à\u00a0L’Isle-Jourdain'],
  ['Cuisine {town}', 'Lestelle', 'Cuisine à\u00a0Lestelle'],
  ['Cuisine {town}', 'le Mans', 'Cuisine au\u00a0Mans'],
  ['Cuisine {town}', 'Le Havre', 'Cuisine au\u00a0Havre'],
  ['Cuisine {town}', 'Les Sables-d’Olonne', 'Cuisine aux\u00a0Sables-d’Olonne'],
  ['Cuisine {town}', 'سوسة', 'Cuisine à\u00a0سوسة'],
])('“%s” is filled in for %s', (text, town, expected) => {
  const placed = place(text, town)
  expect(placed.before + placed.town + placed.after).toBe(expected)
})

test('short words stay with the next one, if both fit on a phone', () => {
  expect(typeset('Bien sûr ! « Oui »')).toBe('Bien sûr\u00a0! «\u00a0Oui\u00a0»')
  expect(typeset('au bord de la mer')).toBe('au\u00a0bord de\u00a0la\u00a0mer')
  expect(typeset('la constitutionnalité')).toBe('la constitutionnalité')
})

test.each([
  ['Montpellier', [4.2, 3.5], '4,20\u00a0€'],
  ['Montpellier', [189000, 210000], '189\u00a0000\u00a0€'],
  ['Sousse', [4.2, 3.5], '3,500\u00a0DT'],
  ['Sousse', [890, 1200], '1\u00a0200\u00a0DT'],
  ['سوسة', [0, 0], 'Gratuit'],
  ['Tunis', null, 'Sur devis'],
] as const)('a price in %s: %j is written %s', (town, price, expected) => {
  expect(priceIn(placeOf(town), price)).toBe(expected)
})

test('towns are recognised by whole words', () => {
  expect(placeOf('Le Cap d’Agde').isByTheSea).toBe(true)
  expect(placeOf('Nice').isByTheSea).toBe(true)
  expect(placeOf('Venice').isByTheSea).toBe(false)
  expect(placeOf('Hammam-Sousse').isTunisian).toBe(true)
  expect(placeOf('Montpellier').isTunisian).toBe(false)
})

test('phone numbers are reserved for fiction, or unassigned', () => {
  expect(placeOf('Montpellier').telephone).toMatch(/^04\s65\s71\s\d\d\s\d\d$/)
  expect(placeOf('Sousse').telephone).toMatch(/^73\s000\s0\d\d$/)
})
