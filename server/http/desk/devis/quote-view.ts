import type { RequestView } from '#desk/demande/view.ts'
import { judgeDraft, type TypedDraft, typedOf } from '#desk/devis/typed.ts'
import type { DraftView, FactView, Obstacle, QuoteView, SentView } from '#desk/devis/view.ts'
import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { dayAt, formatDay, formatInstant, formatLongDay, isDay } from '#quotes/dates.ts'
import type { DraftErrors } from '#quotes/draft.ts'
import { missingIn } from '#quotes/missing.ts'
import { formatMoney } from '#quotes/money.ts'
import { acceptWords } from '#quotes/notices.ts'
import type { QuoteDraft, QuoteVersion } from '#quotes/quote.ts'
import { sellingAgency } from '#quotes/selling.ts'
import { judge, stateAt } from '#quotes/states.ts'
import { totalsOf } from '#quotes/totals.ts'
import { answerChannel } from '../../../leads/answer.ts'
import type { QuoteRecord, SentVersion } from '../../../store/quotes/quotes-store.ts'
import { fullDate } from '../list-words.ts'
import type { Room } from '../room.ts'
import { packsToAdd } from './quote-draft.ts'
import { eventsOf } from './quote-history.ts'

/** Whether real clients receive what a site sends. */
export function isPublicSite(siteUrl: string | undefined): boolean {
  const host = siteUrl && new URL(siteUrl).hostname
  return Boolean(host && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host))
}

/** A quote's address in the desk: by its number once it has one. */
export const addressOf = ({ id, number }: Pick<QuoteRecord, 'id' | 'number'>) =>
  `/bureau/devis/${number ?? id}`

/** A draft as the version that it would be today. */
export function versionOf(
  draft: QuoteDraft,
  record: QuoteRecord,
  { number, siteUrl, now }: { number: string | null; siteUrl: string | undefined; now: number },
): QuoteVersion {
  const last = record.versions.at(-1)
  return {
    ...draft,
    number,
    version: record.draft?.version ?? 1,
    issuedOn: dayAt(now),
    agency: sellingAgency(draft.seller, isPublicSite(siteUrl)),
    replaces: last ? { version: last.version, issuedOn: last.content.issuedOn } : null,
  }
}

/**
 * A quote as its page shows it.
 *
 * @param shown a version that was sent; the last one by default
 */
export async function quoteView(
  record: QuoteRecord,
  room: Room,
  { typed, shown }: { typed?: TypedDraft; shown?: number | undefined } = {},
): Promise<QuoteView> {
  const now = room.clock.now()
  const sent = record.versions.find(({ version }) => version === shown) ?? record.versions.at(-1)
  const draft = shown === undefined ? await draftView(record, room, typed) : null
  return {
    now,
    id: record.id,
    address: addressOf(record),
    number: record.number,
    client: draft?.typed.client.name || sent?.content.client.name || 'client sans nom',
    reference: record.lead?.reference ?? null,
    draft,
    sent: sent ? sentView(record, sent, now) : null,
    history: await eventsOf(record, room.store),
    outcome: null,
    conflict: null,
    versions: record.versions.map(({ version }) => ({
      version,
      address: `${addressOf(record)}?version=${version}`,
    })),
  }
}

/** A quote in one line, for the page of its request. */
export function quoteLine(record: QuoteRecord, now: number): RequestView['quotes'][number] {
  const last = record.versions.at(-1)
  const total = last && formatMoney(totalsOf(last.content).total, last.content.currency)
  return {
    address: addressOf(record),
    words: last ? `${record.number}, version\u00a0${last.version}, ${total} TTC` : 'Brouillon',
    state: last ? stateAt(last.history, now) : 'draft',
  }
}

async function draftView(
  record: QuoteRecord,
  { siteUrl, clock, store, channels }: Room,
  given: TypedDraft | undefined,
): Promise<DraftView | null> {
  const { draft } = record
  if (!draft) return null
  const now = clock.now()
  const typed = given ?? typedOf(draft.fields)
  const judged = judgeDraft(typed)
  const seller = typed.seller === 'TN' ? 'TN' : 'FR'
  const year = Number(dayAt(now).slice(0, 4))
  const number = record.number ?? (await store.quotes.nextNumber(seller, year))
  const errors = judged.ok ? {} : judged.errors
  const missing = judged.ok
    ? missingIn(versionOf(judged.draft, record, { number, siteUrl, now }), {
        isPublic: isPublicSite(siteUrl),
      }).map(({ words, field }) => ({
        words,
        field: field in places ? (places[field] ?? null) : field,
      }))
    : []
  const noChannel = !answerChannel(channels)
  return {
    typed,
    version: draft.version,
    edition: draft.edition,
    savedAt: draft.savedAt,
    savedBy: draft.savedBy,
    errors,
    obstacles: [...obstaclesOf(errors), ...missing],
    number,
    validity: validityOf(typed.validUntil, now),
    noChannel,
    packs: packsToAdd(typed),
    pdf: `/bureau/devis/${record.id}/brouillon.pdf`,
    page: `/bureau/devis/${record.id}/apercu`,
  }
}

/** What is missing and has no field of its own is mended here, or nowhere on this page. */
const places: Record<string, string | null> = { agency: null, notices: null, lines: 'lignes' }

const lineFields: Record<string, string> = {
  label: 'La désignation',
  detail: 'Le détail',
  quantity: 'La quantité',
  unit: 'L’unité',
  price: 'Le prix',
  discount: 'La remise',
  vat: 'La TVA',
}

/** Errors of fields as sentences that name the line. */
function obstaclesOf(errors: DraftErrors): Obstacle[] {
  return Object.entries(errors).map(([field, message]) => {
    const [list, index, name = ''] = field.split('.')
    const where =
      list === 'lines' && index !== undefined
        ? `${lineFields[name] ?? 'Un champ'} de la ligne\u00a0${Number(index) + 1}\u00a0: `
        : ''
    return { words: `${where}${message}`, field: field || null }
  })
}

function validityOf(day: string, now: number): string | null {
  if (!isDay(day)) return null
  const days = Math.round((Date.parse(day) - Date.parse(dayAt(now))) / 86_400_000)
  if (days < 0) return null
  return `${days === 1 ? '1\u00a0jour' : `${days}\u00a0jours`}, jusqu’au ${formatLongDay(day)} inclus`
}

function sentView(record: QuoteRecord, sent: SentVersion, now: number): SentView {
  const { history, version } = sent
  const state = stateAt(history, now)
  const file = `/bureau/devis/${record.number}/v${version}`
  const next = record.versions.find((other) => other.version === version + 1)
  const isLast = next === undefined
  return {
    version,
    state,
    banner: bannerOf(sent, now),
    facts: factsOf(sent, file, now),
    pdf: `${file}.pdf`,
    signedPdf: sent.evidence ? `${file}-accepte.pdf` : null,
    page: `${file}/apercu`,
    replacedBy: next ? `${addressOf(record)}` : null,
    canReplace: isLast && !record.draft && judge('replace', history, now).verdict === 'yes',
    // Signed in time, it may be recorded later.
    canAcceptOnPaper: isLast && ['sent', 'asked', 'expired'].includes(state),
  }
}

function bannerOf({ content, history, evidence, ...sent }: SentVersion, now: number) {
  const { client } = content
  switch (stateAt(history, now)) {
    case 'accepted': {
      const paper = evidence?.paper ? ', sur papier' : ''
      return {
        title: `Par ${evidence?.name}${paper}, ${fullDate(history.acceptedAt ?? 0)}.`,
        words: afterWords(content, evidence),
      }
    }
    case 'declined': {
      const reason = sent.declineReason
        ? `\u00a0: «\u00a0${sent.declineReason}\u00a0»`
        : ', sans motif'
      return {
        title: `Par ${client.name}, ${fullDate(history.declinedAt ?? 0)}.`,
        words: `Refusé${reason}. Une nouvelle version peut être envoyée.`,
      }
    }
    case 'withdrawn':
      return {
        title: `Par ${sent.withdrawal?.name}, ${fullDate(history.withdrawnAt ?? 0)}.`,
        words: 'Le contrat a pris fin. Un accusé de réception est envoyé au client.',
      }
    case 'replaced':
      return {
        title: `Par la version\u00a0${history.replacedBy?.version}, envoyée ${fullDate(history.replacedBy?.at ?? 0)}.`,
        words: `La version\u00a0${content.version} ne peut plus être acceptée\u00a0; son lien mène à la suivante. Elle reste ici, inchangée.`,
      }
    case 'expired':
      return {
        title: `Était valable jusqu’au ${formatLongDay(content.validUntil)} inclus.`,
        words:
          'Le lien du client dit que ce devis n’est plus valable, et propose d’en demander un à jour. Rien n’a été accepté.',
      }
    default:
      return {
        title: `À ${client.name}, ${fullDate(sent.sentAt)}.`,
        words: `Valable jusqu’au ${formatDay(content.validUntil)} inclus. Nous ne saurons que ce que fera le client\u00a0: poser une question, accepter ou refuser.`,
      }
  }
}

/** What an acceptance entails: until when it may be withdrawn, and when work may begin. */
function afterWords(content: QuoteVersion, evidence: SentVersion['evidence']): string {
  if (!evidence) return ''
  const client = { ...content.client, kind: evidence.kind, employees: evidence.employees }
  const { withdrawUntil, payableFrom, workFrom } = afterAcceptance(
    { ...content, client },
    dayAt(evidence.at),
    evidence.earlyStart,
  )
  const payment = `Premier paiement possible à partir du ${formatDay(payableFrom)}.`
  if (withdrawUntil === null) return payment
  const start = evidence.earlyStart
    ? 'Le client a demandé que le travail commence sans attendre.'
    : `Ne commencez pas avant le ${formatDay(workFrom)}\u00a0: le client ne l’a pas demandé.`
  return `Rétractation possible jusqu’au ${formatDay(withdrawUntil)} inclus. ${start} ${payment}`
}

function factsOf(sent: SentVersion, file: string, now: number): FactView[] {
  const { content, evidence, digest, history } = sent
  const totals = totalsOf(content)
  const money = (amount: number) => formatMoney(amount, content.currency)
  const fingerprint = (text: string) =>
    text
      .slice(0, 16)
      .toUpperCase()
      .replace(/(.{4})(?=.)/g, '$1 ')
  const facts: FactView[] = [
    { label: 'Destinataire', value: content.client.email },
    { label: 'Envoyé', value: `${formatInstant(sent.sentAt)}, par ${sent.sentBy}` },
    { label: 'Montant', value: `${money(totals.total)} TTC, acompte ${money(totals.deposit)}` },
    { label: 'Valable', value: `jusqu’au ${formatLongDay(content.validUntil)} inclus` },
    {
      label: 'Version',
      value: `Version\u00a0${content.version}, empreinte ${fingerprint(digest)}`,
      href: `${file}.pdf`,
    },
  ]
  if (history.askedAt !== null && stateAt(history, now) === 'asked') {
    facts.push({ label: 'Question', value: `posée le ${formatInstant(history.askedAt)}` })
  }
  if (evidence) {
    const { name, role, email, paper, copyBy, shownAt } = evidence
    facts.push(
      {
        label: 'Qui',
        value: `${name}${role && `, ${role}`} (${paper ? 'lu sur le papier' : 'saisi par le client'})`,
      },
      { label: 'Quand', value: formatInstant(evidence.at) },
      paper
        ? { label: 'Sur papier', value: paperWords(paper) }
        : { label: 'Bouton', value: `«\u00a0${acceptWords}\u00a0»` },
      ...(paper
        ? []
        : [{ label: 'Adresse', value: `${email}, prouvée par le lien qu’elle a reçu` }]),
      ...(shownAt === null ? [] : [{ label: 'Relu', value: formatInstant(shownAt) }]),
      {
        label: 'Exemplaire',
        value: `${copyBy === 'mail' ? 'envoyé par e-mail' : 'à envoyer par la poste'}, empreinte ${fingerprint(sent.signedDigest ?? '')}`,
        href: `${file}-accepte.pdf`,
      },
    )
  }
  return facts
}

function paperWords({
  recordedBy,
  note,
  scanDigest,
}: NonNullable<NonNullable<SentVersion['evidence']>['paper']>): string {
  const scan = scanDigest ? ` Empreinte du scan\u00a0: ${scanDigest}.` : ''
  return `Noté par ${recordedBy}${note && `\u00a0: ${note}`}.${scan}`
}
