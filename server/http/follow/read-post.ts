import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { bodyOf, isUrlEncoded, mayBeOurs } from '../own-post.ts'
import { readForm } from '../read-form.ts'
import type { FollowDrawing } from './drawing.ts'
import type { Tools } from './tools.ts'
import type { Following } from './visit.ts'

/** Bytes: a question of 10,000 characters of any script, with room to refuse a longer one. */
const largestBody = 64 * 1024

const refusals = {
  403: 'Cette demande semble venir d’un autre site\u00a0: par prudence, elle n’est pas prise en compte.',
  415: 'Ce formulaire n’accepte pas ce format d’envoi.',
  413: 'Votre texte est trop long pour ce formulaire.',
  400: 'Votre envoi est arrivé illisible.',
} as const

/**
 * Reads a post before the link is looked up, so the answer to a foreign or malformed post reveals nothing
 * about the link.
 */
export function readFollowPost({ pages, siteUrl }: Pick<Tools, 'pages' | 'siteUrl'>) {
  function refuse(c: Context, status: keyof typeof refusals) {
    const drawing: FollowDrawing = {
      page: 'avis',
      view: {
        title: 'Votre envoi n’a pas abouti.',
        paragraphs: [refusals[status], 'Revenez en arrière, rechargez la page et recommencez.'],
      },
    }
    return c.html(pages.draw(drawing, { base: null, alert: null }), status)
  }

  return createMiddleware<Following>(async (c, next) => {
    if (c.req.method !== 'POST') return next()
    if (!mayBeFromHere(c, siteUrl)) return refuse(c, 403)
    if (!isUrlEncoded(c.req.header('Content-Type'))) return refuse(c, 415)
    const read = await readForm(bodyOf(c), largestBody)
    if (!read.ok) return refuse(c, read.fault === 'too large' ? 413 : 400)
    c.set('fields', read.fields)
    return next()
  })
}

/**
 * Under `no-referrer`, the policy of these pages, browsers send the origin `null`. If `Sec-Fetch-Site` is
 * missing too (an old browser, plain http), the secret in the URL suffices, because no other site has it.
 */
function mayBeFromHere(c: Context, siteUrl: string | undefined): boolean {
  const isAnonymous = c.req.header('Origin') === 'null'
  return (isAnonymous && c.req.header('Sec-Fetch-Site') === undefined) || mayBeOurs(c, siteUrl)
}
