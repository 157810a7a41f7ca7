import { randomUUID } from 'node:crypto'
import { keepRequest } from '#workshop/requests.ts'
import { enterDesk, openStoreOf } from '#workshop/staff.ts'
import { tokenOf } from '../../../server/people/session.ts'
import { mintLink, sendQuote } from '../../test/quotes.ts'
import { everyHostile } from './hostile.ts'

export type Insider = Awaited<ReturnType<typeof furnish>>

/**
 * Fills a database with requests full of hostile text and a person without the right to erase.
 *
 * @returns the person's secret for the cookie `bureau`, a client's link (`/suivi/<secret>`), and of quotes: id
 *   and number of a sent one, id of a draft
 */
export async function furnish(settings: Record<string, string>) {
  const { secret, person } = await enterDesk(settings, { name: '<fuzz-n> Nina', role: 'equipe' })
  await using store = openStoreOf(settings)
  const email = 'ines@exemple.fr'
  const requests = []
  for (const [index, text] of everyHostile.entries()) {
    const visitor = { name: text, email, phone: text }
    const values = { ...visitor, message: text }
    const quarantine = index % 5 === 0 && { quarantine: ['links'] }
    requests.push(await keepRequest(store, visitor, { form: 'contact', values, ...quarantine }))
  }
  const leadId = requests[1]?.id ?? ''
  const [draft, subject] = [randomUUID(), '"><fuzz-b>']
  const { quoteId, number } = await sendQuote(store, { id: leadId, email }, { subject })
  const fields = { subject }
  await store.quotes.create({ id: draft, leadId, seller: 'FR', fields }, person, Date.now())
  return {
    ...{ secret, token: tokenOf(secret), link: await mintLink(store, leadId) },
    references: requests.map(({ reference }) => reference),
    quotes: [quoteId, number, draft],
  }
}
