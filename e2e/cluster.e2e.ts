import { runChaos as runCluster } from '../tools/prove/chaos/run.ts'
import { findPostgres } from '../tools/test/postgres-process.ts'
import { expect, test } from './support/fixtures.ts'

// `npm run chaos -- cluster` does the same for minutes.
test('keeps its promises as three instances over one PostgreSQL that restarts', async () => {
  test.slow()
  const programs = findPostgres()
  if (!programs && process.env.CI) throw new Error('Install PostgreSQL: its tests cannot run')
  test.skip(!programs, 'PostgreSQL is not on this machine')
  const seed = String(Date.now())
  const report = await runCluster({
    seed,
    submissions: 200,
    kills: 2,
    restarts: 1,
    programs: programs ?? '',
  })
  expect(report.broken, `npm run chaos -- cluster --seed ${seed} --submissions 200`).toEqual([])
  expect(report).toMatchObject({ thanked: 200, leads: 200 })
  // Without failed attempts the test would prove nothing.
  expect(report.inVain).toBeGreaterThan(0)
  expect(report.repeats.answerLost).toBeGreaterThan(0)
  expect(report.desk.answers).toBeGreaterThan(0)
  expect(report.desk.notes).toBeGreaterThan(0)
})
