import { pageAt } from '#content/all-pages.ts'
import { breadcrumbsOf } from '#content/breadcrumbs.ts'
import { type Currency, currencies } from '#content/catalogue/currency.ts'
import { priceLists } from '#content/catalogue/packs.ts'
import { frequencies } from '#content/catalogue/pricing.ts'
import { ownPosts, pictureOf, postPath } from '#content/collections/posts.ts'
import type { Content } from '#content/documents/documents.ts'
import { pictureAddress, plainFile } from '#content/documents/pictures.ts'
import { serviceSlugs } from '#content/pages/expertises/service-page.ts'
import { type PricedPack, packsOf, priceList } from '#content/pages/tarifs/price-list.ts'
import { cardPath, type Page } from '#content/pages.ts'
import { buildSettings } from './build-settings.ts'
import { type CardTitles, cardOf } from './seo.ts'

const services: readonly string[] = serviceSlugs.map((slug) => `/expertises/${slug}`)

const absolute = (address: string) => new URL(address, buildSettings.siteUrl).href

const agency = ({ company }: Content) => ({
  '@type': 'Organization',
  '@id': absolute('/#agence'),
  name: company.name,
  url: absolute('/'),
})

/**
 * Contains only true and visible facts: samples have no ratings and are not marked as articles (Spec: L-21).
 *
 * @param path of a page
 * @returns a JSON-LD document, or null if no page has this path
 */
export function structuredData(path: string, content: Content, drawn: CardTitles): object | null {
  const page = pageAt(path, content)
  if (!page) return null
  const graph = [
    ...(path === '/' ? [website(content)] : []),
    ...(path === '/' || path === '/contactez-nous' ? [organization(content)] : []),
    ...service(path, page, content),
    ...article(path, page, content, drawn),
    ...(path === '/questions-frequentes' ? [frequentQuestions(content)] : []),
    ...(path === '/' ? [] : [breadcrumbs(path, page)]),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function website(content: Content) {
  return {
    '@type': 'WebSite',
    name: content.company.name,
    url: absolute('/'),
    inLanguage: 'fr',
    publisher: agency(content),
  }
}

function organization(content: Content) {
  const { company } = content
  const profiles = company.social
    .map(({ href }) => href)
    .filter((href) => new URL(href).pathname !== '/')
  return {
    ...agency(content),
    logo: absolute('/icons/512.png'),
    email: company.email,
    foundingDate: String(company.foundedIn),
    ...(profiles.length > 0 && { sameAs: profiles }),
    department: company.offices.map((office) => ({
      '@type': 'ProfessionalService',
      name: `${company.name} ${office.city}`,
      url: absolute('/contactez-nous'),
      image: absolute(cardPath('/contactez-nous')),
      telephone: office.phone.href.replace('tel:', ''),
      address: {
        '@type': 'PostalAddress',
        ...(office.street && { streetAddress: office.street }),
        addressLocality: office.city,
        addressCountry: office.countryCode,
      },
    })),
  }
}

function service(path: string, page: Page, content: Content) {
  const list = priceLists.find(({ slug }) => path === `/tarifs/${slug}`)
  if (!list && !services.includes(path)) return []
  return [
    {
      '@type': 'Service',
      name: page.crumb,
      description: page.description,
      url: absolute(path),
      provider: agency(content),
      areaServed: content.company.offices.map(({ country }) => country),
      ...(list && {
        offers: packsOf(priceList(content, list.slug)).flatMap(offers),
      }),
    },
  ]
}

function offers({ title, amounts, frequency }: PricedPack) {
  return (Object.keys(currencies) as Currency[]).map((currency) => {
    return {
      '@type': 'Offer',
      name: title,
      // Dinars are for Tunisia, euros for everyone else.
      ...(currency === 'tnd' && { eligibleRegion: currencies.tnd.country }),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amounts[currency],
        priceCurrency: currencies[currency].code,
        valueAddedTaxIncluded: false,
        ...(frequency === frequencies.monthly && { billingDuration: 1, unitCode: 'MON' }),
      },
    }
  })
}

/** Returned for the FAQ page only, because since August 2023 Google shows such questions for few sites. */
function frequentQuestions({ faq }: Content) {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function article(path: string, { description }: Page, content: Content, drawn: CardTitles) {
  const post = ownPosts(content.posts).find((each) => path === postPath(each))
  if (!post) return []
  const picture = pictureOf(post)
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description,
      datePublished: post.date,
      image: absolute(
        picture ? pictureAddress(plainFile(picture.id)) : cardOf(path, post.title, drawn).address,
      ),
      inLanguage: 'fr',
      mainEntityOfPage: absolute(path),
      author: agency(content),
      publisher: agency(content),
    },
  ]
}

function breadcrumbs(path: string, { crumb }: Page) {
  const crumbs = breadcrumbsOf(path, crumb)
  const listed = crumbs.filter(({ to }, i) => to || i === crumbs.length - 1)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listed.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: absolute(to ?? path),
    })),
  }
}
