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
