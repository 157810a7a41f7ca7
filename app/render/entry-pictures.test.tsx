import { load } from 'cheerio'
import { expect, test, vi } from 'vitest'
import type { RealProject } from '#content/collections/projects.ts'
import type { RealMember } from '#content/collections/team.ts'
import type { Testimonial } from '#content/collections/testimonials.ts'
import type { Content } from '#content/documents/documents.ts'
import type { PictureField } from '#content/documents/fields.ts'
import { loadContent } from '#content/documents/load.ts'
import { renderPage, type SiteAssets } from './render-page.tsx'

vi.mock('../styles/late.css?url', () => ({ default: '/late.css' }))

vi.mock('../build-settings.ts', () => ({
  buildSettings: { siteUrl: 'https://graaand.example', forms: 'server', isPublic: false },
}))

const shot = (letter: string, width = 1440): PictureField => ({
  id: letter.repeat(32),
  name: `${letter}.jpg`,
  width,
  height: width / 2,
  widths: [320, 480, 720, 1080, 1440].filter((step) => step <= width),
  alt: `Photo ${letter}`,
})

const card = { order: 99, agreement: { date: '2029-12-01', kept: 'Classeur' }, description: '' }

const project: RealProject = {
  ...card,
  id: 'la-librairie',
  replaces: 'medina-lofts',
  title: 'La Librairie',
  lead: 'Une boutique.',
  story: 'Le résultat.',
  trade: 'Libraire',
  place: 'Sète',
  work: 'Site',
  need: 'Vendre.',
  making: 'Un catalogue.',
  change: 'Des commandes.',
  cover: shot('a'),
}

const member: RealMember = {
  ...card,
  id: 'une-personne',
  replaces: 'nour-haddad',
  name: 'Une personne',
  role: 'Graphiste',
  lead: 'Elle dessine.',
  text: 'Du croquis au tirage.',
  skills: ['Typographie'],
  portrait: shot('b'),
}

const testimonial: Testimonial = {
  ...card,
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

const today = loadContent()
const article = today.posts.find(({ sample }) => !sample)
if (!article) throw new Error('no article has its own page')
const content: Content = {
  ...today,
  projects: [...today.projects, project],
  members: [...today.members, member],
  testimonials: [...today.testimonials, testimonial],
  posts: today.posts.map((post) =>
    post === article ? { ...post, blocks: ['Avant.', { picture: shot('d') }] } : post,
  ),
}
const articlePath = `/blog/${article.id}`

const assets: SiteAssets = {
  site: '/assets/site.js',
  boot: '',
  plan: '/assets/plan.js',
  islands: {} as SiteAssets['islands'],
}

const imageOn = (path: string, of = content) =>
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

test('search engines read the first picture of an article', () => {
  const image = (of: Content) => /"image":"([^"]*)"/.exec(renderPage(articlePath, of, assets).html)
  expect(image(content)?.[1]).toBe(`https://graaand.example/images/${'d'.repeat(32)}.webp`)
  expect(image(today)?.[1]).toBe(`https://graaand.example/cards${articlePath}.png`)
})
