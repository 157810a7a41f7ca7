import { expect, test } from 'vitest'
import { digestOf, now, quoteDesk } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import type { NewLead } from '../leads/records.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { changeRow } from '../suite/rows.ts'

const from = Date.UTC(2026, 10, 1)
const to = Date.UTC(2026, 11, 1)
const rules = { acknowledgedSince: 0 }

describeEachStore('figures', (store) => {
  const keep = async (changes: Partial<NewLead>, row?: object) => {
    const lead = newLead({ receivedAt: from, ...changes })
    await store().keepLead(lead, [], rules)
    if (row) await changeRow(store(), lead.id, row)
  }

  test('contain the requests of the period with a promised answer, oldest first', async () => {
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
      isQuoted: false,
    })
  })

  test('have the state of each request, and its delay starts at a release from quarantine', async () => {
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
  test('contain a quote in the period of its first sending, with its current state', async () => {
    const { begin, send, sendFirst, accept, withdraw, startVersion } = quoteDesk(store)
    const later = now + 5_000
    await begin()
    const first = await sendFirst()
    await startVersion(first, now + 1)
    await send(first, { discount: 1000 }, later)
    const accepted = await sendFirst()
    await accept(accepted.key, digestOf(accepted.pdf), later)
    const withdrawn = await sendFirst()
    await accept(withdrawn.key, digestOf(withdrawn.pdf), now + 1)
    await withdraw(withdrawn.key, now + 2)
    await send(await begin('TN'), { currency: 'tnd' }, later)

    const quotes = await store().figures.quotes(now, later)
    // 1 580,00 € less 10 %, or less the sample's 5 %.
    const byNet = quotes.toSorted((a, b) => a.net - b.net || Number(b.isAccepted) - 1)
    expect(byNet).toEqual([
      { currency: 'euro', net: 142_200, isAccepted: false, isWithdrawn: false },
      { currency: 'euro', net: 150_100, isAccepted: true, isWithdrawn: false },
      { currency: 'euro', net: 150_100, isAccepted: false, isWithdrawn: true },
    ])
    await expect(store().figures.quotes(later, later + 1)).resolves.toMatchObject([
      { currency: 'tnd', isAccepted: false },
    ])
    await expect(store().figures.quotes(now - 1, now)).resolves.toEqual([])
    const requests = await store().figures.requests(0, later)
    expect(requests.filter(({ isQuoted }) => isQuoted)).toHaveLength(4)
    expect(requests.filter(({ isQuoted }) => !isQuoted)).toHaveLength(1)
  })
})
