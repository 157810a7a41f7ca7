import { createContext, useContext, useEffect } from 'react'
import { Scripts } from 'react-router'
import type { FormResult } from '#forms/result.ts'

/** What the browser needs to take the page over. Written as JSON, so no script has to be allowed. */
export interface BootData {
  /** Has what app/entry.client.tsx exports, and brings the document and the layout along. */
  entry: string
  /** Module of the page itself. */
  page: string
  /** Whether app/layout.tsx stands around it. */
  framed: boolean
  /** Has what is done once words are painted (idle.ts). */
  idle: string
  /** These, and everything that they import, to be fetched beforehand. */
  preloads: string[]
  /** React Router's table of all pages, for those that follow. */
  manifest: string
  /** Whether no server stands behind the page (FORMS=emailjs): its query is still to be read. */
  isStatic: boolean
  /** What became of a form posted without JavaScript. */
  formResult: FormResult | null
  /** When the document was drawn, in milliseconds since 1970. */
  drawnAt: number
  /** Where the visitor is, asked by idle.ts when the page wants to know (`data-wake`). */
  country?: Promise<Response>
}

export const BootContext = createContext<BootData | null>(null)

/**
 * Replaces React Router's `<Scripts>`, whose inline scripts change with each page and run at once:
 * here the data is JSON, and the only executable script is the loader in the head, the same on every
 * page, so that the Content-Security-Policy allows it by its hash.
 */
export function Boot() {
  const data = useContext(BootContext)
  // The loader replays what it held once the whole tree listens.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('graaand:hydrated'))
  }, [])
  // The development server brings its own scripts (hot reload), and sets no policy.
  if (import.meta.env.DEV) return <Scripts />
  return (
    <script
      type="application/json"
      id="boot"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
