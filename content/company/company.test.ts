import { expect, test } from 'vitest'
import { changedContent } from '#workshop/content.ts'
import { loadContent } from '../documents/load.ts'
import type { Hours } from './calendar.ts'
import { agencyCalendar } from './calendar.ts'
import type { Company } from './company.ts'
import type { LegalFacts } from './legal-facts.ts'

const fact = (changes: Partial<LegalFacts['facts']>) =>
  changedContent<LegalFacts>('company/legal-facts', ({ facts }) => Object.assign(facts, changes))

test.each<[Partial<LegalFacts['facts']>]>([
  [{ vatNumber: 'FR 83 404 833 048' }],
  [{ register: '404 833 048 RCS Montpellier' }],
  [{ hostPhone: '+33 4 65 71 12 34' }],
  [{ legalForm: null }],
])('%j is accepted', (changes) => {
  expect(fact(changes).legalFacts.facts).toMatchObject(changes)
})

test.each<[Partial<LegalFacts['facts']>, string]>([
  [
    { vatNumber: 'FR 3 404 833 048' },
    '10 chiffres\u00a0: il en faut 11, une clé de 2 puis le SIREN de 9.',
  ],
  [{ vatNumber: 'FR 84 404 833 048' }, 'La clé et le SIREN ne vont pas ensemble'],
  [{ register: 'RCS Montpellier 404 833 04' }, '8 chiffres\u00a0: un SIREN en a 9.'],
  [{ register: 'RCS Montpellier 404 833 049' }, 'Ce SIREN contient une faute de frappe.'],
  [{ register: '404 833 048' }, 'Le sigle RCS, sa ville et le SIREN sont attendus.'],
  [{ hostPhone: '04 65 71 12 34' }, 'Un numéro avec son pays est attendu'],
])('%j is refused', (changes, words) => {
  expect(() => fact(changes)).toThrow(words)
})

test('a phone number whose link differs is refused', () => {
  const change = (href: string) => () =>
    changedContent<Company>('company/company', ({ offices: [{ phone }] }) => {
      Object.assign(phone, { label: '+33 4 99 00 00 00', href })
    })
  expect(change('tel:+33465711234')).toThrow('Le lien de ce numéro est tel:+33499000000.')
  expect(change('tel:+33499000000')().company.offices[0].phone.label).toBe('+33 4 99 00 00 00')
})

test('hours that end before they begin, or that overlap, are refused', () => {
  const change = (...hours: Hours['hours']) => {
    return () => changedContent<Hours>('company/hours', (all) => Object.assign(all, { hours }))
  }
  expect(change({ opens: '12:00', closes: '09:00' })).toThrow('la fin vient avant le début')
  expect(change({ opens: '09:00', closes: '13:00' }, { opens: '12:00', closes: '18:00' })).toThrow(
    'Ces heures se chevauchent',
  )
})

test('a closing day of the agency is no working day', () => {
  const { hours } = changedContent<Hours>('company/hours', ({ closed }) => {
    closed.push('2026-12-24')
  })
  expect(agencyCalendar(hours).closed.has('2026-12-24')).toBe(true)
  const before = agencyCalendar(loadContent().hours)
  expect(before.closed.has('2026-12-24')).toBe(false)
})
