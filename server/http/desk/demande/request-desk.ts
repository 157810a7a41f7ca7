import { longDate } from '#desk/ui/instants.ts'
import type { Change, Work } from '../../../store/desk/work.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { leadTo } from '../said.ts'
import { type FactView, type RequestView, requestView } from './request-view.ts'

export const emailLabel = 'E-mail'

export type Fields = Record<string, string>
export type Found = NonNullable<Awaited<ReturnType<Room['store']['work']['findRequest']>>>

interface Refused {
  ours: FactView[]
  action: string
  fields: Fields
  noteId?: string | undefined
  said?: Partial<RequestView>
}

export type RequestDesk = ReturnType<typeof createRequestDesk>

export function createRequestDesk(room: Room) {
  const { store, clock } = room

  async function show(
    c: RequestContext,
    reference: string,
    said: Partial<RequestView> = {},
    status: 200 | 403 | 409 | 413 | 422 | 503 = 200,
  ) {
    const found = await store.work.findRequest(reference)
    if (!found) return room.unknown(c)
    const view = { ...(await requestView(found, c.var.session.person, room)), ...said }
    c.status(status)
    if (wantsJson(c)) return c.json({ view })
    return room.draw(c, view.name, { page: 'demande', view })
  }

  const onRequest =
    (act: (c: RequestContext, found: Found, fields: Fields) => Promise<Response>) =>
    async (c: RequestContext) => {
      const found = await store.work.findRequest(c.req.param('reference') ?? '')
      const fields = c.var.fields
      return found
        ? act(c, found, fields)
        : room.unknown(c, fields.text || fields.note || fields.detail || fields.email)
    }

  async function goOn(
    c: RequestContext,
    reference: string,
    {
      address = `/bureau/demandes/${reference}`,
      said = {},
    }: { address?: string | undefined; said?: Partial<RequestView> } = {},
  ): Promise<Response> {
    return wantsJson(c) ? show(c, reference, said) : leadTo(c, clock, address, said)
  }

  async function showConflict(
    c: RequestContext,
    { lead: { reference } }: Found,
    { ours, action, fields, said, noteId }: Refused,
  ) {
    const now = await store.work.findRequest(reference)
    if (!now) return room.unknown(c)
    const lines = await store.journal.about(reference)
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
        ...(ours.some(({ label }) => label === emailLabel)
          ? [{ label: emailLabel, value: now.lead.values.email ?? '' }]
          : []),
        ...(note ? [{ label: 'Note', value: note.text }] : []),
        ...(mail?.text ? [{ label: 'Dernier e-mail', value: mail.text }] : []),
      ],
      ours,
      action: `/bureau/demandes/${reference}/${action}`,
      fields: { ...fields, version: String(version) },
    }
    return show(c, reference, { ...said, conflict }, 409)
  }

  async function changeAsSeen(
    c: RequestContext,
    found: Found,
    fields: Fields,
    wanted: Change,
    refused: Refused,
  ) {
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
      // A repeated click, or the same change by two people, is no conflict.
      const now = await store.work.findRequest(lead.reference)
      if (!now || !isDone(now.work, wanted, person.id)) return showConflict(c, found, refused)
    }
    // The change released the request from quarantine, so its mails are due.
    room.onDue()
    return goOn(c, lead.reference)
  }

  return { ...room, show, onRequest, goOn, showConflict, changeAsSeen }
}

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
