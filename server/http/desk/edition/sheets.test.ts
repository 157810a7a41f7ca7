import { expect, test } from 'vitest'
import { readDocuments } from '#content/documents/load.ts'
import { sheetsOf } from './sheets.ts'

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
