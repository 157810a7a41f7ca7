import { statesThat } from '#content/desk/state-rules.ts'
import { tooLateReason } from '#server/leads/outbox/enclose.ts'
import type { Delivery, DeliveryPlan, LeadWithDeliveries } from '#server/store/leads/records.ts'
import type { Store } from '#server/store/store.ts'
import type { Thanked } from '#workshop/visitor.ts'

/** A message accepted by a service, in order. */
export interface Taken {
  channel: DeliveryPlan['channel']
  /** Id of the delivery, from the Message-ID of SMTP. */
  delivery?: string
  /** E-mail address of the visitor, for a service without ids. */
  email?: string
  /** Whether the sender received the answer. */
  answered: boolean
  /** Number of the server's life, from 0. */
  life: number
}

/** A text by the agency about a request. */
export interface Deed {
  act: 'answer' | 'note'
  /** UUID, equal for every repeat. */
  id: string
  reference: string
  text: string
  /** Whether the server reported it as done; false for a conflict. */
  isDone: boolean
}

export type DeskWork = Awaited<ReturnType<typeof readDeskWork>>
export type Written = Awaited<ReturnType<typeof readWritten>>

/**
 * Compares answers to visitors, the database and the services' messages. 1. Each acknowledged visitor has
 * one lead, with the reference of the answer; no other lead exists. 2. Each lead has the expected
 * deliveries, each sent once in its history and accepted at least once. 3. An act reported as done is stored
 * once, literally, with its journal line; an answer has one delivery. An answer refused as a conflict is
 * not stored. 4. Every message is a known delivery. It is sent again only after a lost answer, or after a
 * kill between sending and recording.
 *
 * @param leads all leads at the end
 * @param killed numbers of lives that ended by kill -9
 * @returns broken promises, and numbers: of repeated messages by the event that permits the repeat
 */
export function judge(
  thanked: readonly Thanked[],
  leads: readonly LeadWithDeliveries[],
  taken: readonly Taken[],
  killed: ReadonlySet<number>,
  desk: DeskWork = { deeds: [], written: new Map(), forged: undefined },
) {
  const broken = judgeDesk(desk, leads)
  const repeats = { answerLost: 0, killed: 0 }
  const leadsOf = Map.groupBy(leads, ({ values }) => values.email ?? '')
  const takenOf = groupByDelivery(leadsOf, taken, broken)
  const known = new Set(thanked.map(({ email }) => email))

  for (const email of leadsOf.keys()) {
    if (!known.has(email)) broken.push(`${email}: kept, though nobody was thanked`)
  }
  for (const { email, references, plans } of thanked) {
    const [lead, ...duplicates] = leadsOf.get(email) ?? []
    if (!lead) {
      broken.push(`${email}: thanked and lost`)
      continue
    }
    if (duplicates.length > 0) broken.push(`${email}: kept ${duplicates.length + 1} times`)
    if (references.size > 1) broken.push(`${email}: told ${references.size} references`)
    if (!references.has(lead.reference)) broken.push(`${email}: told a wrong reference`)
    const planned = plans.map(nameOf).sort()
    const found = lead.deliveries
      .filter(({ messageId }) => !messageId)
      .map(nameOf)
      .sort()
    if (planned.join() !== found.join() && !(found.length === 0 && isSettledInQuarantine(lead))) {
      broken.push(`${email}: deliveries ${found.join()} instead of ${planned.join()}`)
    }
    for (const delivery of lead.deliveries) {
      const what = `${email} by ${nameOf(delivery)}`
      const recorded = delivery.attempts.filter(({ outcome }) => outcome === 'sent').length
      const takes = takenOf.get(delivery.id) ?? []
      if (isRightlyDropped(delivery)) continue
      if (delivery.state !== 'sent') broken.push(`${what}: ${delivery.state}`)
      if (recorded !== 1) broken.push(`${what}: recorded as sent ${recorded} times`)
      if (takes.length === 0) broken.push(`${what}: never arrived`)
      for (const [index, take] of takes.slice(0, -1).entries()) {
        if (!take.answered) repeats.answerLost += 1
        else if (killed.has(take.life) && takes[index + 1]?.life !== take.life) repeats.killed += 1
        else broken.push(`${what}: repeated without an excuse (lives ${livesOf(takes)})`)
      }
    }
  }
  return {
    broken,
    leads: leads.length,
    deliveries: leads.reduce((sum, { deliveries }) => sum + deliveries.length, 0),
    repeats,
  }
}

/** Returns whether a colleague answered or closed a doubted request, whose first mails are then dropped. */
function isSettledInQuarantine({ quarantine, handling }: LeadWithDeliveries): boolean {
  const isClosed = !statesThat('keepsWaiting').includes(handling.state)
  return quarantine !== undefined && (handling.answeredAt !== null || isClosed)
}

/** Returns whether a mail was dropped because its quote could no longer be accepted. */
export function isRightlyDropped({ state, messageId, attempts }: Delivery): boolean {
  const reason = attempts.at(-1)?.detail ?? ''
  return state === 'dropped' && Boolean(messageId) && reason.startsWith(tooLateReason)
}

/** @returns `forged`: number of the first altered journal line */
export async function readDeskWork(store: Store, deeds: readonly Deed[]) {
  const written = new Map<string, Written>()
  for (const { reference } of deeds) written.set(reference, await readWritten(store, reference))
  return { deeds, written, forged: await store.journal.firstForged() }
}

async function readWritten({ findLead, messages, work, journal }: Store, reference: string) {
  const id = (await findLead(reference))?.id ?? ''
  const [sent, notes] = [await messages.list(id), await work.notes(id)]
  return { messages: sent, notes, journal: await journal.about(reference) }
}

function judgeDesk(
  { deeds, written, forged }: DeskWork,
  leads: readonly LeadWithDeliveries[],
): string[] {
  const broken = forged === undefined ? [] : [`line ${forged} of the journal is forged`]
  const leadOf = new Map(leads.map((lead) => [lead.reference, lead]))
  for (const [reference, mine] of Map.groupBy(deeds, ({ reference }) => reference)) {
    const { messages = [], notes = [], journal = [] } = written.get(reference) ?? {}
    const { deliveries = [] } = leadOf.get(reference) ?? {}
    for (const { act, id, text, isDone } of mine) {
      const what = `${reference}, ${act} ${id}`
      const kept = (act === 'answer' ? messages : notes).filter((each) => each.id === id)
      if (kept.length !== Number(isDone)) {
        broken.push(`${what}: ${isDone ? 'done' : 'refused'}, and kept ${kept.length} times`)
      }
      if (kept.some((each) => each.text !== text)) broken.push(`${what}: other words are kept`)
      const sent = deliveries.filter(({ messageId }) => messageId === id).length
      if (sent !== Number(isDone && act === 'answer')) broken.push(`${what}: ${sent} deliveries`)
    }
    const done = mine.filter(({ isDone }) => isDone)
    const answers = messages.filter(({ kind }) => kind === 'answer')
    for (const [act, action, kept] of [
      ['answer', 'answered', answers],
      ['note', 'noted', notes],
    ] as const) {
      const expected = done.filter((deed) => deed.act === act).length
      const lines = journal.filter((line) => line.action === action).length
      if (kept.length !== expected || lines !== expected) {
        broken.push(
          `${reference}: ${expected} ${act}s done, ${kept.length} kept, ${lines} in the journal`,
        )
      }
    }
  }
  return broken
}

function groupByDelivery(
  leadsOf: ReadonlyMap<string, LeadWithDeliveries[]>,
  taken: readonly Taken[],
  broken: string[],
) {
  const deliveries = [...leadsOf].flatMap(([email, leads]) =>
    leads.flatMap((lead) => lead.deliveries.map((delivery) => ({ email, ...delivery }))),
  )
  const known = new Set(deliveries.map(({ id }) => id))
  // The service without ids has one message for each visitor.
  const hosted = new Map(deliveries.map(({ email, channel, id }) => [`${email} ${channel}`, id]))
  const idOf = ({ delivery, email, channel }: Taken) =>
    delivery ?? hosted.get(`${email} ${channel}`) ?? ''
  for (const take of taken.filter((take) => !known.has(idOf(take)))) {
    broken.push(`${take.delivery ?? take.email} by ${take.channel}: no such delivery`)
  }
  return Map.groupBy(taken, idOf)
}

const nameOf = ({ channel, recipient }: DeliveryPlan) => `${channel} ${recipient}`
const livesOf = (takes: readonly Taken[]) => takes.map(({ life }) => life).join(', ')
