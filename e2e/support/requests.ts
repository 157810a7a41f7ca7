import { randomUUID } from 'node:crypto'
import { type Agent, globalAgent } from 'node:http'
import { quoteServices } from '#content/forms/quote-services.ts'
import { signals } from '#forms/signals.ts'
import type { NewLead } from '#server/store/leads/leads-store.ts'
import type { Store } from '#server/store/store.ts'
import { requestRaw } from '../../tools/bench/instruments/raw-request.ts'
import { quoteExample } from '../../tools/test/quote-example.ts'
import type { Visitor } from './lead-forms.ts'

/** Stores a request of an hour ago, without its mails. */
export async function keepRequest(
  store: Store,
  visitor: Visitor & { apercus?: string },
  changes: Partial<NewLead> = {},
) {
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

/** Posts a request to a running site, as its script does; an agent may keep the connection. */
export async function postQuote(
  url: string,
  changes: Record<string, string> = {},
  agent: Agent | false = false,
) {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  }
  // A browser without proof of work is accepted all the same.
  const fields = { form: 'quote', ...quoteExample, [signals.proof]: '', ...changes }
  const posted = new URLSearchParams(fields).toString()
  const answer = await requestRaw(`${url}/devis`, { method: 'POST', agent, headers }, posted)
  const body: { reference: string; message: string } = JSON.parse(`${answer.body}`)
  return { status: answer.status, body }
}

/** Posts a new request; resolves once it is stored. */
export async function requestQuote(url: string, number: number): Promise<void> {
  const values = {
    id: randomUUID(),
    name: `Visiteuse ${number}`,
    email: `visiteuse-${number}@example.org`,
    service: quoteServices[number % quoteServices.length]?.label ?? '',
  }
  const { status } = await postQuote(url, values, globalAgent)
  if (status !== 200) throw new Error(`lead ${number} answered ${status}`)
}
