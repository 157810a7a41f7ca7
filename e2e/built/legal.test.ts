import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { accessibility } from '#content/pages/legal/accessibilite.ts'
import { terms } from '#content/pages/legal/conditions-generales-dutilisation.ts'
import { type LegalPage, legalWords } from '#content/pages/legal/legal.ts'
import { legalNotices } from '#content/pages/legal/mentions-legal.ts'
import { privacyPolicy } from '#content/pages/legal/politique-de-confidentialite.ts'
import { cookiePolicy } from '#content/pages/legal/politique-de-cookies.ts'
import { builtPage, linksOf, textsOf, words } from './read.ts'

const texts: Record<string, LegalPage> = {
  '/conditions-generales-dutilisation': terms,
  '/politique-de-confidentialite': privacyPolicy.site,
  '/mentions-legal': legalNotices,
  '/politique-de-cookies': cookiePolicy,
  '/accessibilite': accessibility(loadContent()),
}

test.each(Object.entries(texts))(
  '%s: its table of contents is that of its sections',
  (path, { sections }) => {
    const { $ } = builtPage(path)
    const contents = `nav[aria-label="${legalWords.contents}"] a`
    const titles = sections.map(({ title }) => words(title))
    expect(textsOf($, contents)).toEqual(titles)
    expect(textsOf($, 'main h2')).toEqual(titles)
    expect(linksOf($, contents)).toEqual(sections.map(({ id }) => `#${id}`))
    for (const { id, title } of sections) {
      // Either the section or its heading.
      expect($(`[id="${id}"]`).closest('section').find('h2').text(), id).toBe(title)
    }
  },
)
