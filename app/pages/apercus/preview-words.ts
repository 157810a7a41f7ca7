import { createContext } from 'react'
import type { previewsPage } from '#content/pages/apercus.ts'

/** What /apercus says; `notice` is said wherever a preview is shown. */
export type PreviewWords = typeof previewsPage & { notice: string }

/** Given once, by preview-maker.tsx, to every part of the page that React takes over. */
export const PreviewWords = createContext({} as PreviewWords)
