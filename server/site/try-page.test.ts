import { describe, expect, test } from 'vitest'
import type { RenderedFile } from './render-messages.ts'
import { createTrial, mostBytes } from './try-page.ts'

const own = "'sha256-own'"

function trialOf(pages: Record<string, string>) {
  return createTrial({
    client: import.meta.dirname,
    pages: new Map(Object.entries(pages)),
    scripts: [own],
  })
}

function file(bytes: number, scripts = [own]): RenderedFile {
  return {
    name: '/index.html',
    body: new Uint8Array(),
    packed: { br: Buffer.alloc(bytes) },
    hashes: { scripts, styles: [] },
  }
}

describe('the links of a page', () => {
  const target = '<h2 id="à-lire">Lire</h2>'
  test.each([
    ['a page', '/tarifs/seo'],
    ['a page with a slash', '/tarifs/seo/'],
    ['a page with a query', '/tarifs/seo?service=seo&amp;pack=1'],
    ['an anchor of a page', '/tarifs/seo#%C3%A0-lire'],
    ['an anchor of the same page', '#ici'],
    ['a file', '/try-page.ts'],
    ['another site', 'https://example.com/nulle-part'],
    ['a phone number', 'tel:+33400000000'],
  ])('may target %s', (_, href) => {
    const html = `<i id="ici"></i><a class="b" href="${href}">Voir</a>`
    expect(trialOf({ '/': html, '/tarifs/seo': target })('/')).toBeUndefined()
  })

  test.each(['/tarif/seo', '/tarifs/seo#plus-la', '#nulle-part', '#%', '/try-page.js'])(
    'may not target %s',
    (href) => {
      const pages = { '/': `<a href="${href}">Voir</a>`, '/tarifs/seo': target }
      expect(trialOf(pages)('/')).toEqual({ kind: 'link', href })
    },
  )
})

test('a page that needs a third round trip is too heavy', () => {
  const tryPage = trialOf({ '/': '' })
  expect(tryPage('/', file(mostBytes))).toBeUndefined()
  expect(tryPage('/', file(mostBytes + 1))).toEqual({
    ...{ kind: 'heavy', bytes: mostBytes + 1, most: mostBytes },
  })
})

test('an inline script that the build does not contain is a fault', () => {
  expect(trialOf({ '/': '' })('/', file(1, [own, "'sha256-foreign'"]))).toEqual({ kind: 'script' })
})
