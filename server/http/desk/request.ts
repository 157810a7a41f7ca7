import { type Context, Hono } from 'hono'
import { blanksOf } from '#content/desk/templates.ts'
import type { RequestView } from '#desk/demande/view.ts'
import { acknowledgementWindow } from '../../leads/submit-lead.ts'
import { isLossReason, lossReasons, nextStates } from '../../leads/work.ts'
import type { RequestState } from '../../store/schema.ts'
import type { Change, Changing } from '../../store/work.ts'
import { answerRoutes } from './answer.ts'
import { type Room, wantsJson } from './desk.ts'
import type { Inside } from './guard.ts'
import { longDate, startOfDay } from './list-words.ts'
import { stateWords } from './request-history.ts'
import { presenceLife, requestView } from './request-view.ts'

/** Milliseconds in which a release can be undone: until then, its e-mails wait. */
const undoTime = 8_000

/** Characters of a note. */
const longestNote = 5_000

type Fields = Record<string, string>
type Found = NonNullable<Awaited<ReturnType<Room['store']['work']['findRequest']>>>
export type RequestContext = Context<Inside>

/** What the acts on one request share: how they find it, and how they answer. */
export interface RequestDesk extends Room {
  /** Answers with the page, or with its data when our script asked. */
  show(
    c: RequestContext,
    reference: string,
    said?: Partial<RequestView>,
    status?: 200 | 403 | 409 | 413 | 422 | 503,
  ): Promise<Response>
  fieldsOf(c: RequestContext): Promise<Fields>
  /** Runs an act on the request of the address, or answers that there is none. */
  onRequest(
    act: (c: RequestContext, found: Found, fields: Fields) => Promise<Response>,
  ): (c: RequestContext) => Promise<Response>
  /** Answers that somebody was faster, with both versions side by side. */
  showConflict(
    c: RequestContext,
    found: Found,
    ours: NonNullable<RequestView['conflict']>['ours'],
    again: { action: string; fields: Fields },
  ): Promise<Response>
}

/** One request: read, taken, followed, answered, and everything else that is done with it. */
export function requestRoutes(room: Room) {
  const { store, clock } = room
  const actorOf = (c: RequestContext) => c.var.session.person

  const desk: RequestDesk = {
    ...room,
    async show(c, reference, said = {}, status = 200) {
      const found = await store.work.findRequest(reference)
      if (!found) return room.unknown(c)
      const view = { ...(await requestView(found, actorOf(c), room)), ...said }
      c.status(status)
      if (wantsJson(c)) return c.json({ view })
      return room.draw(c, view.name, { page: 'demande', view })
    },
    async fieldsOf(c) {
      const body = await c.req.parseBody()
      return Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      )
    },
    onRequest: (act) => async (c) => {
      const found = await store.work.findRequest(c.req.param('reference') ?? '')
      return found ? act(c, found, await desk.fieldsOf(c)) : room.unknown(c)
    },
    async showConflict(c, { lead: { reference } }, ours, { action, fields }) {
      const now = await store.work.findRequest(reference)
      if (!now) return room.unknown(c)
      const lines = await store.journal.about(reference)
      const last = lines.findLast(({ action }) => action !== 'read')
      const notes = await store.work.notes(now.lead.id)
      const { state, assignee, remindAt, version } = now.work
      const theirs = [
        ['État', stateWords[state]],
        ['Prise par', assignee?.name ?? 'personne'],
        ['Rappel', remindAt === null ? 'aucun' : longDate(remindAt)],
        ['Dernière note', notes.at(-1)?.text ?? 'aucune'],
      ] as const
      const conflict = {
        by: last?.actor ?? 'Quelqu’un',
        at: last?.at ?? clock.now(),
        theirs: [...theirs],
        ours,
        action: `/bureau/demandes/${reference}/${action}`,
        fields: { ...fields, version: String(version) },
      }
      return desk.show(c, reference, { conflict }, 409)
    },
  }
  const { show, onRequest, showConflict } = desk

  /** Where a plain form goes on from here; our script is given the page itself. */
  function goOn(c: RequestContext, reference: string, address: string) {
    return wantsJson(c) ? show(c, reference) : c.redirect(address, 303)
  }

  async function change(
    c: RequestContext,
    { lead }: Found,
    wanted: Change,
    fields: Fields,
  ): Promise<Changing> {
    const version = /^\d+$/.test(fields.version ?? '') ? Number(fields.version) : undefined
    return store.work.change(lead, wanted, actorOf(c), clock.now(), version)
  }

  return new Hono<Inside>()
    .get('/demandes/:reference', async (c) => {
      const reference = c.req.param('reference')
      const now = clock.now()
      if (await store.work.findRequest(reference)) {
        await store.work.noteReading(reference, actorOf(c), now, startOfDay(now))
      }
      return show(c, reference)
    })
    .post(
      '/demandes/:reference/prendre',
      onRequest(async (c, found, fields) => {
        const { outcome } = await change(c, found, { kind: 'take' }, fields)
        const { reference } = found.lead
        if (outcome === 'gone') return room.unknown(c)
        if (outcome === 'stale') {
          const ours = [['Prise par', actorOf(c).name]] as const
          return showConflict(c, found, [...ours], { action: 'prendre', fields: {} })
        }
        return goOn(c, reference, `/bureau/demandes/${reference}`)
      }),
    )
    .post(
      '/demandes/:reference/donner',
      onRequest(async (c, found, fields) => {
        const to = fields.to ? await store.people.findPerson(fields.to) : null
        const { reference } = found.lead
        if (to === undefined) {
          const words = 'Cette personne n’est plus au bureau.'
          return show(c, reference, { outcome: { kind: 'alert', words } }, 422)
        }
        const { outcome } = await change(c, found, { kind: 'give', to }, fields)
        if (outcome === 'gone') return room.unknown(c)
        if (outcome === 'stale') {
          const ours = [['Prise par', to?.name ?? 'personne']] as const
          const again = { action: 'donner', fields: { to: fields.to ?? '' } }
          return showConflict(c, found, [...ours], again)
        }
        return goOn(c, reference, `/bureau/demandes/${reference}`)
      }),
    )
    .post(
      '/demandes/:reference/suivi',
      onRequest(async (c, found, fields) => {
        const { lead, work } = found
        const { reference } = lead
        const { state = work.state, reminder = '', note = '', noteId = '' } = fields
        const said = { follow: { state: work.state, reminder, note } }
        const refuse = (words: string) =>
          show(c, reference, { ...said, outcome: { kind: 'alert', words } }, 422)
        if (note.length > longestNote) {
          return refuse(`Cette note est trop longue\u00a0: 5\u00a0000 caractères au plus.`)
        }
        const remindAt = readDay(reminder)
        if (remindAt === undefined) {
          return refuse('Cette date n’existe pas. Exemple\u00a0: 26/11/2026.')
        }
        // As the page that was seen has it: what it may become is judged by what it is now.
        const wanted = state as RequestState
        const isSame = wanted === work.state
        if (!isSame && !nextStates[work.state].includes(wanted)) {
          return refuse(
            `Une demande ${stateWords[work.state]} ne peut pas devenir ${stateWords[wanted] ?? 'autre chose'}.`,
          )
        }
        if (note.trim() && isUuid(noteId)) {
          const text = note.replace(/\r\n?/g, '\n').trim()
          const isThere = await store.work.addNote(
            { id: noteId, leadId: lead.id, text },
            actorOf(c),
            clock.now(),
          )
          if (!isThere) return room.unknown(c)
        }
        if (!isSame || remindAt !== work.remindAt) {
          const wish: Change = { kind: 'follow', state: wanted, remindAt }
          const { outcome } = await change(c, found, wish, fields)
          if (outcome === 'gone') return room.unknown(c)
          if (outcome === 'stale') {
            const ours = [
              ['État', stateWords[wanted]],
              ['Rappel', remindAt === null ? 'aucun' : longDate(remindAt)],
              ...(note.trim() ? [['Note, déjà ajoutée', note] as const] : []),
            ] as const
            const again = { action: 'suivi', fields: { state, reminder } }
            return showConflict(c, found, [...ours], again)
          }
        }
        return goOn(c, reference, `/bureau/demandes/${reference}`)
      }),
    )
    .post(
      '/demandes/:reference/perdue',
      onRequest(async (c, found, fields) => {
        const { reference } = found.lead
        const { reason = '', detail = '' } = fields
        if (!isLossReason(reason)) {
          const words = 'Choisissez pourquoi elle est perdue\u00a0: le motif sert aux chiffres.'
          return show(c, reference, { outcome: { kind: 'alert', words } }, 422)
        }
        const wish: Change = { kind: 'lose', reason, detail: detail.slice(0, 200).trim() }
        const { outcome } = await change(c, found, wish, fields)
        if (outcome === 'gone') return room.unknown(c)
        if (outcome === 'stale') {
          const ours = [
            ['État', 'perdue'],
            ['Motif', lossReasons[reason]],
          ] as const
          const again = { action: 'perdue', fields: { reason, detail } }
          return showConflict(c, found, [...ours], again)
        }
        return goOn(c, reference, `/bureau/demandes/${reference}`)
      }),
    )
    .post(
      '/demandes/:reference/sortir',
      onRequest(async (c, { lead }) => {
        const now = clock.now()
        const isReleased = await store.release(lead.id, now, {
          acknowledgedSince: now - acknowledgementWindow,
          leavesAt: now + undoTime,
        })
        const line = { at: now, person: actorOf(c), object: lead.reference }
        if (isReleased) await store.journal.add({ ...line, action: 'released' })
        room.onDue()
        return goOn(c, lead.reference, `/bureau?filtre=quarantaine&sortie=${lead.reference}`)
      }),
    )
    .post(
      '/demandes/:reference/indesirable',
      onRequest(async (c, found, fields) => {
        const { reference } = found.lead
        await change(c, found, { kind: 'spam' }, { ...fields, version: '' })
        return goOn(c, reference, `/bureau?filtre=quarantaine&indesirable=${reference}`)
      }),
    )
    .post(
      '/demandes/:reference/retenir',
      onRequest(async (c, found, fields) => {
        const { lead, work } = found
        if (work.spamAt !== null) {
          await change(c, found, { kind: 'not spam' }, { ...fields, version: '' })
          return goOn(c, lead.reference, '/bureau?filtre=quarantaine')
        }
        const now = clock.now()
        const isHeld = await store.work.holdAgain(lead.id, actorOf(c), now, now - 2 * undoTime)
        if (isHeld) return goOn(c, lead.reference, '/bureau?filtre=quarantaine')
        const words = 'Trop tard\u00a0: les e-mails sont déjà partis.'
        return show(c, lead.reference, { outcome: { kind: 'alert', words } }, 409)
      }),
    )
    .post(
      '/demandes/:reference/relancer',
      onRequest(async (c, { lead }) => {
        await store.retry(clock.now(), lead.id)
        const line = { at: clock.now(), person: actorOf(c), object: lead.reference }
        await store.journal.add({ ...line, action: 'delivery retried' })
        room.onDue()
        return goOn(c, lead.reference, `/bureau/demandes/${lead.reference}`)
      }),
    )
    .post(
      '/demandes/:reference/effacer',
      onRequest(async (c, { lead }) => {
        const person = actorOf(c)
        if (person.role !== 'responsable') {
          const words = 'Seul un responsable peut effacer une personne.'
          return show(c, lead.reference, { outcome: { kind: 'alert', words } }, 403)
        }
        await store.eraseAddress(lead.values.email ?? '', { person, at: clock.now() })
        return wantsJson(c) ? c.json({ gone: true }) : c.redirect('/bureau', 303)
      }),
    )
    .post(
      '/demandes/:reference/presence',
      onRequest(async (c, { lead, work }, { writes, subject = '', text = '' }) => {
        const now = clock.now()
        const draft =
          writes === 'oui' ? cut({ subject, text }) : writes === 'non' ? null : undefined
        await store.presence.beat(lead.id, actorOf(c), now, draft)
        const others = await store.presence.others(lead.id, actorOf(c).id, now - presenceLife)
        return c.json({ others, version: work.version, blanks: blanksOf(text) })
      }),
    )
    .route('/', answerRoutes(desk))
}

/** A draft is kept up to what could be sent twice over: what is longer stays in the page. */
function cut({ subject, text }: { subject: string; text: string }) {
  return { subject: subject.slice(0, 400), text: text.slice(0, 20_000) }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
export const isUuid = (text: string) => uuid.test(text)

/** The first instant of a day `2026-11-26`; null for none, undefined for what is no day. */
function readDay(text: string): number | null | undefined {
  if (text === '') return null
  try {
    return startOfDay(text)
  } catch {
    return undefined
  }
}
