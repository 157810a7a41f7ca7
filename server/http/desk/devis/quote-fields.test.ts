import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeDraft } from '#quotes/draft.ts'
import { typedFrom, typedOf } from '#quotes/typed.ts'
import { sampleQuote } from '../../../../tools/test/sample-quote.ts'
import { nest } from './quote-fields.ts'

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([name, item]) =>
    flatten(item, path ? `${path}.${name}` : name),
  )
}

test('an unchanged form posts the same draft', () => {
  const typed = typedFrom(sampleQuote)
  expect(typedOf(nest(flatten(typed)))).toEqual(typed)
})

test('the draft of a next version equals the sent version, to the cent', () => {
  const { number, version, issuedOn, agency, replaces, ...draft } = sampleQuote
  expect(judgeDraft(typedFrom(sampleQuote))).toEqual({ ok: true, draft })
  const dinars = {
    ...draft,
    seller: 'TN' as const,
    currency: 'tnd' as const,
    client: { ...draft.client, country: 'TN' },
    lines: draft.lines.map((line) => ({ ...line, price: 1_142_405, quantity: 150, vat: 1900 })),
  }
  const judged = judgeDraft(typedFrom({ ...sampleQuote, ...dinars }))
  expect(judged).toMatchObject({ ok: true, draft: { lines: dinars.lines, currency: 'tnd' } })
})

test('a missing line leaves no gap, and a malformed name is ignored', () => {
  const fields: [string, string][] = [
    ...[['lines.2.label', 'b'] as [string, string], ['lines.0.label', 'a'] as [string, string]],
    ...[['lines.1000.label', 'c'] as [string, string], ['a.b.c.d', 'x'] as [string, string]],
    ...[['lines', 'x'] as [string, string], ['client', 'x'] as [string, string]],
    ['client.name', 'y'],
  ]
  expect(nest(fields)).toEqual({ lines: [{ label: 'a' }, { label: 'b' }], client: 'x' })
})

test.each([
  ['lines', 201, '200 lignes au maximum.'],
  ['steps', 31, '30 étapes au maximum.'],
  ['instalments', 11, '10 échéances au maximum.'],
  ['meetings', 21, '20 rencontres au maximum.'],
] as const)(
  'a draft with too many %s (%i) is stored as typed, and refused with the maximum',
  (list, count, words) => {
    const typed = typedFrom(sampleQuote)
    const items = { lines: typed.lines, steps: typed.steps, meetings: typed.meetings }
    const item = { ...items, instalments: [{ share: '0', when: 'demain' }] }[list][0] ?? {
      ...{ on: '2026-11-20', where: 'client', detail: '' },
    }
    const posted = { ...typed, [list]: Array.from({ length: count }, () => item) }
    const kept = typedOf(nest(flatten(posted)))
    expect(kept[list].length).toBe(count)
    const judged = judgeDraft(kept)
    expect(judged.ok ? {} : judged.errors).toEqual({ [list]: words })
  },
)

test('a field name cannot change a prototype', () => {
  const name = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '__proto__',
          'constructor',
          'prototype',
          'toString',
          'lines',
          '0',
          'length',
        ),
        fc.string({ maxLength: 4 }),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join('.'))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 12 }), (fields) => {
      const nested = nest(fields)
      expect(Object.getPrototypeOf(nested)).toBe(Object.prototype)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      const typed = typedOf(nested)
      expect(Object.keys(typed)).toEqual(Object.keys(typedOf({})))
      expect(typeof typed.client.name).toBe('string')
    }),
    { numRuns: 500 },
  )
})
