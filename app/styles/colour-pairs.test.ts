import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast as contrastOf, type Hex } from '#previews/colours.ts'
import { decoration, marks, texts } from '../../tools/test/colour-pairs.ts'

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
  const [one, other] = [front, ground].map((name) => {
    const digits = resolve(name.startsWith('#') ? name : `var(--${name})`, scheme)
    const long = digits?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    if (long?.length !== 7) throw new Error(`${name} is no opaque colour`)
    return long as Hex
  }) as [Hex, Hex]
  return contrastOf(one, other)
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
