import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Frame } from '#follow/page.tsx'
import { answerChannel } from '../../leads/messages/answer.ts'
import { PdfUnavailable } from '../../quotes/pdf.ts'
import { addMissingHeaders, ownPolicy, securityHeaders } from '../../site/security.ts'
import { serveStatic } from '../../site/static.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import { Attempts } from '../attempts.ts'
import { redirectCopiedLink } from '../copied-link.ts'
import { acceptRoutes } from './accept.ts'
import { actRoutes } from './acts.ts'
import { dataRoutes, erasedRoutes } from './data.ts'
import type { FollowDrawing } from './drawing.ts'
import { answerHomePage } from './home-page.ts'
import { linkRoutes } from './link.ts'
import { pdfRoutes } from './pdf.ts'
import { questionRoutes } from './question.ts'
import { readFollowPost } from './read-post.ts'
import type { FollowParts, Tools } from './tools.ts'
import { quoteDrawing, receivedDrawing } from './views.ts'
import { type Following, findVisit, type Visit } from './visit.ts'

const unavailable: FollowDrawing = {
  page: 'avis',
  view: {
    title: 'Cette page ne répond pas pour l’instant.',
    paragraphs: [
      'Réessayez dans un instant\u00a0: ce que vous venez d’envoyer n’est pas enregistré.',
    ],
  },
}

/** Paths of a contract, below the link: the other pages have data of the whole request. */
const ofContract = /^\/suivi\/[^/]+(?:\/(?:devis\/.*|question))?$/

const frameOf = ({ base, isContractOnly }: Visit, alert: string | null): Frame => ({
  base,
  alert,
  isContractOnly,
})

/**
 * All dead links (unknown, truncated, erased, expired) get the same answer after the same work: one hash,
 * one query.
 */
export function createFollow(parts: FollowParts) {
  const { pages, store, clock, log, siteUrl, channels, agency } = parts
  const https = siteUrl?.startsWith('https:') ?? false
  const files = serveStatic(pages.files)

  const tools: Tools = {
    ...parts,
    mail: { channel: answerChannel(channels)?.name, agency },
    attempts: new Attempts(clock),
    show(c, drawing, { status = 200, alert = null as string | null } = {}) {
      return c.html(pages.draw(drawing, frameOf(c.var.visit, alert)), status)
    },
    unknown(c) {
      const drawing: FollowDrawing = { page: 'inconnu', view: { email: '', error: null } }
      return c.html(pages.draw(drawing, { base: null, alert: null }), 404)
    },
  }

  return new Hono<Following>()
    .use(async (c, next) => {
      await next()
      // The URL is secret, so no other site may receive it.
      c.res.headers.set('Referrer-Policy', 'no-referrer')
    })
    .use(
      addMissingHeaders({
        ...securityHeaders(https),
        'Content-Security-Policy': ownPolicy({
          'style-src': [pages.styleSource],
          'frame-src': ["'self'"],
        }),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      }),
    )
    .get('/assets/*', files)
    .use(compress())
    .use(redirectCopiedLink)
    .use(readFollowPost(tools))
    .route('/', linkRoutes(tools))
    .route('/', erasedRoutes(tools))
    .use('/:secret/*', async (c, next) => {
      const visit = await findVisit(c.req.param('secret'), store)
      if (!visit) return tools.unknown(c)
      c.set('visit', visit)
      const isClosed = visit.isContractOnly && !ofContract.test(c.req.path)
      return isClosed ? tools.unknown(c) : next()
    })
    .get('/:secret', async (c) => {
      const record = c.var.visit.current
      if (!record) return tools.show(c, await receivedDrawing(c.var.visit, tools))
      return tools.show(c, await quoteDrawing(c.var.visit, record, tools))
    })
    .get('/:secret/apercus/:direction', (c) => {
      const { apercus } = c.var.visit.lead.values
      const answer = answerHomePage(c, pages.drawHomePage, apercus, c.req.param('direction'))
      return answer ?? tools.unknown(c)
    })
    .route('/', pdfRoutes(tools))
    .route('/', acceptRoutes(tools))
    .route('/', actRoutes(tools))
    .route('/', questionRoutes(tools))
    .route('/', dataRoutes(tools))
    .all('*', (c) => tools.unknown(c))
    .onError((error, c) => {
      if (!(error instanceof StoreUnavailable || error instanceof PdfUnavailable)) throw error
      log.error(`follow: ${error.message}`)
      c.header('Retry-After', '5')
      return c.html(pages.draw(unavailable, { base: null, alert: null }), 503)
    })
}
