import { createHash, randomUUID } from 'node:crypto'
import { sampleQuote } from '#quotes/sample-quote.ts'
import { hashOfLink } from '../../../server/leads/outbox/follow-link.ts'
import { createSecret, tokenOf } from '../../../server/people/session.ts'
import { drawQuotePdf } from '../../../server/quotes/pdf.ts'
import { readSettings } from '../../../server/settings.ts'
import { openStore } from '../../../server/store/open-store.ts'
import { enterDesk } from '../../test/desk-session.ts'
import { everyHostile } from './hostile.ts'

/** Credentials and data of a person at the desk. */
export interface Insider {
  /** Value of the cookie `bureau`. */
  secret: string
  /** Form token. */
  token: string
  references: readonly string[]
  /** A client's link, `/suivi/<secret>`. */
  link: string
  /** Ids of a sent quote and of a draft. */
  quotes: readonly string[]
}

/** Fills a database with requests full of hostile text and a person without the right to erase. */
export async function furnish(settings: Record<string, string>): Promise<Insider> {
  const { secret, person } = await enterDesk(settings, { name: '<fuzz-n> Nina', role: 'equipe' })
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
    const link = createSecret()
    const first = await store.findLead(references[1] ?? '')
    const leadId = first?.id ?? ''
    const now = Date.now()
    await store.follow.addLink({ leadId, secretHash: hashOfLink(link), isRenewal: false }, now)
    const quotes: string[] = []
    for (const isSent of [true, false]) {
      const id = randomUUID()
      const fields = { subject: everyHostile[12] }
      await store.quotes.create({ id, leadId, seller: 'FR', fields }, person, now)
      quotes.push(id)
      if (!isSent) continue
      const number = await store.quotes.nextNumber('FR', 2026)
      const content = { ...sampleQuote, number, version: 1, validUntil: '2099-12-31' }
      const pdf = await drawQuotePdf(content)
      const digest = createHash('sha256').update(pdf).digest('hex')
      const sending = { quoteId: id, edition: 1, content, pdf, digest, remindAt: null }
      await store.quotes.send(sending, person, now, { channel: undefined, agency: '' })
      quotes.push(number)
    }
    return { secret, token: tokenOf(secret), references, link: `/suivi/${link}`, quotes }
  } finally {
    await store.close()
  }
}
