import { runFuzz } from '../tools/prove/fuzz.ts'
import { expect, test } from './support/fixtures.ts'

// `npm run prove -- fuzz` does the same for a minute.
test('answers each fuzzed request with an expected status', async () => {
  test.slow()
  const seed = Date.now() % 2 ** 31
  const report = await runFuzz({ seed, requests: 1_500 })
  expect(report.faults, `npm run prove -- fuzz --seed ${seed} --requests 1500`).toEqual([])
  expect(report.requests).toBe(1_500)
  // If one of these statuses is missing, the requests did not reach every handler.
  for (const status of [200, 303, 400, 401, 403, 404, 409, 413, 415, 422]) {
    expect(report.statuses, `status ${status}`).toHaveProperty(String(status))
  }
})
