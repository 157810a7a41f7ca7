import type { Card } from '#content/collections/posts.ts'

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
