import { addressLines } from './address.ts'
import { afterAcceptance } from './after-acceptance.ts'
import { dayAt, formatDay, formatInstant, type TimeZone, zoneOf } from './dates.ts'
import { inFours } from './digest.ts'
import { identityWords } from './identity.ts'
import { isolated, isolatedSentence } from './isolated.ts'
import { formatMoney, formatPercent, formatQuantity } from './money.ts'
import {
  acceptWords,
  dataNotice,
  identityOf,
  mayWithdraw,
  notices,
  noticesFor,
  toSupply,
  withdrawWords,
} from './notices.ts'
import type { Acceptance, Line, Meeting, QuoteVersion } from './quote.ts'
import { type Payment, type Totals, totalsOf } from './totals.ts'
import { isUntaxed, taxNoticesOf } from './vat.ts'

export interface Row {
  label: string
  text: string
  amount: string
}

export interface Section {
  heading: string
  paragraphs: string[]
}

export type QuoteDocument = ReturnType<typeof documentOf>

export function documentOf(version: QuoteVersion, accepted?: Acceptance) {
  const totals = totalsOf(version)
  const { agency, client, number } = version
  const codes = noticesFor(version)
  const day = formatDay(version.issuedOn)
  const placeAndDay = `${agency.city}, le ${day}`
  const clientName = isolated(client.company || client.name)
  return {
    title: 'Devis',
    reference: number ? `Devis ${number}, version\u00a0${version.version}` : 'Devis, brouillon',
    shortReference: number ? `${number} v${version.version}` : 'Brouillon',
    placeAndDay,
    validity: `Valable jusqu’au ${formatDay(version.validUntil)} inclus`,
    from: {
      heading: 'De',
      lines: [
        agency.brand,
        'Agence web',
        agency.address ?? toSupply,
        `${agency.phone}, ${agency.email}`,
      ],
    },
    to: { heading: 'Pour', lines: clientLines(version) },
    subject: { label: 'Objet\u00a0:', text: subjectOf(version) },
    table: {
      columns: ['Prestation', 'Quantité', 'Prix unitaire HT', 'Montant HT'] as const,
      lines: version.lines.map((line, index) => ({
        label: line.label,
        detail: detailOf(line, totals.rates.length > 1),
        quantity: [formatQuantity(line.quantity), isolated(line.unit)]
          .filter(Boolean)
          .join('\u00a0'),
        price: formatMoney(line.price, version.currency),
        total: formatMoney(totals.lines[index] ?? 0, version.currency),
      })),
      sums: sumsOf(version, totals),
      total: {
        label: isUntaxed(version) ? 'Total à payer' : 'Total TTC',
        amount: formatMoney(totals.total, version.currency),
      },
      /** Notices of VAT, such as « Autoliquidation ». */
      vatNotes: taxNoticesOf(version).flatMap((code) => notices[code].text(version)),
    },
    payment: {
      heading: 'Paiement',
      rows: totals.payments.map((payment, index) => ({
        ...paymentWords(version, payment, index),
        amount: formatMoney(payment.amount, version.currency),
      })),
    },
    notIncluded: writtenSection('Non compris', version.notIncluded),
    calendar: {
      heading: 'Calendrier',
      duration: durationOf(version),
      rows: version.steps.map(({ when, what }) => ({ label: when, text: what })),
    },
    note: writtenSection('À noter', version.note),
    conditions: {
      heading: 'Conditions',
      entries: [
        ...codes.map((code) => ({
          heading: notices[code].heading,
          paragraphs: notices[code].text(version),
        })),
        { heading: dataNotice.heading, paragraphs: [dataNotice.text] },
      ],
    },
    withdrawalForm: codes.includes('R1') ? withdrawalForm(version) : null,
    agreement: {
      heading: 'Accord',
      agency: {
        heading: `Pour ${agency.brand}`,
        lines: [withRole(version.signatory), placeAndDay],
      },
      client: {
        heading: `Pour ${clientName}`,
        text: accepted
          ? accepted.paper
            ? 'Accord signé sur papier.'
            : `«\u00a0${acceptWords}\u00a0»`
          : 'Nom, qualité, date et signature. Une acceptation en ligne remplit ce cadre.',
        facts: accepted ? evidenceOf(version, accepted) : [],
      },
    },
    identity: identityOf(agency).join(', '),
  }
}

function clientLines({ client, seller }: QuoteVersion): string[] {
  const staff =
    client.employees === null
      ? ''
      : `, ${client.employees}\u00a0salarié${client.employees > 1 ? 's' : ''}`
  const names = client.company
    ? [`${isolated(client.company)}${staff}`, withRole(client)]
    : [`${isolated(client.name)}${staff}`]
  return [
    ...names,
    ...addressLines(client, seller).map(isolated),
    ...identityWords(client),
    client.email,
  ].filter((line) => line !== '')
}

function withRole({ name, role }: { name: string; role: string }): string {
  return [name, role].filter(Boolean).map(isolated).join(', ')
}

function subjectOf({ subject, meetings, replaces }: QuoteVersion): string {
  const last = meetings.at(-1)
  const origin = last ? `Devis gratuit, établi après ${meetingWords(last)}.` : 'Devis gratuit.'
  const former = replaces
    ? `Remplace la version\u00a0${replaces.version} du ${formatDay(replaces.issuedOn)}.`
    : ''
  return [isolatedSentence(subject), origin, former].filter(Boolean).join(' ')
}

function meetingWords({ on, detail }: Meeting): string {
  return [`notre rendez-vous du ${formatDay(on)}`, isolated(detail)].filter(Boolean).join(' ')
}

function detailOf({ detail, discount, vat }: Line, severalRates: boolean): string {
  return [
    isolatedSentence(detail),
    discount > 0 ? `Remise de ${formatPercent(discount)} comprise dans le montant.` : '',
    severalRates ? `TVA à\u00a0${formatPercent(vat)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function sumsOf(version: QuoteVersion, totals: Totals) {
  const { currency, discount } = version
  const row = (label: string, amount: number) => ({ label, amount: formatMoney(amount, currency) })
  const several = totals.rates.length > 1
  return [
    ...(discount > 0
      ? [
          row('Total avant remise', totals.gross),
          row(`Remise de ${formatPercent(discount)}`, -totals.discount),
        ]
      : []),
    row('Total HT', totals.net),
    ...(isUntaxed(version)
      ? []
      : totals.rates.map(({ rate, net, vat }) => {
          const base = several ? ` sur ${formatMoney(net, currency)}` : ''
          return row(`TVA à\u00a0${formatPercent(rate)}${base}`, vat)
        })),
  ]
}

function paymentWords(version: QuoteVersion, { kind, share }: Payment, index: number) {
  const codes = noticesFor(version)
  const percent = formatPercent(share)
  if (kind === 'deposit') {
    const text = codes.includes('P7') ? 'huitième jour après l’accord' : 'à l’accord'
    return { label: share === 10_000 ? 'Totalité' : `Acompte ${percent}`, text }
  }
  if (kind === 'instalment') {
    const rank = version.deposit > 0 ? index - 1 : index
    return { label: `Échéance ${percent}`, text: version.instalments[rank]?.when ?? '' }
  }
  return { label: share === 10_000 ? 'Totalité' : `Solde ${percent}`, text: version.balanceDue }
}

function durationOf(version: QuoteVersion): string {
  const { deliveryWeeks } = version
  const start = mayWithdraw(version)
    ? 'Le travail commence après le délai pour changer d’avis, ou avant si vous le demandez.'
    : 'Le travail commence à l’accord.'
  const weeks =
    deliveryWeeks === 0
      ? ''
      : `Délai\u00a0: ${deliveryWeeks}\u00a0semaine${deliveryWeeks > 1 ? 's' : ''} à partir du début du travail.`
  return [weeks, start].filter(Boolean).join(' ')
}

function withdrawalForm({ agency, number, version }: QuoteVersion) {
  const address = [agency.legalName ?? toSupply, agency.address ?? toSupply].join(', ')
  const reference = number ? `devis ${number}, version\u00a0${version}` : 'ce devis'
  return {
    // The model of the annex to cc R.221-1, with known values filled in.
    heading: 'Formulaire de rétractation',
    paragraphs: [
      `À renvoyer seulement si vous renoncez au contrat, dans les quatorze jours, à ${address}, ou à ${agency.email}. En ligne\u00a0: «\u00a0${withdrawWords.open}\u00a0», sur la page de votre devis.`,
      `Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services\u00a0: ${reference}.`,
    ],
    blanks: [
      'Commandé le\u00a0:',
      'Nom\u00a0:',
      'Adresse\u00a0:',
      'Date et signature (papier)\u00a0:',
    ],
    /** Printed alone on the page before the form, if the contract ends on the front of a sheet. */
    blankPage: 'Page laissée blanche. Le formulaire de rétractation est sur la feuille suivante.',
  }
}

function evidenceOf(version: QuoteVersion, accepted: Acceptance) {
  const { at, shownAt, earlyStart, digest, paper, linkSentTo } = accepted
  const zone = zoneOf(version)
  const day = dayAt(at, zone)
  const { withdrawUntil, workFrom, payableFrom } = afterAcceptance(version, day, earlyStart)
  const row = (label: string, text: string) => ({ label, text })
  const asked = earlyStart ? 'demandé' : 'non demandé'
  const scan = paper?.scanDigest
  return [
    row('Accepté par', withRole(accepted)),
    row('Le', acceptanceTime(accepted, zone)),
    ...(shownAt === null ? [] : [row('Relu le', formatInstant(shownAt, zone))]),
    ...(paper
      ? [row('Enregistré', 'par l’agence')]
      : linkSentTo
        ? [row('Lien envoyé à', linkSentTo)]
        : []),
    ...(scan ? [row('Scan, SHA-256', inFours(scan))] : []),
    ...(withdrawUntil
      ? [
          row('Changer d’avis', `jusqu’au ${formatDay(withdrawUntil)} inclus`),
          row('Début du travail', `${formatDay(workFrom)}, début anticipé ${asked}`),
        ]
      : []),
    ...(payableFrom > day ? [row('Paiement', `rien avant le ${formatDay(payableFrom)}`)] : []),
    row('SHA-256', inFours(digest)),
  ]
}

/** A signature on paper has a day but no hour. */
export function acceptanceTime(
  { at, paper }: Pick<Acceptance, 'at' | 'paper'>,
  zone: TimeZone,
): string {
  return paper ? formatDay(dayAt(at, zone)) : formatInstant(at, zone)
}

function writtenSection(heading: string, text: string): Section | null {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  return paragraphs.length > 0 ? { heading, paragraphs } : null
}
