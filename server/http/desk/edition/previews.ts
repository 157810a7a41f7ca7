import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Documents } from '#content/documents/documents.ts'
import { type PreviewVersion, queries } from '#desk/edition/wire.ts'
import { whereThrown } from '../../../log.ts'
import { framedPolicy } from '../../../site/security.ts'
import type { Inside } from '../guard.ts'
import type { RequestContext, Room } from '../room.ts'

/** Pages of the site with the texts online, those ready, or all changes; for frames of the desk. */
export function previews({ edition, log }: Room) {
  function say(c: RequestContext, words: string, status: 404 | 422) {
    c.header('Content-Security-Policy', framedPolicy())
    return c.html(`<!doctype html><html lang="fr"><title>Aperçu</title><p>${words}`, status)
  }

  async function show(c: RequestContext) {
    const path = c.req.path.replace(/^.*?\/edition\/apercu/, '').replace(/(?<=.)\/$/, '') || '/'
    const state = await edition.state()
    const nonce = randomBytes(16).toString('base64')
    const versions = new Map<string | undefined, Documents>([
      ['avant' satisfies PreviewVersion, state.online],
      ['prets' satisfies PreviewVersion, state.ready],
    ])
    const documents = versions.get(c.req.query(queries.preview)) ?? state.working
    let html: string | undefined
    try {
      html = edition.preview(path, documents, nonce)
    } catch (error) {
      log.error(`The preview of ${path} failed: ${whereThrown(error)}`)
      return say(c, 'Cette page ne s’ouvre pas avec les textes actuels.', 422)
    }
    if (html === undefined) return say(c, 'Cette page n’est pas sur le site.', 404)
    // Browsers refuse a sandboxed document that asks for its own browsing context group.
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    // The policy still forbids scripts; WebKit runs the desk's event handlers in a frame only with `allow-scripts`.
    c.header(
      'Content-Security-Policy',
      `${framedPolicy(nonce)}; sandbox allow-same-origin allow-scripts`,
    )
    return c.html(html)
  }

  return new Hono<Inside>().get('/apercu', show).get('/apercu/*', show)
}
