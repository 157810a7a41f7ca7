import { createContext, use } from 'react'
import { Links } from 'react-router'
import siteSheet from '../styles/site.css?url'

/** Style sheets of the page being drawn, by their address; the browser has none. */
export const StyleSheetsContext = createContext<ReadonlyMap<string, string>>(new Map())

/**
 * Replaces React Router's `<Links>`: the sheets are part of the document, allowed by their hashes,
 * so that nothing stands between the HTML and the first paint. React leaves them alone, and
 * load-page.ts knows them by the address that React writes on them.
 */
export function StyleSheets() {
  const sheets = use(StyleSheetsContext)
  // The development server brings its own sheets.
  if (import.meta.env.DEV) {
    return (
      <>
        <link rel="stylesheet" href={siteSheet} />
        <Links />
      </>
    )
  }
  return [...sheets].map(([href, css]) => (
    <style key={href} href={href} precedence="page">
      {css}
    </style>
  ))
}
