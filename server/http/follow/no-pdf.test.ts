import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { typedFrom } from '#quotes/typed.ts'
import { acceptance } from '#workshop/client.ts'
import { openDesk } from '#workshop/desk.ts'
import { followSite } from '#workshop/follow.ts'
import { newLead } from '#workshop/requests.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'

// In a process of its own, because one that renders PDFs for other tests would serve this one.
vi.resetModules()

test('while no PDF can be rendered, client and desk are told that nothing was stored', async () => {
  vi.stubEnv('NODE_OPTIONS', '--no-such-option')
  onTestFinished(() => void vi.unstubAllEnvs())
  // The quote may be sent to the process before its end is known.
  const cause = 'No PDF can be rendered: its process ended \\((?:9|write EPIPE)\\)'

  const site = await followSite()
  const sent = await site.send()
  const path = `/devis/${sent.number}/accepter`
  const refused = await site.post(path, acceptance(sent))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await refused.text()).toContain('ce que vous venez d’envoyer n’est pas enregistré')
  expect(site.logged).toEqual([expect.stringMatching(`^follow: ${cause}$`)])

  const logged: string[] = []
  const log = { info() {}, error: (line: string) => void logged.push(line) }
  const { desk, store, enter } = await openDesk({ log })
  const { headers, person } = await enter()
  const lead = newLead()
  await store.keepLead(lead, [], { acknowledgedSince: 0 })
  const fields: object = typedFrom(sampleQuote)
  const quote = { id: randomUUID(), leadId: lead.id, seller: 'FR', fields: { ...fields } } as const
  await store.quotes.create(quote, person, 0)
  const paper = await desk.request(`/devis/${quote.id}/brouillon.pdf`, { headers })
  expect(paper.status).toBe(503)
  expect(await paper.text()).toContain('Le serveur n’a pas pu faire le PDF')
  expect(logged).toEqual([expect.stringMatching(`^desk: ${cause}$`)])

  vi.unstubAllEnvs()
  expect((await site.post(path, acceptance(sent))).status).toBe(303)
})
