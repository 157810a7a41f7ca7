import { describe, expect, test } from 'vitest'
import { offerTitle } from '#content/catalogue/offers.ts'
import { loadContent } from '#content/documents/load.ts'
import { serviceSlugs } from '#content/pages/expertises/service-page.ts'
import { builtPage, linksOf, textsOf, words } from './read.ts'

const { expertises, layout, services } = loadContent()
const { shared } = expertises

const prices: Record<string, string[]> = {
  'creation-de-site-web': ['site-vitrine', 'site-ecommerce', 'site-platforme'],
  'referencement-naturel': ['seo'],
}

describe.each(serviceSlugs)('%s', (slug) => {
  const { hero, offerings, reasons, offer, questions, counters } = services[slug]
  const { $ } = builtPage(`/expertises/${slug}`)

  test('has its texts in order', () => {
    expect(textsOf($, 'main h2')).toEqual(
      [hero.title, offerings.title, shared.reasons, offerTitle(slug), questions.title].map(words),
    )
    expect(textsOf($, 'main h3')).toEqual(
      [...offerings.items, ...reasons].map(({ title }) => words(title)),
    )
    expect($('main details')).toHaveLength(10)
    for (const { prefix = '', value, suffix = '', label } of counters) {
      const figure = textsOf($, 'main li').find((text) => text.includes(words(label)))
      expect(figure).toContain(words(`${prefix}${value}${suffix}`))
    }
    expect(textsOf($, `nav[aria-label="${layout.breadcrumbs}"] a`)).toEqual([
      'Accueil',
      'Expertises',
    ])
  })

  test('links to the quote form with its service selected', () => {
    for (const name of [hero.action, offer.action]) {
      const links = $('main a').filter((_, link) => words($(link).text()) === words(name))
      expect(links.length, name).toBeGreaterThan(0)
      for (const link of links.toArray()) {
        expect($(link).attr('href')).toBe(`/devis?service=${slug}`)
      }
    }
  })

  test('links to its prices', () => {
    const links = linksOf($, `main a:contains("${shared.prices}")`)
    expect(links).toEqual((prices[slug] ?? [slug]).map((list) => `/tarifs/${list}`))
  })
})
