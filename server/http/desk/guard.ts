import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Clock } from '../../clock.ts'
import type { CeremonyTools } from '../../people/passkeys.ts'
import { findSession, sessionLife, tokenOf } from '../../people/session.ts'
import type { PeopleStore } from '../../store/people/people.ts'
import type { Session } from '../../store/people/sessions.ts'
import { readPost } from './read-post.ts'

const cookieName = 'bureau'
const attributes = { path: '/bureau', secure: true, httpOnly: true, sameSite: 'Strict' } as const

function prefixOf(c: Context, siteUrl: string | undefined): 'secure' | undefined {
  return siteOrigin(c, siteUrl).startsWith('https:') ? 'secure' : undefined
}

export const refused = 'Cette page n’est plus à jour. Rechargez-la, puis recommencez.'

export interface Inside {
  Variables: { session: Session; token: string; fields: Readonly<Record<string, string>> }
}

export function setSessionCookie(c: Context, secret: string, siteUrl: string | undefined) {
  const prefix = prefixOf(c, siteUrl)
  const maxAge = sessionLife.longest / 1_000
  setCookie(c, cookieName, secret, { ...attributes, maxAge, ...(prefix && { prefix }) })
}

export function dropSessionCookie(c: Context, siteUrl: string | undefined) {
  const prefix = prefixOf(c, siteUrl)
  deleteCookie(c, cookieName, { ...attributes, ...(prefix && { prefix }) })
}

export function sessionSecret(c: Context, siteUrl: string | undefined): string | undefined {
  return getCookie(c, cookieName, prefixOf(c, siteUrl))
}

export function requireSession(
  tools: { people: PeopleStore; clock: Clock; siteUrl: string | undefined },
  refuse: (c: Context) => Response | Promise<Response>,
) {
  return createMiddleware<Inside>(async (c, next) => {
    const secret = sessionSecret(c, tools.siteUrl)
    const session = secret && (await findSession(secret, tools))
    if (!secret || !session) return refuse(c)
    c.set('session', session)
    c.set('token', tokenOf(secret))
    return next()
  })
}

export function requireToken(siteUrl: string | undefined) {
  return createMiddleware<Inside>(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const fields = await readPost(c)
    const given = c.req.header('X-Token') ?? fields?.token
    if (!fields || !isOurOrigin(c, siteUrl) || !isSame(given, c.var.token)) {
      return c.text(refused, 403)
    }
    c.set('fields', fields)
    return next()
  })
}

export function siteOrigin(c: Context, siteUrl: string | undefined): string {
  return siteUrl ?? new URL(c.req.url).origin
}

export function ceremonyTools(
  c: Context,
  {
    content,
    store,
    clock,
    siteUrl,
  }: Pick<CeremonyTools, 'content' | 'clock'> & {
    store: { people: PeopleStore }
    siteUrl: string | undefined
  },
): CeremonyTools {
  return { content, people: store.people, clock, origin: siteOrigin(c, siteUrl) }
}

/**
 * Checks `Origin`. If it is `null`, as under the `no-referrer` policy of some extensions, `Sec-Fetch-Site`
 * decides, which no script can set. A request without either header is refused.
 */
export function isOurOrigin(c: Context, siteUrl: string | undefined): boolean {
  const origin = c.req.header('Origin')
  const asker = c.req.header('Sec-Fetch-Site')
  return origin === siteOrigin(c, siteUrl) || (origin === 'null' && asker === 'same-origin')
}

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
