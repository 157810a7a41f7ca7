import { expect, test } from 'vitest'
import { readDocuments } from '#content/documents/load.ts'
import { readTyped } from '#desk/edition/fields/leaf/leaf.ts'
import { documents } from '#workshop/edition.ts'
import { nodeAt } from '../../../edition/fields.ts'
import { sheetsOf } from '../../../edition/sheets.ts'

test('every document can be edited at the desk', () => {
  const documents = readDocuments()
  const edited = new Set(
    sheetsOf(documents).flatMap(({ parts }) => parts.map((one) => one.document)),
  )
  const without = [...documents.keys()].filter((document) => !edited.has(document))
  expect(without, 'add a row to `shelves`, or a sheet, in sheets.ts').toEqual([])
})

test.each([
  ['collections/projects/huilerie-troizolives', '/single-portfolio'],
  ['collections/projects/medina-lofts', '/portfolio-two'],
  ['collections/team/leila-mansour', '/single-team'],
  ['collections/articles/site-lent', '/blog/site-lent'],
])('the public page of the sheet of %s is %s', (document, address) => {
  const sheet = sheetsOf(readDocuments()).find(({ parts }) => parts[0]?.document === document)
  expect(sheet?.address).toBe(address)
})

const euro = nodeAt('catalogue/prices', documents.get('catalogue/prices'), 'seo.prices.euro.0')
const dinar = nodeAt('catalogue/prices', documents.get('catalogue/prices'), 'seo.prices.tnd.0')

test.each([
  ['620', euro, 620],
  ['620 €', euro, 620],
  ['€ 620 HT', euro, 620],
  ['1 620 euros', euro, 1620],
  ['620,50', euro, 620.5],
  ['620 € TTC', euro, '620 € TTC'],
  ['620 TND', euro, '620 TND'],
  ['2 100 DT', dinar, 2100],
  ['', euro, ''],
])('a price typed as « %s » is read as quotes read it', (typed, leaf, value) => {
  expect(leaf?.kind === 'leaf' && readTyped(typed, leaf)).toBe(value)
})
