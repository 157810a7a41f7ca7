import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Body } from './read-form.ts'

/** Returns Node's own stream where possible, because creating a Request takes longer than reading the body. */
export function bodyOf(c: Context): Body {
  const node: HttpBindings | undefined = c.env
  return node?.incoming ?? c.req.raw.body ?? []
}

/**
 * If the browser sends `Sec-Fetch-Site`, it decides, because no page can write it, and a referrer policy that
 * makes `Origin` `null` does not change it. Otherwise `Origin` must be ours. A program that sends neither has
 * no visitor's session to abuse. Behind a TLS proxy the original scheme is unknown, so without SITE_URL only
 * the host is compared.
 */
export function mayBeOurs(c: Context, siteUrl: string | undefined): boolean {
  const asker = c.req.header('Sec-Fetch-Site')
  // `none`: a navigation by the visitor, such as a restored tab.
  if (asker !== undefined) return asker === 'same-origin' || asker === 'none'
  const origin = c.req.header('Origin')
  if (origin === undefined) return true
  if (siteUrl !== undefined) return origin === siteUrl
  return URL.parse(origin)?.host === (c.req.header('Host') ?? new URL(c.req.url).host)
}

export function isUrlEncoded(contentType = ''): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType)
}
