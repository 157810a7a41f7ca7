import { expect, test } from 'vitest'
import { describeEachStore } from '#server/store/suite/each-store.ts'
import { changeRow } from '#server/store/suite/rows.ts'
import { newLead } from '#workshop/requests.ts'
import { readCorpus } from '../test/spam-corpus.ts'
import { describeVerdicts, judgeVerdicts } from './spam-verdicts.ts'

const rules = { acknowledgedSince: 0 }
const [spamText = ''] = readCorpus('spam', 'tuning').map(({ text }) => text)
const [honestText = ''] = readCorpus('legitimate', 'tuning').map(({ text }) => text)

describeEachStore('people’s decisions about doubtful leads', (store) => {
  async function keep(message: string, quarantine: string[], changes: object) {
    const values = {
      name: 'Camille Martin',
      email: 'camille.martin@courriel.example',
      phone: '06 12 34 56 78',
      message,
    }
    const lead = newLead({ form: 'contact', values, ...(quarantine.length > 0 && { quarantine }) })
    await store().keepLead(lead, [], rules)
    await changeRow(store(), lead.id, changes)
  }

  test('are compared with the score of the words, which are not printed', async () => {
    await keep(spamText, ['links'], { spam_at: 1 })
    await keep(spamText, [], { spam_at: 1 })
    await keep(honestText, [], { spam_at: 1 })
    await keep(honestText, ['hurry'], { released_at: 1 })
    await keep(spamText, ['links'], { released_at: 1 })
    await keep(spamText, ['links'], { released_at: 1, spam_at: 2 })
    await keep(spamText, ['links'], {})
    await keep(honestText, [], { state: 'won' })

    const figures = await judgeVerdicts(store())
    expect(figures).toEqual({
      spam: { count: 4, doubted: 2, wouldDoubt: 3 },
      honest: { count: 2, wouldDoubt: 1 },
    })
    const told = describeVerdicts(figures) ?? ''
    expect(told).toBe(
      'what people decided: 2 of 4 called spam had been held back, 3 by their words alone today; of 2 let out of quarantine, 1 would be held back by their words alone today',
    )
    expect(told).not.toMatch(/camille|courriel/i)
  })

  test('are reported once there are any', async () => {
    await keep(spamText, ['links'], {})
    expect(describeVerdicts(await judgeVerdicts(store()))).toBeUndefined()
  })

  test('are all read, even for a thousand leads', async () => {
    const leads = Array.from({ length: 1_003 }, () => newLead({ quarantine: ['links'] }))
    await Promise.all(leads.map((lead) => store().keepLead(lead, [], rules)))
    await Promise.all(leads.map(({ id }) => store().release(id, 1, rules)))
    const { honest } = await judgeVerdicts(store())
    expect(honest.count).toBe(1_003)
  })
})
