import { randomUUID } from 'node:crypto'
import type { DeliveryPlan, Handling, NewLead } from '#server/store/leads/records.ts'
import type { Store } from '#server/store/store.ts'

export const unhandled: Handling = {
  state: 'new',
  assignee: null,
  waitingSince: null,
  answeredAt: null,
  remindAt: null,
  lost: null,
  spamAt: null,
  notes: [],
  messages: [],
  formerEmails: [],
  quotes: [],
}

let counter = 0

export function newLead(changes: Partial<NewLead> = {}): NewLead {
  counter += 1
  return {
    id: randomUUID(),
    reference: `G-${counter}`,
    form: 'quote',
    values: { name: 'Claire', email: `claire${counter}@exemple.fr` },
    page: '/devis',
    notice: '2026-11-21',
    receivedAt: Date.UTC(2026, 10, 23, 8, 42),
    digest: `digest ${counter}`,
    ...changes,
  }
}

/** Stores a visitor's request of an hour ago; by default without its mails. */
export async function keepRequest(
  store: Store,
  visitor: { name: string; email: string; phone: string; apercus?: string },
  changes: Partial<NewLead> = {},
  plans: readonly DeliveryPlan[] = [],
) {
  const request = newLead({
    // Several processes share a database.
    reference: `G-${randomUUID().slice(0, 8).toUpperCase()}`,
    digest: randomUUID(),
    values: {
      ...visitor,
      service: 'Création de Site Web',
      pack: 'site-vitrine-professionnel',
      description: 'Un cabinet d’ostéopathie à Sète.',
    },
    page: '/tarifs/site-vitrine',
    receivedAt: Date.now() - 3_600_000,
    ...changes,
  })
  await store.keepLead(request, plans, { acknowledgedSince: 0 })
  return request
}
