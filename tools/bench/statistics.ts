/** The value that half of the others do not exceed; the mean of both in the middle of an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (lower === undefined || upper === undefined) throw new Error('the median of nothing')
  return (lower + upper) / 2
}

/**
 * Nearest rank: the smallest value that a share of all values does not exceed.
 *
 * @param share from 0 to 1: 0.99 for p99
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)]
  if (value === undefined) throw new Error('a percentile of nothing')
  return value
}

/** How far repeated measures of the same thing lie apart. */
export interface Spread {
  lowest: number
  median: number
  highest: number
  /** Distance between the extremes, as a share of the median. */
  relative: number
}

export function spread(values: readonly number[]): Spread {
  const [lowest, middle, highest] = [Math.min(...values), median(values), Math.max(...values)]
  return { lowest, median: middle, highest, relative: (highest - lowest) / middle }
}
