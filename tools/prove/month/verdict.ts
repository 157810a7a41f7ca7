import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkCalendar } from '#content/company/calendar.ts'
import { isPast } from '#quotes/dates.ts'
import { stateAt } from '#quotes/states.ts'
import { systemClock as clock } from '#server/clock.ts'
import { day, hour } from '#server/days.ts'
import { unwantedDays } from '#server/leads/rounds/rounds.ts'
import type { LeadWithDeliveries } from '#server/store/leads/records.ts'
import type { Store } from '#server/store/store.ts'
import { isAtWork } from '#server/working-hours.ts'
import type { ReceivedMail } from '../../test/fake-mail.ts'
import type { Quoted } from '../chaos/quote-verdict.ts'
import { isRightlyDropped } from '../chaos/verdict.ts'

/** Bytes that a request with mails, a quote with files and a publication with a picture may take. */
const room = { lead: 12_000, quote: 400_000, publication: 400_000 }

/** Bytes of memory that the last week may exceed the first by. */
const slack = 16 * 2 ** 20

/** Matches texts that visitors and clients of this run typed. */
const typed = /visiteu|librairie|garrigue|example\.org|trop cher|rappeler, |notre réponse/i

/** Longest delay of an erasure, which runs daily at one of the hourly checks. */
export const purgeDelay = 26 * hour

/** An acknowledged request. */
export interface Sent {
  reference: string
  email: string
  at: number
  isHeld: boolean
  isErased: boolean
}

export interface Offer extends Quoted {
  validUntil: string
  email: string
  /** Number of reminders, set after its last day. */
  reminders?: number
}

export interface Month {
  store: Store
  retentionDays: number
  calendar: WorkCalendar
  mails: readonly ReceivedMail[]
  sent: Sent[]
  offers: Offer[]
  /** Records `promise` as broken unless `isKept`. */
  hold(isKept: boolean, promise: string): void
}

/** Returns whether a request is in quarantine; work at the desk releases it. */
const isHeld = ({ quarantine, releasedAt }: LeadWithDeliveries) =>
  quarantine !== undefined && releasedAt === undefined

export async function judgeErasures({ store, sent, retentionDays, hold }: Month) {
  const now = clock.now()
  const kept = new Map((await store.listLeads()).map((lead) => [lead.reference, lead]))
  for (const request of sent) {
    const lead = kept.get(request.reference)
    if (lead) request.isHeld = isHeld(lead)
    const life = (request.isHeld ? Math.min(unwantedDays, retentionDays) : retentionDays) * day
    const age = now - request.at
    hold(!lead || age < life + purgeDelay, `${request.reference} is there after ${age / day} days`)
    hold(lead !== undefined || request.isErased || age > life, `${request.reference} went too soon`)
    hold(!lead || !request.isErased, `${request.reference} came back`)
    request.isErased ||= lead === undefined
    kept.delete(request.reference)
  }
  hold(kept.size === 0, `${[...kept.keys()]} were sent by nobody`)
}

/** Checks each quote once, after its last day. */
export async function judgeOffers({ store, calendar, offers, hold }: Month) {
  const now = clock.now()
  for (const offer of offers) {
    const { id, number, reference, deeds, validUntil } = offer
    if (offer.reminders !== undefined || !isPast(validUntil, now, 'Europe/Paris')) continue
    const [version] = (await store.quotes.find(id))?.versions ?? []
    const states = { accept: 'accepted', withdraw: 'withdrawn', decline: 'declined', replace: '' }
    const last = deeds.at(-1)
    const expected = last ? states[last.act] : 'expired'
    const state = version && stateAt(version.history, now)
    const areDone = deeds.every(({ isDone }) => isDone)
    hold(areDone, `${number}: an act was refused`)
    hold(state === expected, `${number} is ${state}, not ${expected}`)
    const lead = await store.findLead(reference)
    const reminders = lead?.handling.messages.filter(({ kind }) => kind === 'quote-reminder') ?? []
    offer.reminders = reminders.length
    hold(reminders.length === (last ? 0 : 1), `${number} has ${reminders.length} reminders`)
    for (const mail of reminders) {
      const left = lead?.deliveries.find(({ messageId }) => messageId === mail.id)?.attempts.at(-1)
      const inTime = left?.outcome === 'sent' && !isPast(validUntil, left.at, 'Europe/Paris')
      hold(inTime && isAtWork(mail.at, calendar), `${number}: reminded out of time`)
    }
  }
}

/** Checks contracts, and that each mail was sent once. */
export async function judgeEnd({ store, mails, sent, offers, hold }: Month) {
  let contracts = 0
  for (const { id, number, reference, deeds } of offers) {
    const isErased = sent.some((request) => request.reference === reference && request.isErased)
    const isContract = deeds.some(({ act }) => act === 'accept')
    const record = await store.quotes.find(id)
    hold((record !== undefined) === (isContract || !isErased), `${number}: kept ${!!record}`)
    if (record && isErased) contracts += 1
  }
  for (const lead of await store.listLeads()) {
    // In quarantine, only answers that a person wrote are sent.
    const others = lead.deliveries.filter((delivery) => {
      const { state, messageId } = delivery
      const expected = isHeld(lead) && !messageId ? 'held' : 'sent'
      return state !== expected && !isRightlyDropped(delivery)
    })
    const states = others.map(({ state, attempts }) => `${state} ${attempts.at(-1)?.detail}`)
    hold(others.length === 0, `${lead.reference}: ${states}`)
  }
  const ids = mails.map(({ mail }) => mail.messageId)
  hold(new Set(ids).size === ids.length, `${ids.length - new Set(ids).size} mails left twice`)
  return contracts
}

/** Checks that data of erased people remain only in contracts. */
export async function judgeTraces(folder: string, { sent, offers, hold }: Month) {
  const files = await readdir(folder)
  const bytes = await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')))
  const contracts = offers.filter(({ deeds }) => deeds.some(({ act }) => act === 'accept'))
  const signers = new Set(contracts.map(({ email }) => email))
  for (const { reference, email, isErased } of sent) {
    if (!isErased || signers.has(email)) continue
    hold(!bytes.some((text) => text.includes(email)), `${reference} left traces`)
  }
}

export function judgeGrowth(
  { sizes, memory }: { sizes: number[]; memory: number[] },
  { sent, offers, hold }: Month,
  publications: number,
) {
  const kept = sent.filter(({ isErased }) => !isErased).length
  const most = room.lead * kept + room.quote * offers.length + room.publication * publications
  hold((sizes.at(-1) ?? 0) < most, `${sizes.at(-1)} bytes for ${kept} requests`)
  hold((memory.at(-1) ?? 0) <= (memory[0] ?? 0) + slack, `memory grew: ${memory}`)
}

/** Checks that the log has few lines and no typed text; returns the number of lines not about a delivery. */
export function judgeLog(
  lines: readonly string[],
  { days, outages }: { days: number; outages: readonly (readonly [from: number, hours: number])[] },
  { hold }: Month,
) {
  const leak = lines.find((line) => typed.test(line))
  hold(leak === undefined, `the log says: ${leak}`)
  const told = lines.filter((line) => !/delivery [\da-f-]{36} /.test(line))
  const hoursAway = outages.reduce((all, [, hours]) => all + hours + 7, 0)
  hold(told.length < 2 * days + hoursAway, `${told.length} lines of the log`)
  return told.length
}
