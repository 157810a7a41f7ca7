import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'

/** What app/structured-data.ts says of the page being drawn; the browser has none of it. */
export const StructuredDataContext = createContext<object | null>(null)

/**
 * The page's JSON-LD, for machines that read the page as served. React leaves it as it found it,
 * and empties it once another page takes the place: what it says would no longer be true.
 */
export function StructuredData() {
  const data = useContext(StructuredDataContext)
  const { pathname } = useLocation()
  return (
    <script
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(data ?? {}).replaceAll('<', '\\u003c'),
      }}
    />
  )
}
