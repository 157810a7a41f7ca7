import { expect, test } from 'vitest'
import { isQuarantined, judgeMessage, readCorpus } from '../../tools/test/spam-corpus.ts'
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
  ['all signals are neutral', neutralSignals],
  ['the time on the page is known', { ...neutralSignals, timeOnPage: 42_000 }],
])('no legitimate message is put in quarantine when %s', (_, signals) => {
  const doubted = legitimate.filter((message) => {
    const judgement = judgeMessage(message, signals)
    return isQuarantined(judgement)
  })
  expect(doubted).toEqual([])
})

test('at most one legitimate message in fifteen needs a proof of work', () => {
  const asked = legitimate.filter((message) => judgeMessage(message).score >= thresholds.proof)
  expect(asked.length).toBeLessThanOrEqual(legitimate.length / 15)
})

// The filter was tuned on the first half only, so the second predicts new messages.
test.each([
  ['all', spam, 0.95],
  ['the half for measuring', readCorpus('spam', 'measure'), 0.9],
])('enough spam of %s is put in quarantine for its words alone', (_, messages, share) => {
  const missed = messages.filter((message) => !isQuarantined(judgeMessage(message)))
  expect(missed.length).toBeLessThanOrEqual((1 - share) * messages.length)
})
