import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { previewsPage } from '#content/pages/apercus.ts'
import { example } from '#previews/answers/answers.ts'
import { PreviewSentence } from './preview-answers.tsx'
import { PreviewWords } from './preview-words.ts'

test.each([
  ['Montpellier', 'à'],
  ['La Marsa', 'à'],
  ['سوسة', 'à'],
  ['Le Havre', '–'],
  ['Les Sables-d’Olonne', '–'],
])('before %s stands “%s”', (town, word) => {
  const html = renderToStaticMarkup(
    <PreviewWords value={{ ...previewsPage, notice: '' }}>
      <PreviewSentence answers={{ ...example, town }} />
    </PreviewWords>,
  )
  expect(html).toContain(`<span translate="no">${word} <input aria-label="Ville"`)
})
