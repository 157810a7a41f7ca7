import { expect, test } from 'vitest'
import { sitePaths } from '../../all-pages.ts'
import { missingLegalFacts } from '../../company/awaited-facts.ts'
import { type FactName, factLine, legalWordings } from '../../company/legal-facts.ts'
import { loadContent } from '../../documents/load.ts'
import { privacyNotice } from '../../forms/privacy-notice.ts'
import { type LegalPage, shownFacts } from './legal.ts'
import { legalPages } from './legal-pages.ts'
import { privacyPolicy } from './politique-de-confidentialite.ts'

const content = loadContent()
const texts = legalPages(content)
const terms = texts['/conditions-generales-dutilisation']
const policy = privacyPolicy(content)

// Spec: S-34.
test.each([
  ['/conditions-generales-dutilisation', 12],
  ['/mentions-legal', 9],
  ['/politique-de-cookies', 8],
  ['/politique-de-confidentialite', 10],
] as const)('%s has %d sections', (name, count) => {
  expect(texts[name].sections).toHaveLength(count)
})

test.each(Object.entries(texts))(
  '%s has one anchor per section, and a date unless it follows other texts',
  (_, page) => {
    const ids = page.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/)
    if (page.updated === null) return
    expect(new Date(page.updated).toISOString()).toBe(`${page.updated}T00:00:00.000Z`)
  },
)

test('a missing fact is shown on a local address, and left out on a public one', () => {
  const facts = [
    { label: 'RCS', value: null },
    { label: 'Siège', value: 'Montpellier' },
  ]
  expect(shownFacts(facts, false)).toEqual(facts)
  expect(shownFacts(facts, true)).toEqual([{ label: 'Siège', value: 'Montpellier' }])
})

test('each fact that the agency supplies is shown somewhere', () => {
  const shown = Object.values(texts).flatMap(factsOf)
  const { legalFacts } = content
  for (const name of Object.keys(legalFacts.facts) as FactName[]) {
    expect(shown).toContainEqual(factLine(legalFacts, name))
  }
})

test('the facts still to be supplied are those without a value', () => {
  const facts = { ...content.legalFacts.facts, legalName: 'Graaand SARL', capital: null }
  const missing = missingLegalFacts({ ...content, legalFacts: { ...content.legalFacts, facts } })
  expect(missing).toContain('Capital social')
  expect(missing).not.toContain('Dénomination sociale')
})

// Spec: L-30.
test('the terms contain every legal wording that counsel reviews', () => {
  const shown = wordsOf(terms)
  for (const { text } of Object.values(legalWordings)) expect(shown).toContain(text)
})

test('the terms mention a mediator only once the agency has named one', () => {
  const withMediator = (mediatorName: string | null) => {
    const facts = { ...content.legalFacts.facts, mediatorName }
    const legalFacts = { ...content.legalFacts, facts }
    return wordsOf(legalPages({ ...content, legalFacts })['/conditions-generales-dutilisation'])
  }
  expect(withMediator(null)).not.toContain('médiateur')
  expect(withMediator('CM2C')).toContain('médiateur')
})

test('legal texts do not claim that only the team reads requests, nor mention the agency’s size', () => {
  const shown = Object.values(texts).map(wordsOf).join('\n')
  expect(shown).not.toMatch(/seule l’équipe les lit|notre taille/i)
  expect(privacyNotice('quote').text).toContain('nos prestataires techniques')
})

test('terms, policy and notice agree that a published comment stays until it is withdrawn', () => {
  expect(wordsOf(terms)).toContain('jusqu’à ce que vous nous demandiez de le retirer')
  expect(wordsOf(policy.site)).toContain('jusqu’à ce que vous en demandiez le retrait')
  expect(privacyNotice('comment').text).toContain('quand vous en demandez le retrait')
})

test('the policy names the data stored with a contract, except in a static build', () => {
  const said = wordsOf(policy.site)
  for (const words of [
    /preuve de votre accord/,
    /lien secret/,
    /L\.\s213-1/,
    /eux seuls restent/,
  ]) {
    expect(said).toMatch(words)
    expect(wordsOf(policy.emailjs)).not.toMatch(words)
  }
  expect(said).toMatch(/de voir, de corriger, d’emporter ou d’effacer/)
})

function wordsOf(page: LegalPage): string {
  return JSON.stringify(page.sections)
}

function factsOf({ sections }: LegalPage) {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []))
}

// Spec: S-65.
test('the site map lists every page once', () => {
  const map = texts['/plan-du-site']
  const lines = map.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : [])),
  )
  const listed = lines.map(([link]) => (typeof link === 'object' && 'to' in link ? link.to : ''))
  expect(listed.toSorted(), 'a page needs its group in plan-du-site.ts').toEqual(
    sitePaths(content).toSorted(),
  )
})
