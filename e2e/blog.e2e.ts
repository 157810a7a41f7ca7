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
const pageLink = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: journal.pages })
    .getByRole('link', { name: `Page ${number}` })

async function search(page: Page, keywords: string) {
  await page.getByRole('searchbox', { name: journal.search.label }).fill(keywords)
  await page.getByRole('button', { name: journal.search.submit }).click()
}

// The server renders every list, also for visitors with scripts.
test('the blog has two pages of three posts', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/blog')
  await expect(postTitles(page)).toHaveText(titlesOf(posts.slice(0, 3)))
  await expect(pageLink(page, 1)).toHaveAttribute('aria-current', 'page')
  await pageLink(page, 2).click()
  await expect(page).toHaveURL('/blog?page=2#articles')
  await expect(postTitles(page)).toHaveText(titlesOf(posts.slice(3)))
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  await expect(postTitles(page).first()).toBeInViewport()
  await pageLink(page, 1).click()
  await expect(postTitles(page)).toHaveText(titlesOf(posts.slice(0, 3)))
})

test('a search lists the posts that contain its words, takes the focus and announces their number', async ({
  page,
}) => {
  await openStarted(page, '/blog-grid')
  await expect(postTitles(page)).toHaveText(titlesOf(posts))
  await search(page, 'GRAND-MERE')
  await expect(page).toHaveURL('/blog-grid?q=GRAND-MERE#articles')
  await expect(postTitles(page)).toHaveText(titlesOf(findPosts(posts, 'grand-mère')))
  await expect(list(page)).toBeFocused()
  await expect(list(page)).toHaveAccessibleName('1 article pour « GRAND-MERE »')
  await expect(page.getByRole('searchbox')).toHaveValue('GRAND-MERE')

  await search(page, 'سوسة')
  await expect(list(page)).toHaveAccessibleName(/^Aucun article pour «\u00a0سوسة\u00a0»/)
  await expect(page.getByText('سوسة', { exact: true })).toHaveCSS('unicode-bidi', 'isolate')
  await expect(postTitles(page)).toHaveCount(0)
  await page.getByRole('link', { name: journal.search.clear }).click()
  await expect(page).toHaveURL('/blog-grid')
  await expect(postTitles(page)).toHaveText(titlesOf(posts))
  await expect(page.getByRole('searchbox')).toHaveValue('')

  const found = findPosts(posts, 'une')
  expect(found.length).toBeGreaterThan(3)
  await page.goto('/blog')
  await expect(list(page)).toHaveAccessibleName(
    '6 articles pour préparer votre site et vos textes, page 1 sur 2',
  )
  await search(page, 'une')
  await expect(postTitles(page)).toHaveText(titlesOf(found.slice(0, 3)))
  await pageLink(page, 2).click()
  await expect(page).toHaveURL('/blog?q=une&page=2#articles')
  await expect(postTitles(page)).toHaveText(titlesOf(found.slice(3)))
})

test('a reply begins a comment; a like adds one, is stored and can be undone', async ({ page }) => {
  await openStarted(page, '/single-blog')
  const like = page.getByRole('button', { name: sampleArticle.like })
  await expect(page.getByText('175 lecteurs aiment')).toBeVisible()
  await like.click()
  await expect(page.getByText('176 lecteurs aiment')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  const comment = page.getByRole('textbox', { name: 'Commentaire' })
  await page.getByRole('link', { name: 'Reply, Awa Diallo' }).click()
  await expect(comment).toHaveValue('@Awa Diallo ')
  await expect(comment).toBeInViewport()
  await comment.focus()
  await expect(page.locator('[data-island*="/comment-form-"]')).toHaveAttribute('data-ready')
  await expect(comment).toHaveValue('@Awa Diallo ')
  await expect(page.getByText('176 lecteurs aiment')).toBeVisible()
  await like.click()
  await expect(page.getByText('175 lecteurs aiment')).toBeVisible()
})
