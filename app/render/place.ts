import { createContext, use } from 'react'
import type { FormResult } from '#forms/result.ts'

export interface Place {
  path: string
  query: URLSearchParams
  result: FormResult | null
}

export const PlaceContext = createContext<Place | null>(null)

export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('rendered outside renderPage()')
  return place
}
