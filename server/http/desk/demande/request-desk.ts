import type { FactView, RequestView } from '#desk/demande/view.ts'
import type { Change, Work } from '../../../store/desk/work.ts'
import { longDate } from '../list-words.ts'
import { postedFields } from '../posted-fields.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { leadTo } from '../said.ts'
import { requestView } from './request-view.ts'

export type Fields = Record<string, string>
export type Found = NonNullable<Awaited<ReturnType<Room['store']['work']['findRequest']>>>

/** A change that was refused because another person was faster. */
interface Refused {
  /** Values of this person's version. */
  ours: FactView[]
  /** Address that saves this version all the same. */
  action: string
  fields: Fields
  /** Id of a note that was stored all the same. */
  noteId?: string | undefined
  /** Other parts of the page, as typed. */
  said?: Partial<RequestView>
}

/** Shared functions of the acts on one request. */
export interface RequestDesk extends Room {
  /** Answers with the page, or with its data for our script. */
  show(
    c: RequestContext,
    reference: string,
    said?: Partial<RequestView>,
    status?: 200 | 403 | 409 | 413 | 422 | 503,
  ): Promise<Response>
  /** Runs an act on the request of the address, or answers 404. */
  onRequest(
    act: (c: RequestContext, found: Found, fields: Fields) => Promise<Response>,
  ): (c: RequestContext) => Promise<Response>
  /** Redirects a plain form; answers a script with the page's data. */
  goOn(
    c: RequestContext,
    reference: string,
    next?: { address?: string | undefined; said?: Partial<RequestView> },
  ): Promise<Response>
  /** Answers with both versions of a conflict. */
  showConflict(c: RequestContext, found: Found, refused: Refused): Promise<Response>
  /** Applies a change if the request still has the version of its form, and answers the outcome. */
  changeAsSeen(
    c: RequestContext,
    found: Found,
    fields: Fields,
    wanted: Change,
    refused: Refused,
  ): Promise<Response>
}

export function createRequestDesk(room: Room): RequestDesk {
  const { store, clock } = room

  const desk: RequestDesk = {
    ...room,

    async show(c, reference, said = {}, status = 200) {
      const found = await store.work.findRequest(reference)
      if (!found) return room.unknown(c)
      const view = { ...(await requestView(found, c.var.session.person, room)), ...said }
      c.status(status)
      if (wantsJson(c)) return c.json({ view })
      return room.draw(c, view.name, { page: 'demande', view })
    },

    onRequest: (act) => async (c) => {
      const found = await store.work.findRequest(c.req.param('reference') ?? '')
      const fields = await postedFields(c)
      return found
        ? act(c, found, fields)
        : room.unknown(c, fields.text || fields.note || fields.detail)
    },

    async goOn(c, reference, { address = `/bureau/demandes/${reference}`, said = {} } = {}) {
      return wantsJson(c) ? desk.show(c, reference, said) : leadTo(c, clock, address, said)
    },

    async showConflict(c, { lead: { reference } }, { ours, action, fields, said, noteId }) {
      const now = await store.work.findRequest(reference)
      if (!now) return room.unknown(c)
      const lines = await store.journal.about(reference)
      // Skips entries that do not change the version.
      const last = lines.findLast(({ action }) => action !== 'read' && action !== 'noted')
      const notes = await store.work.notes(now.lead.id)
      const note = notes.findLast(({ id }) => id !== noteId)
      const mail = (await store.messages.list(now.lead.id)).at(-1)
      const { state, assignee, remindAt, version } = now.work
      const conflict = {
        by: last?.actor ?? 'Quelqu’un',
        at: last?.at ?? clock.now(),
        theirs: [
          { label: 'État', value: '', state },
          { label: 'Prise par', value: assignee?.name ?? 'personne' },
          { label: 'Rappel', value: remindAt === null ? 'aucun' : longDate(remindAt) },
          ...(note ? [{ label: 'Note', value: note.text }] : []),
          ...(mail?.text ? [{ label: 'Dernier e-mail', value: mail.text }] : []),
        ],
        ours,
        action: `/bureau/demandes/${reference}/${action}`,
        fields: { ...fields, version: String(version) },
      }
      return desk.show(c, reference, { ...said, conflict }, 409)
    },

    async changeAsSeen(c, found, fields, wanted, refused) {
      const { person } = c.var.session
      const { lead } = found
      const { outcome } = await store.work.change(
        lead,
        wanted,
        person,
        clock.now(),
        postedVersion(fields),
      )
      if (outcome === 'gone') return room.unknown(c)
      if (outcome === 'stale') {
        // A repeated click, or two people with the same change: no conflict.
        const now = await store.work.findRequest(lead.reference)
        if (!now || !isDone(now.work, wanted, person.id)) {
          return desk.showConflict(c, found, refused)
        }
      }
      // The change released the request from quarantine, so its mails are due.
      room.onDue()
      return desk.goOn(c, lead.reference)
    },
  }
  return desk
}

/** Returns the version of a form; a missing one never matches. */
export function postedVersion({ version = '' }: Fields): number {
  return /^\d{1,9}$/.test(version) ? Number(version) : -1
}

function isDone(work: Work, wanted: Change, personId: string): boolean {
  switch (wanted.kind) {
    case 'take':
      return work.assignee?.id === personId
    case 'give':
      return (work.assignee?.id ?? null) === (wanted.to?.id ?? null)
    case 'follow':
      return work.state === wanted.state && work.remindAt === wanted.remindAt
    case 'lose':
      return work.state === 'lost' && work.lostReason === wanted.reason
    case 'spam':
      return work.spamAt !== null
    case 'not spam':
      return work.spamAt === null
  }
}
