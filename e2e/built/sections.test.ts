import { load } from 'cheerio'
import { expect, test } from 'vitest'
import {
  latestFirst,
  ownPosts,
  type Post,
  postPath,
  postsAfter,
} from '#content/collections/posts.ts'
import { memberPath, roleOf } from '#content/collections/team.ts'
import { legalLinks, mainMenu } from '#content/company/navigation.ts'
import { loadContent } from '#content/documents/load.ts'
import { shownOf } from '#content/entries.ts'
import { toldPost } from '#content/pages/blog/single-blog.ts'
import { legalWords } from '#content/pages/legal/legal.ts'
import { legalPages } from '#content/pages/legal/legal-pages.ts'
import { pages } from '#content/pages.ts'
import { lostPath } from '../support/addresses.ts'
import { builtPage, linksOf, textsOf, words } from './read.ts'

const content = loadContent()
const { about, company, expertises, home, journal, layout, members, posts } = content
const headingsOf = ({ blocks }: Post) =>
  blocks.flatMap((block) =>
    typeof block === 'object' && 'heading' in block ? [block.heading] : [],
  )
const menu = `nav[aria-label="${layout.mainMenu}"]`

test('the page has its texts in order, without a script', () => {
  const { $ } = builtPage('/')
  expect(textsOf($, 'main h1')).toEqual(['Agence Web Créative'])
  expect(textsOf($, 'main h2')).toEqual(
    [
      '3 aperçus gratuits de votre futur site',
      'Votre succès, notre signature.',
      'Témoignages',
      content.steps.title,
      'Rêvez graaand',
      'Voilà notre histoire',
      'Nous mettons votre entreprise en avant.',
    ].map(words),
  )
  expect(words($('main').text())).toContain('Depuis 2021')
  expect(textsOf($, 'main h3')).toEqual(
    expect.arrayContaining(['Notre vision principale', 'Notre mission principale']),
  )
  expect($('main figure figcaption')).toHaveLength(4 + 4)
})

// Spec: S-2. tarifs.test.ts reads the links of the service cards.
test('the hero and the band link to the quote form', () => {
  const { $ } = builtPage('/')
  for (const name of ['Demandez un devis et 3 aperçus gratuits!', home.offer.action]) {
    const link = $('main a').filter((_, link) => words($(link).text()) === words(name))
    expect(link.attr('href'), name).toBe('/devis')
  }
})

test.each(['/', '/testimonial'])(
  'the testimonials of %s have their rating and are marked as samples',
  (path) => {
    const { $ } = builtPage(path)
    if (path === '/') expect(words($('main').text())).toContain(words(home.testimonials.text))
    const shown = shownOf(content.testimonials)
    if (path !== '/') expect($('main figure')).toHaveLength(shown.length)
    for (const { title, author, rating, sample } of shown) {
      const card = $('main figure').filter((_, figure) => $(figure).text().includes(author))
      expect(card, author).toHaveLength(1)
      expect(card.text().includes('(exemple)')).toBe(sample)
      expect(
        card.find(`[aria-label="${rating} étoiles sur 5"], [alt="${rating} étoiles sur 5"]`),
      ).toHaveLength(1)
      if (path === '/') expect(words(card.find('h3').text())).toBe(words(title))
    }
  },
)

test('the served page contains the final values of the counters', () => {
  const { $ } = builtPage('/')
  expect(textsOf($, 'main dt')).toEqual([
    "Années d'expérience",
    'Projets réussis',
    'Taux de satisfaction client',
  ])
  expect(textsOf($, 'main dd [aria-hidden]')).toEqual(['3+', '50+', '98%'])
})

// Spec: S-15. Browsers open one `<details>` of a name at a time.
test.each([
  ['/', content.steps.items.map(({ title }) => title)],
  ['/questions-frequentes', content.faq.items.map(({ question }) => question)],
])('the collapsible items of %s are one group, the first open', (path, titles) => {
  const { $ } = builtPage(path)
  expect(textsOf($, 'main details > summary')).toEqual(titles.map(words))
  const folds = $('main details').toArray()
  expect(new Set(folds.map(({ attribs }) => attribs.name)).size).toBe(1)
  expect(folds.map(({ attribs }) => 'open' in attribs)).toEqual(titles.map((_, i) => i === 0))
})

// Spec: T-1.
test('the overview shows its four blocks, without a script', () => {
  const { $ } = builtPage('/expertises')
  const main = words($('main').text())
  expect(textsOf($, 'main h2')).toEqual(
    [
      ...expertises.services.map(({ slug }) => pages[`/expertises/${slug}`].crumb),
      expertises.start.title,
      content.steps.title,
      expertises.questions.title,
    ].map(words),
  )
  for (const text of [
    ...expertises.start.points.map(({ situation }) => situation),
    ...content.steps.items.map(({ title }) => title),
    ...expertises.questions.items.map(({ question }) => question),
  ])
    expect(main).toContain(words(text))
  const start = $('main section').filter((_, one) =>
    words($(one).find('h2').text()).includes(words(expertises.start.title)),
  )
  expect(
    start
      .find('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(expertises.start.points.map(({ service }) => `/expertises/${service}`))
})

test('the contact page has phones, e-mail, addresses and six answers', () => {
  const { $ } = builtPage('/contactez-nous')
  expect(textsOf($, 'main h1')).toEqual(['Contactez-nous'])
  expect(textsOf($, 'main h2')).toEqual([
    'Une question, une idée ? Nous sommes là pour vous !',
    'Nos Coordonnées',
    'Les questions fréquentes de nos clients',
  ])
  expect(textsOf($, 'main h3')).toEqual(
    expect.arrayContaining(['Appelez-nous', 'Envoyez-nous un email', 'Adresses']),
  )
  expect(linksOf($, 'main a[href^="tel:"]')).toHaveLength(2)
  expect(linksOf($, 'main a[href^="mailto:"]')).toHaveLength(1)
  expect(textsOf($, 'main a').filter((text) => text.startsWith('Itinéraire vers'))).toHaveLength(2)
  expect($('main dt')).toHaveLength(6)
  const { title, drawing, withoutScript } = content.consent.map
  const map = $(`section[aria-label="${title}"]`)
  expect(map.find(`[aria-label="${drawing}"], [alt="${drawing}"]`)).toHaveLength(1)
  expect(textsOf($, '.without-script')).toEqual([words(withoutScript)])
})

test('/coming-soon has an expired countdown, without a script', () => {
  const $ = load(builtPage('/coming-soon').html)
  $('[hidden]').remove()
  expect(textsOf($, 'main h1')).toEqual([words(content.comingSoon.after.title)])
  const main = words($('main').text())
  expect(main).toContain('annoncée pour le 31 décembre 2025')
  expect(main).not.toContain('est proche')
  expect(textsOf($, '[role=timer]')).toEqual(['00 jours00 heures00 minutes00 secondes'])
})

test('the team is marked as samples, with links to its page and to a quote', () => {
  const { $ } = builtPage('/qui-sommes-nous')
  expect(textsOf($, 'main h1')).toEqual(['Qui sommes-nous'])
  expect(words($('main').text())).toContain(words(about.team.note))
  expect($('main h3')).toHaveLength(4)
  const hrefOf = (name: string) =>
    $('main a')
      .filter((_, link) => words($(link).text()) === words(name))
      .attr('href')
  const { team, portfolio, testimonials, blog } = about.team.links
  expect([team, portfolio, testimonials, blog, about.offer.action].map(hrefOf)).toEqual([
    '/team',
    '/portfolio-two',
    '/testimonial',
    '/blog',
    '/devis?service=creation-de-site-web',
  ])
})

test('the lists show three and eight projects, and one has a case study', () => {
  expect(builtPage('/portfolio-one').$('main article')).toHaveLength(3)
  expect(builtPage('/portfolio-two').$('main article')).toHaveLength(8)
  expect(textsOf(builtPage('/single-portfolio').$, 'main dd')).toEqual([
    'Famille Ben Youssef',
    'Juin 2024',
    'Deux mois',
    '50k USD',
  ])
})

test('twelve sample members have four networks each and link to one sample page', () => {
  const { $ } = builtPage('/team')
  const cards = $('main ul > li:has(h2, h3)')
  expect(cards).toHaveLength(12)
  for (const [index, member] of shownOf(members).entries()) {
    const card = cards.eq(index)
    const links = card.find('a')
    expect(links.filter((_, link) => words($(link).text()) === member.name).attr('href')).toBe(
      memberPath(member),
    )
    expect(card.text()).toContain(roleOf(member))
    const networks = links.filter('[target=_blank]').toArray()
    expect(networks).toHaveLength(4)
    for (const link of networks) {
      const name = words($(link).attr('aria-label') ?? $(link).text())
      expect(name.startsWith(`${member.name} sur`), name).toBe(true)
      expect(name.endsWith('(nouvel onglet)'), name).toBe(true)
    }
  }
})

test('three skills have a meter', () => {
  const { $ } = builtPage('/single-team')
  const { items } = content.memberProfile.skills
  // Spec: S-40.
  expect(items.map(({ percent }) => percent)).toEqual([95, 83, 90])
  const meters = $('main meter').toArray()
  expect(meters.map((meter) => Number($(meter).attr('value')))).toEqual([95, 83, 90])
  for (const { title, percent } of items) {
    expect(words($('main').text())).toContain(title)
    expect(words($('main').text())).toContain(`${percent} %`)
  }
})

test('the sidebar has the parts of the template', () => {
  const { $ } = builtPage('/blog')
  expect($('aside [placeholder="Type keyword here"]')).toHaveLength(1)
  // All category and tag links lead to '/' (Spec: S-36).
  const names = textsOf($, 'aside a[href="/"]')
  for (const name of ['Development', 'Technology', 'Creative Director', 'Uncategorized']) {
    expect(
      names.filter((text) => text.startsWith(name)),
      name,
    ).toHaveLength(1)
  }
  for (const name of ['Marketing', 'Solutions', 'Studio', 'Brand']) expect(names).toContain(name)
  expect(names.filter((text) => text.startsWith('Business'))).toHaveLength(2)
  expect($('aside a[href^="/blog/"]')).toHaveLength(3)
})

test('the article has its tags, its dates and its counts', () => {
  const { $ } = builtPage('/single-blog')
  expect(words($('main').text())).toContain('175 lecteurs aiment')
  const dates = $('main time').toArray()
  expect(dates.map((time) => $(time).attr('datetime')?.slice(0, 7))).toEqual([
    '2023-06',
    '2024-06',
    '2024-06',
    '2024-06',
  ])
  const told = latestFirst(posts).find(({ id }) => id === toldPost)
  const headings = told ? headingsOf(told) : []
  expect(textsOf($, 'main article h3')).toEqual([...headings, journal.sources].map(words))
  const comments = $('main a').filter((_, link) => words($(link).text()) === '23 commentaires')
  expect($(comments.attr('href') ?? '').text()).toContain(content.sampleArticle.comments.title)
})

test('the menu has its entries in order', () => {
  const { $ } = builtPage('/')
  expect(textsOf($, `${menu} > ul :is(a, summary)`)).toEqual(
    mainMenu.flatMap((item) => [
      item.title,
      ...('submenu' in item ? item.submenu.map(({ title }) => title) : []),
    ]),
  )
  for (const { label } of company.social) {
    const link = $(`${menu} a[target=_blank]`).filter((_, one) =>
      ($(one).attr('aria-label') ?? $(one).text()).includes(label),
    )
    expect(link, label).toHaveLength(1)
    expect(link.attr('aria-label') ?? link.text()).toContain('nouvel onglet')
  }
})

test('the current page and its list are marked', () => {
  const marks = (path: string) => {
    const { $ } = builtPage(path)
    return $(`${menu} [aria-current]`)
      .toArray()
      .map((one) => [words($(one).text()), $(one).attr('aria-current')])
  }
  expect(marks('/devis')).toEqual([['Devis', 'page']])
  expect(marks('/contactez-nous')).toEqual([
    ['À propos', 'true'],
    ['Contactez-nous', 'page'],
  ])
  expect(marks('/expertises')).toEqual([['Expertises', 'page']])
  expect(marks('/expertises/logo-et-branding')).toEqual([['Expertises', 'true']])
})

test('the not-found page links to the home page', () => {
  const { $ } = builtPage(lostPath)
  expect(textsOf($, 'h1')).toEqual([words(content.notFound.title)])
  expect(textsOf($, 'main a[href="/"]')).toContain(words(content.notFound.home))
})

test.each(ownPosts(posts).map((post) => [postPath(post), post] as const))(
  '%s has all its parts, and links to three other posts',
  (path, post) => {
    const { $ } = builtPage(path)
    const main = words($('main').text())
    expect(textsOf($, 'main h1')).toEqual([words(post.title)])
    expect(textsOf($, 'main article h2')).toEqual([...headingsOf(post), journal.sources].map(words))
    for (const { title } of post.sources) expect(main).toContain(words(title))
    expect(main).toContain('par l’équipe Graaand')
    const others = linksOf($, 'main a')
    expect(others).toEqual(expect.arrayContaining(postsAfter(post.id, posts).map(postPath)))
  },
)

test('the footer gives the numbers, the address and the legal pages', () => {
  const { $ } = builtPage('/devis')
  expect(textsOf($, 'body > footer h2')).toEqual([words(layout.footer.heading)])
  const addresses = textsOf($, 'body > footer address').join(' ')
  for (const { phone, city } of company.offices) {
    expect(textsOf($, `body > footer a[href="${phone.href}"]`)).toContain(words(phone.label))
    expect(addresses).toContain(city)
  }
  for (const { title, url } of legalLinks) {
    expect(textsOf($, `body > footer a[href="${url}"]`)).toContain(words(title))
  }
  // Without scripts it leads to the policy.
  const choices = $(`a:contains("${content.consent.choices.open}")`)
  expect(choices.attr('href')).toBe('/politique-de-cookies')
  expect($('body > footer').text()).toContain(`© ${company.copyrightYear}`)
  expect(
    $(`body > footer a[href="/"][aria-label="${layout.home}"]`).length +
      textsOf($, 'body > footer a[href="/"]').filter((text) => text === layout.home).length,
  ).toBe(1)
})

test('a local address shows the facts that the agency has to supply', () => {
  const { $ } = builtPage('/mentions-legal')
  const missing = legalPages(content)
    ['/mentions-legal'].sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []))
    .filter(({ value }) => value === null)
  const shown = textsOf($, 'main dd').filter((text) => text.includes(words(legalWords.missing)))
  expect(shown).toHaveLength(missing.length)
})
