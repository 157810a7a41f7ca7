import { randomUUID } from 'node:crypto'
import { findPack, levels, type Pack } from '#content/catalogue/packs.ts'
import type { Prices } from '#content/catalogue/prices.ts'
import { formatPrice } from '#content/catalogue/pricing.ts'
import { agencyCalendar, type WorkCalendar } from '#content/company/calendar.ts'
import { agencyMail } from '#content/company/mail.ts'
import { messageKindWords } from '#content/desk/message-kinds.ts'
import { lossWords, type RequestState, stateRules } from '#content/desk/state-rules.ts'
import { type ShownState, stateInSentence } from '#content/desk/states.ts'
import { fillTemplate } from '#content/desk/templates.ts'
import type { DelayView } from '#desk/demandes/view.ts'
import { fullDate, shortDate } from '#desk/ui/instants.ts'
import { directionIds, directions, isPalette, palettes, trades } from '#previews/answers/answers.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { dayAt, formatDay } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { needsUtf8 } from '../../../channels/mailboxes.ts'
import { day } from '../../../days.ts'
import { answerChannel } from '../../../leads/messages/answer.ts'
import { freeText, otherFields } from '../../../leads/other-fields.ts'
import { mailLink } from '../../../mail-link.ts'
import { callLink, phoneNumbersIn } from '../../../phone-numbers.ts'
import type { Work } from '../../../store/desk/work.ts'
import type { Delivery, LeadWithDeliveries, Message } from '../../../store/leads/records.ts'
import type { Person } from '../../../store/people/person.ts'
import { openingHours, promisedDelay } from '../../../working-hours.ts'
import { quoteLine } from '../devis/quote-view.ts'
import { explainDoubts } from '../doubts.ts'
import { nameOf } from '../list-words.ts'
import { promiseView } from '../promise-view.ts'
import type { Tools } from '../tools.ts'
import { requestHistoryOf } from './request-history.ts'

export type RequestView = Awaited<ReturnType<typeof requestView>>

export interface ComposerView {
  /** UUID of the next answer, so that a repeated post stores only one. */
  id: string
  subject: string
  text: string
  template: string
  filled: string[]
  blanks: string[]
  isDraft: boolean
  /** The mail as it will be sent; null while editing. */
  preview: { from: string; to: string; subject: string; text: string; quote: string | null } | null
}

export interface FactView {
  label: string
  value: string
  state?: RequestState
}

/** Result of an act on the request, shown on its page. */
interface Said {
  outcome: { kind: 'done' | 'alert'; words: string } | null
  conflict: {
    by: string
    at: number
    theirs: FactView[]
    ours: FactView[]
    action: string
    fields: Record<string, string>
  } | null
}

const nothingSaid: Said = { outcome: null, conflict: null }

type Fact = readonly [label: string, value: string, href?: string | undefined]

/** Milliseconds without a heartbeat after which a colleague counts as absent. */
export const presenceLife = 45_000

export async function requestView(
  { lead, work }: { lead: LeadWithDeliveries; work: Work },
  person: Person,
  { content: { current: content }, store, clock, siteUrl, channels }: Tools,
) {
  const calendar = agencyCalendar(content.hours)
  const now = clock.now()
  const [quotes, notes, messages, lines, same, people, others, draft, erasure] = await Promise.all([
    store.quotes.ofLead(lead.id),
    store.work.notes(lead.id),
    store.messages.list(lead.id),
    store.journal.about(lead.reference),
    store.work.samePerson(lead.id),
    store.people.listPeople(now),
    store.presence.others(lead.id, person.id, now - presenceLife),
    store.presence.findDraft(lead.id, person.id),
    person.role === 'responsable' ? store.work.countOfAddress(lead.id, now) : null,
  ])
  const { values, quarantine, releasedAt } = lead
  const { name = '', email = '', phone = '' } = values
  const isHeld = quarantine !== undefined && releasedAt === undefined
  const failed = lead.deliveries.find(({ state }) => state === 'dead')
  const answers = lead.deliveries.filter(({ messageId }) => messageId !== undefined)
  const struggling = answers.find(
    ({ state, attempts }) => state === 'waiting' && attempts.length > 0,
  )
  const givenUp = answers.find(({ state }) => state === 'dead')
  const reminder = work.remindAt === null ? '' : dayAt(work.remindAt)
  const facts = { name, reference: lead.reference, firstName: person.name.split(' ')[0] ?? '' }
  return {
    now,
    reference: lead.reference,
    version: work.version,
    name: nameOf(lead),
    personId: person.id,
    firstName: facts.firstName,
    email,
    /** Corrected address that the server refused. */
    typedEmail: '',
    canSendLink: Boolean(answerChannel(channels) && siteUrl),
    callLink: callLink(phone) ?? null,
    facts: factsOf(lead, content.prices),
    text: freeText(lead.form, values),
    previews: previewsOf(values.apercus, siteUrl),
    shown: shownState(work, failed !== undefined, isHeld),
    state: work.state,
    states: [work.state, ...stateRules[work.state].next.filter((state) => state !== 'lost')],
    delay: delayOf(work, now, calendar),
    openings: openingHours(now, now + 7 * day, calendar),
    promise: promisedDelay,
    assignee: work.assignee && { ...work.assignee, isSelf: work.assignee.id === person.id },
    colleagues: people.map(({ id, name }) => ({ id, name })),
    lost: reasonOf(work),
    canLose: stateRules[work.state].next.includes('lost'),
    isSpam: work.spamAt !== null,
    doubts: isHeld ? explainDoubts(quarantine, lead) : null,
    quoteId: randomUUID(),
    quotes: quotes.map((record) => quoteLine(record, now)),
    history: requestHistoryOf({ lead, notes, messages, lines }),
    same: same.map(({ reference, form, receivedAt, state }) => ({
      reference,
      words: `${agencyMail.kind[form].toLowerCase()}, ${shortDate(receivedAt, now)}, ${stateInSentence(state)}`,
    })),
    failure: failureOf(givenUp ?? struggling, messages),
    follow: { state: work.state, reminder, seenReminder: reminder, note: '' },
    /** Posted reason for the state « Perdue », if the server refused it. */
    lose: { reason: '', detail: '' },
    composer: answerChannel(channels) ? emptyComposer(lead.reference, draft) : null,
    filing: {
      id: randomUUID() as string,
      subject: `Votre demande ${lead.reference}`,
      text: '',
      kind: 'filed-in' as 'filed-in' | 'filed-out',
      day: dayAt(now),
    },
    noteId: randomUUID(),
    /** With known values filled in, and the list of those values. */
    templates: content.templates.map(({ id, label, ...template }) => ({
      id,
      label,
      ...fillTemplate(template, facts),
    })),
    replyTo: answerChannel(channels)?.mailbox?.replyTo ?? content.company.email,
    others: [...others],
    ...nothingSaid,
    erasure: erasure && {
      ...erasure,
      contracts: erasure.contracts.map(({ number, until }) => ({
        number,
        until: formatDay(until),
      })),
    },
  }
}

function failureOf(delivery: Delivery | undefined, messages: readonly Message[]) {
  if (!delivery) return null
  const kind = messages.find(({ id }) => id === delivery.messageId)?.kind
  return {
    what: kind && kind !== 'answer' ? messageKindWords[kind] : null,
    willRetry: delivery.state !== 'dead',
  }
}

export const firstSubject = (reference: string) => `Votre demande ${reference}`

function emptyComposer(
  reference: string,
  draft: { subject: string; text: string } | undefined,
): ComposerView {
  return {
    id: randomUUID(),
    subject: draft?.subject || firstSubject(reference),
    text: draft?.text ?? '',
    template: '',
    filled: [],
    blanks: [],
    isDraft: draft !== undefined,
    preview: null,
  }
}

function previewsOf(code: string | undefined, siteUrl?: string) {
  const summary = summaryOfPreviews(code, siteUrl)
  if (!summary) return null
  const { link, favourite, answers } = summary
  const { name, trade, town, sentence, palette } = answers
  const colours = isPalette(palette) ? `palette ${palettes[palette]}` : `couleur ${palette}`
  const said = sentence && `\u00a0: «\u00a0${sentence}\u00a0»`
  return {
    link,
    drawings: directionIds.map((direction) => ({
      direction,
      label: directions[direction],
      isFavourite: direction === favourite,
    })),
    words: `${name}, ${trades[trade]}, ${town}, ${colours}${said}.`,
  }
}

const accentedAddress =
  'Beaucoup de serveurs d’e-mail n’acceptent pas une adresse qui a un accent avant l’arobase. Demandez-en une autre, par téléphone par exemple.'

export function factsOf(
  { form, values, page, receivedAt, notice }: LeadWithDeliveries,
  prices: Prices,
) {
  const { labels, origin } = agencyMail
  const pack = findPack(values.pack ?? '')
  const facts: Fact[] = [['Formulaire', capital(origin[form])]]
  if (values.email) facts.push([labels.email, values.email, mailLink(values.email)])
  if (needsUtf8(values.email ?? '')) facts.push(['Attention', accentedAddress])
  if (values.phone) facts.push(...phoneFacts(labels.phone, values.phone))
  if (values.service) facts.push([labels.service, values.service])
  if (pack) facts.push([labels.pack, pack.label], ['Prix du pack', priceOf(pack, prices)])
  facts.push(...otherFields(values))
  facts.push(
    ['Page d’origine', page],
    ['Reçue', fullDate(receivedAt)],
    ['Notice lue', notice && formatDay(notice)],
  )
  return facts
}

/** The typed text, which is a link if it has one number; otherwise a link for each of its numbers. */
function phoneFacts(label: string, typed: string): Fact[] {
  const numbers = phoneNumbersIn(typed)
  if (numbers.length < 2) return [[label, typed, numbers[0]?.getURI()]]
  return [
    [label, typed],
    ...numbers.map(
      (number, index): Fact => [
        `Numéro\u00a0${index + 1}`,
        number.formatInternational().replace(' ext. ', ', poste '),
        number.getURI(),
      ],
    ),
  ]
}

function shownState({ state }: Work, isFailed: boolean, isHeld: boolean): ShownState {
  return isFailed ? 'failed' : isHeld ? 'held' : state
}

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

function priceOf({ list, level }: Pack, all: Prices): string {
  const { frequency, prices } = all[list]
  return (['euro', 'tnd'] as const)
    .map((currency) => {
      const price = { amount: prices[currency][levels.indexOf(level)] ?? 0, currency, frequency }
      const [net, gross] = [formatPrice(price, 'HT'), formatPrice(price, 'TTC')]
      return `${net.replaceAll(' ', '\u00a0')}, ${gross.replaceAll(' ', '\u00a0')}`
    })
    .join('\u00a0; ')
}

function delayOf({ waitingSince }: Work, now: number, calendar: WorkCalendar): DelayView | null {
  return waitingSince === null ? null : promiseView(waitingSince, now, calendar)
}

function reasonOf({ lostReason, lostDetail }: Work): string | null {
  if (lostReason === null) return null
  return [lossWords(lostReason), isolated(lostDetail ?? '')].filter(Boolean).join('\u00a0: ')
}
