import { expect, test } from 'vitest'
import { withoutCpuSteal } from './machine.ts'

/** Measures with a host that steals these shares of one run after the other; returns the run kept. */
async function measure(shares: number[]) {
  const host = { runs: 0, repeated: 0, stolen: 0 }
  const clock = { busy: 0, stolen: 0 }
  let run = 0
  const kept = await withoutCpuSteal(
    host,
    async () => {
      const share = shares[run++] ?? 0
      clock.busy += 1000 * (1 - share)
      clock.stolen += 1000 * share
      return run
    },
    () => ({ ...clock }),
  )
  return { kept, host }
}

test('an undisturbed machine measures once', async () => {
  expect(await measure([0])).toEqual({ kept: 1, host: { runs: 1, repeated: 0, stolen: 0 } })
})

test('a disturbed measurement is repeated', async () => {
  expect(await measure([0.5, 0.3, 0.04, 0.01])).toEqual({
    kept: 3,
    host: { runs: 3, repeated: 2, stolen: 0.04 },
  })
})

test('under a host that always disturbs, the least disturbed run is kept and reported', async () => {
  const { kept, host } = await measure([0.5, 0.4, 0.6, 0.3, 0.7, 0.8, 0])
  expect(kept).toBe(4)
  expect(host).toMatchObject({ runs: 6, repeated: 5 })
  expect(host.stolen).toBeCloseTo(0.3)
})
