import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { createPages } from './pages.ts'
import { forOlderBrowsers } from './styled-browsers.ts'

test('known pages follow the current content, and are rendered with it', async () => {
  const today = loadContent()
  const content = { current: today }
  const pages = createPages(
    async () => ({ renderPage: (path, { posts }) => ({ html: `${path}, ${posts.length}` }) }),
    {},
    content,
  )
  const [post] = today.posts
  if (!post) throw new Error('no article')
  expect(pages.has('/blog/nouvelle-vitrine')).toBe(false)

  content.current = { ...today, posts: [...today.posts, { ...post, id: 'nouvelle-vitrine' }] }
  expect(pages.has('/blog/nouvelle-vitrine')).toBe(true)
  const url = new URL('https://graaand.example/blog/nouvelle-vitrine/')
  expect(await pages.render(url, null, '')).toBe(
    `/blog/nouvelle-vitrine, ${today.posts.length + 1}`,
  )

  for (const path of ['/404', '/plan', '/blog/cinq-competences', '/nulle-part']) {
    expect(pages.has(path), path).toBe(false)
  }
})

test('a page rendered on request keeps its sheets from older browsers, as a built one does', async () => {
  const html =
    '<style nonce="a">.a{color:red}</style><p>Texte</p><style>@media (width<40em){.b{top:0}}</style>'
  const pages = createPages(
    async () => ({ renderPage: () => ({ html }) }),
    {},
    { current: loadContent() },
  )
  const known = '@supports (color:light-dark(#fff,#fff))'
  expect(await pages.render(new URL('https://graaand.example/devis?envoi=G-1'), null, 'a')).toBe(
    `<style nonce="a">${known}{.a{color:red}}${forOlderBrowsers}</style><p>Texte</p>` +
      `<style>${known}{@media (width<40em){.b{top:0}}}</style>`,
  )
})
