import { createContext, useContext, useEffect } from 'react'
import { Scripts } from 'react-router'
import type { BootData } from '../boot-data.ts'

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
