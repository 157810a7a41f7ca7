import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * How many times the simulated phone is slower than this machine. Lighthouse's benchmark gives the phone 560;
 * Chrome's calibration counts a Moto G Power of 2022 as 264 and a Pixel 5 as 1,000.
 */
export const slowdown = Math.max(1, pageFunctions.computeBenchmarkIndex() / 560)
