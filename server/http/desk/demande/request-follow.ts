import { Hono } from 'hono'
import { dayFault, dayToCome } from '#content/days.ts'
import {
  isLossReason,
  lossReasons,
  type RequestState,
  stateRules,
} from '#content/desk/state-rules.ts'
import { stateInSentence } from '#content/desk/states.ts'
import { longDate } from '#desk/ui/instants.ts'
import { cleanLine, cleanText, tooLongIn, unreadableIn } from '#forms/pasted.ts'
import { dayAt } from '#quotes/dates.ts'
import { startOfDay } from '../../../days.ts'
import { isUuid } from '../../uuid.ts'
import type { Inside } from '../guard.ts'
import type { RequestDesk } from './request-desk.ts'
import type { FactView } from './request-view.ts'

const longestNote = 5_000
const longestDetail = 200

export function followRoutes(desk: RequestDesk) {
  const { store, clock, show, onRequest, changeAsSeen } = desk

  return new Hono<Inside>()
    .post(
      '/demandes/:reference/prendre',
      onRequest(async (c, found, fields) => {
        const ours = [{ label: 'Prise par', value: c.var.session.person.name }]
        const refused = { ours, action: 'prendre', fields: {} }
        return changeAsSeen(c, found, fields, { kind: 'take' }, refused)
      }),
    )
    .post(
      '/demandes/:reference/donner',
      onRequest(async (c, found, fields) => {
        const to = fields.to ? await store.people.findPerson(fields.to) : null
        if (to === undefined) {
          const words = 'Cette personne n’est plus au bureau.'
          return show(c, found.lead.reference, { outcome: { kind: 'alert', words } }, 422)
        }
        const ours = [{ label: 'Prise par', value: to?.name ?? 'personne' }]
        const refused = { ours, action: 'donner', fields: { to: fields.to ?? '' } }
        return changeAsSeen(c, found, fields, { kind: 'give', to }, refused)
      }),
    )
    .post(
      '/demandes/:reference/suivi',
      onRequest(async (c, found, fields) => {
        const { lead, work } = found
        const { reference } = lead
        const { state = work.state, reminder = '', noteId } = fields
        const seen = { state: fields.seenState ?? state, reminder: fields.seenReminder ?? reminder }
        const note = cleanText(fields.note ?? '')
        const kept = dayIn(work.remindAt)
        const follow = { state: work.state, reminder, seenReminder: kept, note }
        const refuse = (words: string) =>
          show(c, reference, { follow, outcome: { kind: 'alert', words } }, 422)
        if (note.length > longestNote) {
          return refuse('Cette note est trop longue\u00a0: 5\u00a0000 caractères au plus.')
        }
        const unreadable = unreadableIn(note, 'La note')
        if (unreadable) return refuse(unreadable)
        const asksState = state !== seen.state && state !== work.state
        const asksDay = reminder !== seen.reminder && reminder !== kept
        const fault =
          asksDay && reminder !== '' && dayFault(reminder, dayToCome(dayAt(clock.now())))
        if (fault) return refuse(fault)
        const remindAt = asksDay ? readDay(reminder) : work.remindAt
        const wanted = asksState ? (state as RequestState) : work.state
        if (asksState && !stateRules[work.state].next.includes(wanted)) {
          return refuse(cannotBecome(work.state, wanted))
        }
        if (note && isUuid(noteId)) {
          const written = { id: noteId ?? '', leadId: lead.id, text: note }
          const isThere = await store.work.addNote(written, c.var.session.person, clock.now())
          if (!isThere) return desk.unknown(c)
        }
        desk.onDue()
        if (!asksState && !asksDay) return desk.goOn(c, reference)
        const ours: FactView[] = [
          { label: 'État', value: '', state: wanted },
          { label: 'Rappel', value: remindAt === null ? 'aucun' : longDate(remindAt) },
          ...(note ? [{ label: 'Note, déjà gardée', value: note }] : []),
        ]
        const wish = {
          kind: 'follow',
          state: wanted,
          remindAt,
        } as const
        return changeAsSeen(c, found, fields, wish, {
          ours,
          noteId,
          action: 'suivi',
          fields: {
            state: wanted,
            seenState: work.state,
            reminder: asksDay ? reminder : kept,
            seenReminder: kept,
          },
        })
      }),
    )
    .post(
      '/demandes/:reference/perdue',
      onRequest(async (c, found, fields) => {
        const { reason = '', detail = '' } = fields
        const refuse = (words: string) => {
          const said = { lose: { reason, detail }, outcome: { kind: 'alert', words } } as const
          return show(c, found.lead.reference, said, 422)
        }
        if (!isLossReason(reason)) {
          return refuse('Choisissez pourquoi elle est perdue\u00a0: le motif sert aux chiffres.')
        }
        const { state } = found.work
        if (state !== 'lost' && !stateRules[state].next.includes('lost')) {
          return refuse(cannotBecome(state, 'lost'))
        }
        const kept = cleanLine(detail)
        const because =
          unreadableIn(kept, 'La précision') ?? tooLongIn(kept, longestDetail, 'La précision')
        if (because) return refuse(because)
        const ours: FactView[] = [
          { label: 'État', value: '', state: 'lost' },
          { label: 'Motif', value: lossReasons[reason] },
          ...(kept ? [{ label: 'Précision', value: kept }] : []),
        ]
        const refused = { ours, action: 'perdue', fields: { reason, detail } }
        return changeAsSeen(c, found, fields, { kind: 'lose', reason, detail: kept }, refused)
      }),
    )
}

const cannotBecome = (state: RequestState, wanted: RequestState) =>
  `Une demande ${stateInSentence(state)} ne peut pas devenir ${Object.hasOwn(stateRules, wanted) ? stateInSentence(wanted) : 'autre chose'}.`

const dayIn = (instant: number | null) => (instant === null ? '' : dayAt(instant))

const readDay = (text: string) => (text === '' ? null : startOfDay(text))
