import type { Page } from '@playwright/test'
import { latestFirst, type Post } from '#content/collections/posts.ts'
import { loadContent } from '#content/documents/load.ts'
import { findPosts } from '../app/pages/blog/find-posts.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { journal, posts: all, sampleArticle } = loadContent()
const posts = latestFirst(all)

const postTitles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
const titlesOf = (found: readonly Pick<Post, 'title'>[]) => found.map(({ title }) => title)
const list = (page: Page) => page.locator('#articles')
const commentForm = (page: Page) => page.getByRole('form', { name: sampleArticle.form.name })

/** With JavaScript the island filters; without it the server does. */
const bothWays = [
  { tag: '@js', open: openStarted },
  { tag: '@no-js', open: (page: Page, path: string) => page.goto(path) },
]

for (const { tag, open } of bothWays) {
  test(`the blog has two pages of three posts ${tag}`, { tag }, async ({ page }) => {
    await open(page, '/blog')
    const pages = page.getByRole('navigation', { name: journal.pages })
    await expect(postTitles(page)).toHaveText(titlesOf(posts.slice(0, 3)))
    await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await pages.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/blog?page=2#articles')
    await expect(postTitles(page)).toHaveText(titlesOf(posts.slice(3)))
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(postTitles(page).first()).toBeInViewport()
    await pages.getByRole('link', { name: 'Page 1' }).click()
    await expect(postTitles(page)).toHaveText(titlesOf(posts.slice(0, 3)))
  })

  test(`a search lists the posts that contain its words ${tag}`, { tag }, async ({ page }) => {
    await open(page, '/blog-grid')
    await expect(postTitles(page)).toHaveText(titlesOf(posts))
    await search(page, 'GRAND-MERE')
    await expect(page).toHaveURL('/blog-grid?q=GRAND-MERE#articles')
    await expect(postTitles(page)).toHaveText(titlesOf(findPosts(posts, 'grand-mère')))
    await expect(list(page).getByText('1 article pour « GRAND-MERE »')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('GRAND-MERE')

    await search(page, 'plombier')
    await expect(list(page).getByText(/^Aucun article pour « plombier »/)).toBeVisible()
    await expect(postTitles(page)).toHaveCount(0)
    await page.getByRole('link', { name: journal.search.clear }).click()
    await expect(page).toHaveURL('/blog-grid')
    await expect(postTitles(page)).toHaveText(titlesOf(posts))
    await expect(page.getByRole('searchbox')).toHaveValue('')

    const found = findPosts(posts, 'une')
    expect(found.length).toBeGreaterThan(3)
    await open(page, '/blog')
    await search(page, 'une')
    await expect(postTitles(page)).toHaveText(titlesOf(found.slice(0, 3)))
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/blog?q=une&page=2#articles')
    await expect(postTitles(page)).toHaveText(titlesOf(found.slice(3)))
  })

  test(`a comment is stored for the agency, not shown ${tag}`, { tag }, async ({
    page,
    visitor,
    leads,
  }) => {
    await open(page, '/single-blog')
    await expect(page.locator('#commentaires ol > li')).toHaveCount(3)
    const form = commentForm(page)
    const comment = form.getByLabel('Commentaire')
    await page.getByRole('link', { name: 'Reply, Awa Diallo' }).click()
    await expect(comment).toHaveValue('@Awa Diallo ')
    await expect(comment).toBeInViewport()
    await form.getByLabel('Nom').fill(visitor.name)
    await form.getByLabel('E-mail').fill(visitor.email)
    await comment.fill('@Awa Diallo onze ans.\nOn se suit.')
    await form.getByRole('button', { name: 'Envoyer le commentaire' }).click()
    await expect(form.getByText('il ne paraît pas tout de suite')).toBeVisible()
    expect(await leads()).toMatchObject([
      { form: 'comment', values: { comment: '@Awa Diallo onze ans.\nOn se suit.' } },
    ])
    await page.goto('/single-blog')
    await expect(page.getByText('On se suit.')).toHaveCount(0)
  })
}

test('new results take the focus and announce their number, the query in its own direction', async ({
  page,
}) => {
  await openStarted(page, '/blog')
  await search(page, 'grille')
  await expect(list(page)).toBeFocused()
  await expect(list(page)).toHaveAccessibleName('1 article pour « grille »')
  await page.goBack()
  await expect(list(page)).toHaveAccessibleName(
    '6 articles pour préparer votre site et vos textes, page 1 sur 2',
  )
  await search(page, 'سوسة')
  await expect(list(page)).toHaveAccessibleName(/pour «\u00a0سوسة\u00a0»/)
  await expect(page.getByText('سوسة', { exact: true })).toHaveCSS('unicode-bidi', 'isolate')
})

test('a search works before any script has started', async ({ page }) => {
  await page.goto('/blog')
  await search(page, 'logo')
  await expect(postTitles(page)).toHaveText(titlesOf(findPosts(posts, 'logo')))
})

test('a like adds one, is stored and can be undone', async ({ page }) => {
  await openStarted(page, '/single-blog')
  const like = page.getByRole('button', { name: sampleArticle.like })
  await expect(page.getByText('175 lecteurs aiment')).toBeVisible()
  await like.click()
  await expect(page.getByText('176 lecteurs aiment')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await openStarted(page, '/single-blog')
  await expect(page.getByText('176 lecteurs aiment')).toBeVisible()
  await like.click()
  await expect(page.getByText('175 lecteurs aiment')).toBeVisible()
})

async function search(page: Page, keywords: string) {
  await page.getByRole('searchbox', { name: journal.search.label }).fill(keywords)
  await page.getByRole('button', { name: journal.search.submit }).click()
}
