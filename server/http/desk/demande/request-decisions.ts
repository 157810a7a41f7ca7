import { Hono } from 'hono'
import type { Inside } from '../guard.ts'
import { wantsJson } from '../room.ts'
import { undoTime } from '../undo-time.ts'
import type { RequestDesk } from './request-desk.ts'

export function decisionRoutes(desk: RequestDesk) {
  const { store, clock, show, onRequest, goOn } = desk

  return new Hono<Inside>()
    .post(
      '/demandes/:reference/sortir',
      onRequest(async (c, { lead }) => {
        const now = clock.now()
        const isReleased = await store.release(lead.id, now, { leavesAt: now + undoTime })
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
        const { person } = c.var.session
        const now = clock.now()
        const isHeld = lead.quarantine !== undefined && lead.releasedAt === undefined
        const list = '/bureau?filtre=quarantaine'
        if (work.spamAt !== null) {
          await store.work.change(lead, { kind: 'not spam' }, person, now)
          return goOn(c, lead.reference, { address: isHeld ? list : undefined })
        }
        const isBack =
          isHeld || (await store.work.holdAgain(lead.id, person, now, now - 2 * undoTime))
        if (isBack) return goOn(c, lead.reference, { address: list })
        const words = 'Trop tard\u00a0: les e-mails sont déjà partis.'
        return show(c, lead.reference, { outcome: { kind: 'alert', words } }, 409)
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
