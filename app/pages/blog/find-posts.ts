import type { Card } from '#content/collections/posts.ts'
import type { Content } from '#content/documents/documents.ts'
import type { Journal } from '#content/pages/blog/blog.ts'
import { fill } from '../../ui/fill.ts'

/**
 * Returns the posts that contain every typed word, regardless of accents and case.
 *
 * @param keywords as typed; empty returns all
 */
export function findPosts<P extends Card>(posts: readonly P[], keywords: string): readonly P[] {
  const words = fold(keywords).split(/\s+/)
  return posts.filter(({ title, category, excerpt, keywords }) => {
    const text = fold(`${title} ${category} ${excerpt} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}

export function paginate<P>(found: readonly P[], perPage: number, wanted: string | null) {
  const pageCount = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(Math.max(1, Math.trunc(Number(wanted)) || 1), pageCount)
  const first = (page - 1) * perPage
  return {
    posts: found.slice(first, first + perPage),
    total: found.length,
    page,
    pageCount,
  }
}

/** Returns the words about a list of `total` posts, with a blank for the keywords if there are any. */
export function summaryOf(words: Journal['summaries'], total: number, keywords: string): string {
  const kind = keywords ? (['none', 'one'] as const)[total] : 'all'
  return fill(words[kind ?? 'several'], { nombre: String(total) })
}

/** Returns the number of a page, or nothing if it is the only one. */
export const pageWords = (
  { page: words }: Journal['summaries'],
  page: number,
  pageCount: number,
) => (pageCount > 1 ? fill(words, { page: String(page), pages: String(pageCount) }) : '')

/** Returns what distinguishes the title of a searched list, or of a later page, from that of the first page. */
export function listTitle(
  title: string,
  { posts, journal: { summaries } }: Content,
  query: URLSearchParams,
  perPage: number,
): string {
  const keywords = query.get('q')?.trim() ?? ''
  const { total, page, pageCount } = paginate(
    findPosts(posts, keywords),
    perPage,
    query.get('page'),
  )
  const found = keywords && fill(summaryOf(summaries, total, keywords), { mots: keywords })
  const later = page > 1 ? pageWords(summaries, page, pageCount) : ''
  return [found, title + later].filter(Boolean).join('\u00a0: ')
}

/** Accents, and invisible signs such as soft hyphens. */
const unheard = /[\p{Mn}\p{Cf}]/gu

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(unheard, '')
    .replace(/[\p{Pd}\s]+/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .trim()
}
