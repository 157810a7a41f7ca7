import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import type { FormName } from '#content/forms/form-name.ts'
import { quoteServices } from '#content/forms/quote-services.ts'
import type * as door from '../../app/render/render-page.tsx'
import { forms } from '../../forms/registry.ts'
import { buildFolder, clientFolder, readBuilt } from './read.ts'

const assets: door.SiteAssets = readBuilt('assets.json')
const { documentPaths, renderPage }: typeof door = await import(
  join(buildFolder, 'server/render-page.js')
)

const content = loadContent()
const query = new URLSearchParams({
  service: 'seo',
  pack: 'seo-premium',
  apercus: 'abc',
  reponse: 'hugo',
  q: 'une',
  page: '2',
})

test('pages rendered on request reference only files of the build', () => {
  const missing = documentPaths(content).flatMap((path) =>
    (Object.keys(forms) as FormName[]).flatMap((form) => {
      const result = { form, status: 'refused', errors: {}, values: {} } as const
      const { files } = renderPage(path, content, assets, { query, result })
      return [...files.keys()].filter((address) => !existsSync(join(clientFolder, address)))
    }),
  )
  expect(missing).toEqual([])
})

// devis.e2e.ts covers a preselected service after hydration.
test.each([...quoteServices, { slug: 'plomberie', label: '' }])(
  'the address can preselect every service: $slug',
  ({ slug, label }) => {
    const query = new URLSearchParams({ service: slug })
    const { html } = renderPage('/devis', content, assets, { query, result: null })
    expect(load(html)('select[name=service] [selected]').attr('value') ?? '').toBe(label)
  },
)
