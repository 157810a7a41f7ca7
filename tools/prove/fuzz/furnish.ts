import { tokenOf } from '#server/people/session.ts'
import { furnishAgency } from '#workshop/agency.ts'
import { enterDesk, openStoreOf } from '#workshop/staff.ts'
import { everyHostile } from './hostile.ts'

export type Insider = Awaited<ReturnType<typeof furnish>>

/**
 * Furnishes an agency with requests full of hostile text, and a person without the right to erase.
 *
 * @returns the person's secret for the cookie `bureau`, a client's link (`/suivi/<secret>`), the requests'
 *   references, and of quotes: the id and the number of
 *   a sent one, then ids of drafts and numbers of sent ones
 */
export async function furnish(settings: Record<string, string>) {
  const { secret, person } = await enterDesk(settings, { name: '<fuzz-n> Nina', role: 'equipe' })
  await using store = openStoreOf(settings)
  const texts = {
    words: '"><fuzz-b>',
    address: '<fuzz-a onload=alert(1)>',
    email: 'ines@exemple.fr',
  }
  const { ask, requests, quotes, asked } = await furnishAgency(store, { texts, nina: person })
  for (const [index, text] of everyHostile.entries()) {
    const values = { name: text, email: texts.email, phone: text, message: text }
    const quarantine = index % 5 === 0 && { quarantine: ['links'] }
    await ask(`hostile ${index}`, { form: 'contact', values, ...quarantine })
  }
  return {
    ...{ secret, token: tokenOf(secret), link: requests.get('busy')?.link ?? '' },
    references: [...requests.values()].map(({ reference }) => reference),
    quotes: [...new Set([asked.quoteId, asked.number, ...quotes.values()])],
  }
}
