import { expect, test } from 'vitest'
import { unconfirmedClaims } from '#content/company/claims.ts'
import { missingFacts, unreadWordings } from '#content/company/legal-facts.ts'
import { loadContent } from '#content/documents/load.ts'
import { unconfirmedNotices } from '#quotes/notices.ts'
import { warningsFor } from './check-content.ts'

const content = loadContent()
const warning = warningsFor({ SITE_URL: 'https://www.example.fr' }).join('\n')

// Spec: L-17.
test('a build for a public address lists the facts that the agency has to supply', () => {
  for (const label of missingFacts(content.legalFacts)) expect(warning).toContain(label)
})

test('and the contacts that are stand-ins', () => {
  const standIns = warning.split('\n').filter((line) => line.endsWith('is a stand-in'))
  expect(standIns).toHaveLength(1 + content.company.offices.length)
})

// Spec: L-29.
test('and the claims that the agency has not confirmed', () => {
  const waiting = [
    ...unconfirmedClaims(content),
    ...unreadWordings(content.legalFacts),
    ...unconfirmedNotices(),
  ]
  for (const line of waiting) expect(warning).toContain(line)
})

test.each(['', 'http://localhost:4000', 'http://127.0.0.1:3000', 'https://graaand.test'])(
  'a build for a local address (%s) has no warning',
  (SITE_URL) => {
    expect(warningsFor({ SITE_URL })).toEqual([])
  },
)
