import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { example } from '#previews/answers/answers.ts'
import { PreviewSentence } from './preview-answers.tsx'

test.each([
  ['Montpellier', 'à'],
  ['La Marsa', 'à'],
  ['سوسة', 'à'],
  ['Le Havre', '–'],
  ['Les Sables-d’Olonne', '–'],
])('before %s stands “%s”', (town, word) => {
  const html = renderToStaticMarkup(<PreviewSentence answers={{ ...example, town }} />)
  expect(html).toContain(`<span translate="no">${word} <input aria-label="Ville"`)
})
