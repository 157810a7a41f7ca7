import { expect, test } from 'vitest'
import { changedDocuments, testimonial } from '#workshop/content.ts'
import { timelines } from '../constants.ts'
import { assemble } from './assemble.ts'
import { loadContent, readDocuments } from './load.ts'

interface Home {
  hero: { lead: string; wrong?: string }
}

test('the content of the repository has no placeholder left, and is frozen', () => {
  const content = loadContent()
  expect(Object.isFrozen(content.home.services.cards[0])).toBe(true)
  expect(JSON.stringify(content)).not.toMatch(/\{\{\w/)
})

test('a borrowed value changes with the document that defines it', () => {
  const documents = changedDocuments(
    'company/sentences',
    (sentences: { previewsDelay: string }) => {
      sentences.previewsDelay = 'Dès demain.'
    },
  )
  expect(assemble(documents).home.offer.text).toContain('Dès demain.')
})

test('a borrowed value may contain another one', () => {
  const documents = changedDocuments(
    'company/sentences',
    (sentences: { previewsContent: string }) => {
      sentences.previewsContent = 'Trois pages en {{delai.vitrine}}'
    },
  )
  expect(assemble(documents).home.offer.text).toContain(`Trois pages en ${timelines.showcaseSite}`)
})

test('an unknown borrowed value is refused, naming the document and field', () => {
  const documents = changedDocuments('pages/accueil', (home: Home) => {
    home.hero.lead = 'En {{delai.jamais}}.'
  })
  expect(() => assemble(documents)).toThrow(
    'pages/accueil.yaml › hero › lead: aucune valeur ne s’appelle {{delai.jamais}}.',
  )
})

test('borrowed values that contain each other are refused, naming the document and field', () => {
  const documents = changedDocuments('company/sentences', (sentences: Record<string, string>) => {
    sentences.visits = '{{phrase.facture}}'
    sentences.invoicing = '{{phrase.visites}}'
  })
  expect(() => assemble(documents)).toThrow(
    'company/sentences.yaml › invoicing: {{phrase.visites}} se cite elle-même.',
  )
})

test('sentences that multiply by citing each other are refused before they fill the memory', () => {
  const names = [
    ...['visites', 'facture', 'paiement', 'outil', 'hebergement', 'sources', 'garanties', 'equipe'],
  ]
  const keys = [
    ...['visits', 'invoicing', 'paymentTerms', 'cms', 'hostingAfter', 'sourceFiles'],
    ...['legalGuarantees', 'teamWords'],
  ]
  const documents = changedDocuments('company/sentences', (sentences: Record<string, string>) => {
    for (const [at, key] of keys.slice(0, -1).entries()) {
      sentences[key] = `{{phrase.${names[at + 1]}}} `.repeat(20)
    }
  })
  expect(() => assemble(documents)).toThrow('les valeurs citées font un texte trop long')
})

test.each([
  ['an address of no host', 'company/company', { social: [{ href: 'https://[' }] }, 'https://'],
  [
    '31 February',
    'collections/articles/site-lent',
    { date: '2026-02-31' },
    'Cette date n’existe pas',
  ],
  [
    'a price of 24 digits',
    'catalogue/prices',
    { seo: { prices: { euro: [1e24] } } },
    'sept chiffres',
  ],
  ['a field named like a method', 'pages/accueil', { hero: { constructor: 'x' } }, 'constructor'],
])('%s is refused', (_, document, change, words) => {
  const documents = changedDocuments(document, (written: object) => put(written, change))
  expect(() => assemble(documents)).toThrow(words)
})

/** Copies the leaves of `change` into `written`. */
function put(written: object, change: object) {
  for (const [key, value] of Object.entries(change)) {
    const before: unknown = Object.hasOwn(written, key) && written[key as keyof typeof written]
    if (before && typeof before === 'object') put(before, value)
    else Object.assign(written, { [key]: value })
  }
}

test('the message lists every refused field, in French', () => {
  const documents = changedDocuments('pages/accueil', (home: Home) => {
    home.hero.lead = ''
    home.hero.wrong = 'x'
  })
  expect(() => assemble(documents)).toThrow(
    /pages\/accueil\.yaml › hero › lead: Ce texte est vide\.\n.*hero › wrong: /,
  )
})

test('a blank that the page does not fill is refused', () => {
  const documents = changedDocuments(
    'pages/coming-soon',
    (page: { before: { title: string; text: string } }) => {
      page.before.title = 'Le {date}.'
      page.before.text = 'Ouverture le {dat}.'
    },
  )
  expect(() => assemble(documents)).toThrow(
    'pages/coming-soon.yaml › before › title: {date} : la page ne remplit rien ici.\n' +
      'pages/coming-soon.yaml › before › text: {dat} : la page ne remplit que {date}.',
  )
})

test('a pack that costs more than the next one is refused', () => {
  const documents = changedDocuments(
    'catalogue/prices',
    (all: { seo: { prices: { euro: number[] } } }) => {
      all.seo.prices.euro[0] = 1400
    },
  )
  expect(() => assemble(documents)).toThrow('catalogue/prices.yaml › seo › prices › euro: ')
})

test('a field that is missing or has an unknown name is named in French', () => {
  const refused = (change: (page: Record<string, unknown>) => void) =>
    expect(() => assemble(changedDocuments('pages/testimonial', change)))
  refused((page) => {
    delete page.title
    page.titel = 'Témoignages'
  }).toThrow(
    'pages/testimonial.yaml › title: Ce champ manque.\n' +
      'pages/testimonial.yaml › titel: Aucun champ n’a ce nom.',
  )
})

const post = 'collections/articles/site-lent'

test('a block of an unknown kind or with an invalid field is refused', () => {
  const blocks = (change: (blocks: unknown[]) => void) =>
    assemble(changedDocuments(post, (article: { blocks: unknown[] }) => change(article.blocks)))
  expect(() => blocks((all) => all.push({ video: 'x.mp4' }))).toThrow(
    /site-lent\.yaml › blocks › \d+: Un paragraphe, un titre, une liste, une citation, une image ou un lien/,
  )
  expect(() => blocks((all) => all.splice(0, 1, { heading: '' }))).toThrow(
    'site-lent.yaml › blocks › 0 › heading: Ce texte est vide.',
  )
})

test('a link to an address without a page is refused, naming the document and field', () => {
  const documents = changedDocuments(post, (article: { blocks: unknown[] }) => {
    article.blocks.splice(0, 1, { link: 'Nos prix', to: '/tarif/seo' })
  })
  expect(() => assemble(documents)).toThrow(
    `${post}.yaml › blocks › 0 › to: Aucune page à l’adresse /tarif/seo.`,
  )
})

test('a description that search engines would cut is refused', () => {
  const documents = changedDocuments(post, (article: { description: string }) => {
    article.description = 'x'.repeat(194)
  })
  expect(() => assemble(documents)).toThrow(
    `${post}.yaml › description: 194 caractères\u00a0: 34 de trop. Les moteurs couperaient la fin.`,
  )
})

test('a real testimonial needs an agreement, and replaces one sample', () => {
  const add = (...added: object[]) =>
    assemble(
      new Map([
        ...readDocuments(),
        ...added.map((one, i) => [`collections/testimonials/vrai-${i}`, one] as const),
      ]),
    )
  expect(add({ ...testimonial, replaces: 'ines' }).testimonials).toHaveLength(5)
  expect(() => add({ ...testimonial, agreement: undefined })).toThrow('vrai-0.yaml › agreement: ')
  expect(() => add({ ...testimonial, replaces: 'personne' })).toThrow(
    'vrai-0.yaml › replaces: Aucun exemple ne s’appelle personne.',
  )
  const both = { ...testimonial, replaces: 'ines' }
  expect(() => add(both, both)).toThrow('vrai-1.yaml › replaces: L’exemple ines est déjà remplacé.')
})

test('two pages with the same title or description are refused', () => {
  const documents = changedDocuments('pages', (heads: Record<string, { title: string }>) => {
    heads['/devis'] = heads['/'] as { title: string }
  })
  expect(() => assemble(documents)).toThrow(
    /pages\.yaml › \/devis › title: La page \/ dit déjà «.*»\.\npages\.yaml › \/devis › description: /,
  )
})

test('a file name that is no address is refused, and so is the removal of a sample with a page', () => {
  const documents = new Map(readDocuments())
  documents.delete('collections/projects/huilerie-troizolives')
  documents.set('collections/testimonials/À vous', { ...testimonial, order: 6 })
  expect(() => assemble(documents)).toThrow(
    'collections/testimonials/À vous.yaml: Ce nom a autre chose que des minuscules, des chiffres et des tirets.\n' +
      '/single-portfolio: Il manque l’exemple huilerie-troizolives, que cette page montre.',
  )
})

test('only the listed programs read documents: pages, mails and quotes receive the content', () => {
  const modules = import.meta.glob<string>(
    '../../{app,desk,follow,forms,previews,quotes,server}/**/*.{ts,tsx}',
    { query: '?raw', import: 'default', eager: true },
  )
  const readers = Object.entries(modules)
    .filter(([path, text]) => !path.includes('.test.') && text.includes('documents/load.ts'))
    .map(([path]) => path.replace('../../', ''))
  // Bundles contain the texts of trades.
  expect(readers.sort()).toEqual(['previews/trades/texts.ts', 'server/content-cli.ts'])
})

test('texts do not contain the number of samples, because real entries reduce it', () => {
  const numbers = 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|\\d+'
  const counted = new RegExp(`(?:${numbers}) (?:\\p{L}+ )?\\p{L}+ d’exemple|sept autres`, 'iu')
  const found = [...readDocuments()].filter(([, value]) => counted.test(JSON.stringify(value)))
  expect(found.map(([document]) => document)).toEqual([])
})
