import type { Delivery, LeadWithDeliveries } from '../store/store.ts'

const when = new Intl.DateTimeFormat('fr', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

/** One line per lead, in columns; with `doubts`, each says why it is in quarantine. */
export function printList(leads: readonly LeadWithDeliveries[], doubts?: 'doubts'): string {
  if (leads.length === 0) return 'Aucune demande.\n'
  const rows = leads.map((lead) => [
    lead.reference,
    when.format(lead.receivedAt),
    lead.form,
    lead.values.name ?? '',
    lead.values.email ?? '',
    lead.values.service ?? '',
    doubts
      ? (lead.quarantine ?? []).join(', ')
      : lead.deliveries.map(summary).join(', ') || 'aucune livraison prévue',
  ])
  return columns([
    [
      ...['RÉFÉRENCE', 'REÇUE LE', 'FORMULAIRE', 'NOM', 'E-MAIL', 'SERVICE'],
      doubts ? 'DOUTES' : 'LIVRAISONS',
    ],
    ...rows,
  ])
}

/** Everything about one lead, with the history of each delivery. */
export function printLead(lead: LeadWithDeliveries): string {
  const facts: [string, string][] = [
    ['Référence', lead.reference],
    ['Identifiant', lead.id],
    ['Reçue le', when.format(lead.receivedAt)],
    ['Formulaire', `${lead.form}, page ${lead.page}`],
    ['Mention lue', lead.notice],
    ...(lead.quarantine ? [quarantineFact(lead.quarantine, lead.releasedAt)] : []),
    ...Object.entries(lead.values),
  ]
  const width = Math.max(...facts.map(([label]) => label.length))
  const sheet = facts.map(
    ([label, value]) =>
      `${label.padEnd(width)}  ${safe(value, true).replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
  )
  const deliveries = lead.deliveries.flatMap((delivery) => [
    '',
    `${summary(delivery)}${delivery.state === 'waiting' ? `, prochain essai ${when.format(delivery.dueAt)}` : ''}`,
    ...delivery.attempts.map(
      ({ at, outcome, detail }) => `  ${when.format(at)}  ${outcome}  ${safe(detail)}`,
    ),
  ])
  const none = lead.deliveries.length === 0 ? ['', 'Aucune livraison prévue.'] : []
  return `${[...sheet, ...deliveries, ...none].join('\n')}\n`
}

function quarantineFact(reasons: readonly string[], releasedAt?: number): [string, string] {
  const end = releasedAt === undefined ? '' : `, sortie le ${when.format(releasedAt)}`
  return ['Quarantaine', `${reasons.join(', ')}${end}`]
}

function summary({ channel, recipient, state }: Delivery): string {
  return `${channel} ${recipient} ${state}`
}

function columns(rows: string[][]): string {
  const cells = rows.map((row) => row.map((cell) => safe(cell)))
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  return `${cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`
}

/** Typed text without what a terminal would obey: escapes, and marks that reverse the line. */
function safe(text: string, multiline = false): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    multiline && sign === '\n' ? sign : ' ',
  )
}
