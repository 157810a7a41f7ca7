import { Hono } from 'hono'
import { startOfDay } from '../../../days.ts'
import { answerHomePage } from '../../follow/home-page.ts'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'
import { saidHere } from '../said.ts'
import { answerRoutes } from './answer.ts'
import { decisionRoutes } from './request-decisions.ts'
import { createRequestDesk } from './request-desk.ts'
import { followRoutes } from './request-follow.ts'
import { presenceLife } from './request-view.ts'

/** Limits of a draft in characters, twice those of an answer. A longer draft is not stored. */
const longestDraft = { subject: 400, text: 20_000 }

export function requestRoutes(room: Room) {
  const { store, clock } = room
  const desk = createRequestDesk(room)

  return new Hono<Inside>()
    .get('/demandes/:reference', async (c) => {
      const reference = c.req.param('reference')
      const now = clock.now()
      const { person } = c.var.session
      if (await store.work.findRequest(reference)) {
        await store.work.noteReading(reference, person, now, startOfDay(now))
      }
      return desk.show(c, reference, saidHere(c, clock))
    })
    .get('/demandes/:reference/apercus/:direction', async (c) => {
      const lead = await store.findLead(c.req.param('reference'))
      const { direction } = c.req.param()
      const answer = answerHomePage(c, room.drawHomePage, lead?.values.apercus, direction)
      return answer ?? room.unknown(c)
    })
    .post(
      '/demandes/:reference/presence',
      desk.onRequest(async (c, { lead, work }, { writes, subject = '', text = '' }) => {
        const now = clock.now()
        const { person } = c.var.session
        const isTooLong = subject.length > longestDraft.subject || text.length > longestDraft.text
        const written = isTooLong ? undefined : { subject, text }
        const draft = writes === 'oui' ? written : writes === 'non' ? null : undefined
        await store.presence.heartbeat(lead.id, person, now, draft)
        const others = await store.presence.others(lead.id, person.id, now - presenceLife)
        return c.json({ others, version: work.version }, isTooLong ? 413 : 200)
      }),
    )
    .route('/', followRoutes(desk))
    .route('/', decisionRoutes(desk))
    .route('/', answerRoutes(desk))
}
