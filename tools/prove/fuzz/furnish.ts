import { randomUUID } from 'node:crypto'
import { tokenOf } from '../../../server/people/session.ts'
import { readSettings } from '../../../server/settings.ts'
import { openStore } from '../../../server/store/open-store.ts'
import { enterDesk } from '../../test/desk-session.ts'
import { everyHostile } from './hostile.ts'

/** What somebody knows who is inside the desk. */
export interface Insider {
  /** For the cookie `bureau`. */
  secret: string
  /** What every post brings. */
  token: string
  references: readonly string[]
}

/**
 * Puts requests full of hostile text into the database of a site, one of them in quarantine, and
 * somebody who may see them and may not remove anybody.
 *
 * @param settings environment variables of the site
 */
export async function furnish(settings: Record<string, string>): Promise<Insider> {
  const { secret } = await enterDesk(settings, { name: '<fuzz-n> Nina', role: 'equipe' })
  const read = readSettings(settings)
  if (!read.ok) throw new Error(read.message)
  const store = openStore(read.settings)
  try {
    const references: string[] = []
    for (const [index, text] of everyHostile.entries()) {
      const reference = `G-FUZZ-${100 + index}`
      const values = { name: text, email: 'ines@exemple.fr', phone: text, message: text }
      const lead = {
        id: randomUUID(),
        reference,
        form: 'contact' as const,
        values,
        page: '/contactez-nous',
        notice: '1',
        receivedAt: Date.now() - index * 60_000,
        digest: randomUUID(),
        ...(index % 5 === 0 && { quarantine: ['links'] }),
      }
      await store.keepLead(lead, [], { acknowledgedSince: 0 })
      references.push(reference)
    }
    return { secret, token: tokenOf(secret), references }
  } finally {
    await store.close()
  }
}
