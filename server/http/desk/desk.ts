import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { missingLegalFacts } from '#content/company/awaited-facts.ts'
import { holidaysEndSoon, lastKnownDay } from '#content/company/calendar.ts'
import type { ShellView } from '#desk/layout/shell.tsx'
import { formatDay } from '#quotes/dates.ts'
import { endOfDay } from '../../days.ts'
import { normaliseReference } from '../../leads/reference.ts'
import { isPublicSite } from '../../public-site.ts'
import { PdfUnavailable } from '../../quotes/pdf.ts'
import { addMissingHeaders, ownPolicy, securityHeaders } from '../../site/security.ts'
import { serveStatic } from '../../site/static.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import { figuresRoutes } from './chiffres/figures.ts'
import { entryRoutes } from './connexion/entry.ts'
import { requestRoutes } from './demande/request.ts'
import { requestsRoutes } from './demandes/requests.ts'
import { quoteRoutes } from './devis/quotes.ts'
import { editionRoutes } from './edition/edition.ts'
import { pictureRoutes } from './edition/pictures.ts'
import { peopleRoutes } from './equipe/people.ts'
import { type Inside, requireSession, requireToken } from './guard.ts'
import { journalRoutes } from './journal/journal.ts'
import { type DeskParts, type Room, wantsJson } from './room.ts'

/** Bytes of a post: more than the longest answer, so that a longer text can be refused with a message. */
const largestBody = 6 * 1024 * 1024

const tooLarge =
  'Ce texte est trop long pour être enregistré. Revenez en arrière, ce que vous avez écrit y est encore, et raccourcissez-le.'

const unavailable = (what: string) =>
  `${what}\u00a0: votre changement n’est pas enregistré. Revenez en arrière, ce que vous avez écrit y est encore, et réessayez dans un instant.`

/** Allows frames, because the desk shows a client's previews in them. */
const policy = ownPolicy({
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
})

/** Returns the path with `G-38RZ-3YC` for a typed `g-38rz-3yc`; undefined if it is canonical already. */
function canonicalAddress(c: Context): string | undefined {
  const { pathname, search } = new URL(c.req.url)
  const kept = pathname.replace(/(?<=\/(?:demandes|devis)\/)[^/]+/, (typed) => {
    const reference = normaliseReference(typed.replace(/%[\da-f]{2}/gi, ' '))
    return /^[A-Z]/.test(reference) ? reference : typed
  })
  return kept === pathname ? undefined : kept + search
}

/** Without a session, all paths get the same answer. */
export function createDesk(parts: DeskParts) {
  const { desk, store, clock, log, siteUrl } = parts
  const https = siteUrl?.startsWith('https:') ?? false

  const room: Room = {
    ...parts,
    async draw(c, title, drawing) {
      const shell: ShellView = {
        person: c.var.session.person,
        token: c.var.token,
        waiting: await store.requests.countToDo(endOfDay(clock.now())),
        changes: await store.contentDrafts.count(),
        missingFacts: isPublicSite(siteUrl) ? missingLegalFacts(parts.content.current) : [],
        ...(holidaysEndSoon(clock.now()) && { holidaysUntil: formatDay(lastKnownDay) }),
      }
      return c.html(desk.draw(title, { ...drawing, shell }))
    },
    async unknown(c, typed = '') {
      const address = canonicalAddress(c)
      if (address !== undefined) return c.redirect(address, 308)
      c.status(404)
      if (wantsJson(c)) return c.json({ fault: 'gone' })
      return room.draw(c, 'Introuvable', {
        page: 'inconnu',
        view: { typed, isEdition: /\/edition(\/|$)/.test(c.req.path) },
      })
    },
  }

  function refuse(c: Context) {
    if (wantsJson(c)) return c.json({ fault: 'signed out' }, 401)
    return c.html(
      desk.draw('Connexion', { page: 'connexion', view: { site: siteUrl }, shell: null }),
      401,
    )
  }

  const files = serveStatic(desk.files)

  return (
    new Hono<Inside>()
      .use(
        addMissingHeaders({
          ...securityHeaders(https),
          'Content-Security-Policy': policy,
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
          'Referrer-Policy': 'same-origin',
        }),
      )
      .get('/assets/*', async (c, next) => (desk.open.has(c.req.path) ? files(c, next) : next()))
      .use(compress())
      .route('/', entryRoutes(room))
      .use(requireSession({ people: store.people, clock, siteUrl }, refuse))
      // Otherwise Hono would run the GET handler, whose stream may be endless.
      .use((c, next) => (c.req.method === 'HEAD' ? Promise.resolve(c.body(null)) : next()))
      .get('/assets/*', files)
      // Before the body limit, because pictures have a larger one.
      .route('/', pictureRoutes(room))
      // After the session check, because the limit buffers bodies without a declared length.
      .use(
        bodyLimit({
          maxSize: largestBody,
          onError: (c) =>
            wantsJson(c) ? c.json({ fault: 'too large' }, 413) : c.text(tooLarge, 413),
        }),
      )
      .use(requireToken(siteUrl))
      .route('/', requestsRoutes(room))
      .route('/', requestRoutes(room))
      .route('/', quoteRoutes(room))
      .route('/', editionRoutes(room))
      .route('/', figuresRoutes(room))
      .route('/', peopleRoutes(room))
      .route('/', journalRoutes(room))
      .all('*', (c) => room.unknown(c))
      .onError((error, c) => {
        const isPdf = error instanceof PdfUnavailable
        if (!isPdf && !(error instanceof StoreUnavailable)) throw error
        log.error(`desk: ${error.message}`)
        c.status(503)
        if (wantsJson(c)) return c.json({ fault: 'unavailable' })
        return c.text(
          unavailable(
            isPdf ? 'Le serveur n’a pas pu faire le PDF' : 'La base de données ne répond pas',
          ),
        )
      })
  )
}
