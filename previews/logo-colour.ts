import type { OwnColour } from './answers/answers.ts'

const shades = 16

const faintest = 40

/**
 * Returns the largest colour of a logo, with a preference for vivid ones. White, black and greys are used only
 * if vivid colours cover less than 0.5 % of the opaque pixels.
 *
 * @param pixels red, green, blue and alpha of each, from 0 to 255, as in a canvas
 * @returns null for an empty picture
 */
export function logoColour(pixels: ArrayLike<number>): OwnColour | null {
  const heaps = new Map<number, Heap>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((i) => pixels[at + i])
    // Skips translucent edges, whose colour is mixed with the background.
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
