import { statesThat } from '#content/desk/state-rules.ts'
import { tooLateReason } from '#server/leads/outbox/enclose.ts'
import type { Note } from '#server/store/desk/work.ts'
import type {
  Delivery,
  DeliveryPlan,
  LeadWithDeliveries,
  Message,
} from '#server/store/leads/leads-store.ts'
import type { JournalLine } from '#server/store/people/journal.ts'
import type { Store } from '#server/store/store.ts'

/** A visitor who was thanked; each has an address of their own, by which their lead is found. */
export interface Thanked {
  email: string
  /** Every reference that their request was answered with. */
  references: ReadonlySet<string>
  /** What has to be sent about it. */
  plans: readonly DeliveryPlan[]
}

/** A message that a service took in charge, in the order in which it did. */
export interface Taken {
  channel: DeliveryPlan['channel']
  /** The delivery that the message says it is: its Message-ID by SMTP. */
  delivery?: string
  /** The address it is about, by a service whose messages bear no mark. */
  email?: string
  /** Whether the sender was told; false when its answer was lost on the way. */
  answered: boolean
  /** The life of the server that sent it, counted from 0. */
  life: number
}

/** What somebody of the agency wrote about a request. */
export interface Deed {
  kind: 'answer' | 'note'
  /** UUID, the same for every repeat. */
  id: string
  reference: string
  text: string
  /** Whether they were told that it is done; false: that a colleague was faster. */
  isDone: boolean
}

/** What the database holds, of one request, that its people wrote. */
export interface Written {
  messages: readonly Message[]
  notes: readonly Note[]
  /** Lines of the journal about it. */
  journal: readonly JournalLine[]
}

/** The desk in the end: what was done there, and what is kept, by reference. */
export interface DeskWork {
  deeds: readonly Deed[]
  written: ReadonlyMap<string, Written>
  /** Number of the first line of the journal that is not what was written. */
  forged: number | undefined
}

export interface Verdict {
  /** Promises that were broken, one line each; empty when all were kept. */
  broken: string[]
  leads: number
  deliveries: number
  /** Messages taken more than once, by what excuses it. */
  repeats: { answerLost: number; killed: number }
}

/**
 * Compares what visitors were told, what the database holds and what services took.
 *
 * 1. Each visitor thanked has one lead, under the one reference they were given; and there is no
 *    lead of anybody else.
 * 2. Each lead has the deliveries that it should, each sent once as its history says, and each
 *    was taken by its service at least once.
 * 3. What somebody of the agency was told is done is kept once, word by word, and stands in the
 *    journal; an answer has one delivery. What a colleague's was preferred to is not kept.
 * 4. A service took nothing that is no delivery; and it took the same one again only when the
 *    answer to the one before was lost, or when the life that sent the one before was killed before
 *    it sent it again itself: that kill fell between the sending and its record.
 *
 * @param leads all that the database holds in the end
 * @param killed the lives that ended by kill -9
 */
export function judge(
  thanked: readonly Thanked[],
  leads: readonly LeadWithDeliveries[],
  taken: readonly Taken[],
  killed: ReadonlySet<number>,
  desk: DeskWork = { deeds: [], written: new Map(), forged: undefined },
): Verdict {
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

/** Returns whether a colleague answered or closed a doubted request: its first mails then leave no more. */
function isSettledInQuarantine({ quarantine, handling }: LeadWithDeliveries): boolean {
  const isClosed = !statesThat('keepsWaiting').includes(handling.state)
  return quarantine !== undefined && (handling.answeredAt !== null || isClosed)
}

/** Returns whether a mail was dropped because its quote could no longer be accepted. */
function isRightlyDropped({ state, messageId, attempts }: Delivery): boolean {
  const reason = attempts.at(-1)?.detail ?? ''
  return state === 'dropped' && Boolean(messageId) && reason.startsWith(tooLateReason)
}

/** Reads what people wrote about the requests that they dealt with. */
export async function readDeskWork(store: Store, deeds: readonly Deed[]): Promise<DeskWork> {
  const written = new Map<string, Written>()
  for (const reference of new Set(deeds.map(({ reference }) => reference))) {
    const id = (await store.findLead(reference))?.id ?? ''
    written.set(reference, {
      messages: await store.messages.list(id),
      notes: await store.work.notes(id),
      journal: await store.journal.about(reference),
    })
  }
  return { deeds, written, forged: await store.journal.firstForged() }
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
    for (const { kind, id, text, isDone } of mine) {
      const what = `${reference}, ${kind} ${id}`
      const kept = (kind === 'answer' ? messages : notes).filter((each) => each.id === id)
      if (kept.length !== Number(isDone)) {
        broken.push(`${what}: ${isDone ? 'done' : 'refused'}, and kept ${kept.length} times`)
      }
      if (kept.some((each) => each.text !== text)) broken.push(`${what}: other words are kept`)
      const sent = deliveries.filter(({ messageId }) => messageId === id).length
      if (sent !== Number(isDone && kind === 'answer')) broken.push(`${what}: ${sent} deliveries`)
    }
    const done = mine.filter(({ isDone }) => isDone)
    const answers = messages.filter(({ kind }) => kind === 'answer')
    for (const [kind, action, kept] of [
      ['answer', 'answered', answers],
      ['note', 'noted', notes],
    ] as const) {
      const expected = done.filter((deed) => deed.kind === kind).length
      const lines = journal.filter((line) => line.action === action).length
      if (kept.length !== expected || lines !== expected) {
        broken.push(
          `${reference}: ${expected} ${kind}s done, ${kept.length} kept, ${lines} in the journal`,
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
  const ids = new Set([...leadsOf.values()].flat().flatMap((lead) => lead.deliveries.map(idOf)))
  const groups = new Map<string, Taken[]>()
  for (const take of taken) {
    const id =
      take.delivery ??
      leadsOf
        .get(take.email ?? '')
        ?.flatMap(({ deliveries }) => deliveries)
        .find(({ channel }) => channel === take.channel)?.id
    if (id === undefined || !ids.has(id)) {
      broken.push(`${take.delivery ?? take.email} by ${take.channel}: no such delivery`)
      continue
    }
    const group = groups.get(id)
    if (group) group.push(take)
    else groups.set(id, [take])
  }
  return groups
}

const idOf = ({ id }: { id: string }) => id
const nameOf = ({ channel, recipient }: DeliveryPlan) => `${channel} ${recipient}`
const livesOf = (takes: readonly Taken[]) => takes.map(({ life }) => life).join(', ')
