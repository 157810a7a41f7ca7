import { expect, test, vi } from 'vitest'
import { cardLook } from '#art/social-cards.ts'
import { sitePaths } from '#content/all-pages.ts'
import type { Post } from '#content/collections/posts.ts'
import type { RealProject } from '#content/collections/projects.ts'
import type { RealMember } from '#content/collections/team.ts'
import type { Content } from '#content/documents/documents.ts'
import { loadContent } from '#content/documents/load.ts'
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
  expect(feeds['/blog/rss.xml']?.(content)).toContain('<title>Une nouvelle vitrine</title>')
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
