import { stringify } from 'csv-stringify/sync'
import { fieldNames } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import type { LeadWithDeliveries } from '../store/store.ts'

/** Every lead with its deliveries and their history, for programs. */
export function toJson(leads: readonly LeadWithDeliveries[]): string {
  const readable = leads.map(({ receivedAt, releasedAt, deliveries, ...lead }) => ({
    ...lead,
    receivedAt: iso(receivedAt),
    ...(releasedAt !== undefined && { releasedAt: iso(releasedAt) }),
    deliveries: deliveries.map(({ dueAt, attempts, ...delivery }) => ({
      ...delivery,
      dueAt: iso(dueAt),
      attempts: attempts.map((attempt) => ({ ...attempt, at: iso(attempt.at) })),
    })),
  }))
  return `${JSON.stringify(readable, null, 2)}\n`
}

/**
 * Where a formula could begin inside a text: a French spreadsheet cuts at semicolons and line ends,
 * and heeds quotes only where a cell starts.
 */
const innerFormula = /([;\t\n][\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * One line per lead for a spreadsheet: UTF-8 with a byte-order mark so that accents show, and an
 * apostrophe before what a spreadsheet would run as a formula, however it cuts the file into cells.
 */
export function toCsv(leads: readonly LeadWithDeliveries[]): string {
  const fields = [...new Set(Object.values(forms).flatMap(fieldNames))]
  return stringify(
    leads.map((lead) => ({
      ...Object.fromEntries(
        Object.entries(lead.values).map(([name, value]) => [
          name,
          value.replace(innerFormula, "$1'"),
        ]),
      ),
      reference: lead.reference,
      received_at: iso(lead.receivedAt),
      form: lead.form,
      page: lead.page,
      notice: lead.notice,
      deliveries: lead.deliveries
        .map(({ channel, recipient, state }) => `${channel} ${recipient} ${state}`)
        .join(', '),
      quarantine: lead.releasedAt === undefined ? lead.quarantine?.join(', ') : undefined,
      id: lead.id,
    })),
    {
      columns: [
        'reference',
        'received_at',
        'form',
        ...fields,
        'page',
        'notice',
        'deliveries',
        'quarantine',
        'id',
      ],
      header: true,
      bom: true,
      escape_formulas: true,
    },
  )
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
