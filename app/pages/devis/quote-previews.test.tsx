import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { QuotePreviews } from './quote-previews.tsx'

vi.mock('../../previews/small-preview.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('chosen previews whose picture cannot load keep their text, without an empty frame', async () => {
  const { previews } = loadContent().quotePage
  const { prelude } = await prerender(
    <QuotePreviews
      code={encode(example, 'poster')}
      isHydrated
      words={previews}
      notice=""
      without="/devis"
      onRemoved={() => {}}
    >
      {null}
    </QuotePreviews>,
  )
  const html = await new Response(prelude).text()
  expect(html).toContain(previews.chosen)
  expect(html).toContain(example.name)
  expect(html).not.toMatch(/small-preview|role="img"/)
})
