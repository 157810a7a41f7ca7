import { expect, test } from 'vitest'
import { describeEachStore } from './each-store.ts'
import type { JournalEntry } from './journal.ts'
import { newLead } from './store-suite.ts'

const now = Date.UTC(2026, 10, 23, 8, 42)
const minute = 60_000

describeEachStore('journal', (store) => {
  const write = (changes: Partial<JournalEntry>) =>
    store().journal.add({ at: now, person: null, action: 'taken', object: 'G-1', ...changes })
  const receive = (reference: string, receivedAt: number) =>
    store().keepLead(newLead({ reference, receivedAt }), [], { acknowledgedSince: 0 })
  const pages = async (limit: number, who?: string) => {
    const all: string[][] = []
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const { rows, next } = await store().journal.page({ who, cursor, limit })
      all.push(rows.map(({ action, object }) => `${action} ${object}`))
      cursor = next
    }
    return all
  }

  test('what came in stands among what was done, newest first, whatever the page holds', async () => {
    await receive('G-OLD', now - minute)
    await receive('G-ONE', now)
    await receive('G-TWO', now)
    await write({ object: 'G-ONE' })
    await write({ object: 'G-TWO' })
    await write({ object: 'G-OLD', at: now + minute })
    await receive('G-NEW', now + 2 * minute)
    const whole = [
      'received G-NEW',
      'taken G-OLD',
      'taken G-TWO',
      'taken G-ONE',
      'received G-TWO',
      'received G-ONE',
      'received G-OLD',
    ]
    for (const limit of [1, 2, 3, 7, 50]) {
      expect((await pages(limit)).flat(), `${limit} a page`).toEqual(whole)
    }
    expect(await pages(3)).toHaveLength(3)
    const streamed = await Array.fromAsync(store().journal.stream())
    expect(streamed.map(({ action, object }) => `${action} ${object}`)).toEqual(whole)
  })

  test('an object is a link while its request is there', async () => {
    const lead = newLead({ reference: 'G-HERE', receivedAt: now })
    await store().keepLead(lead, [], { acknowledgedSince: 0 })
    await write({ object: 'G-HERE' })
    await write({ object: 'G-GONE' })
    const read = async () => {
      const { rows } = await store().journal.page({ limit: 10 })
      return rows.map(({ object, isRequest }) => `${object} ${isRequest}`)
    }
    expect(await read()).toEqual(['G-GONE false', 'G-HERE true', 'G-HERE true'])
    await store().eraseAddress(lead.values.email ?? '')
    expect(await read()).toEqual(['G-GONE false', 'G-HERE false'])
  })

  test('lines of one person, and those of the site', async () => {
    const person = await store().people.addPerson(
      { name: 'Nina', email: 'nina@graaand.example', role: 'equipe' },
      now,
    )
    await receive('G-ONE', now)
    await write({ person, object: 'hers' })
    await write({ object: 'a command’s' })
    expect(await pages(10, person.id)).toEqual([['taken hers']])
    expect(await pages(10, 'site')).toEqual([['taken a command’s', 'received G-ONE']])
    expect(await store().journal.authors()).toEqual([{ id: person.id, name: 'Nina' }])
  })

  test.each(['', 'nonsense', '1.x.2', '1e9.l.2', '99999999999999999.l.2'])(
    'a cursor that nobody gave is the first page: “%s”',
    async (cursor) => {
      await write({})
      const { rows } = await store().journal.page({ cursor, limit: 10 })
      expect(rows).toHaveLength(1)
    },
  )

  test('lines cannot be changed, and the chain of what was written holds', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write({ object: `G-${index}` })))
    expect(await store().journal.head()).toBe(20)
    expect(await store().journal.firstForged()).toBeUndefined()
  })
})
