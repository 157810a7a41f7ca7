import { createContext, use } from 'react'
import type { Content } from '#content/documents/documents.ts'

export const ContentContext = createContext<Content | null>(null)

/** The words that the page is rendered with; islands are given what they need of them as props. */
export function useContent(): Content {
  const content = use(ContentContext)
  if (!content) throw new Error('rendered outside renderPage()')
  return content
}
