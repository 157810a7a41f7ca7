import { expect, test } from 'vitest'
import { assemble } from '#content/documents/assemble.ts'
import type { Content } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'
import { withValue } from '#content/documents/with-value.ts'
import { isTouched, recordPage } from './page-record.ts'

const documents = readDocuments()
const contentWith = (document: string, path: string, value: unknown) =>
  assemble(new Map([...documents, [document, withValue(documents.get(document), path, value)]]))

test('a page is touched by a change of what it read, also through a borrowed sentence', () => {
  const renderPage = (_: string, { home }: Content) => ({ html: `<p>${home.hero.lead}</p>` })
  const lead = contentWith('pages/accueil', 'hero.lead', 'Réponse {{phrase.reponse}}.')
  const { page, record } = recordPage(renderPage, '/', lead, null)
  expect(page.html).toBe(`<p>${lead.home.hero.lead}</p>`)
  expect(isTouched(record, lead)).toBe(false)
  expect(isTouched(record, assemble(documents))).toBe(true)
})
