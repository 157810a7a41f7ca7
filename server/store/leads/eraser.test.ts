import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { furnishAgency } from '#workshop/agency.ts'
import { mail, quoteDesk } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'
import { day } from '../../days.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { changeRow, everythingOf, newestLines, rowsOf } from '../suite/rows.ts'

const now = Date.UTC(2026, 10, 23, 10)
const act = { person: null, at: now }
const rules = { acknowledgedSince: 0 }

describeEachStore('erasing', (store) => {
  test('an address is erased with its notes and messages, and the journal gets a line', async () => {
    const { answered, nina } = await furnishAgency(store(), { now })
    const others = async (table: 'notes' | 'messages') =>
      (await rowsOf(store(), table)).filter((row) => row.lead_id !== answered.id)
    const [notes, messages] = [await others('notes'), await others('messages')]
    const by = { person: nina, at: now + 1 }
    const erased = await store().eraseAddress(answered.values.email ?? '', by)
    expect(erased).toMatchObject({
      references: [answered.reference],
      deliveries: 2,
      notes: 1,
      messages: 1,
    })
    expect(await rowsOf(store(), 'notes')).toEqual(notes)
    expect(await rowsOf(store(), 'messages')).toEqual(messages)
    const lines = await store().journal.about(answered.reference)
    expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
      ['answered', 'Nina Ferrand'],
      ['noted', 'Karim Ben Salah'],
      ['erased', 'Nina Ferrand'],
    ])
    await expect(store().journal.firstForged()).resolves.toBeUndefined()
    const found = await store().requests.search('vacances', 10)
    expect(found.groups.flatMap(({ rows }) => rows)).toEqual([])
  })

  const compta = 'compta@exemple.fr'

  /** Claire's request with a quote for her accountant; mails, links and a draft name both. */
  async function quoteForAnother(isAccepted: boolean) {
    const { begin, prepare, accept, startVersion } = quoteDesk(store)
    const one = await begin('FR', { email: 'claire@exemple.fr', description: 'Un site' })
    const client = { ...sampleQuote.client, email: compta }
    const sending = await prepare(one, { client })
    await store().quotes.send(sending, one.nina, now, mail)
    const link = { leadId: one.lead.id, isRenewal: false }
    await store().follow.addLink({ ...link, secretHash: 'to-compta', address: compta }, now)
    await store().follow.addLink(
      { ...link, secretHash: 'to-claire', address: 'claire@exemple.fr' },
      now,
    )
    await store().quotes.ask(
      { id: randomUUID(), leadId: one.lead.id, key: one.key, text: `Écrivez à ${compta}` },
      now,
      mail,
    )
    if (isAccepted) {
      await accept(one.key, sending.digest, now, { email: compta, linkSentTo: compta })
    } else {
      await startVersion(one)
      const record = await store().quotes.find(one.quoteId)
      await store().quotes.saveDraft(
        { quoteId: one.quoteId, edition: record?.draft?.edition ?? 0, fields: { client } },
        one.nina,
        now,
      )
    }
    return one
  }

  test('an address that occurs only in a quote is erased from all tables', async () => {
    const { lead, quoteId } = await quoteForAnother(false)
    expect(JSON.stringify(await everythingOf(store()))).toContain(compta)
    const erased = await store().eraseAddress(' Compta@Exemple.fr', act)
    expect(erased).toMatchObject({ references: [], quotes: 1, contracts: [] })
    expect(erased.messages).toBeGreaterThan(1)
    for (const [table, rows] of Object.entries(await everythingOf(store()))) {
      expect(JSON.stringify(rows).toLowerCase(), table).not.toContain(compta)
    }
    await expect(store().quotes.find(quoteId)).resolves.toBeUndefined()
    const found = await store().requests.search('compta', 10)
    expect(found.groups.flatMap(({ rows }) => rows)).toEqual([])
    await expect(store().findLead(lead.id)).resolves.toMatchObject({ reference: lead.reference })
    await expect(store().follow.findLink('to-claire')).resolves.toMatchObject({ leadId: lead.id })
    await expect(store().follow.findLink('to-compta')).resolves.toBeUndefined()
    const lines = await newestLines(store(), 1)
    expect(lines).toMatchObject([{ action: 'erased', object: 'D-2026-001' }])
    await expect(store().eraseAddress(compta, act)).resolves.toMatchObject({
      quotes: 0,
      messages: 0,
    })
  })

  test('only the contract for that address stays, with its last day', async () => {
    const { lead, quoteId } = await quoteForAnother(true)
    const erased = await store().eraseAddress(compta, act)
    expect(erased).toMatchObject({
      references: [],
      quotes: 0,
      contracts: [{ number: 'D-2026-001' }],
    })
    const { quote_versions, ...others } = await everythingOf(store())
    expect(quote_versions).toHaveLength(1)
    // The question came from Claire's page and belongs to its contract.
    others.messages = others.messages.filter((row) => !('kind' in row && row.kind === 'question'))
    for (const [table, rows] of Object.entries(others)) {
      expect(JSON.stringify(rows).toLowerCase(), table).not.toContain(compta)
    }
    await expect(store().quotes.find(quoteId)).resolves.toMatchObject({ lead: { id: lead.id } })
    await store().eraseAddress('claire@exemple.fr', act)
    await expect(store().eraseAddress(compta, act)).resolves.toMatchObject({
      contracts: [{ number: 'D-2026-001' }],
    })
  })

  test('texts of other people that contain the address are listed, not erased', async () => {
    const values = { email: 'claire@exemple.fr', description: 'Voyez avec Compta@exemple.fr.' }
    const [one, other] = [newLead({ values }), newLead()]
    await store().keepLead(one, [], rules)
    await store().keepLead(other, [], rules)
    await store().eraseAddress(compta, act)
    await expect(store().mentions(` ${compta}`)).resolves.toEqual([one.reference])
    await expect(store().mentions('100%_@exemple.fr')).resolves.toEqual([])
  })

  test.each([
    ['claire@hôtel.example', 'CLAIRE@XN--HTEL-VQA.EXAMPLE'],
    ['claire@xn--htel-vqa.example', 'claire@Hôtel.example'],
  ])(
    '%s and %s are one address for acknowledgement, search and erasure',
    async (written, asked) => {
      const visitor = [{ channel: 'smtp', recipient: 'visitor' }] as const
      for (const email of [written, asked.toLowerCase()]) {
        await store().keepLead(newLead({ values: { email } }), visitor, rules)
      }
      expect(await rowsOf(store(), 'deliveries')).toHaveLength(1)
      const { groups } = await store().requests.search(asked, 10)
      expect(groups.flatMap(({ rows }) => rows)).toHaveLength(2)
      await store().keepLead(
        newLead({ values: { email: 'x@exemple.fr', message: `Voir ${written}` } }),
        [],
        rules,
      )
      const { references } = await store().eraseAddress(asked, act)
      expect(references).toHaveLength(2)
      await expect(store().mentions(asked)).resolves.toHaveLength(1)
    },
  )

  test('the journal has the number of leads erased by age', async () => {
    for (const age of [3, 2, 1]) {
      await store().keepLead(newLead({ receivedAt: now - age * day }), [], rules)
    }
    await store().eraseBefore(now - 1.5 * day, act)
    await store().eraseBefore(now, act)
    await store().eraseBefore(now, act)
    const lines = await newestLines(store(), 10)
    expect(lines.map(({ actor, action, object }) => [actor, action, object])).toEqual([
      ['Le site', 'erased', '1 demande'],
      ['Le site', 'erased', '2 demandes'],
    ])
  })

  test('leads in quarantine or marked as spam are erased after their time', async () => {
    const keep = async (receivedAt: number, changes: object, quarantine?: string[]) => {
      const lead = newLead({ receivedAt, ...(quarantine && { quarantine }) })
      await store().keepLead(lead, [], rules)
      if (Object.keys(changes).length > 0) await changeRow(store(), lead.id, changes)
      return lead.reference
    }
    const old = now - 40 * day
    const limit = now - 30 * day
    await expect(store().hasUnwanted(limit)).resolves.toBe(false)
    const stay = [
      await keep(old, {}),
      await keep(old, { released_at: old + day }, ['links']),
      await keep(limit, {}, ['links']),
      await keep(old, { spam_at: limit }, ['links']),
    ]
    await expect(store().hasUnwanted(limit)).resolves.toBe(false)
    const go = [
      await keep(limit - 1, {}, ['links']),
      await keep(old, { spam_at: limit - 1, released_at: old }, ['links']),
      await keep(old, { spam_at: limit - 1 }),
    ]
    await expect(store().hasUnwanted(limit)).resolves.toBe(true)
    const erased = await store().eraseUnwanted(limit, act)
    expect(erased.references.toSorted()).toEqual(go.toSorted())
    const left = await store().listLeads()
    expect(left.map(({ reference }) => reference).toSorted()).toEqual(stay.toSorted())
    await expect(store().hasUnwanted(limit)).resolves.toBe(false)
  })
})
