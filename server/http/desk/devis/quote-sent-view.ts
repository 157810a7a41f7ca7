import { addressLine } from '#quotes/address.ts'
import { afterAcceptance, type Consequences } from '#quotes/after-acceptance.ts'
import {
  addDays,
  dayAt,
  formatDay,
  formatInstant,
  formatLongDay,
  formatLongInstant,
  timeZones,
} from '#quotes/dates.ts'
import { differencesOf } from '#quotes/differences.ts'
import { inFours } from '#quotes/digest.ts'
import { acceptanceTime } from '#quotes/document.ts'
import { identityWords } from '#quotes/identity.ts'
import { isolated } from '#quotes/isolated.ts'
import { formatMoney } from '#quotes/money.ts'
import { acceptWords, mayWithdraw } from '#quotes/notices.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { judge, type State, stateAt } from '#quotes/states.ts'
import { totalsOf } from '#quotes/totals.ts'
import { typedFrom } from '#quotes/typed.ts'
import { afterAmount } from '#quotes/vat.ts'
import { periodWords } from '#quotes/withdrawal.ts'
import type { MessageKind } from '../../../store/engine/tables.ts'
import type { LeadWithDeliveries } from '../../../store/leads/records.ts'
import type { Evidence, QuoteRecord, SentVersion } from '../../../store/quotes/records.ts'
import { quoteMailOf } from '../../quote-mail.ts'
import { deliveryWords } from '../mail-state.ts'
import { type Around, historyOfVersion } from './quote-history.ts'

export const quoteDeskAddress = ({ id, number }: Pick<QuoteRecord, 'id' | 'number'>) =>
  `/bureau/devis/${number ?? id}`

export type SentView = ReturnType<typeof sentView>

interface FactView {
  label: string
  value: string
  href?: string
}

export function sentView(record: QuoteRecord, sent: SentVersion, around: Around) {
  const { history, version } = sent
  const { now, lead, canMail } = around
  const state = stateAt(history, now)
  const file = `/bureau/devis/${record.number}/v${version}`
  const next = record.versions.find((other) => other.version === version + 1)
  const isLast = next === undefined
  return {
    version,
    state,
    banner: bannerOf(sent, state),
    facts: factsOf(record, sent, { ...around, state, file, next }),
    history: historyOfVersion(record, sent, state, around),
    failure: failureOf(record, sent, lead),
    pdf: `${file}.pdf`,
    signedPdf: sent.evidence ? `${file}-accepte.pdf` : null,
    page: `${file}/apercu`,
    /** Address of the newer version. */
    replacedBy: next ? `${quoteDeskAddress(record)}` : null,
    canReplace: isLast && !record.draft && judge('replace', history, now).verdict === 'yes',
    // A signature on paper before the expiry may be recorded later.
    canAcceptOnPaper: isLast && ['sent', 'asked', 'expired'].includes(state),
    asksEarly: mayWithdraw(sent.content),
    newLinkTo: isLast && lead && canMail ? sent.clientEmail : null,
  }
}

function bannerOf(sent: SentVersion, state: State): { title: string; words: string } {
  const { content, history, evidence, declineReason, withdrawal } = sent
  const { client } = content
  const { timeZone } = history
  const at = (instant: number | null) => formatLongInstant(instant ?? 0, timeZone)
  const validity = `Valable jusqu’au ${formatDay(history.validUntil)} inclus.`
  switch (state) {
    case 'accepted': {
      const when = evidence?.paper
        ? formatLongDay(dayAt(evidence.at, timeZone))
        : at(history.acceptedAt)
      const paper = evidence?.paper ? ', sur papier' : ''
      return {
        title: `Par ${isolated(evidence?.name ?? '')}${paper}, ${when}.`,
        words: evidence ? afterWords(concluded(sent, evidence), evidence) : '',
      }
    }
    case 'declined':
      return {
        title: `Par ${isolated(client.name)}, ${at(history.declinedAt)}.`,
        words: `${declineReason ? `Son motif\u00a0: «\u00a0${isolated(declineReason)}\u00a0».` : 'Aucun motif n’a été donné.'} Rien n’est dû. Une nouvelle version peut être envoyée.`,
      }
    case 'withdrawn':
      return {
        title: `Par ${isolated(withdrawal?.name ?? '')}, ${at(history.withdrawnAt)}.`,
        words: withdrawnWords(sent),
      }
    case 'replaced':
      return {
        title: `Par la version\u00a0${history.replacedBy?.version}, envoyée le ${at(history.replacedBy?.at ?? 0)}.`,
        words: `La version\u00a0${content.version} ne peut plus être acceptée\u00a0; son lien mène à la suivante. Elle reste ici, inchangée.`,
      }
    case 'expired':
      return {
        title: `Depuis le ${formatLongDay(addDays(history.validUntil, 1))} à 0\u00a0h (${timeZones[timeZone]}).`,
        words: `Le lien de ${isolated(client.name)} affiche «\u00a0Ce devis n’est plus valable\u00a0» et propose d’en demander un à jour.`,
      }
    case 'asked':
      return {
        title: `${isolated(client.name)} attend notre réponse depuis le ${at(history.askedAt)}.`,
        words: `${validity} La réponse part de la demande.`,
      }
    default:
      return {
        title: `À ${isolated(client.name)}, ${at(sent.sentAt)}.`,
        words: `${validity} Nous ne saurons que ce que fera le client\u00a0: poser une question, accepter ou refuser.`,
      }
  }
}

function concluded({ content, history }: SentVersion, evidence: Evidence) {
  const { at, kind, employees, earlyStart } = evidence
  const { timeZone, withdrawUntil } = history
  const client = { ...content.client, kind, employees }
  const day = dayAt(at, timeZone)
  return afterAcceptance({ ...content, client }, day, earlyStart, withdrawUntil)
}

function afterWords(
  { withdrawUntil, payableFrom, workFrom }: Consequences,
  evidence: Evidence,
): string {
  const payment = `Premier paiement possible à partir du ${formatDay(payableFrom)}.`
  if (withdrawUntil === null) return `Pas de droit de rétractation. ${payment}`
  const start = evidence.earlyStart
    ? 'Le client a demandé que le travail commence sans attendre.'
    : `Ne commencez pas avant le ${formatDay(workFrom)}\u00a0: le client ne l’a pas demandé.`
  return `Rétractation possible jusqu’au ${formatDay(withdrawUntil)} inclus. ${start} ${payment}`
}

function withdrawnWords(sent: SentVersion): string {
  const { content, evidence, withdrawal, history } = sent
  const end = 'Le contrat a pris fin\u00a0: arrêtez le travail.'
  if (!evidence || !withdrawal) return end
  const { payableFrom } = concluded(sent, evidence)
  const due = evidence.earlyStart
    ? 'Le client avait demandé un début anticipé\u00a0: il doit la part déjà faite, s’il y en a une.'
    : 'Le client ne doit rien.'
  const refund =
    dayAt(withdrawal.at, history.timeZone) >= payableFrom
      ? ` Remboursez sous ${periodWords(content)} ce qui a été payé.`
      : ''
  return `${end} ${due}${refund}`
}

const clientMails = {
  'quote-withdrawn': 'L’accusé de réception de la rétractation',
  'quote-accepted': 'L’exemplaire signé du client',
  'quote-reminder': 'L’e-mail de relance',
  quote: 'L’e-mail du devis',
} as const satisfies Partial<Record<MessageKind, string>>

function failureOf(
  record: QuoteRecord,
  { version }: SentVersion,
  lead: LeadWithDeliveries | undefined,
) {
  const key = { quoteId: record.id, version }
  for (const [kind, name] of Object.entries(clientMails)) {
    const { delivery } = quoteMailOf(lead, kind as MessageKind, key) ?? {}
    if (delivery?.state === 'dead') return { name, willRetry: false }
    if (delivery?.state === 'waiting' && delivery.attempts.length > 0) {
      return { name, willRetry: true }
    }
  }
  return null
}

const shortDigest = (digest: string) => inFours(digest.slice(0, 16).toUpperCase())

const bounceWords =
  'Un avis de non-remise ou d’absence arrive dans la boîte qui envoie les e-mails du site, pas au bureau. Relevez-la.'

function factsOf(
  record: QuoteRecord,
  sent: SentVersion,
  {
    lead,
    now,
    state,
    file,
    next,
  }: Around & { state: State; file: string; next: SentVersion | undefined },
): FactView[] {
  const { content, evidence, digest, history, version, withdrawal } = sent
  const totals = totalsOf(content)
  const money = (amount: number) =>
    `${formatMoney(amount, content.currency)}${afterAmount(content)}`
  const mail = (kind: MessageKind) => {
    const found = quoteMailOf(lead, kind, { quoteId: record.id, version })
    return found ? deliveryWords(found.delivery, now) : null
  }
  const amount = { label: 'Montant', value: money(totals.total) }
  const client = { label: 'Client', value: clientWords(content, evidence) }
  const paper = {
    label: 'Version',
    value: `Version\u00a0${version}, empreinte ${shortDigest(digest)}`,
    href: `${file}.pdf`,
  }
  if (evidence) {
    return [
      ...(withdrawal
        ? [
            { label: 'Rétractation', value: formatInstant(withdrawal.at, history.timeZone) },
            {
              label: 'Accusé',
              value: [withdrawal.email, mail('quote-withdrawn')].filter(Boolean).join(', '),
            },
          ]
        : []),
      ...acceptanceFacts(sent, evidence),
      client,
      paper,
      {
        label: 'Exemplaire',
        value: `Signé, empreinte ${shortDigest(sent.signedDigest ?? '')}`,
        href: `${file}-accepte.pdf`,
      },
      { label: 'Son envoi', value: copyWords(content, evidence, mail('quote-accepted')) },
      amount,
      ...(totals.deposit > 0 && state === 'accepted'
        ? [
            {
              label: 'Acompte',
              value: `${money(totals.deposit)}, à demander à partir du ${formatDay(concluded(sent, evidence).payableFrom)}`,
            },
          ]
        : []),
    ]
  }
  const isPast = state === 'expired'
  return [
    { label: 'Destinataire', value: addresseeWords(sent) },
    ...(mail('quote') === null
      ? []
      : [
          { label: 'E-mail', value: mail('quote') ?? '' },
          { label: 'Refus tardif', value: bounceWords },
        ]),
    {
      label: 'Envoyé',
      value: `${formatInstant(sent.sentAt, history.timeZone)}, par ${isolated(sent.sentBy)}`,
    },
    {
      label: isPast ? 'Était valable' : 'Valable',
      value: `jusqu’au ${formatLongDay(history.validUntil)} inclus`,
    },
    { label: 'Relance', value: reminderWords(sent, state, mail('quote-reminder')) },
    ...(state === 'declined'
      ? [{ label: 'Refus', value: formatInstant(history.declinedAt ?? 0, history.timeZone) }]
      : []),
    client,
    amount,
    ...(next ? changeFacts(sent, next) : []),
    paper,
  ]
}

function clientWords({ client, seller }: QuoteVersion, evidence: Evidence | null): string {
  const known = { ...client, ...evidence }
  return [known.company || known.name, addressLine(known, seller)]
    .filter(Boolean)
    .map(isolated)
    .concat(identityWords(known))
    .join(', ')
}

function addresseeWords({ content, clientEmail }: SentVersion): string {
  const { email } = content.client
  return email === clientEmail ? email : `${email}, corrigée depuis\u00a0: ${clientEmail}`
}

function acceptanceFacts(sent: SentVersion, evidence: Evidence): FactView[] {
  const { name, role, linkSentTo, paper, shownAt, earlyStart } = evidence
  const who = [name, role].filter(Boolean).map(isolated).join(', ')
  const { withdrawUntil } = concluded(sent, evidence)
  const { timeZone } = sent.history
  return [
    { label: 'Qui', value: `${who} (${paper ? 'lu sur le papier' : 'saisi par le client'})` },
    { label: 'Quand', value: acceptanceTime(evidence, timeZone) },
    ...(paper
      ? [{ label: 'Sur papier', value: paperWords(paper) }]
      : [
          { label: 'Bouton', value: `«\u00a0${acceptWords}\u00a0»` },
          {
            label: 'Adresse',
            value: linkSentTo
              ? `${linkSentTo}, prouvée par le lien qu’elle a reçu`
              : 'inconnue\u00a0: quand ce lien est parti, le site ne notait pas encore l’adresse',
          },
        ]),
    ...(shownAt === null
      ? []
      : [{ label: 'Dernière page', value: `montrée le ${formatInstant(shownAt, timeZone)}` }]),
    ...(withdrawUntil === null
      ? []
      : [{ label: 'Début anticipé', value: earlyStart ? 'demandé' : 'non demandé' }]),
  ]
}

function copyWords(
  { client, seller }: QuoteVersion,
  evidence: Evidence,
  mailed: string | null,
): string {
  const { copyBy, paper } = evidence
  const byMail = mailed ?? 'aucun e-mail'
  return copyBy === 'mail' || paper
    ? byMail
    : `à envoyer par la poste, ${isolated(addressLine({ ...client, ...evidence }, seller))}\u00a0; ${byMail}`
}

function reminderWords({ remindAt }: SentVersion, state: State, mailed: string | null): string {
  if (mailed !== null) return mailed
  if (remindAt === null) return 'aucune'
  const day = formatDay(dayAt(remindAt))
  return state === 'sent' || state === 'asked' ? `le ${day}` : `aucune, elle était prévue le ${day}`
}

function changeFacts(sent: SentVersion, next: SentVersion): FactView[] {
  const changes = differencesOf(typedFrom(sent.content), typedFrom(next.content))
  const { total } = totalsOf(next.content)
  return [
    {
      label: `Version\u00a0${next.version}`,
      value: `${formatMoney(total, next.content.currency)}${afterAmount(next.content)}`,
    },
    {
      label: 'Ce qui a changé',
      value: changes.length === 0 ? 'rien' : changes.map(({ label }) => label).join('\u00a0; '),
    },
  ]
}

function paperWords({ recordedBy, note, scanDigest }: NonNullable<Evidence['paper']>): string {
  const scan = scanDigest ? ` Empreinte du scan\u00a0: ${inFours(scanDigest)}.` : ''
  return `Noté par ${isolated(recordedBy)}${note && `\u00a0: ${isolated(note)}`}.${scan}`
}
