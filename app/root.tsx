import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { InlineArt } from './components/art.tsx'
import { useScheme } from './components/color-scheme.ts'
import { StructuredData } from './components/structured-data.tsx'
import { logo } from './drawn/inline.ts'
import { Boot } from './hydration/boot.tsx'
import scheme from './hydration/scheme.js?inline-script'
import { PageMeta } from './hydration/site-router.tsx'
import { StyleSheets } from './hydration/style-sheets.tsx'
import { Crash } from './sections/crash.tsx'

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head's script has written the scheme before React knows of it.
    <html lang="fr" data-scheme={useScheme()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Phones of Apple ask for /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scheme : '' }}
        />
        <PageMeta />
        <StyleSheets />
      </head>
      <body>
        {children}
        <InlineArt className="preloader" of={logo} />
        <StructuredData />
        <Boot />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export { Crash as ErrorBoundary }
