import { expect, test } from 'vitest'
import { readDocuments } from '#content/documents/load.ts'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { LeafNode } from '#desk/edition/fields/field-node.ts'
import { leavesOf } from '#desk/edition/fields/kinds.ts'
import { fieldPlace, fieldsOf, labelsOf, nodeAt, schemaOf, skeletonAt, unitOf } from './fields.ts'
import { fingerprint } from './fingerprint.ts'

const documents = readDocuments()

const leaves = [...documents].flatMap(([document, value]) =>
  leavesOf(fieldsOf(document, value)).map((leaf) => ({ document, value, leaf })),
)

test('every field of every document has a label and a value', () => {
  expect(leaves.length).toBeGreaterThan(1_500)
  for (const { document, value, leaf } of leaves) {
    const place = `${document} ${leaf.path}`
    expect(leaf.label, place).not.toBe('')
    expect(fieldPlace(document, leaf.path, value), place).not.toMatch(/^,|, $/)
    const { optional = false, nullable = false } = leaf as Partial<LeafNode>
    if (optional || nullable) continue
    expect(valueAt(value, leaf.path) ?? undefined, place).toBeDefined()
  }
})

test('`order`, `sample` and `replaces` are not editable fields', () => {
  const names = leaves.map(({ leaf }) => leaf.path)
  for (const name of ['order', 'sample', 'replaces']) expect(names).not.toContain(name)
})

test('a field has its control, its limits and its choices', () => {
  const at = (document: string, path: string) => nodeAt(document, documents.get(document), path)
  expect(at('pages/accueil', 'hero.lead')).toMatchObject({ control: 'text', least: 1, most: 600 })
  expect(at('pages/accueil', 'hero.action')).toMatchObject({ fixed: true })
  expect(at('catalogue/prices', 'seo.prices.tnd.2')).toMatchObject({
    control: 'amount',
    unit: 'TND HT',
    label: 'Pack Premium',
  })
  expect(at('collections/articles/site-lent', 'description')).toMatchObject({
    least: 70,
    most: 160,
  })
  expect(at('collections/articles/site-lent', 'date')).toMatchObject({ control: 'day' })
  expect(at('collections/articles/site-lent', 'blocks')).toMatchObject({ kind: 'blocks' })
  expect(at('collections/testimonials/ines', 'rating')).toMatchObject({ choices: [1, 2, 3, 4, 5] })
  expect(at('catalogue/packs/seo', 'rows.0.values.0')).toMatchObject({ canTick: true, most: 60 })
  expect(at('company/legal-facts', 'facts.capital')).toMatchObject({ nullable: true })
  expect(at('pages/questions-frequentes', 'items')).toMatchObject({ kind: 'list', least: 10 })
})

test('a picture is one field, with its description and whether it is decorative', () => {
  const at = (path: string) => nodeAt('collections/projects/fournil', {}, path)
  expect(at('cover')).toMatchObject({
    ...{ kind: 'picture', label: 'Image', shape: 'landscape', optional: true },
    nodes: [
      { path: 'cover.alt', control: 'text', most: 200 },
      { path: 'cover.decorative', control: 'tick', optional: true },
    ],
  })
  expect(at('cover.alt')).toMatchObject({ kind: 'leaf' })
  for (const path of ['cover.id', 'cover.widths', 'cover.widths.0']) {
    expect(at(path), path).toBeUndefined()
  }
  const sample = nodeAt('collections/projects/medina-lofts', { sample: true }, 'cover')
  expect(sample).toBeUndefined()
  expect(fieldPlace('collections/projects/fournil', 'cover.alt')).toBe(
    'Image, texte de remplacement',
  )
})

test('an explanation has the shape of its value: one text, or one for each pack', () => {
  const rows = [
    { label: 'Audit', values: [true, true, 'Complet'], explanation: 'Une phrase.' },
    { label: 'Suivi', values: [true, true, true], explanation: ['Un.', 'Deux.', 'Trois.'] },
  ]
  const value = { descriptions: ['', '', ''], rows }
  expect(nodeAt('catalogue/packs/seo', value, 'rows.0.explanation')).toMatchObject({ kind: 'leaf' })
  expect(nodeAt('catalogue/packs/seo', value, 'rows.1.explanation')).toMatchObject({
    kind: 'group',
  })
  expect(fieldPlace('catalogue/packs/seo', 'rows.0.values.1', value)).toBe(
    'Audit, Pack Professionnel',
  )
})

test.each([
  ['pages/accueil', 'hero.lead', 'hero.lead'],
  ['pages/accueil', 'hero.words.1', 'hero.words.1'],
  ['pages/questions-frequentes', 'items.3.answer', 'items'],
  ['catalogue/prices', 'seo.prices.euro.1', 'seo.prices.euro.1'],
  ['catalogue/packs/seo', 'rows.0.explanation.1', 'rows'],
  ['collections/articles/site-lent', 'blocks.2.list.0', 'blocks'],
  ['collections/projects/fournil', 'title', ''],
  ['company/company', 'offices.0.phone.label', 'offices.0.phone'],
  ['collections/testimonials/ines', 'photo.alt', 'photo'],
])('one draft stores %s %s as « %s »', (document, path, unit) => {
  expect(unitOf(document, path, documents)).toBe(unit)
})

test('a field is named with its group', () => {
  expect(fieldPlace('catalogue/prices', 'seo.prices.euro.1')).toBe('Pack Professionnel, euros HT')
  expect(fieldPlace('pages/questions-frequentes', 'items.3.answer')).toBe('Question 4, réponse')
  expect(labelsOf('catalogue/prices', 'seo.prices.euro.1')).toEqual([
    ...['SEO', 'Prix', 'Euros HT', 'Pack Professionnel'],
  ])
})

test('a new entry has empty texts and no choices', () => {
  const skeleton = skeletonAt('collections/projects/fournil', '')
  expect(skeleton).toMatchObject({ title: '', need: '', agreement: { date: '', kept: '' } })
  expect(skeleton).not.toHaveProperty('sample')
  expect(skeletonAt('collections/articles/x', 'sources.0')).toEqual({ by: '', title: '', date: '' })
  expect(skeletonAt('collections/articles/x', '')).toMatchObject({ blocks: [''], category: null })
})

test('an unknown document has no schema and no fields', () => {
  expect(schemaOf('company/secret')).toBeUndefined()
  expect(fieldsOf('../company', {})).toEqual([])
})

test('paths never reach a prototype', () => {
  expect(valueAt({ a: 1 }, 'constructor')).toBeUndefined()
  expect(valueAt({ a: {} }, 'a.__proto__')).toBeUndefined()
  expect(withValue({ a: {} }, 'a.__proto__.b', 1)).toEqual({ a: {} })
  expect(withValue({ a: [1, 2] }, 'a.1', 3)).toEqual({ a: [1, 3] })
  expect(withValue({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 })
})

test('a missing value and null have the same fingerprint', () => {
  expect(fingerprint(undefined)).toBe(fingerprint(null))
  expect(fingerprint('a')).not.toBe(fingerprint('b'))
  expect(fingerprint('a')).toMatch(/^[\w-]{8}$/)
})
