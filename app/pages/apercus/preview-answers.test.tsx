import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { example } from '#previews/answers/answers.ts'
import { PreviewSentence } from './preview-answers.tsx'
import { PreviewWords } from './preview-words.ts'

const { previewsPage } = loadContent()

test.each([
  ['Montpellier', 'à'],
  ['La Marsa', 'à'],
  ['سوسة', 'à'],
  ['Le Havre', '–'],
  ['Les Sables-d’Olonne', '–'],
])('the word before %s is “%s”', (town, word) => {
  const html = renderToStaticMarkup(
    <PreviewWords value={previewsPage}>
      <PreviewSentence answers={{ ...example, town }} />
    </PreviewWords>,
  )
  expect(html).toContain(`<span translate="no">${word} <input aria-label="Ville"`)
})
