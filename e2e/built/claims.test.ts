import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { strayClaimsOf } from '#content/company/stray-claims.ts'
import { loadContent } from '#content/documents/load.ts'
import { pages } from '#content/pages.ts'
import { builtPage, sentencesOf, textsOf } from './read.ts'

const strayClaims = strayClaimsOf(loadContent())

// Pages of samples, marked as such, and previews of imaginary businesses.
const samples = /^\/(?:blog|single-|portfolio|team|testimonial)|^\/apercus$/

// Spec: L-29. Texts as components render them; content/company/claims.test.ts reads content/,
// content/pages/tarifs.test.ts the packs.
test.each(Object.keys(pages).filter((path) => !samples.test(path)))(
  'every promise and figure on %s is in content/company/claims.ts',
  (path) => {
    const $ = load(builtPage(path).html)
    // Removes samples, because other pages show testimonials and members, too.
    $('figure, blockquote, [aria-hidden=true]').remove()
    const read = textsOf($, 'main p, main h1, main h2, main h3, footer p')
    expect(read.length).toBeGreaterThan(3)
    expect(read.flatMap((text) => strayClaims(text))).toEqual([])
  },
)

/** Phrases that refer to the quote instead of an answer. */
const deferrals = [
  /(?:au|dans le|dans un|sur|selon|aux dates du|la date du|une ligne du) devis/,
  /le devis (?:gratuit )?(?:dit|nomme|donne|précise|fixe|écrit|indique|additionne|en tient compte)/,
  /que le devis précise/,
  /(?:demande|passe par|ont leur|à son) (?:un )?devis(?: signé)?(?=[.,;])/,
  /se chiffrent?/,
  /chiffrée?s?(?= )(?! surprend)/,
  /nous chiffrons/,
  /^il (?:dit|donne) les prix/,
].map(({ source }) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu'))

// Spec: T-22; docs/facts.md lists the open questions.
test('at most ten sentences refer to the quote instead of an answer', () => {
  const said = Object.keys(pages).flatMap((path) => sentencesOf(builtPage(path)))
  const deferring = said.filter((sentence) => deferrals.some((each) => each.test(sentence)))
  expect(deferring.length).toBeGreaterThan(0)
  expect([...new Set(deferring)].length, [...new Set(deferring)].join('\n')).toBeLessThanOrEqual(10)
})
