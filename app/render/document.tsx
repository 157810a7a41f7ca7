import type { ReactNode } from 'react'
import { icon } from '../drawn/icon.ts'
import { logo } from '../drawn/inline.ts'
import type { MetaDescriptor } from '../seo.ts'
import { InlineArt } from '../ui/art.tsx'
import { usePlace } from './place.ts'
import { Sheet } from './sheet.tsx'

interface DocumentProps {
  meta: readonly MetaDescriptor[]
  script: { inline: string } | { src: string }
  sheets: readonly string[]
  lateSheet: string
  structuredData: object | null
  children: ReactNode
}

export function Document({
  meta,
  script,
  sheets,
  lateSheet,
  structuredData,
  children,
}: DocumentProps) {
  const { path, result } = usePlace()
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Without an icon, browsers request /favicon.ico, which the opaque origin of the map's frame may not load. */}
        {path === '/plan' ? <link rel="icon" href="data:," /> : <Icons />}
        {'inline' in script ? (
          <script {...raw(script.inline)} />
        ) : (
          <script type="module" src={script.src} crossOrigin="anonymous" />
        )}
        {meta.map((descriptor) => (
          <Meta key={JSON.stringify(descriptor)} {...descriptor} />
        ))}
        {sheets.map((css) => (
          <Sheet key={css} css={css} />
        ))}
      </head>
      <body>
        {children}
        <InlineArt className="preloader" of={logo} />
        {structuredData && <script type="application/ld+json" {...json(structuredData)} />}
        {result && <script type="application/json" id="result" {...json(result)} />}
        <noscript>
          <link rel="stylesheet" href={lateSheet} />
        </noscript>
      </body>
    </html>
  )
}

/**
 * Browsers use the icon in the second link, a `data:` URL, because a file would delay the first paint. The
 * PNG is for browsers without SVG icons and for search engines. iPhones request /apple-touch-icon.png by
 * themselves.
 */
function Icons() {
  return (
    <>
      <link rel="icon" href="/icons/192.png" sizes="192x192" />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  )
}

function Meta(descriptor: MetaDescriptor) {
  if ('rel' in descriptor) return <link {...descriptor} />
  if ('title' in descriptor) return <title lang={descriptor.lang}>{descriptor.title}</title>
  return <meta {...descriptor} />
}

const raw = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
const json = (data: object) => raw(JSON.stringify(data).replaceAll('<', '\\u003c'))
