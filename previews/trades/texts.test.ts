import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type TradeId, tradeIds } from '../answers/answers.ts'
import { textsIn } from '../place.ts'
import { place } from '../words.ts'
import { tradeTexts } from './texts.ts'
import { type Trade, tradeDocument } from './trade.ts'

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
  [false, true].flatMap((isTunisian) => textsOf(textsIn({ isTunisian }, tradeTexts[id])))

test('each document is a trade of the form', () => {
  const documents = Object.keys(import.meta.glob('./*.yaml', { query: '?raw' }))
  expect(documents.sort()).toEqual(tradeIds.map((id) => `./${id}.yaml`).sort())
})

test.each(tradeIds)('%s has five motifs, and never twice the same name', (id) => {
  const { motifs, offers, menu } = tradeTexts[id]
  expect(new Set(motifs).size).toBe(5)
  expect(new Set(offers.map(({ name }) => name)).size).toBe(4)
  expect(new Set(menu).size).toBe(3)
})

test.each([
  ['a motif that is not drawn', { motifs: ['loaf', 'wheat', 'croissant', 'baguette', 'four'] }],
  ['a town in a text without a place for it', { menu: ['Le pain {town}', 'Le fournil', 'Venir'] }],
  ['two entries of the menu', { menu: ['Les pains', 'Venir'] }],
])('%s is refused', (_, change) => {
  const refused = { ...tradeTexts.boulangerie, ...change }
  expect(v.is(tradeDocument, tradeTexts.boulangerie)).toBe(true)
  expect(v.is(tradeDocument, refused)).toBe(false)
})

test.each(tradeIds)('texts of %s contain no placeholder after the town is filled in', (id) => {
  for (const text of saidBy(id)) {
    const { before, town, after } = place(text, 'Sète')
    expect(before + town + after).not.toMatch(/[{}]|undefined|TODO|lorem/i)
    expect(text).toBe(text.trim())
    expect(text).not.toBe('')
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
  const inFrance = JSON.stringify(
    tradeIds.map((id) => textsIn({ isTunisian: false }, tradeTexts[id])),
  )
  const inTunisia = JSON.stringify(
    tradeIds.map((id) => textsIn({ isTunisian: true }, tradeTexts[id])),
  )
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
