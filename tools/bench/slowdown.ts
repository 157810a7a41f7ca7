import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * How many times the simulated phone is slower than this machine: Lighthouse's 4, or less on a machine that its
 * benchmark, which gives the phone 560, finds slower. Beyond 4 the benchmark grows faster than a page's own work.
 */
export const slowdown = Math.min(4, Math.max(1, pageFunctions.computeBenchmarkIndex() / 560))
