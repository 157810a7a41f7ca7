import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { samplePageOf } from '#content/all-pages.ts'
import { openingDate } from '#content/constants.ts'
import type { ContentHolder } from '#content/documents/documents.ts'
import { isList, lists } from '#content/entries.ts'
import { refusals } from '#content/forms/messages.ts'
import { cardPath, type PagePath } from '#content/pages.ts'
import { fieldNames } from '#previews/fields.ts'
import type { Clock } from '../clock.ts'
import type { PageCounter } from '../leads/figures/page-views.ts'
import type { KeptLead, LeadInput } from '../leads/submit-lead.ts'
import type { Log } from '../log.ts'
import type { Drawn, Pages } from '../site/pages.ts'
import {
  addMissingHeaders,
  type BuiltPolicies,
  contentPolicy,
  mapFrame,
  noDocumentPolicy,
  securityHeaders,
} from '../site/security.ts'
import { type StaticFiles, serveNotFound, serveStatic } from '../site/static.ts'
import type { Guard } from '../spam/guard.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { Store } from '../store/store.ts'
import type { Inside } from './desk/guard.ts'
import type { Following } from './follow/visit.ts'
import { formRoutes, sentRoute } from './forms.ts'
import { type CountryOf, geoRoute, visitorAddress } from './geo.ts'
import { healthRoute } from './health.ts'
import { publishedPictures } from './published-pictures.ts'
import { viewRoute } from './view-route.ts'

interface Parts {
  content: ContentHolder
  files: StaticFiles
  pages: Pages
  store: Store
  submit(input: LeadInput): Promise<KeptLead>
  guard: Guard
  clock: Clock
  log: Log
  siteUrl: string | undefined
  trustedProxies: number
  countryOf: CountryOf
  counter: Pick<PageCounter, 'count'>
  policies: BuiltPolicies
  /** Shows what other instances have published. */
  catchUp(): Promise<void>
  /** Routes below /bureau. */
  desk: Hono<Inside>
  /** Routes below /suivi. */
  follow: Hono<Following>
}

/** Query parameters that change a page; such a page is rendered on request. */
const queries: Record<string, readonly string[]> = {
  '/devis': ['service', 'pack', 'apercus'],
  '/blog': ['q', 'page'],
  '/blog-grid': ['q', 'page'],
  '/single-blog': ['reponse'],
}

const previews = '/apercus' satisfies PagePath
const comingSoon = '/coming-soon' satisfies PagePath

/** Permanent redirects (Spec: S-5). */
const moved: Record<string, PagePath> = {
  '/privacy-policy': '/politique-de-confidentialite',
  '/mentions-legales': '/mentions-legal',
}

/** Data of islands, and pages of entries: an instance behind another one may not have rendered them yet. */
const publishable = new RegExp(
  `^/(?:assets/[\\w-]+\\.json|(?:${Object.keys(lists).join('|')})/[^/]+)$`,
)

export function createApp({
  content,
  files,
  pages,
  store,
  submit,
  guard,
  clock,
  log,
  siteUrl,
  trustedProxies,
  countryOf,
  counter,
  policies,
  catchUp,
  desk,
  follow,
}: Parts) {
  if (!files.has('/')) throw new Error('The build has no home page: run `npm run build`')
  const https = siteUrl?.startsWith('https:') ?? false
  const asks = (c: Context, names: readonly string[] = []) =>
    names.some((name) => c.req.query(name) !== undefined)

  const render = (c: Context<Drawn>) => pages.render(new URL(c.req.url), null, c.var.nonce())

  return new Hono<Drawn>()
    .use(async (c, next) => {
      // A page rendered on request needs a nonce for its whole style sheets, because the hashes of its policy
      // match the trimmed ones only (server/site/finish-page.ts).
      let made: string | undefined
      const nonce = () => (made ??= randomBytes(16).toString('base64'))
      c.set('nonce', nonce)
      c.setRenderer(async (html) => {
        const path = c.req.path.replace(/(?<=.)\/$/, '')
        const page = files.get(path)
        if (!page) return c.html(await html)
        return c.html(await html, undefined, {
          ...page.security,
          'Content-Security-Policy': contentPolicy(path, policies, nonce()),
        })
      })
      await next()
    })
    .use(
      addMissingHeaders({ 'Content-Security-Policy': noDocumentPolicy, ...securityHeaders(https) }),
    )
    .route('/', healthRoute(store, clock, log))
    .route('/', geoRoute(countryOf, trustedProxies))
    .route('/', viewRoute({ pages, counter, siteUrl }))
    .get('/:name', (c, next) => {
      const page = moved[c.req.path.toLowerCase()]
      return page ? Promise.resolve(c.redirect(page, 301)) : next()
    })
    .get('/:list/:id', (c, next) => {
      const page = samplePageOf(c.req.path.toLowerCase(), content.current)
      return page ? Promise.resolve(c.redirect(page, 301)) : next()
    })
    .route('/', sentRoute({ store, clock, pages, log }))
    .on('GET', Object.keys(queries), compress(), async (c, next) => {
      if (!asks(c, queries[c.req.path])) return next()
      c.header('Cache-Control', 'private, no-cache')
      return c.render(await render(c))
    })
    .get(comingSoon, compress(), (c, next) => {
      // A build from before the opening has the words of that time.
      const isBuiltBefore = files.get(comingSoon)?.text().includes(' data-runs=') ?? false
      const isPast = clock.now() >= Date.parse(openingDate)
      return isBuiltBefore && isPast ? render(c).then((html) => c.render(html)) : next()
    })
    .get(previews, compress(), async (c, next) => {
      if (!asks(c, fieldNames)) return next()
      c.header('Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      return c.render(await render(c))
    })
    .get(mapFrame, compress(), (c) => {
      const html = files.get(mapFrame)?.text()
      if (html === undefined) return c.notFound()
      const nonce = c.var.nonce()
      c.header('Cache-Control', 'no-store')
      c.header('Content-Security-Policy', contentPolicy(mapFrame, policies, nonce))
      // Browsers refuse a sandboxed document that asks for its own browsing context group.
      c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
      return c.html(html.replaceAll(policies.nonce, nonce))
    })
    .use(async (c, next) => {
      if (publishable.test(c.req.path) && !files.has(c.req.path)) await catchUp().catch(() => {})
      await next()
    })
    .use(serveStatic(files))
    .route('/', publishedPictures({ content, store, catchUp }))
    .get('/cards/:list/:file', (c, next) => {
      const page = c.req.path.replace(/^\/cards|\.png$/g, '')
      const list = c.req.param('list')
      if (!isList(list) || !pages.has(page)) return next()
      // An entry published after the build has the card of its list.
      return Promise.resolve(c.redirect(cardPath(lists[list].page)))
    })
    .route('/bureau', desk)
    .route('/suivi', follow)
    .post('*', compress())
    .route(
      '/',
      formRoutes({
        content,
        submit,
        guard,
        addressOf: (c) => visitorAddress(c, trustedProxies),
        pages,
        siteUrl,
        log,
      }),
    )
    .notFound((c) => serveNotFound(c, files))
    .onError((error, c) => {
      const { notKept } = refusals(content.current.company)
      if (error instanceof StoreUnavailable) {
        log.error(error.message)
        return c.text(notKept, 503, { 'Retry-After': '5' })
      }
      // The message of an unexpected error may quote typed text, so only its location is logged.
      log.error(
        `unexpected ${error.name} at ${c.req.method} ${c.req.routePath}: ${whereabouts(error)}`,
      )
      return c.text(notKept, 500)
    })
}

function whereabouts({ stack = '', message }: Error): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}
