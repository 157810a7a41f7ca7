import { createContext, use } from 'react'
import { Links } from 'react-router'
import printSheet from '../../styles/print.css?url'
import siteSheet from '../../styles/site.css?url'
import { useIsServed } from './use-is-served.ts'

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
        <link rel="stylesheet" href={printSheet} media="print" />
      </>
    )
  }
  return (
    <>
      {[...sheets].map(([href, css]) => (
        <style key={href} href={href} precedence={href}>
          {css}
        </style>
      ))}
      {/* Where scripts run, idle.ts brings it: who prints has read first. */}
      <noscript>
        <link rel="stylesheet" href={printSheet} media="print" />
      </noscript>
    </>
  )
}

interface LateSheetProps {
  /** Address of the sheet as a file. */
  href: string
  /** Its text, on the server. */
  css: string
}

/**
 * The rules of what lies below a long page's first screen, which is painted before they have come:
 * in the document after that screen, as a file where React draws the page by itself.
 */
export function LateSheet({ href, css }: LateSheetProps) {
  const isServed = useIsServed() || import.meta.env.SSR
  if (!isServed || import.meta.env.DEV) {
    return <link rel="stylesheet" href={href} precedence="page" />
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, left alone by React
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
