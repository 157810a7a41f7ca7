import { createHash } from 'node:crypto'
import { judgeDraft, typedOf } from '#desk/devis/typed.ts'
import { addDays, dayAt, isDay } from '#quotes/dates.ts'
import { whatIsMissing } from '#quotes/missing.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { answerChannel } from '../../../leads/answer.ts'
import { drawQuotePdf } from '../../../quotes/pdf.ts'
import type { Person } from '../../../store/people/people.ts'
import type { Evidence, MailPlan, QuoteRecord } from '../../../store/quotes/quotes-store.ts'
import { startOfDay } from '../list-words.ts'
import type { Room } from '../room.ts'
import { isPublicSite, versionOf } from './quote-view.ts'

/** How it went; or why not, in French. */
type Done = { ok: true } | { ok: false; because: string }

/** Somebody else may take the number that the file was drawn with: how often it is drawn anew. */
const attempts = 5

const digestOf = (file: Buffer) => createHash('sha256').update(file).digest('hex')

/** Where the mails of an act go. */
export const mailOf = ({ channels, agency }: Room): MailPlan => ({
  channel: answerChannel(channels)?.name,
  agency,
})

/**
 * Sends the draft of a quote as it is kept: judged, drawn, frozen and queued. What somebody did
 * meanwhile is never sent over.
 */
export async function sendDraft(room: Room, record: QuoteRecord, by: Person): Promise<Done> {
  const { store, clock, siteUrl, onDue } = room
  const { draft } = record
  if (!draft) return { ok: false, because: 'Ce devis est déjà envoyé.' }
  const mail = mailOf(room)
  if (!mail.channel) {
    return { ok: false, because: 'Aucun envoi d’e-mail n’est réglé sur ce site. Rien n’est parti.' }
  }
  const typed = typedOf(draft.fields)
  const judged = judgeDraft(typed)
  const now = clock.now()
  const year = Number(dayAt(now).slice(0, 4))
  for (let attempt = 0; attempt < attempts; attempt++) {
    const seller = judged.ok ? judged.draft.seller : 'FR'
    const number = record.number ?? (await store.quotes.nextNumber(seller, year))
    const content = judged.ok && versionOf(judged.draft, record, { number, siteUrl, now })
    const missing = content ? whatIsMissing(content, { isPublic: isPublicSite(siteUrl) }) : []
    if (!content || missing.length > 0) return { ok: false, because: 'Rien n’est parti.' }
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
        return { ok: true }
      case 'again':
        return { ok: true }
      case 'taken':
        continue
      case 'refused':
        return { ok: false, because: sent.because }
      case 'stale':
        return { ok: false, because: 'Quelqu’un a changé ce devis avant vous. Rien n’est parti.' }
      case 'gone':
        return { ok: false, because: 'La demande a été effacée. Rien n’est parti.' }
    }
  }
  return { ok: false, because: 'Trop de devis partent à la fois. Réessayez dans un instant.' }
}

/** The morning of the day on which the client is reminded; null for never, or for a day that is past. */
function reminderOf({ validUntil }: QuoteVersion, days: string, now: number): number | null {
  if (!/^\d{1,3}$/.test(days.trim())) return null
  const at = startOfDay(addDays(validUntil, -Number(days)))
  return at > now ? at : null
}

/**
 * Records that a client signed on paper. Of the scan nothing is kept but its digest.
 *
 * @param fields `signedOn` (a day), `name`, `role`, `note`, `scan` (SHA-256 of a file, or empty)
 */
export async function acceptOnPaper(
  room: Room,
  record: QuoteRecord,
  by: Person,
  fields: Readonly<Record<string, string>>,
): Promise<Done> {
  const { store, clock, onDue } = room
  const { signedOn = '', name = '', role = '', note = '', scan = '' } = fields
  const last = record.versions.at(-1)
  const now = clock.now()
  if (!last) return { ok: false, because: 'Ce devis n’est pas encore envoyé.' }
  if (!name.trim()) return { ok: false, because: 'Qui a signé\u00a0? Le nom est obligatoire.' }
  if (!isDay(signedOn) || signedOn > dayAt(now) || signedOn < last.content.issuedOn) {
    return { ok: false, because: 'La date de la signature est entre l’envoi et aujourd’hui.' }
  }
  if (scan && !/^[0-9a-f]{64}$/.test(scan)) {
    return { ok: false, because: 'L’empreinte du scan a 64 chiffres et lettres de a à f.' }
  }
  const { client } = last.content
  // Of a day nothing more is known; it was signed after it was sent.
  const at = signedOn === dayAt(now) ? now : Math.max(startOfDay(signedOn), last.sentAt)
  const evidence: Evidence = {
    ...{ at, name: name.trim().slice(0, 200), role: role.trim().slice(0, 200) },
    ...{ email: client.email, earlyStart: fields.early === 'oui', digest: last.digest },
    ...{ company: client.company, address: client.address, kind: client.kind },
    ...{ employees: client.employees, shownAt: null, copyBy: 'post' },
    paper: {
      recordedBy: by.name,
      note: note.trim().slice(0, 1_000),
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
