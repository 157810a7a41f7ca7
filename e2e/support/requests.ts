import { randomUUID } from 'node:crypto'
import type { NewLead } from '#server/store/leads/leads-store.ts'
import type { Store } from '#server/store/store.ts'
import type { Visitor } from './lead-forms.ts'

/** Stores a request of an hour ago, without its mails. */
export async function keepRequest(store: Store, visitor: Visitor, changes: Partial<NewLead> = {}) {
  const request: NewLead = {
    id: randomUUID(),
    reference: `G-${randomUUID().slice(0, 8).toUpperCase()}`,
    form: 'quote',
    values: {
      ...visitor,
      service: 'Création de Site Web',
      pack: 'site-vitrine-professionnel',
      description: 'Un cabinet d’ostéopathie à Sète.',
    },
    page: '/tarifs/site-vitrine',
    notice: '2026-11-21',
    receivedAt: Date.now() - 3_600_000,
    digest: randomUUID(),
    ...changes,
  }
  await store.keepLead(request, [], { acknowledgedSince: 0 })
  return request
}
