import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

export const slowdownOfBudgets = 4

/**
 * How many times the simulated phone is slower than this machine. Lighthouse's benchmark gives the phone 560; beyond
 * 4 times, it grows faster than a page's own work.
 */
export const slowdown = Math.min(
  slowdownOfBudgets,
  Math.max(1, pageFunctions.computeBenchmarkIndex() / 560),
)
