import type { WorkCalendar } from '#content/company/calendar.ts'
import type { DelayView, RowView } from '#desk/demandes/view.ts'
import { longDate, shortDate } from '#desk/ui/instants.ts'
import { dayAt, formatHour } from '#quotes/dates.ts'
import { freeText } from '../../../leads/other-fields.ts'
import type { RequestRow } from '../../../store/desk/requests.ts'
import { explainDoubts } from '../doubts.ts'
import { firstWords, nameOf, subjectInside, subjectOf } from '../list-words.ts'
import { promiseView } from '../promise-view.ts'

function bareView(row: RequestRow): Omit<RowView, 'delay'> {
  return {
    reference: row.reference,
    name: [{ text: nameOf(row), isFound: false }],
    subject: subjectOf(row),
    words: [{ text: firstWords(row), isFound: false }],
    who: row.assignee?.name.split(' ')[0] ?? null,
    version: row.version,
    state: row.failed ? 'failed' : row.quarantine ? 'held' : row.state,
  }
}

export function datedView(row: RequestRow, now: number): RowView {
  return { ...bareView(row), delay: { kind: 'words', words: shortDate(row.receivedAt, now) } }
}

export function rowView(row: RequestRow, now: number, calendar: WorkCalendar): RowView {
  if (row.waitingSince === null) return datedView(row, now)
  return { ...bareView(row), delay: promiseView(row.waitingSince, now, calendar) }
}

const failures = {
  answer: 'Un e-mail n’est pas parti',
  agency: 'L’e-mail à l’agence n’est pas parti',
  visitor: 'L’accusé de réception n’est pas parti',
}

export function dueView(row: RequestRow, note: string | undefined, now: number): RowView {
  const words = row.failed ? failures[row.failed] : (note ?? firstWords(row))
  return {
    ...bareView(row),
    words: [{ text: words.slice(0, 160), isFound: false }],
    delay: row.failed
      ? { kind: 'words', words: 'Livraison', more: 'abandonnée', isLate: true }
      : reminderView(row.remindAt ?? now, now),
  }
}

function reminderView(at: number, now: number): DelayView {
  const isToday = dayAt(at) === dayAt(now)
  // A day without a time is stored as its first instant.
  const hasTime = dayAt(at - 1) === dayAt(at)
  const more = isToday
    ? hasTime
      ? `auj. ${formatHour(at)}`
      : 'aujourd’hui'
    : `du ${shortDate(at, now)}`
  return { kind: 'words', words: 'Rappel', more, isLate: !isToday }
}

export function heldView(row: RequestRow) {
  const { form, values } = row
  return {
    reference: row.reference,
    name: nameOf(row),
    received: longDate(row.receivedAt),
    /** E-mail address and subject. */
    sender: [values.email, subjectInside(row)].filter(Boolean).join(', '),
    text: freeText(form, values).slice(0, 2_000),
    ...explainDoubts(row.quarantine ?? [], row),
  }
}
