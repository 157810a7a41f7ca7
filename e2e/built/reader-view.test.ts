import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { isPage, testedAddresses } from '#workshop/addresses.ts'
import { builtPage, textsOf, words } from './read.ts'

/** Returns what the reader view of Firefox shows of a page. */
function readerViewOf(path: string) {
  const { document } = parseHTML(builtPage(path).html)
  const article = new Readability(document).parse()
  const shown = parseHTML(`<html><body>${article?.content}</body></html>`).document
  return { text: words(shown.body.textContent ?? ''), pictures: shown.querySelectorAll('img') }
}

const paths = testedAddresses().filter(isPage)
const articles = paths.filter((path) => builtPage(path).$('.article-text, .case-story').length > 0)

describe.runIf(articles.length > 0)('reader views', () => {
  test.each(articles)('a reader view of %s keeps its picture and every paragraph', (path) => {
    const { $ } = builtPage(path)
    const { text, pictures } = readerViewOf(path)
    const paragraphs = textsOf($, ':is(.article-text, .case-story) p')
    expect(paragraphs.length).toBeGreaterThan(3)
    expect(paragraphs.filter((paragraph) => !text.includes(paragraph))).toEqual([])
    expect(pictures).toHaveLength($(':is(.article-text, .case-story) img').length)
  })
})
