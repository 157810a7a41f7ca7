import type { ReactNode } from 'react'
import { href, Outlet, useLocation } from 'react-router'
import { icon } from './drawn/icon.ts'
import { logo } from './drawn/inline.ts'
import { useScheme } from './layout/color-scheme.ts'
import { Crash } from './layout/crash.tsx'
import { StructuredData } from './layout/structured-data.tsx'
import { Boot } from './runtime/boot/boot.tsx'
import loader from './runtime/boot/inline/bootstrap.js?inline-script'
import { PageMeta } from './runtime/router/site-router.tsx'
import { StyleSheetAtLeisure, StyleSheets } from './runtime/router/style-sheets.tsx'
import { InlineArt } from './ui/art.tsx'

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script has written the scheme before React knows of it.
    <html lang="fr" data-scheme={useScheme()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Icons />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? loader : '' }}
        />
        <PageMeta />
        <StyleSheets />
      </head>
      <body>
        {children}
        <InlineArt className="preloader" of={logo} />
        <StructuredData />
        <Boot />
        <StyleSheetAtLeisure />
      </body>
    </html>
  )
}

/**
 * Browsers take the drawing, which is in the page: a file would be asked for before the first paint,
 * and share the line with the words. The other is for those who know no SVG, and for search engines,
 * which want an address; phones of Apple ask for /apple-touch-icon.png by themselves. As served, and
 * left alone by React. The map's frame has none: its origin is nobody's, and may not read the file.
 */
function Icons() {
  const { pathname } = useLocation()
  if (!import.meta.env.SSR || pathname === href('/plan')) return null
  return (
    <>
      <link rel="icon" href="/icons/192.png" sizes="192x192" />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  )
}

export default function App() {
  return <Outlet />
}

export { Crash as ErrorBoundary }
