import { runChaos } from '../tools/prove/chaos/run.ts'
import { expect, test } from './support/fixtures.ts'

// `npm run chaos` does the same for minutes.
test('keeps its promises through kills and failing services', async () => {
  test.slow()
  const seed = String(Date.now())
  const report = await runChaos({ seed, submissions: 300, kills: 6 })
  expect(report.broken, `npm run chaos -- --seed ${seed} --submissions 300 --kills 6`).toEqual([])
  expect(report).toMatchObject({ thanked: 300, leads: 300 })
  // With fewer kills the test would prove nothing.
  expect(report.kills).toBeGreaterThanOrEqual(6)
  expect(report.inVain).toBeGreaterThan(0)
  expect(report.repeats.answerLost).toBeGreaterThan(0)
  expect(report.desk.answers).toBeGreaterThan(0)
  expect(report.desk.notes).toBeGreaterThan(0)
  expect(report.desk.inVain).toBeGreaterThan(0)
  expect(report.quotes.sent).toBeGreaterThan(0)
  expect(report.quotes.accepted).toBeGreaterThan(0)
})
