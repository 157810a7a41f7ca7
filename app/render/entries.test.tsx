import { load } from 'cheerio'
import { expect, test, vi } from 'vitest'
import { sitePages, sitePaths } from '#content/all-pages.ts'
import type { Post } from '#content/collections/posts.ts'
import type { RealProject } from '#content/collections/projects.ts'
import type { RealMember } from '#content/collections/team.ts'
import type { Testimonial } from '#content/collections/testimonials.ts'
import type { Company } from '#content/company/company.ts'
import type { Content } from '#content/documents/documents.ts'
import type { PictureField } from '#content/documents/fields.ts'
import { loadContent } from '#content/documents/load.ts'
import { changedContent } from '#workshop/content.ts'
import { cardLook } from '../../tools/build/social-cards.ts'
import { rss } from '../feeds/rss.ts'
import { feeds, renderPage, type SiteAssets } from './render-page.tsx'

vi.mock('../styles/late.css?url', () => ({ default: '/late.css' }))

vi.mock('../build-settings.ts', () => ({
  buildSettings: { siteUrl: 'https://graaand.example', forms: 'server', isPublic: false },
}))

const post: Post = {
  id: 'nouvelle-vitrine',
  order: 1,
  title: 'Une nouvelle vitrine',
  crumb: 'Nouvelle vitrine',
  category: 'Business',
  date: '2030-01-02',
  excerpt: 'Ce qui change dans la rue.',
  keywords: 'enseigne',
  description: 'Une vitrine refaite, ce qu’elle coûte et ce qu’elle rapporte, chiffres datés.',
  blocks: [{ heading: 'La rue' }, 'Elle passe.', { link: 'Nos prix', to: '/tarifs/seo' }],
  sources: [{ by: 'INSEE', title: 'Les rues', date: '2029' }],
}

const project: RealProject = {
  id: 'la-librairie',
  order: 9,
  replaces: 'medina-lofts',
  title: 'La Librairie',
  lead: 'Une boutique en ligne.',
  story: 'Le problème, puis le résultat.',
  trade: 'Libraire',
  place: 'Sète',
  work: 'Site e-commerce',
  agreement: { date: '2029-12-01', kept: 'Classeur des accords' },
  need: 'Vendre des livres en ligne.',
  making: 'Un catalogue et une caisse.',
  change: 'Les commandes arrivent la nuit.',
  description: 'La boutique en ligne d’une vraie librairie de Sète, du catalogue à la caisse.',
}

const member: RealMember = {
  id: 'une-personne',
  order: 13,
  replaces: 'nour-haddad',
  name: 'Une vraie personne',
  role: 'Graphiste',
  lead: 'Elle dessine les affiches.',
  text: 'Elle suit un projet du croquis à l’imprimeur.',
  skills: ['Typographie'],
  description:
    'Une vraie personne, graphiste de l’agence, du croquis à l’imprimeur, et ses savoir-faire.',
}

const today = loadContent()
const content: Content = {
  ...today,
  posts: [...today.posts, post],
  projects: [...today.projects, project],
  members: [...today.members, member],
}

const assets: SiteAssets = {
  site: '/assets/site.js',
  boot: '',
  plan: '/assets/plan.js',
  islands: {} as SiteAssets['islands'],
  cards: Object.fromEntries([...sitePages(today)].map(([path, { title }]) => [path, title])),
}
const render = (path: string) => renderPage(path, content, assets).html

const says = (path: string, text: string) => render(path).includes(text)

test('an added article has a page, and is in lists and feeds', () => {
  const html = render('/blog/nouvelle-vitrine')
  expect(html).toContain('<title>Une nouvelle vitrine | Graaand</title>')
  expect(html).toContain(`<meta name="description" content="${post.description}"/>`)
  expect(html).toContain(
    '<h2>La rue</h2><p>Elle passe.</p><p><a href="/tarifs/seo">Nos prix</a></p>',
  )
  expect(html).toContain('"@type":"BlogPosting"')
  for (const list of ['/blog', '/blog-grid', '/blog/client-presse']) {
    expect(says(list, 'href="/blog/nouvelle-vitrine"'), list).toBe(true)
  }
  expect(sitePaths(content)).toHaveLength(sitePaths(today).length + 3)
  expect(feeds['/sitemap.xml']?.(content)).toContain('/blog/nouvelle-vitrine</loc>')
  expect(rss(content, post.date)).toContain('<title>Une nouvelle vitrine</title>')
  expect(() => renderPage('/blog/nouvelle-vitrine', today, assets)).toThrow(
    'no page has the address',
  )
})

test.each([
  ['/blog/nouvelle-vitrine', 144],
  ['/portfolio/la-librairie', 144],
  ['/team/une-personne', 96],
] as const)('the entry at %s, which has no picture, gets a generated drawing', (path, width) => {
  const drawn = /<section class="(?:project|member)"><img [^>]*|<img data-picture[^>]*/.exec(
    render(path),
  )
  expect(drawn?.[0]).toMatch(/src="data:image\/svg\+xml,/)
  expect(drawn?.[0]).toContain(`width="${width}"`)
  expect(cardLook(path).picture.body).not.toBe('')
})

test('the second page of /blog-grid has the seventh article, and the canonical of /blog-grid', () => {
  const query = new URLSearchParams('page=2')
  const options = { query, result: null, nonce: '' }
  const seven = { ...content, posts: content.posts.slice(-7) }
  const pageOf = (options = {}) => renderPage('/blog-grid', seven, assets, options).html
  const titles = (html: string) =>
    [...html.matchAll(/<\/p><h2>([^<]*)<\/h2><p>/g)].map(([, title]) => title)
  const [first, second] = [titles(pageOf()), titles(pageOf(options))]
  expect(first).toHaveLength(6)
  expect(second).toHaveLength(1)
  expect(new Set([...first, ...second]).size).toBe(7)
  expect(pageOf()).toContain('href="/blog-grid?page=2#articles"')
  expect(pageOf(options)).toMatch(/<link rel="canonical" href="[^"]*\/blog-grid"/)
  const sitemap = feeds['/sitemap.xml']?.(seven) ?? ''
  expect(sitemap).not.toContain('page=')
  for (const { id } of seven.posts.filter(({ sample }) => !sample)) {
    expect(sitemap).toContain(`/blog/${id}</loc>`)
  }
})

// Spec: S-50.
test('a real project has a page of its own', () => {
  const html = render('/portfolio/la-librairie')
  expect(html).toMatch(/<h1[^>]*>La Librairie<\/h1>/)
  for (const words of ['Une boutique en ligne.', 'Libraire', 'Vendre des livres en ligne.']) {
    expect(html).toContain(words)
  }
  expect(html).not.toContain('Exemple')
  expect(html).not.toContain('Classeur des accords')
})

// Spec: S-51.
test('a real member has a page of their own', () => {
  const html = render('/team/une-personne')
  expect(html).toMatch(/<h1[^>]*>Une vraie personne<\/h1>/)
  for (const words of ['Graphiste', 'Elle dessine les affiches.', 'Typographie']) {
    expect(html).toContain(words)
  }
  expect(html).not.toMatch(/exemple/i)
})

test.each([
  ['/portfolio-one', 'La Librairie', 'Medina Lofts', 3],
  ['/portfolio-two', 'La Librairie', 'Medina Lofts', 8],
  ['/team', 'Une vraie personne', 'Nour Haddad', 12],
])('%s shows %s in the place of %s', (path, real, sample, count) => {
  const titles = (of: Content) =>
    [...renderPage(path, of, assets).html.matchAll(/<h2><a[^>]*>([^<]*)<\/a><\/h2>/g)].map(
      ([, title]) => title,
    )
  expect(titles(content)).toHaveLength(count)
  expect(titles(content)).toEqual(titles(today).map((title) => (title === sample ? real : title)))
})

test.each([
  ['/portfolio-one', 2],
  ['/portfolio-two', 7],
  ['/team', 11],
])(
  'beside a real entry, %s marks each of its %i samples instead of the whole page',
  (path, samples) => {
    const marksIn = (of: Content) => {
      const { html } = renderPage(path, of, assets)
      return [html.includes('>Exemple<'), html.split('(exemple)').length - 1]
    }
    expect(marksIn(content)).toEqual([false, samples])
    expect(marksIn(today)[0]).toBe(true)
  },
)

const shot = (letter: string, width = 1440): PictureField => ({
  id: letter.repeat(32),
  name: `${letter}.jpg`,
  width,
  height: width / 2,
  widths: [320, 480, 720, 1080, 1440].filter((step) => step <= width),
  alt: `Photo ${letter}`,
})

const testimonial: Testimonial = {
  order: 99,
  agreement: { date: '2029-12-01', kept: 'Classeur' },
  id: 'un-client',
  replaces: 'ines',
  rating: 5,
  title: 'Très bien',
  text: 'Livré à temps.',
  author: 'Un client',
  role: 'Libraire',
  received: '2029-12-01',
  photo: { ...shot('c', 480), decorative: true },
}

const article = today.posts.find(({ sample }) => !sample)
if (!article) throw new Error('no article has its own page')
const pictured: Content = {
  ...today,
  projects: [...today.projects, { ...project, cover: shot('a') }],
  members: [...today.members, { ...member, portrait: shot('b') }],
  testimonials: [...today.testimonials, testimonial],
  posts: today.posts.map((post) =>
    post === article ? { ...post, blocks: ['Avant.', { picture: shot('d') }] } : post,
  ),
}
const articlePath = `/blog/${article.id}`

const imageOn = (path: string, of = pictured) =>
  load(renderPage(path, of, assets).html)('img[src^="/images/"]')

// Spec: S-17.
test('a picture loads near the viewport, at once on the first screen, at the width of its place', () => {
  const image = imageOn(articlePath)
  expect(image).toHaveLength(1)
  expect(image.attr()).toMatchObject({
    src: `/images/${'d'.repeat(32)}.webp`,
    sizes: '(scripting: none) 720px, .1px',
    width: '720',
    height: '360',
    alt: 'Photo d',
    loading: 'lazy',
    decoding: 'async',
  })
  const files = image.attr('srcset')?.split(', ').slice(1)
  expect(files).toEqual([720, 1080].map((w) => `/images/${'d'.repeat(32)}-${w}.avif ${w}w`))

  const first = imageOn('/portfolio/la-librairie')
  expect(first.attr('loading')).toBeUndefined()
  expect(first.attr('sizes')).toBe('1080px')
  expect(first.attr('srcset')).not.toContain('1w')
})

test.each([
  ['/portfolio/la-librairie', 'a'],
  ['/portfolio-two', 'a'],
  ['/single-portfolio', 'a'],
  ['/team/une-personne', 'b'],
  ['/team', 'b'],
  ['/testimonial', 'c'],
])('%s shows the picture of an entry instead of a drawing', (path, letter) => {
  const image = imageOn(path)
  expect(image).toHaveLength(1)
  expect(image.attr('src')).toBe(`/images/${letter.repeat(32)}.webp`)
  expect(image.attr('alt')).toBe(letter === 'c' ? '' : `Photo ${letter}`)
})

test('a picture shown small loads the smallest file', () => {
  expect(imageOn('/testimonial').attr('srcset')).toMatch(/ 1w, \/images\/c{32}-320\.avif 320w$/)
})

test('a small picture is not enlarged', () => {
  const own = { ...project, cover: shot('a', 480) }
  const image = imageOn('/portfolio/la-librairie', { ...content, projects: [own] })
  expect([image.attr('width'), image.attr('height')]).toEqual(['480', '240'])
  expect(image.attr('srcset')).toBe(`/images/${'a'.repeat(32)}-480.avif 480w`)
})

test.each([
  ['a new article', '/blog/nouvelle-vitrine', content],
  [
    'an article with a new title',
    articlePath,
    { ...today, posts: today.posts.map((each) => ({ ...each, title: `${each.title} Suite` })) },
  ],
])('the social card of %s claims no title', (_, path, of) => {
  const { html } = renderPage(path, of, assets)
  expect(html).toContain('content="https://graaand.example/cards/graaand.png"')
  expect(html).toContain('content="Une rue de carreaux et l’enseigne Graaand."')
  expect(html).not.toContain('/cards/blog/')
})

test('the feed has no article of a day to come', () => {
  const titlesOn = (day: string) =>
    [...rss(content, day).matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)
  const dayBefore = new Date(Date.parse(post.date) - 86_400_000).toISOString().slice(0, 10)
  expect(titlesOn(dayBefore)).not.toContain(post.title)
  expect(titlesOn(post.date)).toContain(post.title)
})

test('search engines read the first picture of an article', () => {
  const image = (of: Content) => /"image":"([^"]*)"/.exec(renderPage(articlePath, of, assets).html)
  expect(image(pictured)?.[1]).toBe(`https://graaand.example/images/${'d'.repeat(32)}.webp`)
  expect(image(today)?.[1]).toBe(`https://graaand.example/cards${articlePath}.png`)
})

test('an office with a street shows it, with a route', () => {
  const street = '1 rue de l’Exemple'
  const { company } = changedContent<Company>('company/company', ({ offices }) => {
    offices[0].street = street
  })
  const $ = load(renderPage('/contactez-nous', { ...today, company }, assets).html)
  expect($('main address').text()).toBe(`${street}, Montpellier, FranceSousse, Tunisie`)
  expect($('main a:contains("Itinéraire vers")').text()).toContain('Montpellier')
  expect($('main a:contains("Itinéraire vers")')).toHaveLength(1)
})
