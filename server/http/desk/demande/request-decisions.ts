import { Hono } from 'hono'
import * as v from 'valibot'
import { email } from '#forms/fields.ts'
import { answerChannel } from '../../../leads/messages/answer.ts'
import type { Inside } from '../guard.ts'
import { wantsJson } from '../room.ts'
import { emailLabel, postedVersion, type RequestDesk } from './request-desk.ts'

const address = email('L’adresse e-mail est obligatoire.')

export function decisionRoutes(desk: RequestDesk) {
  const { store, clock, show, onRequest, goOn } = desk

  return new Hono<Inside>()
    .post(
      '/demandes/:reference/sortir',
      onRequest(async (c, { lead }) => {
        const now = clock.now()
        const isReleased = await store.release(lead.id, now, { unlessSpam: true })
        if (!isReleased) {
          const found = await store.work.findRequest(lead.reference)
          if (found?.work.spamAt != null) {
            const words =
              'Cette demande est marquée indésirable\u00a0: annulez cela, puis sortez-la.'
            return show(c, lead.reference, { outcome: { kind: 'alert', words } }, 409)
          }
        }
        const line = { at: now, person: c.var.session.person, object: lead.reference }
        if (isReleased) await store.journal.add({ ...line, action: 'released' })
        desk.onDue()
        return goOn(c, lead.reference, {
          address: `/bureau?filtre=quarantaine&sortie=${lead.reference}`,
        })
      }),
    )
    .post(
      '/demandes/:reference/indesirable',
      onRequest(async (c, { lead, work }) => {
        if (work.spamAt === null) {
          await store.work.change(lead, { kind: 'spam' }, c.var.session.person, clock.now())
        }
        const isHeld = lead.quarantine !== undefined && lead.releasedAt === undefined
        const list = isHeld ? 'filtre=quarantaine&' : ''
        return goOn(c, lead.reference, {
          address: `/bureau?${list}indesirable=${lead.reference}`,
        })
      }),
    )
    .post(
      '/demandes/:reference/retenir',
      onRequest(async (c, { lead, work }) => {
        if (work.spamAt !== null) {
          await store.work.change(lead, { kind: 'not spam' }, c.var.session.person, clock.now())
        }
        const isHeld = lead.quarantine !== undefined && lead.releasedAt === undefined
        return goOn(c, lead.reference, {
          address: isHeld ? '/bureau?filtre=quarantaine' : undefined,
        })
      }),
    )
    .post(
      '/demandes/:reference/relancer',
      onRequest(async (c, { lead }) => {
        const now = clock.now()
        await store.retry(now, lead.id)
        const line = { at: now, person: c.var.session.person, object: lead.reference }
        await store.journal.add({ ...line, action: 'delivery retried' })
        desk.onDue()
        return goOn(c, lead.reference)
      }),
    )
    .post(
      '/demandes/:reference/email',
      onRequest(async (c, found, fields) => {
        const { lead } = found
        const { person } = c.var.session
        const typed = fields.email ?? ''
        const parsed = v.safeParse(address, typed, { abortPipeEarly: true })
        if (!parsed.success) {
          const words = parsed.issues[0].message
          const said = { typedEmail: typed, outcome: { kind: 'alert', words } } as const
          return show(c, lead.reference, said, 422)
        }
        const wanted = parsed.output
        if (wanted === lead.values.email) {
          const words = `L’adresse est déjà ${wanted}.`
          return goOn(c, lead.reference, { said: { outcome: { kind: 'done', words } } })
        }
        const channel = answerChannel(desk.channels)?.name
        const sends = fields.link === 'oui' && channel !== undefined && Boolean(desk.siteUrl)
        const { outcome } = await store.work.correctEmail(
          {
            ...{ leadId: lead.id, email: wanted, version: postedVersion(fields) },
            link: sends ? { channel, agency: desk.agency } : null,
          },
          person,
          clock.now(),
        )
        if (outcome === 'gone') return desk.unknown(c)
        if (outcome === 'stale') {
          return desk.showConflict(c, found, {
            ours: [{ label: emailLabel, value: wanted }],
            action: 'email',
            fields: { email: wanted, link: fields.link ?? '' },
          })
        }
        desk.onDue()
        const follows = sends ? ' Un lien vers sa demande y part.' : ''
        const words = `L’adresse est maintenant ${wanted}. Les liens envoyés à l’ancienne ne s’ouvrent plus.${follows}`
        return goOn(c, lead.reference, { said: { outcome: { kind: 'done', words } } })
      }),
    )
    .post(
      '/demandes/:reference/effacer',
      onRequest(async (c, { lead }) => {
        const { person } = c.var.session
        if (person.role !== 'responsable') {
          const words = 'Seul un responsable peut effacer une personne.'
          return show(c, lead.reference, { outcome: { kind: 'alert', words } }, 403)
        }
        await store.eraseAddress(lead.values.email ?? '', { person, at: clock.now() })
        return wantsJson(c) ? c.json({ gone: true }) : c.redirect('/bureau', 303)
      }),
    )
}
