import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '#content/documents/documents.ts'
import { zoneOf } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { ContentContext } from './content.ts'
import { FollowPage, titleOf } from './page.tsx'
import type { FollowDrawing, Frame } from './views.ts'

export { drawHomePage } from './home-page.tsx'

/** What every page needs: addresses, and the sheet itself for those that are painted sooner with it. */
export interface FollowAssets {
  styles: readonly string[]
  fonts: readonly string[]
  /** In the page, one round trip sooner; `styles` are then not asked for. */
  sheet?: string
}

/** The same for every page: an address that is a secret tells no program what is behind it. */
const description = 'Votre demande et vos devis chez Graaand, par un lien qui vous est personnel.'

/**
 * The door between server/ and follow/: draws a page as one document, without any script.
 *
 * @param frame where its links lead, and what is said above it
 * @param content who the agency is, and what it promises
 */
export function drawFollow(
  drawing: FollowDrawing,
  frame: Frame,
  content: Content,
  assets: FollowAssets,
): string {
  const document = (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex,nofollow" />
        <meta name="description" content={description} />
        <meta name="referrer" content="no-referrer" />
        <title>{`${titleOf(drawing)} | Graaand`}</title>
        {assets.fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {assets.sheet === undefined ? (
          assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
        ) : (
          <style>{assets.sheet}</style>
        )}
      </head>
      <body>
        <ContentContext value={content}>
          <FollowPage drawing={drawing} frame={frame} />
        </ContentContext>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

/**
 * A version that was not sent, as its client will see it: nothing in the page leads or sends anywhere.
 *
 * @param version the draft made into a version; its number may still be `null`
 * @param times when the request came and was first read, and now: milliseconds since 1970
 */
export function drawFollowPreview(
  version: QuoteVersion,
  times: { receivedAt: number; readAt: number | null; now: number },
  content: Content,
  assets: FollowAssets,
): string {
  const { receivedAt, readAt, now } = times
  const timeZone = zoneOf(version)
  return drawFollow(
    {
      page: 'devis',
      view: {
        content: version,
        number: version.number ?? 'Brouillon',
        digest: '',
        progress: { timeZone, receivedAt, readAt, sentAt: now, acceptedAt: null },
        previews: null,
        question: { id: '', text: '', error: null, timeZone, asked: [], waitsSince: null },
        others: [],
        pageCount: 2,
        decline: { reason: '', error: null },
      },
    },
    { base: null, alert: null },
    content,
    assets,
  )
}
