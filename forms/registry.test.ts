import { expect, test } from 'vitest'
import { agencyMail } from '#content/company/mail.ts'
import { loadContent } from '#content/documents/load.ts'
import { privacyPolicy } from '#content/pages/legal/politique-de-confidentialite.ts'
import { fieldNames } from './form.ts'
import { forms } from './registry.ts'

const policy = privacyPolicy(loadContent())

// Spec: L-9.
test.each([
  ['quote', 'Devis'],
  ['contact', 'Contact'],
  ['footer', 'Petit message'],
  ['comment', 'Commentaire'],
  ['coming-soon', 'Ouverture'],
] as const)('the policy names each field of the form %s', (name, label) => {
  const said = JSON.stringify(policy.site)
  const line = new RegExp(`"${label}\\s?: ([^"]*)"`).exec(said)?.[1] ?? ''
  const labels: Record<string, string> = { ...agencyMail.labels, apercus: 'aperçus' }
  const names = fieldNames(forms[name]).map((field) => (labels[field] ?? field).toLowerCase())
  const where = `« ${label} », content/pages/legal/politique-de-confidentialite.ts`
  expect(
    names.filter((field) => !line.toLowerCase().includes(field)),
    where,
  ).toEqual([])
})
