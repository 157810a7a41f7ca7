import { Hono } from 'hono'
import * as v from 'valibot'
import { email } from '#forms/fields.ts'
import { minute } from '../../days.ts'
import type { FollowDrawing } from './drawing.ts'
import type { Tools } from './tools.ts'
import type { Following } from './visit.ts'

/** Milliseconds between two new links to one client. */
export const linkInterval = 15 * minute

/**
 * Milliseconds until the answer. Storing a mail takes several, the answer to an unknown e-mail address less
 * than one; the delay hides this difference.
 */
const answerDelay = 250

const address = email('L’adresse e-mail est obligatoire.')

const asked: FollowDrawing = {
  page: 'avis',
  view: {
    title: 'Regardez vos e-mails.',
    paragraphs: [
      'Si un devis est lié à cette adresse, un nouveau lien y part dans quelques minutes. Les anciens liens cessent alors de fonctionner.',
      'Rien n’arrive\u00a0? Regardez dans les courriers indésirables, ou appelez-nous.',
    ],
  },
}

/** Gives the same answer for every address. */
export function linkRoutes({ store, clock, mail, attempts, pages, addressOf, onDue }: Tools) {
  const draw = (drawing: FollowDrawing, alert: string | null = null) =>
    pages.draw(drawing, { base: null, alert })

  return new Hono<Following>()
    .get('/lien', (c) => c.html(draw(asked)))
    .post('/lien', async (c) => {
      const typed = c.var.fields.email ?? ''
      const parsed = v.safeParse(address, typed, { abortPipeEarly: true })
      if (!parsed.success) {
        const error = parsed.issues[0].message
        return c.html(draw({ page: 'inconnu', view: { email: typed, error } }), 422)
      }
      if (attempts.isTooMany(addressOf(c))) {
        const drawing: FollowDrawing = { page: 'inconnu', view: { email: typed, error: null } }
        const words = 'Trop de demandes viennent de votre réseau. Réessayez dans une minute.'
        return c.html(draw(drawing, words), 429)
      }
      const now = clock.now()
      const answerTime = new Promise<void>((resolve) => clock.after(answerDelay, resolve))
      await store.follow.requestLink(parsed.output, now, now - linkInterval, mail)
      await answerTime
      onDue()
      return c.redirect('/suivi/lien', 303)
    })
}
