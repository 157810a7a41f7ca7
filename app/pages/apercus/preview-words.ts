import { createContext } from 'react'
import type { PreviewsPage } from '#content/pages/apercus.ts'

export const PreviewWords = createContext({} as PreviewsPage)
