import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { legalWords } from '#content/pages/legal/legal.ts'
import { legalPages } from '#content/pages/legal/legal-pages.ts'
import { builtPage, linksOf, textsOf, words } from './read.ts'

test.each(Object.entries(legalPages(loadContent())))(
  'the table of contents of %s lists its sections',
  (path, { sections }) => {
    const { $ } = builtPage(path)
    const contents = `nav[aria-label="${legalWords.contents}"] a`
    const titles = sections.map(({ title }) => words(title))
    expect(textsOf($, contents)).toEqual(titles)
    expect(textsOf($, 'main h2')).toEqual(titles)
    expect(linksOf($, contents)).toEqual(sections.map(({ id }) => `#${id}`))
    for (const { id, title } of sections) {
      // The section or its heading.
      expect($(`[id="${id}"]`).closest('section').find('h2').text(), id).toBe(title)
    }
  },
)
