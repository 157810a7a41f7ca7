import { expect, test } from 'vitest'
import { ecoIndex } from './page-weight.ts'

// Examples of https://github.com/cnumr/ecoindex_python, tests/compute/test_ecoindex.py.
test.each([
  [100, 100, 100, 72],
  [100, 100, 1_000, 67],
  [100, 100, 10_000, 58],
  [200, 200, 10_000, 46],
  [2_355, 267, 2_493, 10],
  [240, 20, 331, 83],
  [2_240, 100, 310_182.902, 16],
  // Example of https://pypi.org/project/ecoindex-scraper/3.11.0/.
  [52, 12, 549.253, 90],
  [0, 0, 0, 100],
  [600_000, 4_000, 300_000, 0],
])(
  'EcoIndex of %d elements, %d requests and %d kB is %d',
  (elements, requests, kilobytes, score) => {
    expect(ecoIndex({ elements, requests, kilobytes })).toBe(score)
  },
)
