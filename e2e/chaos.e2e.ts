import { runChaos } from '../tools/prove/chaos/run.ts'
import { findPostgres } from '../tools/test/postgres-process.ts'
import { expect, test } from './support/fixtures.ts'

// A few seconds of `npm run prove -- storm` and `npm run prove -- cluster`, which take minutes.

const seed = String(Date.now())

async function expectKept(submissions: number, options: Partial<Parameters<typeof runChaos>[0]>) {
  const report = await runChaos({ seed, submissions, kills: 2, isShort: true, ...options })
  const command = `npm run prove -- ${options.programs ? 'cluster' : 'storm'} --seed ${seed}`
  expect(report.broken, `${command} --submissions ${submissions}`).toEqual([])
  expect(report).toMatchObject({ thanked: submissions, leads: submissions })
  // Without failed attempts the test would prove nothing.
  expect(report.inVain).toBeGreaterThan(0)
  expect(report.repeats.answerLost).toBeGreaterThan(0)
  expect(report.desk.answer).toBeGreaterThan(0)
  expect(report.desk.note).toBeGreaterThan(0)
  return report
}

test('keeps its promises through kills and failing services', async () => {
  test.slow()
  const report = await expectKept(100, { kills: 3 })
  expect(report.kills).toBeGreaterThanOrEqual(3)
  expect(report.desk.inVain).toBeGreaterThan(0)
  expect(report.quotes.sent).toBeGreaterThan(0)
  // By chance no client of a short storm may accept.
  const { accept = 0, decline = 0, withdraw = 0 } = report.quotes
  expect(accept + decline + withdraw).toBeGreaterThan(0)
})

test('keeps its promises as three instances over one PostgreSQL that restarts', async () => {
  test.slow()
  const programs = findPostgres()
  if (!programs && process.env.CI) throw new Error('Install PostgreSQL: its tests cannot run')
  test.skip(!programs, 'PostgreSQL is not on this machine')
  await expectKept(100, { restarts: 1, programs })
})
