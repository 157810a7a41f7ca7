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
  ['a browser says how long its page was open', { ...neutralSignals, openFor: 42_000 }],
  ['an old browser says nothing of itself', { ...neutralSignals, fromBrowser: false }],
])('no legitimate message is put in quarantine when %s', (_, signals) => {
  const doubted = legitimate.filter((message) => {
    const judgement = judgeMessage(message, signals)
    return isQuarantined(judgement)
  })
  expect(doubted).toEqual([])
})

test('few legitimate messages cost the browser a proof of work', () => {
  const asked = legitimate.filter((message) => judgeMessage(message).score >= thresholds.proof)
  expect(asked.length).toBeLessThanOrEqual(0.02 * legitimate.length)
})

test.each(halves)('95 %% of the spam of the %s half is caught by its words alone', (half) => {
  const messages = readCorpus('spam', half)
  const missed = messages.filter((message) => !isQuarantined(judgeMessage(message)))
  expect(missed.length).toBeLessThanOrEqual(0.05 * messages.length)
})
