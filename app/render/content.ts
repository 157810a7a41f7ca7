import { createContext, use } from 'react'
import type { Content } from '#content/documents/documents.ts'

export const ContentContext = createContext<Content | null>(null)

export function useContent(): Content {
  const content = use(ContentContext)
  if (!content) throw new Error('rendered outside renderPage()')
  return content
}
