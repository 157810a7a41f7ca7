import { expect, test } from 'vitest'
import type { Currency } from '#content/catalogue/currency.ts'
import { offerTitle } from '#content/catalogue/offers.ts'
import { levels, type PriceListSlug } from '#content/catalogue/packs.ts'
import type { Tax } from '#content/catalogue/pricing.ts'
import {
  latestFirst,
  ownPosts,
  type Post,
  postPath,
  postsAfter,
} from '#content/collections/posts.ts'
import { memberLinks, roleOf } from '#content/collections/team.ts'
import { legalLinks, type MenuLink, mainMenu, pricesNote } from '#content/company/navigation.ts'
import { postsInGrid } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { type Entry, sampleMark, shownOf } from '#content/entries.ts'
import { toldPost } from '#content/pages/blog/single-blog.ts'
import { serviceSlugs } from '#content/pages/expertises/service-page.ts'
import { legalWords } from '#content/pages/legal/legal.ts'
import { legalPages } from '#content/pages/legal/legal-pages.ts'
import { packsOf, priceList, shortTitle } from '#content/pages/tarifs/price-list.ts'
import { vatNotice } from '#content/pages/tarifs.ts'
import { pages } from '#content/pages.ts'
import { addresses, lostPath, testedAddresses } from '#workshop/addresses.ts'
import { currencyNames } from '../../app/ui/in-each.tsx'
import { sitePrice, specPrices } from '../../tools/test/spec.ts'
import { builtPage, textsOf, words } from './read.ts'

const content = loadContent()
const {
  about,
  company,
  consent,
  expertises,
  home,
  journal,
  layout,
  posts,
  previewsPage,
  services,
} = content
const members = shownOf(content.members)
const projects = shownOf(content.projects)
const testimonials = shownOf(content.testimonials)
const menu = `nav[aria-label="${layout.mainMenu}"]`

const headingsOf = (post: Post | undefined) =>
  (post?.blocks ?? []).flatMap((block) =>
    typeof block === 'object' && 'heading' in block ? [block.heading] : [],
  )

const countSamples = (entries: readonly Entry[]) => entries.filter(({ sample }) => sample).length

type Expected = number | readonly string[]

const rows = <Item>(items: readonly Item[], rowOf: (item: Item) => [string, Expected]) =>
  Object.fromEntries(items.map(rowOf))

/** Titles of collapsible items: one group, because browsers open one `<details>` of a name at a time. */
const collapsible = (name: string, titles: readonly string[]) => ({
  'main details > summary': titles,
  [`main details[name="${name}"]`]: titles.length,
  'main details[open] > summary': titles.slice(0, 1),
})

const reviews = {
  'main figure:has(blockquote) figcaption': testimonials.map(
    ({ author, role, sample }) => `${author} ${role}${sample ? ` ${sampleMark}` : ''}`,
  ),
  ...rows(testimonials, ({ author, rating }) => [
    `main figure:contains("${author}") [aria-label="${rating} étoiles sur 5"]`,
    1,
  ]),
}

/** By path and selector: texts in order, exactly as specified, typos included; or a number of elements. */
const entryOfMenu = ({ title, prices }: MenuLink) =>
  [
    title,
    ...(prices ? currencyNames.map((one) => pricesNote(content.prices, prices, one)) : []),
  ].join(' ')

const sections: Record<string, Record<string, Expected>> = {
  '/': {
    'main h1': ['Agence Web Créative'],
    'main h2': [
      '3 aperçus gratuits de votre futur site',
      'Votre succès, notre signature.',
      'Témoignages',
      content.steps.title,
      'Rêvez graaand',
      'Voilà notre histoire',
      'Nous mettons votre entreprise en avant.',
    ],
    'section:contains("Depuis 2021") h3': ['Notre vision principale', 'Notre mission principale'],
    // Spec: S-2.
    'main a[href="/devis?service=creation-de-site-web"]': [
      ...['Demandez un devis et 3 aperçus gratuits!', home.offer.action, home.dream.action],
    ],
    'main a[href="/devis"]': [
      ...[home.services.action, home.testimonials.action, content.steps.action],
      home.story.action,
    ],
    [`main h1 + div p:contains("${home.hero.place}") > a[href="${company.offices[0].phone.href}"]`]: 1,
    'main a[href="/apercus"]': [home.hero.see, home.offer.see],
    [`${menu} > a`]: [...company.offices.map(({ city }) => `Appeler ${city}`), layout.trial],
    [`main p:contains("${home.testimonials.text}")`]: 1,
    ...reviews,
    'main figure h3': testimonials.map(({ title }) => title),
    'main figure figcaption': 4 + 4,
    // Spec: S-15.
    ...collapsible(
      'process',
      content.steps.items.map(({ title }) => title),
    ),
    'main dt': ["Années d'expérience", 'Projets réussis', 'Taux de satisfaction client'],
    'main dd [aria-hidden]': ['3+', '50+', '98%'],
    [`${menu} > ul :is(a, summary)`]: mainMenu.flatMap((item) => [
      item.title,
      ...('submenu' in item ? item.submenu.map(entryOfMenu) : []),
    ]),
    [`${menu} a[target=_blank]`]: company.social.map(({ label }) => `${label} (nouvel onglet)`),
  },
  '/testimonial': { ...reviews, 'main figure': testimonials.length },
  // Spec: T-1.
  '/expertises': {
    'main h2': [
      ...expertises.services.map(({ slug }) => pages[`/expertises/${slug}`].crumb),
      expertises.start.title,
      content.steps.title,
      expertises.questions.title,
    ],
    'main h3': expertises.start.points.map(({ situation }) => situation),
    ...rows(expertises.start.points, ({ situation, service }) => [
      `main li:contains("${situation}") a[href="/expertises/${service}"]`,
      1,
    ]),
    'main summary': [
      ...content.steps.items.map(({ title }) => title),
      ...expertises.questions.items.map(({ question }) => question),
    ],
    [`${menu} [aria-current=page]`]: ['Expertises'],
    [`${menu} [aria-current=true]`]: [],
  },
  '/questions-frequentes': collapsible(
    'questions',
    content.faq.items.map(({ question }) => question),
  ),
  '/contactez-nous': {
    'main h1': ['Contactez-nous'],
    'main h2': [
      'Une question, une idée ? Nous sommes là pour vous !',
      'Nos Coordonnées',
      'Les questions fréquentes de nos clients',
    ],
    'main h3': ['Appelez-nous', 'Envoyez-nous un email', 'Adresses'],
    '.talk-call a[href^="tel:"]': 2,
    '.coordinates a[href^="tel:"]': 2,
    'main a[href^="mailto:"]': 1,
    // Without its street, a town has no route (Spec: S-62).
    'main a:contains("Itinéraire vers")': 0,
    'main dt': 6,
    [`section[aria-label="${consent.map.title}"] [role=img]`]: 2,
    '.without-script': [consent.map.withoutScript],
    [`${menu} [aria-current=page]`]: ['Contactez-nous'],
    [`${menu} [aria-current=true]`]: ['À propos'],
  },
  '/devis': {
    'body > footer h2': [layout.footer.heading],
    ...rows(company.offices, ({ city }) => [`body > footer address:contains("${city}")`, 1]),
    ...rows(company.offices, ({ phone }) => [
      `body > footer a[href="${phone.href}"]`,
      [phone.label],
    ]),
    ...rows(legalLinks, ({ title, url }) => [
      `body > footer a[href="${url}"]:contains("${title}")`,
      1,
    ]),
    // Without scripts it leads to the policy.
    [`a[href="/politique-de-cookies"]:contains("${consent.choices.open}")`]: 1,
    [`body > footer p:contains("© ${company.copyrightYear}")`]: 1,
    [`body > footer a[href="/"][aria-label="${layout.home}"]`]: 1,
    [`${menu} [aria-current=page]`]: ['Devis'],
    [`${menu} [aria-current=true]`]: [],
  },
  // coming-soon.e2e.ts reads the other texts, before and after the date.
  '/coming-soon': {
    'main > h1': [content.comingSoon.after.title],
    'body header a.logo': 1,
    '[role=timer]': ['00 jours00 heures00 minutes00 secondes'],
  },
  '/qui-sommes-nous': {
    'main h1': ['Qui sommes-nous'],
    'main h3': 4,
    [`main p:contains("${about.team.note}")`]: 1,
    'main a[href="/team"]': [about.team.links.team],
    'main a[href="/portfolio-two"]': [about.team.links.portfolio],
    'main a[href="/testimonial"]': [about.team.links.testimonials],
    'main a[href="/blog"]': [about.team.links.blog],
    'main a[href="/devis?service=creation-de-site-web"]': [about.offer.action],
  },
  '/portfolio-one': {
    'main h1': ['Portfolio One Column'],
    'main article': 3,
    'main article h2 a[href="/single-portfolio"]': countSamples(projects.slice(0, 3)),
  },
  '/portfolio-two': {
    'main h1': ['Portfolio Two Column'],
    'main article': 8,
    'main article h2 a[href="/single-portfolio"]': countSamples(projects),
  },
  '/single-portfolio': {
    'main h1': ['Portfolio Deatails'],
    'main dd': ['Famille Ben Youssef', 'Juin 2024', 'Deux mois', '50k USD'],
  },
  '/team': {
    'main h1': ['Our Team'],
    'main li h2': members.map(({ name }) => name),
    'main li h2 a[href="/single-team"]': countSamples(members),
    'main li h2 + p': members.map(roleOf),
    'main li a[target=_blank]': members.flatMap(({ name }) =>
      memberLinks(name).map(({ label }) => `${label} (nouvel onglet)`),
    ),
    'main li p a[target=_blank]:nth-child(4):last-child': 12,
  },
  '/single-team': {
    'main h1': ['Team Details'],
    // One leader (Spec: S-40).
    'main hgroup': ['Leïla MansourCheffe d’équipe'],
    'main li:has(meter)': content.memberProfile.skills.items.map(
      ({ title, percent }) => `${title}${percent} % ${percent} %`,
    ),
    // Spec: S-40.
    'main li:has([value="95"]) + li:has([value="83"]) + li:has([value="90"])': 1,
  },
  '/apercus': {
    'main h1': ['Mes 3 aperçus'],
    'main form button': [previewsPage.sentence.submit],
    'main select option': Object.values(previewsPage.sentence.trades),
    'main article h2': ['La revue', 'L’affiche', 'Le comptoir'],
    'main a[href="/devis?service=creation-de-site-web"]': 2,
  },
  '/blog': {
    'main h1': ['Blog'],
    'aside [placeholder="Type keyword here"]': 1,
    // All category and tag links lead to '/' (Spec: S-36).
    'aside a[href="/"]': [
      ...['Business', 'Development', 'Technology', 'Creative Director', 'Uncategorized'],
      ...['Marketing', 'Business', 'Solutions', 'Studio', 'Brand'],
    ],
    'aside a[href^="/blog/"]': 3,
  },
  '/blog-grid': {
    'main h1': ['Blog Grid'],
    // A newer post moves the samples to the next page of the list.
    'main article a[href="/single-blog"]': countSamples(latestFirst(posts).slice(0, postsInGrid)),
  },
  '/single-blog': {
    'main h1': ['Blog Details'],
    'main article time[datetime^="2023-06"]': 1,
    '#commentaires time[datetime^="2024-06"]': 3,
    'main time': 4,
    'main article h3': [
      ...headingsOf(latestFirst(posts).find(({ id }) => id === toldPost)),
      journal.sources,
    ],
    'main a[href="#commentaires"]': ['23 commentaires'],
    '#commentaires h2': [content.sampleArticle.comments.title],
  },
  [lostPath]: {
    'main h1': [content.notFound.title],
    'main a[href="/"]': [content.notFound.home],
    'main a[href="/tarifs/site-vitrine"]': [content.notFound.prices],
    'main a[href="/apercus"]': [content.notFound.see],
    'main a[href^="tel:"]': ['Appeler Montpellier', 'Appeler Sousse'],
    'script[type="application/ld+json"]': 0,
  },
}

const priceLists: Record<string, PriceListSlug[]> = {
  'creation-de-site-web': ['site-vitrine', 'site-ecommerce', 'site-platforme'],
  'referencement-naturel': ['seo'],
}

const pricesOf = (list: PriceListSlug, currency: Currency, tax: Tax) =>
  levels.map((level) => sitePrice(list, level, currency, tax))

for (const slug of serviceSlugs) {
  const path = `/expertises/${slug}`
  const lists = priceLists[slug] ?? [slug as PriceListSlug]
  const [first = 'seo'] = lists
  const [net] = pricesOf(first, 'euro', 'HT')
  const [gross] = pricesOf(first, 'euro', 'TTC')
  // Spec: S-21, T-21.
  Object.assign(sections['/'] ?? {}, {
    [`main article:has(a[href="${path}"]) strong.in-euro`]: [`Dès ${net} (${gross})`],
  })
  const { hero, offerings, reasons, offer, questions, counters } = services[slug]
  const { shared } = expertises
  sections[path] = {
    'main h2': [
      ...[hero.title, offerings.title, shared.reasons],
      ...[offerTitle(slug), questions.title],
    ],
    'main h3': [...offerings.items, ...reasons].map(({ title }) => title),
    'main details': 10,
    [`main a[href="/devis?service=${slug}"]`]: [hero.action, offer.action],
    ...rows(lists, (list) => [`main a[href="/tarifs/${list}"]`, [shared.prices]]),
    [`main a:contains("${shared.prices}")`]: lists.length,
    // Screen readers get the final value apart.
    'main li:has([data-ms])': counters.map(({ prefix = '', value, suffix = '', label }) => {
      return `${prefix}${value}${suffix} ${prefix}${value}${suffix}${label}`
    }),
    'main a[href="/apercus"]': slug === 'creation-de-site-web' ? [layout.trial] : [],
    [`nav[aria-label="${layout.breadcrumbs}"] a`]: ['Accueil', 'Expertises'],
    [`${menu} [aria-current=page]`]: [],
    [`${menu} [aria-current=true]`]: ['Expertises'],
  }
}

const { included, notIncluded } = content.pricing
const cells = new Map<string | boolean, string>([
  [true, included],
  [false, notIncluded],
])

// Specified prices (Spec: T-9) with French and Tunisian VAT; tarifs.test.ts reads the prices of other pages.
for (const { slug } of specPrices) {
  const list = priceList(content, slug)
  const tabs = packsOf(list).map(shortTitle)
  sections[`/tarifs/${slug}`] = {
    'main article a[href^="/devis?service="][href*="&pack="]': levels.map(
      () => 'Choisir cette offre',
    ),
    'main article:has(a:contains("Choisir cette offre"))': 3,
    ...Object.fromEntries(
      currencyNames.flatMap((currency) => {
        const net = pricesOf(slug, currency, 'HT')
        const gross = pricesOf(slug, currency, 'TTC')
        return [
          [
            `main article .price.in-${currency}`,
            net.map((price, index) => `${price} soit ${gross[index]}`),
          ],
          [`main table .in-${currency}`, net.map((price, index) => `${price} ${gross[index]}`)],
          // Spec: T-23.
          ...levels.map((level, index) => [
            `main nav a.in-${currency}[href="#${slug}-${level}"]`,
            [`${tabs[index]} ${net[index]} ${gross[index]}`],
          ]),
        ]
      }),
    ),
    'main table tbody tr': list.rows.map(({ label, values }) =>
      [label, ...values.map((value) => cells.get(value) ?? value)].join(''),
    ),
    [`main article:contains("${content.pricing.highlighted}") h2`]: ['Pack Professionnel'],
    'main p:contains("Prix indicatifs")': [
      words(`${content.pricing.notice} ${vatNotice} ${content.pricing.currencies.forWhom}`),
    ],
    'main :contains("N/A")': 0,
    // Spec: S-64.
    'main a[href="/apercus"]': list.isSite ? [layout.trial] : [],
    'main a[href="/contactez-nous"]': ['Contactez-nous'],
  }
}

for (const post of ownPosts(posts)) {
  const path = postPath(post)
  sections[path] = {
    'main h1': [post.title],
    'main article h2': [...headingsOf(post), ...(post.sources.length > 0 ? [journal.sources] : [])],
    'main article cite': post.sources.map(({ title }) => title),
    'main p:contains("par\u00a0l’équipe Graaand")': 1,
    ...rows(postsAfter(post.id, posts), (next) => [
      `main a[href="${postPath(next)}"]`,
      [next.title],
    ]),
  }
}

for (const [path, { sections: parts }] of Object.entries(legalPages(content))) {
  const contents = `nav[aria-label="${legalWords.contents}"] a`
  const titles = parts.map(({ title }) => title)
  const facts = parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []))
  sections[path] = {
    [contents]: titles,
    'main h2': titles,
    ...rows(parts, ({ id, title }) => [`${contents}[href="#${id}"]`, [title]]),
    ...rows(parts, ({ id, title }) => [`section[id="${id}"] h2, section h2[id="${id}"]`, [title]]),
    // A local address shows the facts that the agency has to supply.
    [`main dd:contains("${legalWords.missing}")`]: facts.filter(({ value }) => value === null)
      .length,
  }
}

test('each page has its row of sections', () => {
  expect(addresses.filter((path) => !(path in sections))).toEqual([])
})

const tested = testedAddresses().filter((path) => path in sections)

test.each(tested)('%s has its sections, without a script', (path) => {
  const { $ } = builtPage(path)
  for (const [selector, expected] of Object.entries(sections[path] ?? {})) {
    if (typeof expected === 'number') expect($(selector), selector).toHaveLength(expected)
    else expect(textsOf($, selector), selector).toEqual(expected.map(words))
  }
})
