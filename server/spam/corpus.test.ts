import { expect, test } from 'vitest'
import { isQuarantined, judgeMessage, readCorpus } from './corpus.ts'
import { neutralSignals, thresholds } from './judge.ts'

const halves = ['tuning', 'measure'] as const
const [legitimate, spam] = (['legitimate', 'spam'] as const).map((file) =>
  halves.flatMap((half) => readCorpus(file, half)),
) as [ReturnType<typeof readCorpus>, ReturnType<typeof readCorpus>]

test('the corpus has at least 200 messages of each kind, each of them once', () => {
  for (const messages of [legitimate, spam]) {
    expect(messages.length).toBeGreaterThanOrEqual(200)
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
  }
  const languages = new Set(legitimate.map(({ lang }) => lang))
  expect([...languages].sort()).toEqual(['ar', 'derja', 'en', 'fr'])
})

test.each([
  ['nothing is known of how they came', neutralSignals],
  ['a browser says how long its page was open', { ...neutralSignals, timeOnPage: 42_000 }],
])('no legitimate message is put in quarantine when %s', (_, signals) => {
  const doubted = legitimate.filter((message) => {
    const judgement = judgeMessage(message, signals)
    return isQuarantined(judgement)
  })
  expect(doubted).toEqual([])
})

test('one legitimate message in fifteen at most costs the browser a proof of work', () => {
  const asked = legitimate.filter((message) => judgeMessage(message).score >= thresholds.proof)
  expect(asked.length).toBeLessThanOrEqual(legitimate.length / 15)
})

// The filter was tuned on the first half only, so the second predicts new messages.
test.each([
  ['all', spam, 0.95],
  ['the half kept apart', readCorpus('spam', 'measure'), 0.9],
])('of %s, enough spam is caught by its words alone', (_, messages, share) => {
  const missed = messages.filter((message) => !isQuarantined(judgeMessage(message)))
  expect(missed.length).toBeLessThanOrEqual((1 - share) * messages.length)
})
