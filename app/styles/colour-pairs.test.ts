import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decoration, marks, texts } from './colour-pairs.ts'

const sheet = await readFile(join(import.meta.dirname, 'tokens.css'), 'utf8')
const values = new Map(
  Array.from(sheet.matchAll(/--([\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
)
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

function resolve(value: string, scheme: Scheme): string | null {
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  if (light) return resolve(scheme === 'light' ? light : dark, scheme)
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (name) return resolve(values.get(name) ?? '', scheme)
  return /^#[0-9a-f]{3,8}$/.test(value) ? value : null
}

function contrast(front: string, ground: string, scheme: Scheme): number {
  const [darker = 0, lighter = 0] = [front, ground]
    .map((name) => luminance(resolve(name.startsWith('#') ? name : `var(--${name})`, scheme)))
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(digits: string | null): number {
  const [, ...channels] =
    /^#(..)(..)(..)$/.exec(digits?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') ?? '') ?? []
  if (!channels.length) throw new Error(`${digits} is no opaque colour`)
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => Number.parseInt(channel, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('every pair of colours has its required contrast, in the light and the dark scheme', () => {
  const weak = schemes.flatMap((scheme) =>
    [...texts, ...marks].flatMap(({ front, ground, minimum }) => {
      const found = contrast(front, ground, scheme)
      return found < minimum ? [`${front} on ${ground}, ${scheme}: ${found.toFixed(2)}`] : []
    }),
  )
  expect(weak).toEqual([])
})

test('each colour token is in a pair, or declared as decoration', () => {
  const used = new Set([...texts, ...marks].flatMap(({ front, ground }) => [front, ground]))
  const tokens = [...values.keys()].filter((name) => resolve(`var(--${name})`, 'light'))
  expect(tokens.length).toBeGreaterThan(25)
  expect(tokens.filter((name) => !used.has(name)).sort()).toEqual([...decoration].sort())
})

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000', '#ffffff', 'light')).toBe(21)
  expect(contrast('#777777', '#fff', 'light')).toBeCloseTo(4.48, 2)
  expect(contrast('chaux', 'chaux', 'dark')).toBe(1)
  expect(contrast('text', 'wall', 'light')).not.toBe(contrast('text', 'wall', 'dark'))
})
