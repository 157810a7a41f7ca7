import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { feeds } from '#content/feeds.ts'
import { InlineArt } from './components/art.tsx'
import { StructuredData } from './components/structured-data.tsx'
import { logo } from './drawn/logo.ts'
import { Boot } from './hydration/boot.tsx'
import { PageMeta } from './hydration/site-router.tsx'
import { StyleSheets } from './hydration/style-sheets.tsx'
import { Crash } from './sections/crash.tsx'
import './styles/site.css'

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={feeds.blog.title}
          href="/blog/rss.xml"
        />
        <PageMeta />
        <StyleSheets />
      </head>
      <body>
        {children}
        <InlineArt className="preloader" svg={logo} />
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
