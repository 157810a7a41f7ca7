import { expect, test } from 'vitest'
import { strayClaims } from '#content/company/stray-claims.ts'
import { pages } from '#content/pages.ts'
import { builtPage, textsOf } from './read.ts'

// Whole pages of samples, which say so, and the drawn previews of imaginary businesses.
const samples = /^\/(?:blog|single-|portfolio|team|testimonial)|^\/apercus$/

// Spec: L-29. What components make of the words, those of functions included; content/ is read by
// content/company/claims.test.ts, and the values of packs by content/pages/tarifs.test.ts.
test.each(Object.keys(pages).filter((path) => !samples.test(path)))(
  '%s promises and counts nothing that has no row',
  (path) => {
    const { $ } = builtPage(path)
    // Testimonials and members among the sections of other pages.
    $('figure, blockquote, [aria-hidden=true]').remove()
    const read = textsOf($, 'main p, main h1, main h2, main h3, footer p')
    expect(read.length).toBeGreaterThan(3)
    expect(read.flatMap((text) => strayClaims(text))).toEqual([])
  },
)
