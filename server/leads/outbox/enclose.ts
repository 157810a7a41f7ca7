import { stateAt } from '#quotes/states.ts'
import type { Channel, Enclosure, Sending } from '../../channels/channel.ts'
import type { MessageKind } from '../../store/engine/tables.ts'
import type { ClaimedDelivery, Message } from '../../store/leads/records.ts'
import type { SentVersion } from '../../store/quotes/records.ts'
import type { Store } from '../../store/store.ts'
import { createLink, type Link } from './follow-link.ts'

interface Tools {
  store: Pick<Store, 'quotes' | 'follow' | 'findLead'>
  siteUrl: string | undefined
  /** Link of an earlier attempt of this delivery, so that mails with one Message-ID have one link. */
  link?: Link | undefined
}

export type EnclosureResult =
  | { ok: true; enclosure: Enclosure; link?: Link }
  | { ok: false; sending: Extract<Sending, { outcome: 'dead' | 'dropped' }> }

const files: Partial<Record<MessageKind, 'sent' | 'signed'>> = {
  quote: 'sent',
  'quote-accepted': 'signed',
  'quote-accepted-agency': 'signed',
}

/**
 * Gathers the enclosures of a mail: its version, file, and secret link, stored as a hash.
 *
 * @returns also the link for the next attempt and `retireOlder`; for an unsendable mail, a reason without personal data
 * @throws StoreUnavailable when the database does not answer: the mail waits for its link
 */
export async function enclose(
  delivery: ClaimedDelivery,
  channel: Channel,
  { store, siteUrl, link: earlier }: Tools,
  now: number,
): Promise<EnclosureResult> {
  const { lead, message } = delivery
  const enclosure: Enclosure = { leavesAt: now }
  if (message?.kind === 'reminder' && !(await isStillAsked(store, lead.id, now))) {
    return dropped('nobody asks for this reminder any more')
  }
  if (message?.quote || message?.kind.startsWith('quote')) {
    const version = await findMessageVersion(store, message)
    if (!version) return dropped('its quote is gone')
    const late = asksForAnAnswer.has(message.kind) && tooLate(message.kind, version, now)
    if (late) return { ok: false, sending: late }
    enclosure.quote = version
    const which = files[message.kind]
    if (which) {
      const content = await store.quotes.readPdf(
        { quoteId: message.quote?.id ?? '', version: version.version },
        which,
      )
      if (!content) return dead('its file is gone')
      enclosure.attachments = [{ filename: fileNameOf(version, which), content }]
    }
  }
  if (!channel.carriesLink?.(delivery)) return { ok: true, enclosure }
  if (!siteUrl) {
    if (message?.kind === 'link') return dead('SITE_URL is not set: there is no link to send')
    return { ok: true, enclosure }
  }
  // Last, because a mail that cannot be sent must not store a link.
  const link = earlier ?? createLink(siteUrl)
  const added = { leadId: lead.id, secretHash: link.hash, address: clientOf(delivery) }
  const access = await store.follow.addLink({ ...added, isRenewal: false }, now)
  if (access === 'none') return dropped('the request is gone')
  enclosure.followUrl = link.url
  enclosure.isContractOnly = access === 'contract'
  return { ok: true, enclosure, link }
}

/**
 * Ends the links from before the client asked for a new one. Links of earlier attempts stay valid: the server
 * may have accepted one without its answer reaching this process.
 */
export async function retireOlder(
  delivery: ClaimedDelivery,
  secretHash: string | undefined,
  store: Pick<Store, 'follow'>,
  now: number,
): Promise<void> {
  const { lead, message } = delivery
  if (message?.kind !== 'link' || !secretHash) return
  const link = { leadId: lead.id, secretHash, address: clientOf(delivery) }
  await store.follow.addLink({ ...link, isRenewal: true, askedAt: message.at }, now)
}

function clientOf({ lead, message }: ClaimedDelivery): string {
  return message?.address ?? lead.values.email ?? ''
}

export const tooLateReason = 'the quote can no longer be accepted'

/** Mails that ask the client to decide, sent only while the version can be accepted. */
const asksForAnAnswer: ReadonlySet<MessageKind> = new Set(['quote', 'quote-reminder'])

function tooLate(kind: MessageKind, version: SentVersion, now: number) {
  const state = stateAt(version.history, now)
  if (state === 'sent' || state === 'asked') return undefined
  const detail = `${tooLateReason}: ${state}`
  // The client never received this quote, so the delivery counts as failed and the agency sees it.
  const outcome = kind === 'quote' && state === 'expired' ? 'dead' : 'dropped'
  return { outcome, detail } as const
}

async function isStillAsked(store: Tools['store'], leadId: string, now: number) {
  const { remindAt = null, spamAt = null } = (await store.findLead(leadId))?.handling ?? {}
  return remindAt !== null && remindAt <= now && spamAt === null
}

async function findMessageVersion(store: Tools['store'], { quote }: Message) {
  if (!quote) return undefined
  const record = await store.quotes.find(quote.id)
  return record?.versions.find(({ version }) => version === quote.version)
}

function fileNameOf({ content }: SentVersion, which: 'sent' | 'signed'): string {
  return `${content.number}-v${content.version}${which === 'signed' ? '-accepte' : ''}.pdf`
}

function dropped(detail: string): EnclosureResult {
  return { ok: false, sending: { outcome: 'dropped', detail } }
}

function dead(detail: string): EnclosureResult {
  return { ok: false, sending: { outcome: 'dead', detail } }
}
