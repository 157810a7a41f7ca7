import { messageKindWords } from '#content/desk/message-kinds.ts'
import { lossWords } from '#content/desk/state-rules.ts'
import { stateWords } from '#content/desk/states.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import type { Delivery, Handling, LeadWithDeliveries } from '../../store/leads/records.ts'

/** `23/11/2026 09:42:00`, in Paris. */
export const when = new Intl.DateTimeFormat('fr', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

const linesPerPage = 1_000

export async function* printList(
  leads: Iterable<LeadWithDeliveries> | AsyncIterable<LeadWithDeliveries>,
  last: 'deliveries' | 'doubts' = 'deliveries',
): AsyncGenerator<string> {
  let widths: number[] = []
  let isEmpty = true
  const page = [
    [
      ...['RÉFÉRENCE', 'REÇUE LE', 'FORMULAIRE', 'NOM', 'E-MAIL', 'SERVICE'],
      last === 'doubts' ? 'DOUTES' : 'LIVRAISONS',
    ],
  ]
  const print = () => {
    const rows = page.splice(0)
    widths = rows.reduce(
      (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
      widths,
    )
    return rows
      .map(
        (row) =>
          `${row
            .map((cell, column) => cell.padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd()}\n`,
      )
      .join('')
  }
  for await (const lead of leads) {
    isEmpty = false
    const { name = '', email = '', service = '' } = lead.values
    const lastCell =
      last === 'doubts'
        ? (lead.quarantine ?? []).join(', ')
        : lead.deliveries.map(summary).join(', ') || 'aucune livraison prévue'
    const cells = [
      lead.reference,
      when.format(lead.receivedAt),
      lead.form,
      name,
      email,
      service,
      lastCell,
    ]
    page.push(cells.map((cell) => safe(cell)))
    if (page.length === linesPerPage) yield print()
  }
  yield isEmpty ? 'Aucune demande.\n' : print()
}

export function printLead(lead: LeadWithDeliveries, siteUrl?: string): string {
  const previews = summaryOfPreviews(lead.values.apercus, siteUrl)
  const facts: [string, string][] = [
    ['Référence', lead.reference],
    ['Identifiant', lead.id],
    ['Reçue le', when.format(lead.receivedAt)],
    ['Formulaire', `${lead.form}, page ${lead.page}`],
    ['Notice lue', lead.notice],
    ...(lead.quarantine ? [quarantineFact(lead.quarantine, lead.releasedAt)] : []),
    ...handlingFacts(lead.handling),
    ...Object.entries(lead.values),
    ...(previews
      ? ([
          ['Aperçus', previews.link],
          ...previews.words.map(([label, value]) => [`  ${label}`, value]),
        ] as [string, string][])
      : []),
  ]
  const width = Math.max(...facts.map(([label]) => label.length))
  const sheet = facts.map(
    ([label, value]) =>
      `${label.padEnd(width)}  ${safe(value, true).replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
  )
  const deliveries = lead.deliveries
    .filter(({ messageId }) => !messageId)
    .flatMap((delivery) => ['', ...history(delivery)])
  const none = lead.deliveries.length === 0 ? ['', 'Aucune livraison prévue.'] : []
  return `${[...sheet, ...deliveries, ...none, ...writings(lead)].join('\n')}\n`
}

function handlingFacts(handling: Handling): [string, string][] {
  const { state, assignee, answeredAt, remindAt, lost, spamAt, formerEmails } = handling
  const date = (label: string, instant: number | null): [string, string][] =>
    instant === null ? [] : [[label, when.format(instant)]]
  return [
    ['État', stateWords[state]],
    ...(assignee === null ? [] : ([['Prise par', assignee]] as [string, string][])),
    ...date('Première réponse', answeredAt),
    ...date('Rappel le', remindAt),
    ...(lost === null ? [] : ([['Motif', reasonOf(lost)]] as [string, string][])),
    ...date('Indésirable depuis', spamAt),
    ...formerEmails.map(({ email, at, author }): [string, string] => [
      'Ancien e-mail',
      `${email}, corrigé le ${when.format(at)} par ${author}`,
    ]),
  ]
}

function reasonOf({ reason, detail }: NonNullable<Handling['lost']>): string {
  return [lossWords(reason), detail].filter(Boolean).join(', ')
}

function writings({ handling, deliveries }: LeadWithDeliveries): string[] {
  const notes = handling.notes.map(({ at, author, text }) => ({
    at,
    lines: [`Note de ${safe(author)}, ${when.format(at)}`, ...indented(text)],
  }))
  const messages = handling.messages.map(({ id, kind, at, author, subject, text }) => ({
    at,
    lines: [
      `${messageKindWords[kind]}, ${safe(author)}, ${when.format(at)} : ${safe(subject)}`,
      ...indented(text),
      ...deliveries.filter(({ messageId }) => messageId === id).flatMap(history),
    ],
  }))
  return [...notes, ...messages]
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ lines }) => ['', ...lines])
}

function indented(text: string): string[] {
  return safe(text, true)
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
}

function history(delivery: Delivery): string[] {
  const next = delivery.state === 'waiting' ? `, prochain essai ${when.format(delivery.dueAt)}` : ''
  return [
    `${summary(delivery)}${next}`,
    ...delivery.attempts.map(
      ({ at, outcome, detail }) => `  ${when.format(at)}  ${outcome}  ${safe(detail)}`,
    ),
  ]
}

function quarantineFact(reasons: readonly string[], releasedAt?: number): [string, string] {
  const end = releasedAt === undefined ? '' : `, sortie le ${when.format(releasedAt)}`
  return ['Quarantaine', `${reasons.join(', ')}${end}`]
}

function summary({ channel, recipient, state }: Delivery): string {
  return `${channel} ${recipient} ${state}`
}

export function safe(text: string, multiline = false): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    multiline && sign === '\n' ? sign : ' ',
  )
}
