import { createContext } from 'react'
import type { PreviewsPage } from '#content/pages/apercus.ts'

/** Given once, by preview-maker.tsx, to every part of the page that React takes over. */
export const PreviewWords = createContext({} as PreviewsPage)
