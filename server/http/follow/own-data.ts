import { agencyMail } from '#content/company/mail.ts'
import { addressLine } from '#quotes/address.ts'
import { formatDay, formatInstant } from '#quotes/dates.ts'
import { identityWords } from '#quotes/identity.ts'
import { isolated } from '#quotes/isolated.ts'
import { formatMoney } from '#quotes/money.ts'
import { stateAt, states } from '#quotes/states.ts'
import type { IsoDate } from '#quotes/terms.ts'
import { totalsOf } from '#quotes/totals.ts'
import type { Store } from '../../store/store.ts'
import { previewsOf, requestFacts } from './views.ts'
import { isOfRequester, type Visit } from './visit.ts'

const exchanged: readonly string[] = ['question', 'filed-in', 'answer', 'filed-out']
const fromClient: readonly string[] = ['question', 'filed-in']

export async function dataDrawing(visit: Visit, store: Store, now: number, isCorrected: boolean) {
  const { lead, quotes, current, timeZone } = visit
  const { contracts } = await holdings(visit, store, now)
  const view = {
    timeZone,
    plate: current ? `${current.number} v${current.last.version}` : lead.reference,
    facts: [
      ...requestFacts(visit, 'Nom'),
      ...lead.handling.formerEmails.map(({ email }) => ({ label: 'Ancien e-mail', text: email })),
      ...clientFacts(visit),
      { label: agencyMail.labels.reference, text: lead.reference },
    ],
    messages: messagesOf(visit).map(({ at, from, subject, text }) => ({ at, from, subject, text })),
    quotes: quotes.flatMap(({ number, versions }) =>
      versions.toReversed().map(({ version, content, history }) => ({
        title: `Devis ${number}, version\u00a0${version}`,
        text: `${states[stateAt(history, now)].toLowerCase()}, du ${formatDay(content.issuedOn)}, ${formatMoney(totalsOf(content).total, content.currency)}`,
        pdf: `/devis/${number}.pdf?version=${version}`,
      })),
    ),
    previews: previewsOf(lead),
    contracts,
    isCorrected,
  }
  return { page: 'donnees' as const, view }
}

function clientFacts({ current }: Visit) {
  if (!current) return []
  const { client } = current.last.content
  const signer = { ...client, ...current.last.evidence }
  const { company, role, employees } = signer
  const staff = employees === null ? '' : `${employees}\u00a0salarié${employees > 1 ? 's' : ''}`
  return [
    { label: 'Qualité', text: role },
    { label: 'Entreprise', text: [isolated(company), staff].filter(Boolean).join(', ') },
    { label: 'Identifiants', text: identityWords(signer).join(', ') },
    { label: 'Adresse', text: addressLine(signer, current.last.content.seller) },
  ].filter(({ text }) => text !== '')
}

function messagesOf({ lead }: Visit) {
  return lead.handling.messages
    .filter(({ kind }) => exchanged.includes(kind))
    .map(({ kind, at, author, subject, text }) => {
      const from = fromClient.includes(kind) ? 'Vous' : `${author}, Graaand`
      return { at, from, subject: kind === 'question' ? '' : subject, text }
    })
}

/** Returns the data that an erasure by this link would remove, and the data that would stay by law. */
async function holdings(visit: Visit, store: Store, now: number) {
  const { lead } = visit
  const { leads, messages, quotes, contracts } = isOfRequester(visit)
    ? await store.work.countOfAddress(lead.id, now)
    : await store.work.countOfRequest(lead.id, now)
  return { requests: leads, messages, quotes, contracts: contracts.map(contractInWords) }
}

export async function eraseDrawing(visit: Visit, store: Store, now: number) {
  const { email = '' } = visit.lead.values
  const view = {
    email,
    isOfRequester: isOfRequester(visit),
    ...(await holdings(visit, store, now)),
  }
  return { page: 'effacer' as const, view }
}

export const contractInWords = ({ number, until }: { number: string; until: IsoDate }) => ({
  number,
  until: formatDay(until),
})

/** Returns what the client downloads, with instants in milliseconds. */
export function exportOf({ lead, quotes, timeZone }: Visit, now: number) {
  return {
    exported: formatInstant(now, timeZone),
    request: {
      reference: lead.reference,
      receivedAt: lead.receivedAt,
      page: lead.page,
      values: lead.values,
      formerEmails: lead.handling.formerEmails.map(({ email, at }) => ({
        email,
        correctedAt: at,
      })),
    },
    messages: messagesOf({ lead } as Visit),
    quotes: quotes.map(({ number, versions }) => ({
      number,
      versions: versions.map(({ sentBy: _, content, ...version }) => ({ ...version, content })),
    })),
  }
}
