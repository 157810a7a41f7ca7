import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '#content/documents/documents.ts'
import { zoneOf } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { FollowDrawing } from '#server/http/follow/drawing.ts'
import { ContentContext } from './content.ts'
import { FollowPage, type Frame, titleOf } from './page.tsx'

export { drawHomePage } from './home-page.tsx'

export interface FollowAssets {
  styles: readonly string[]
  fonts: readonly string[]
  sheet?: string
}

/** The same for every page, so that the preview of a shared link reveals nothing. */
const description = 'Votre demande et vos devis chez Graaand, par un lien qui vous est personnel.'

/**
 * Renders a page as a document without scripts.
 *
 * @param frame base path of the page's links, and a message above the page
 * @param content the site's content
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
 * Renders a draft as the client will see it, with disabled links and forms.
 *
 * @param version version of the draft; its number may be `null`
 * @param times arrival and first view of the request, and now: milliseconds since 1970
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
        closesRequest: true,
        decline: { reason: '', error: null },
      },
    },
    { base: null, alert: null },
    content,
    assets,
  )
}
