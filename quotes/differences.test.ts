import { expect, test } from 'vitest'
import { differencesOf, flatten } from './differences.ts'
import { emptyDraft, emptyLine } from './typed.ts'
import type { TypedDraft } from './typed-draft.ts'

const full: TypedDraft = {
  ...emptyDraft,
  lines: [emptyLine],
  meetings: [{ on: '', where: 'client', detail: '' }],
  instalments: [{ share: '', when: '' }],
  steps: [{ when: '', what: '' }],
}

function changed(name: string, value: string): TypedDraft {
  const other = structuredClone(full)
  const path = name.split('.')
  let node = other as unknown as Record<string, unknown>
  for (const part of path.slice(0, -1)) node = node[part] as Record<string, unknown>
  node[path.at(-1) ?? ''] = value
  return other
}

test('equal drafts have no differences', () => {
  expect(differencesOf(full, structuredClone(full))).toEqual([])
})

const isHidden = (name: string) => /priceIn|otherPrice|pack/.test(name)

test('every field of a draft has a French label of its own', () => {
  const labels = [...flatten(full).keys()]
    .filter((name) => !isHidden(name))
    .map((name) => {
      const found = differencesOf(full, changed(name, 'autre'))
      expect(found, name).toHaveLength(1)
      return found[0]?.label ?? ''
    })
  expect(labels.filter((label) => !/^\p{Lu}/u.test(label) || /undefined|\./.test(label))).toEqual(
    [],
  )
  expect(new Set(labels).size).toBe(labels.length)
})

test.each([
  ['client.kind', 'business', 'Client', 'Autre professionnel'],
  ['place', 'offPremises', 'Signé', 'Hors établissement'],
  ['exempt', 'oui', 'TVA', 'Franchise (article 293\u00a0B)'],
  ['lines.0.price', '120', 'Ligne\u00a01, prix', '120'],
  ['client.country', '__proto__', 'Pays du client', '__proto__'],
])('%s with the value %s is described as « %s » and « %s »', (name, value, label, words) => {
  expect(differencesOf(full, changed(name, value))).toMatchObject([{ label, other: words }])
})

test('a line that only one draft has is compared with empty fields', () => {
  const other = { ...full, lines: [...full.lines, { ...emptyLine, label: 'Page' }] }
  expect(differencesOf(full, other)).toContainEqual({
    label: 'Ligne\u00a02, désignation',
    one: '',
    other: 'Page',
  })
})
