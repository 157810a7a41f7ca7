import { expect, test } from 'vitest'
import { timelines } from '../constants.ts'
import { assemble, loadContent, readDocuments } from './load.ts'

/** The documents of the repository, one of them changed. */
function changed(path: string, change: (document: never) => void) {
  const documents = new Map(structuredClone([...readDocuments()]))
  change(documents.get(path) as never)
  return documents
}

interface Home {
  hero: { lead: string; wrong?: string }
}

test('the content of the repository is whole, and nothing of it can be changed', () => {
  const content = loadContent()
  expect(Object.isFrozen(content.home.services.cards[0])).toBe(true)
  expect(JSON.stringify(content)).not.toMatch(/\{\{\w/)
})

test('a borrowed value follows the document that it is written in', () => {
  const documents = changed('company/sentences', (sentences: { previewsDelay: string }) => {
    sentences.previewsDelay = 'Dès demain.'
  })
  expect(assemble(documents).home.offer.text).toContain('Dès demain.')
})

test('a borrowed value may borrow another', () => {
  const documents = changed('company/sentences', (sentences: { previewsContent: string }) => {
    sentences.previewsContent = 'Trois pages en {{delai.vitrine}}'
  })
  expect(assemble(documents).home.offer.text).toContain(`Trois pages en ${timelines.showcaseSite}`)
})

test('a borrowed value that nothing gives is refused, with its document and its field', () => {
  const documents = changed('pages/accueil', (home: Home) => {
    home.hero.lead = 'En {{delai.jamais}}.'
  })
  expect(() => assemble(documents)).toThrow(
    'pages/accueil.yaml › hero › lead: aucune valeur ne s’appelle {{delai.jamais}}.',
  )
})

test('a borrowed value that leads back to itself is refused, with its document and its field', () => {
  const documents = changed('company/sentences', (sentences: Record<string, string>) => {
    sentences.visits = '{{phrase.facture}}'
    sentences.invoicing = '{{phrase.visites}}'
  })
  expect(() => assemble(documents)).toThrow(
    'company/sentences.yaml › invoicing: {{phrase.visites}} se cite soi-même.',
  )
})

test('every field that is refused is said at once, in French', () => {
  const documents = changed('pages/accueil', (home: Home) => {
    home.hero.lead = ''
    home.hero.wrong = 'x'
  })
  expect(() => assemble(documents)).toThrow(
    /pages\/accueil\.yaml › hero › lead: Ce texte est vide\.\n.*hero › wrong: /,
  )
})

test('a pack that costs more than the next one is refused', () => {
  const documents = changed('catalogue/prices', (all: { seo: { prices: { euro: number[] } } }) => {
    all.seo.prices.euro[0] = 1400
  })
  expect(() => assemble(documents)).toThrow('catalogue/prices.yaml › seo › prices › euro: ')
})
