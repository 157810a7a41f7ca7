import { expect, test } from 'vitest'
import { describeEachStore } from '../suite/each-store.ts'
import { changeRow, furnishDesk, rowsOf } from '../suite/furnished-desk.ts'
import { newLead } from '../suite/store-suite.ts'

const now = Date.UTC(2026, 10, 23, 10)
const day = 86_400_000
const act = { person: null, at: now }
const rules = { acknowledgedSince: 0 }

describeEachStore('erasing', (store) => {
  test('an address takes its notes and messages along, and leaves a line of the journal', async () => {
    const { answered, asked, nina } = await furnishDesk(store(), now)
    const by = { person: nina, at: now + 1 }
    const erased = await store().eraseAddress(answered.values.email ?? '', by)
    expect(erased).toMatchObject({
      references: [answered.reference],
      deliveries: 2,
      notes: 1,
      messages: 1,
    })
    expect(await rowsOf(store(), 'notes')).toEqual([])
    expect((await rowsOf(store(), 'messages')).map(({ lead_id }) => lead_id)).toEqual([asked.id])
    const lines = await store().journal.about(answered.reference)
    expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
      ['answered', 'Nina Ferrand'],
      ['erased', 'Nina Ferrand'],
    ])
    await expect(store().journal.firstForged()).resolves.toBeUndefined()
    const found = await store().requests.search('vacances', 10)
    expect(found.groups.flatMap(({ rows }) => rows)).toEqual([])
  })

  test('by age, the journal says how many went', async () => {
    for (const age of [3, 2, 1]) {
      await store().keepLead(newLead({ receivedAt: now - age * day }), [], rules)
    }
    await store().eraseBefore(now - 1.5 * day, act)
    await store().eraseBefore(now, act)
    await store().eraseBefore(now, act)
    const lines = await store().journal.list({ limit: 10 })
    expect(lines.map(({ actor, action, object }) => [actor, action, object])).toEqual([
      ['Le site', 'erased', '1 demande'],
      ['Le site', 'erased', '2 demandes'],
    ])
  })

  test('what nobody wants goes after its time: undecided, or called spam', async () => {
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
