import { expect, test } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import { minute } from '../../days.ts'
import { describeEachStore } from '../suite/each-store.ts'

const rules = { acknowledgedSince: 0 }
const agency = { channel: 'smtp', recipient: 'agency' } as const
const noon = Date.UTC(2026, 10, 23, 11)

describeEachStore('lists of requests', (store) => {
  const keep = async (changes: Parameters<typeof newLead>[0], plans: (typeof agency)[] = []) => {
    const lead = newLead(changes)
    await store().keepLead(lead, plans, rules)
    return lead
  }
  const nobody = { personId: 'nobody', limit: 10 }
  const count = () => store().requests.count({ personId: 'nobody', until: noon })
  const giveUp = async () => {
    const claim = { channels: ['smtp'], now: noon, until: noon + minute, limit: 10 } as const
    for (const delivery of await store().claimDue(claim)) {
      const attempt = { at: noon, outcome: 'failed', detail: '550' } as const
      await store().recordAttempt(delivery, attempt, { state: 'dead', dueAt: noon })
    }
  }

  test('the longest waiting request is first; requests without a promised answer do not wait', async () => {
    await keep({ reference: 'G-2', receivedAt: noon })
    await keep({ reference: 'G-1', receivedAt: noon - minute })
    await keep({ reference: 'G-3', form: 'comment', receivedAt: noon - 2 * minute })
    await keep({ reference: 'G-4', quarantine: ['links'], receivedAt: noon - 3 * minute })
    const list = async (name: Parameters<ReturnType<typeof store>['requests']['list']>[0]) =>
      (await store().requests.list(name, nobody)).rows.map(({ reference }) => reference)
    expect(await list('waiting')).toEqual(['G-1', 'G-2'])
    expect(await list('all')).toEqual(['G-2', 'G-1', 'G-3'])
    expect(await list('quarantine')).toEqual(['G-4'])
    expect(await list('mine')).toEqual([])
    expect(await list('spam')).toEqual([])
    expect(await count()).toEqual({ toDo: 2, mine: 0, all: 3, quarantine: 1 })
  })

  test('a request is found by its reference', async () => {
    const lead = await keep({ reference: 'G-1' })
    expect(await store().requests.find('G-1')).toMatchObject({ id: lead.id, spamAt: null })
    expect(await store().requests.find('G-2')).toBeUndefined()
  })

  test('a released request waits from its release', async () => {
    const lead = await keep({ quarantine: ['links'], receivedAt: noon - 60 * minute })
    await store().release(lead.id, noon, rules)
    const { rows } = await store().requests.list('waiting', nobody)
    expect(rows).toMatchObject([{ id: lead.id, waitingSince: noon, quarantine: null }])
  })

  test('the pages of a list contain each request once, even if all were received at one instant', async () => {
    const kept = []
    for (let index = 0; index < 7; index++) kept.push(await keep({ receivedAt: noon }))
    for (const name of ['all', 'waiting'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await store().requests.list(name, { ...nobody, limit: 3, cursor })
        seen.push(...page.rows.map(({ id }) => id))
        cursor = page.next
      } while (cursor)
      expect(seen.toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
    }
    for (const cursor of ['', 'x', '1.', "1.'", `${'9'.repeat(40)}.a`]) {
      const page = await store().requests.list('all', { ...nobody, cursor })
      expect(page.rows).toHaveLength(7)
    }
  })

  test('a request with a given-up mail is listed once, as waiting or as due', async () => {
    const waiting = await keep({ receivedAt: noon }, [agency])
    const comment = await keep({ form: 'comment', receivedAt: noon }, [agency, agency])
    await giveUp()
    const { requests } = store()
    expect(await requests.list('waiting', nobody)).toMatchObject({
      rows: [{ id: waiting.id, failed: 'agency' }],
    })
    expect(await requests.listDue({ until: noon, limit: 10 })).toMatchObject([
      { id: comment.id, failed: 'agency' },
    ])
    expect(await count()).toMatchObject({ toDo: 2 })
    expect(await requests.countToDo(noon)).toBe(2)
  })

  test('listNew returns a new request that waits, which also changes the pulse', async () => {
    const { requests } = store()
    await keep({ receivedAt: noon })
    const before = await requests.pulse()
    expect(await requests.pulse()).toBe(before)
    await keep({ form: 'comment', receivedAt: noon + minute })
    await keep({ quarantine: ['links'], receivedAt: noon + minute })
    expect(await requests.listNew(noon, 10)).toEqual([])
    const fresh = await keep({ receivedAt: noon + minute })
    expect(await requests.listNew(noon, 10)).toMatchObject([{ id: fresh.id }])
    const then = await requests.pulse()
    expect(then).not.toBe(before)
    await store().journal.add({ at: noon, person: null, action: 'taken', object: fresh.reference })
    expect(await requests.pulse()).not.toBe(then)
  })
})
