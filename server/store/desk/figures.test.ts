import { expect, test } from 'vitest'
import type { NewLead } from '../leads/leads-store.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { changeRow } from '../suite/furnished-desk.ts'
import { newLead } from '../suite/store-suite.ts'

const from = Date.UTC(2026, 10, 1)
const to = Date.UTC(2026, 11, 1)
const rules = { acknowledgedSince: 0 }

describeEachStore('figures', (store) => {
  const keep = async (changes: Partial<NewLead>, row?: object) => {
    const lead = newLead({ receivedAt: from, ...changes })
    await store().keepLead(lead, [], rules)
    if (row) await changeRow(store(), lead.id, row)
  }

  test('are of requests that were owed an answer, in the period, oldest first', async () => {
    await keep({ receivedAt: from - 1 })
    await keep({ receivedAt: to })
    await keep({ receivedAt: to - 1, form: 'footer', page: '/blog' })
    await keep({ receivedAt: from, form: 'contact', page: '/contactez-nous' })
    await keep({ form: 'comment' })
    await keep({ form: 'coming-soon' })
    await keep({ quarantine: ['links'] })
    await keep({}, { spam_at: from })
    const found = await store().figures.requests(from, to)
    expect(found.map(({ page }) => page)).toEqual(['/contactez-nous', '/blog'])
    expect(found[0]).toEqual({
      receivedAt: from,
      startedAt: from,
      answeredAt: null,
      isWaiting: true,
      state: 'new',
      page: '/contactez-nous',
      lostReason: null,
    })
  })

  test('say what became of each, and count from when it was let out', async () => {
    await keep(
      { quarantine: ['links'] },
      {
        released_at: from + 5,
        waiting_since: null,
        answered_at: from + 9,
        state: 'lost',
        lost_reason: 'price',
      },
    )
    await expect(store().figures.requests(from, to)).resolves.toMatchObject([
      {
        receivedAt: from,
        startedAt: from + 5,
        answeredAt: from + 9,
        isWaiting: false,
        state: 'lost',
        lostReason: 'price',
      },
    ])
  })
})
