import { addressLine } from '#quotes/address.ts'
import { formatDay } from '#quotes/dates.ts'
import { identityWords } from '#quotes/identity.ts'
import { formatMoney } from '#quotes/money.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { contractKeptUntil } from '#quotes/retention.ts'
import { stateAt, states } from '#quotes/states.ts'
import { clientKinds } from '#quotes/terms.ts'
import { totalsOf } from '#quotes/totals.ts'
import { isUntaxed } from '#quotes/vat.ts'
import type { Evidence, QuoteRecord, SentVersion } from '../../store/quotes/records.ts'
import { safe, when } from './print-leads.ts'

type Fact = [label: string, value: string]

export function printQuotes(quotes: readonly QuoteRecord[], now: number): string {
  return quotes.map((quote) => printQuote(quote, now)).join('')
}

function printQuote({ number, lead, draft, versions }: QuoteRecord, now: number): string {
  const title = number === null ? 'Devis sans numéro' : `Devis ${number}`
  const alone = lead === null ? ', contrat gardé après l’effacement de sa demande' : ''
  const sheets = [
    ...versions.map((version) => sheet(versionFacts(version, lead === null, now))),
    ...(draft
      ? [
          sheet([
            ['Brouillon', `version ${draft.version}`],
            ['Écrit par', `${draft.savedBy}, ${when.format(draft.savedAt)}`],
          ]),
        ]
      : []),
  ]
  return `\n${[`${title}${alone}`, ...sheets].join('\n')}`
}

function versionFacts(sent: SentVersion, isAlone: boolean, now: number): Fact[] {
  const { version, content, digest, sentAt, sentBy, history, evidence, withdrawal } = sent
  const { acceptedAt, declinedAt, replacedBy } = history
  return [
    ['Version', String(version)],
    ['État', states[stateAt(history, now)]],
    ['Envoyée', `${when.format(sentAt)}, par ${sentBy}`],
    ['Client', clientWords(content)],
    ['Objet', content.subject],
    ['Total', totalWords(content)],
    ['Valable', `jusqu’au ${formatDay(content.validUntil)} inclus`],
    ['SHA-256', digest],
    ...(replacedBy === null ? [] : [fact('Remplacée', replacedBy.at)]),
    ...(declinedAt === null ? [] : [fact('Refusée', declinedAt, sent.declineReason)]),
    ...(evidence === null ? [] : evidenceFacts(evidence, sent)),
    ...(withdrawal === null
      ? []
      : [fact('Rétractée', withdrawal.at, `${withdrawal.name}, ${withdrawal.email}`)]),
    ...(isAlone && acceptedAt !== null
      ? [['Gardée', `jusqu’au ${keptUntil(acceptedAt, content)}`] satisfies Fact]
      : []),
  ]
}

function evidenceFacts(
  evidence: Evidence,
  { content, signedDigest, history }: SentVersion,
): Fact[] {
  const { at, name, role, email, company, kind, employees, shownAt, paper } = evidence
  const signer = { ...content.client, ...evidence }
  const staff = employees === null ? [] : [`${employees} salarié${employees > 1 ? 's' : ''}`]
  return [
    fact('Acceptée', at, [name, role].filter(Boolean).join(', ')),
    [
      '  Client',
      [
        company,
        addressLine(signer, content.seller),
        clientKinds[kind],
        ...staff,
        ...identityWords(signer),
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['  E-mail', email],
    ...(evidence.linkSentTo ? [['  Lien envoyé à', evidence.linkSentTo] satisfies Fact] : []),
    ['  SHA-256 lu', evidence.digest],
    ...(shownAt === null ? [] : [fact('  Page montrée', shownAt)]),
    ['  Avant la fin du délai', evidence.earlyStart ? 'demandé' : 'non demandé'],
    ['  Exemplaire', evidence.copyBy === 'mail' ? 'par e-mail' : 'par la poste'],
    ...(paper === null ? [] : paperFacts(paper)),
    ...(signedDigest === null ? [] : [['  SHA-256 signé', signedDigest] satisfies Fact]),
    ...(history.withdrawUntil === null
      ? []
      : [['  Rétractation', `jusqu’au ${formatDay(history.withdrawUntil)} inclus`] satisfies Fact]),
  ]
}

function paperFacts({ recordedBy, note, scanDigest }: NonNullable<Evidence['paper']>): Fact[] {
  return [
    ['  Sur papier', `enregistrée par ${recordedBy}`],
    ...(note ? [['  Note', note] satisfies Fact] : []),
    ...(scanDigest === null ? [] : [['  SHA-256 du scan', scanDigest] satisfies Fact]),
  ]
}

function clientWords({ client, seller }: QuoteVersion): string {
  const { name, company } = client
  return [company || name, addressLine(client, seller), ...identityWords(client)]
    .filter(Boolean)
    .join(', ')
}

function totalWords(content: QuoteVersion): string {
  const { total } = totalsOf(content)
  return `${formatMoney(total, content.currency)} ${isUntaxed(content) ? 'net de TVA' : 'TTC'}`
}

function keptUntil(acceptedAt: number, { deliveryWeeks }: QuoteVersion): string {
  return formatDay(contractKeptUntil(acceptedAt, deliveryWeeks))
}

function fact(label: string, instant: number, detail?: string | null): Fact {
  return [label, [when.format(instant), detail].filter(Boolean).join(', ')]
}

function sheet(facts: readonly Fact[]): string {
  const width = Math.max(...facts.map(([label]) => label.length))
  const lines = facts.map(([label, value]) => `  ${label.padEnd(width)}  ${safe(value)}\n`)
  return lines.join('')
}
