/**
 * EcoIndex of a page, from 0 to 100, higher being lighter on the planet: where the page stands among
 * half a million others, for three things that cost a phone, a network and a server their resources.
 *
 * Formula and quantiles: https://www.ecoindex.fr/comment-ca-marche and
 * https://github.com/cnumr/ecoindex_reference (ecoindex_reference.json).
 */

/** Twenty slices of the pages known to the HTTP Archive: from none to the largest. */
const quantiles = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801,
    2479, 594601,
  ],
  requests: [
    0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920,
  ],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27,
    1876.08, 2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
}

/** The screen on which ecoindex.fr opens a page. */
export const ecoIndexScreen = { width: 1920, height: 1080 }

/**
 * @param page elements (what is inside an `<svg>` apart), requests, and kilobytes (1000) that
 *   travelled, headers included, once the page was scrolled to its end
 * @returns a whole number, as ecoindex.fr shows it
 */
export function ecoIndex(page: { elements: number; requests: number; kilobytes: number }): number {
  const elements = position(quantiles.elements, page.elements)
  const requests = position(quantiles.requests, page.requests)
  const kilobytes = position(quantiles.kilobytes, page.kilobytes)
  return Math.round(100 - (5 * (3 * elements + 2 * requests + kilobytes)) / 6)
}

/** Slices that lie below a value, and the part of its own slice that does. */
function position(limits: readonly number[], value: number): number {
  const index = limits.findIndex((limit) => value < limit)
  if (index === -1) return limits.length - 1
  const [lower = 0, upper = 0] = limits.slice(index - 1, index + 1)
  return index - 1 + (value - lower) / (upper - lower)
}
