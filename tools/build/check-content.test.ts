import { expect, test } from 'vitest'
import { missingLegalFacts } from '#content/company/awaited-facts.ts'
import { unconfirmedClaims } from '#content/company/claims.ts'
import { unreadWordings } from '#content/company/legal-facts.ts'
import { loadContent } from '#content/documents/load.ts'
import { unconfirmedNotices } from '#quotes/notices.ts'
import { warningsFor } from './check-content.ts'

const content = loadContent()
const warning = warningsFor({ SITE_URL: 'https://www.example.fr' }).join('\n')

// Spec: L-17.
test('a build for a public address lists the facts that the agency has to supply', () => {
  const missing = missingLegalFacts(content)
  expect(missing).toContain('Dénomination sociale')
  expect(missing).toContain('Téléphone à Sousse')
  for (const label of missing) expect(warning).toContain(label)
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
