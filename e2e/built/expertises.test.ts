import { describe, expect, test } from 'vitest'
import { layout } from '#content/layout.ts'
import { webCreation } from '#content/pages/expertises/creation-de-site-web.ts'
import { graphicDesign } from '#content/pages/expertises/design-graphique.ts'
import { logoAndBranding } from '#content/pages/expertises/logo-et-branding.ts'
import { seo } from '#content/pages/expertises/referencement-naturel.ts'
import { serviceWords } from '#content/pages/expertises/service-page.ts'
import { uiuxDesign } from '#content/pages/expertises/uiux-design.ts'
import { webmastering } from '#content/pages/expertises/webmastering.ts'
import { builtPage, linksOf, textsOf, words } from './read.ts'

const services = [webCreation, seo, graphicDesign, logoAndBranding, uiuxDesign, webmastering]

/** Three price pages for websites, one for each of the others. */
const prices: Record<string, string[]> = {
  'creation-de-site-web': ['site-vitrine', 'site-ecommerce', 'site-platforme'],
  'referencement-naturel': ['seo'],
}

describe.each(services)(
  '$slug',
  ({ slug, hero, offerings, reasons, offer, questions, counters }) => {
    const { $ } = builtPage(`/expertises/${slug}`)

    test('says everything in its order', () => {
      expect(textsOf($, 'main h2')).toEqual(
        [hero.title, offerings.title, serviceWords.reasons, offer.title, questions.title].map(
          words,
        ),
      )
      expect(textsOf($, 'main h3')).toEqual(
        [...offerings.items, ...reasons].map(({ title }) => words(title)),
      )
      expect($('main details')).toHaveLength(10)
      for (const { startText, value, endText, description } of counters) {
        const figure = textsOf($, 'main li').find((text) => text.includes(words(description)))
        expect(figure).toContain(words(`${startText}${value}${endText}`))
      }
      expect(textsOf($, `nav[aria-label="${layout.breadcrumbs}"] a`)).toEqual([
        'Accueil',
        'Expertises',
      ])
    })

    test('leads to the quote with its service chosen', () => {
      for (const name of [hero.action, offer.action]) {
        const links = $('main a').filter((_, link) => words($(link).text()) === words(name))
        expect(links.length, name).toBeGreaterThan(0)
        for (const link of links.toArray()) {
          expect($(link).attr('href')).toBe(`/devis?service=${slug}`)
        }
      }
    })

    test('leads to its prices', () => {
      const links = linksOf($, `main a:contains("${serviceWords.prices}")`)
      expect(links).toEqual((prices[slug] ?? [slug]).map((list) => `/tarifs/${list}`))
    })
  },
)
