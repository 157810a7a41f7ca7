import type { OwnColour } from './answers/answers.ts'

/** Pixels alike are counted together: 16 shades of each primary. */
const shades = 16

/** Below this a colour reads as a grey, on the way from 0 to 255. */
const faintest = 40

/**
 * The colour that a logo is known by: its largest one, vivid ones first. White paper, black lettering
 * and greys count only where there is nothing else.
 *
 * @param pixels red, green, blue and opacity of each, from 0 to 255, as a canvas gives them
 * @returns null when there is nothing to be seen
 */
export function logoColour(pixels: ArrayLike<number>): OwnColour | null {
  const heaps = new Map<number, Heap>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((i) => pixels[at + i])
    // Edges are half the background's.
    if (opacity < 200) continue
    const key = [red, green, blue].reduce((k, v) => k * shades + Math.floor((v * shades) / 256), 0)
    const heap = heaps.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    heap.count += 1
    heap.red += red
    heap.green += green
    heap.blue += blue
    heaps.set(key, heap)
  }
  const colours = [...heaps.values()].map(({ count, red, green, blue }) => {
    const mean = [red, green, blue].map((sum) => Math.round(sum / count))
    return { mean, count, vividness: Math.max(...mean) - Math.min(...mean) }
  })
  const vivid = colours.filter(({ vividness }) => vividness >= faintest)
  const total = colours.reduce((sum, { count }) => sum + count, 0)
  // A speck of colour, such as a flaw of compression, is not what a grey logo is known by.
  const seen =
    vivid.reduce((sum, { count }) => sum + count, 0) >= total / 200 ? vivid : inks(colours)
  const best = largest(seen, ({ count, vividness }) => count * (faintest + vividness))
  if (!best) return null
  return `#${best.mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

interface Heap {
  count: number
  red: number
  green: number
  blue: number
}

/** Greys that are not the paper; the paper itself when there is nothing on it. */
function inks<Colour extends { mean: number[] }>(greys: Colour[]): Colour[] {
  const dark = greys.filter(({ mean }) => Math.max(...mean) < 230)
  return dark.length > 0 ? dark : greys
}

function largest<Item>(items: Item[], size: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best && size(best) >= size(item) ? best : item),
    undefined,
  )
}
