import { createHash } from 'node:crypto'
import { isDay } from '#content/days.ts'
import { cleanLine, cleanText, tooLongIn, unreadableIn } from '#forms/pasted.ts'
import { addDays, dayAt, formatHour } from '#quotes/dates.ts'
import { judgeDraft } from '#quotes/draft.ts'
import { whatIsMissing } from '#quotes/missing.ts'
import { mayWithdraw } from '#quotes/notices.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { startOfDay } from '../../../days.ts'
import { answerChannel } from '../../../leads/messages/answer.ts'
import { isPublicSite } from '../../../public-site.ts'
import { drawQuotePdf } from '../../../quotes/pdf.ts'
import type { Delivery, LeadWithDeliveries } from '../../../store/leads/records.ts'
import type { Person } from '../../../store/people/person.ts'
import { isSameAddress } from '../../../store/quotes/addresses.ts'
import type { Evidence, MailPlan, QuoteRecord } from '../../../store/quotes/records.ts'
import { linkInterval } from '../../follow/link.ts'
import { quoteMailOf } from '../../quote-mail.ts'
import { hasLeft } from '../mail-state.ts'
import type { Room } from '../room.ts'
import { readDraft } from './quote-draft.ts'
import { draftAsVersion } from './quote-view.ts'

type Done = { ok: true; words?: string } | { ok: false; because: string }

/** Attempts to render and store the file, because another process may take its number first. */
const attempts = 5

const digestOf = (file: Buffer) => createHash('sha256').update(file).digest('hex')

const mailOf = ({ channels, agency }: Room): MailPlan => ({
  channel: answerChannel(channels)?.name,
  agency,
})

export async function sendDraft(room: Room, record: QuoteRecord, by: Person): Promise<Done> {
  const { store, clock, siteUrl, onDue } = room
  const { draft } = record
  if (!draft) return { ok: false, because: 'Ce devis est déjà envoyé.' }
  const mail = mailOf(room)
  if (!mail.channel) {
    return {
      ok: false,
      because: 'L’envoi d’e-mails n’est pas configuré\u00a0: le devis n’est pas parti.',
    }
  }
  const typed = readDraft(draft.fields, room.content.current.prices)
  const judged = judgeDraft(typed)
  const now = clock.now()
  const year = Number(dayAt(now).slice(0, 4))
  for (let attempt = 0; attempt < attempts; attempt++) {
    const seller = judged.ok ? judged.draft.seller : 'FR'
    const number = record.number ?? (await store.quotes.nextNumber(seller, year))
    const content = judged.ok && draftAsVersion(judged.draft, record, room, { number, now })
    const missing = content ? whatIsMissing(content, { isPublic: isPublicSite(siteUrl) }) : []
    if (!content || missing.length > 0) return { ok: false, because: 'Le devis n’est pas parti.' }
    const pdf = await drawQuotePdf(content)
    const sent = await store.quotes.send(
      {
        ...{ quoteId: record.id, edition: draft.edition, content, pdf, digest: digestOf(pdf) },
        remindAt: reminderOf(content, typed.remindDays, now),
      },
      by,
      now,
      mail,
    )
    switch (sent.outcome) {
      case 'done':
        onDue()
        return { ok: true, words: await sentWords(room, record, content) }
      case 'again':
        return { ok: true }
      case 'taken':
        continue
      case 'refused':
        return { ok: false, because: sent.because }
      case 'stale':
        return {
          ok: false,
          because: 'Quelqu’un a changé ce devis avant vous\u00a0: il n’est pas parti.',
        }
      case 'gone':
        return { ok: false, because: 'La demande a été effacée\u00a0: le devis n’est pas parti.' }
    }
  }
  return { ok: false, because: 'Trop de devis partent à la fois. Réessayez dans un instant.' }
}

async function sentWords({ store, clock }: Room, record: QuoteRecord, content: QuoteVersion) {
  const { id, lead } = record
  const key = { quoteId: id, version: content.version }
  const isIt = (delivery: Delivery, found: LeadWithDeliveries) =>
    delivery.id === quoteMailOf(found, 'quote', key)?.delivery?.id
  const isGone = lead !== null && (await hasLeft(store, lead.id, isIt))
  const former = record.versions.at(-1)?.clientEmail
  const email = (await store.findLead(lead?.id ?? ''))?.values.email ?? ''
  const elsewhere = [
    former !== undefined && !isSameAddress(former, content.client.email)
      ? ` Les liens envoyés à ${former} ne s’ouvrent plus.`
      : '',
    email !== '' && !isSameAddress(email, content.client.email)
      ? ` Les réponses à la demande partent encore à ${email}\u00a0: corrigez-la là-bas si elle est fausse.`
      : '',
  ].join('')
  const whole = `${content.number}, version\u00a0${content.version}, est figé à ${formatHour(clock.now())}.${elsewhere}`
  return isGone
    ? `${whole} Son e-mail est remis au serveur d’e-mail.`
    : `${whole} Son e-mail attend de partir\u00a0; son état est dans «\u00a0Les faits\u00a0».`
}

function reminderOf({ validUntil }: QuoteVersion, days: string, now: number): number | null {
  if (!/^\d{1,3}$/.test(days.trim())) return null
  const at = startOfDay(addDays(validUntil, -Number(days)))
  return at > now ? at : null
}

/**
 * Records a signature on paper; of a scan it stores only the digest.
 *
 * @param fields `version` that the page showed, `signedOn` (a day), `name`, `role`, `early` (`oui` or ''); `note`, `scan` (SHA-256 of a
 *   file), or both
 */
export async function acceptOnPaper(
  room: Room,
  record: QuoteRecord,
  by: Person,
  fields: Readonly<Record<string, string>>,
): Promise<Done> {
  const { store, clock, onDue } = room
  const { signedOn = '' } = fields
  const scan = (fields.scan ?? '').trim().toLowerCase()
  const [name, role] = [cleanLine(fields.name ?? ''), cleanLine(fields.role ?? '')]
  const note = cleanText(fields.note ?? '')
  const last = record.versions.at(-1)
  const now = clock.now()
  if (!last) return { ok: false, because: 'Ce devis n’est pas encore envoyé.' }
  if (fields.version !== String(last.version)) {
    const because = `La version\u00a0${last.version} est partie depuis l’ouverture de cette page. Est-ce elle qui est signée\u00a0? Relisez-la, puis recommencez.`
    return { ok: false, because }
  }
  const { timeZone } = last.history
  const today = dayAt(now, timeZone)
  if (!name) return { ok: false, because: 'Qui a signé\u00a0? Le nom est obligatoire.' }
  if (!isDay(signedOn) || signedOn > today || signedOn < last.content.issuedOn) {
    return { ok: false, because: 'La date de la signature doit être entre l’envoi et aujourd’hui.' }
  }
  if (scan && !/^[0-9a-f]{64}$/.test(scan)) {
    return { ok: false, because: 'L’empreinte du scan a 64 chiffres et lettres de a à f.' }
  }
  const unreadable =
    unreadableIn(name, 'Le nom') ??
    unreadableIn(role, 'La qualité') ??
    unreadableIn(note, 'La note')
  if (unreadable) return { ok: false, because: unreadable }
  const tooLong =
    tooLongIn(name, 200, 'Le nom') ??
    tooLongIn(role, 200, 'La qualité') ??
    tooLongIn(note, 1_000, 'La note')
  if (tooLong) return { ok: false, because: tooLong }
  if (!scan && !note) {
    const because =
      'Écrivez où est l’exemplaire signé, ou donnez l’empreinte de son scan\u00a0: l’un des deux est obligatoire.'
    return { ok: false, because }
  }
  const { client } = last.content
  const at = signedOn === today ? now : Math.max(startOfDay(signedOn, timeZone), last.sentAt)
  const evidence: Evidence = {
    ...{ at, name, role },
    ...{
      email: last.clientEmail,
      linkSentTo: null,
      earlyStart: fields.early === 'oui' && mayWithdraw(last.content),
      digest: last.digest,
    },
    ...{ company: client.company, employees: client.employees, kind: client.kind },
    ...{ registration: client.registration, vatNumber: client.vatNumber },
    ...{ street: client.street, postcode: client.postcode, town: client.town },
    ...{ shownAt: null, copyBy: 'post' },
    paper: {
      recordedBy: by.name,
      note,
      scanDigest: scan || null,
    },
  }
  const signedPdf = await drawQuotePdf(last.content, evidence)
  const key = { quoteId: record.id, version: last.version }
  const done = await store.quotes.accept({ ...key, evidence, signedPdf, by }, now, mailOf(room))
  if (done.outcome === 'refused') return { ok: false, because: done.because }
  if (done.outcome === 'gone') return { ok: false, because: 'Ce devis n’existe plus.' }
  onDue()
  return { ok: true }
}

/** The link goes to the address that received the quote. Older links of the request end when it is sent. */
export async function sendNewLink(room: Room, record: QuoteRecord, by: Person): Promise<Done> {
  const { store, clock, onDue, siteUrl } = room
  const last = record.versions.at(-1)
  const mail = mailOf(room)
  if (!last || !record.lead) return { ok: false, because: 'La demande a été effacée.' }
  if (!mail.channel || !siteUrl) {
    return {
      ok: false,
      because: 'L’envoi d’e-mails n’est pas configuré\u00a0: le lien n’est pas parti.',
    }
  }
  const now = clock.now()
  const email = last.clientEmail
  const link = { leadId: record.lead.id, to: email, by, object: record.number ?? '' }
  const isQueued = await store.follow.renewLink(link, now, now - linkInterval, mail)
  if (!isQueued) {
    return {
      ok: false,
      because: 'Un lien a été demandé il y a moins d’un quart d’heure\u00a0: attendez-le.',
    }
  }
  onDue()
  return {
    ok: true,
    words: `Un nouveau lien part à ${email}. Les précédents cessent alors de fonctionner.`,
  }
}
