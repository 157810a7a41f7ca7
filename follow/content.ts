import { createContext, use } from 'react'
import type { Content } from '#content/documents/documents.ts'

export const ContentContext = createContext<Content | null>(null)

/** The words that the page is rendered with. */
export function useContent(): Content {
  const content = use(ContentContext)
  if (!content) throw new Error('rendered outside drawFollow()')
  return content
}
