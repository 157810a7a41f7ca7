/** Repeats an act by several visitors at once while `goOn`; returns the milliseconds of each. */
export async function timesOf(
  visitors: number,
  goOn: (count: number, elapsed: number) => boolean,
  act: (number: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  const start = performance.now()
  let count = 0
  const visitor = async () => {
    while (goOn(count, performance.now() - start)) {
      const number = count++
      const begun = performance.now()
      await act(number)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return times
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (lower === undefined || upper === undefined) throw new Error('no values: no median')
  return (lower + upper) / 2
}

/**
 * Returns the percentile by nearest rank: the smallest value such that a share of all values is not larger.
 *
 * @param share from 0 to 1: 0.99 for p99
 */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(Math.ceil(values.length * share) - 1, 0)]
  if (value === undefined) throw new Error('no values: no percentile')
  return value
}

export function medians<Name extends string>(
  records: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(records[0] ?? {}) as Name[]
  const entries = names.map((name) => [name, median(records.map((record) => record[name]))])
  return Object.fromEntries(entries)
}
