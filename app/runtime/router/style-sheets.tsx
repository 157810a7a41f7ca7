import { createContext, use } from 'react'
import { Links } from 'react-router'
import lateSheet from '../../styles/late.css?url'
import siteSheet from '../../styles/site.css?url'
import { useIsServed } from './use-is-served.ts'

interface StyleSheets {
  /** By their address; the browser has none. */
  texts: ReadonlyMap<string, string>
  /** Lets the policy of a page drawn on request allow them. */
  nonce?: string | undefined
}

/** Style sheets of the page being drawn. */
export const StyleSheetsContext = createContext<StyleSheets>({ texts: new Map() })

/**
 * Replaces React Router's `<Links>`: the sheets are part of the document, allowed by their hashes,
 * so that nothing stands between the HTML and the first paint. React leaves them alone, and
 * load-page.ts knows them by the address that React writes on them.
 */
export function StyleSheets() {
  // The development server brings its own sheets.
  if (import.meta.env.DEV) {
    return (
      <>
        <link rel="stylesheet" href={siteSheet} />
        <Links />
        <link rel="stylesheet" href={lateSheet} />
      </>
    )
  }
  return import.meta.env.SSR && <PageSheets />
}

/**
 * What no screen shows of a page as it opens. Where scripts run, idle.ts asks for it when somebody
 * points, opens an explanation or is about to print. Elsewhere nothing above it waits for it: put it at the end.
 */
export function StyleSheetAtLeisure() {
  return (
    <noscript>
      <link rel="stylesheet" href={lateSheet} />
    </noscript>
  )
}

function PageSheets() {
  const { texts, nonce } = use(StyleSheetsContext)
  return [...texts].map(([href, css]) => (
    <style key={href} href={href} precedence={href} nonce={nonce}>
      {css}
    </style>
  ))
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
  return <ServedStyle css={css} />
}

/** A `<style>` as served, which React leaves alone in the browser. */
export function ServedStyle({ css }: { css: string }) {
  return (
    <style
      {...(import.meta.env.SSR && { nonce: use(StyleSheetsContext).nonce })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours, numbers and hexadecimal colours
      dangerouslySetInnerHTML={{ __html: css }}
    />
  )
}
