import type { Card } from '#content/collections/posts.ts'

/**
 * The posts in which every word of `keywords` is found, in their title, category, excerpt or
 * keywords; accents and capitals do not count.
 *
 * @param keywords as typed; empty, every post is found
 */
export function findPosts<P extends Card>(posts: readonly P[], keywords: string): readonly P[] {
  const words = fold(keywords).split(/\s+/)
  return posts.filter(({ title, category, excerpt, keywords }) => {
    const text = fold(`${title} ${category} ${excerpt} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}

/** One page of a list, and where it stands. */
export interface PostPage<P> {
  posts: readonly P[]
  /** Posts in all pages together. */
  total: number
  /** The page shown, from 1. */
  page: number
  pageCount: number
}

/**
 * Cuts a list in pages.
 *
 * @param perPage posts on a page, at most
 * @param wanted page asked for in an address, as it stands there; what is no page means the
 *   nearest one
 */
export function paginate<P>(
  found: readonly P[],
  perPage: number,
  wanted: string | null,
): PostPage<P> {
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

const combiningMarks = /\p{Mn}/gu

/** Hyphens of every kind are spaces: they are typed or not. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(/[\p{Pd}\s]+/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .trim()
}
