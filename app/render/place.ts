import { createContext, use } from 'react'
import type { FormResult } from '#forms/result.ts'

/** What a page is rendered for. */
export interface Place {
  /** Without a trailing slash. */
  path: string
  query: URLSearchParams
  /** What became of a form posted without JavaScript. */
  result: FormResult | null
}

export const PlaceContext = createContext<Place | null>(null)

/** What the page is rendered for; islands are given what they need of it as props. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('rendered outside renderPage()')
  return place
}
