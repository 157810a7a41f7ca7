import { expect, test } from 'vitest'
import { example, paletteIds, tidy, tradeIds } from './answers/answers.ts'
import { motifs } from './motifs.ts'
import { nameRules, paletteRules } from './rules.ts'
import * as scenes from './scenes.ts'
import { tradeTexts } from './trades/texts.ts'

const picturesOf = (id: (typeof tradeIds)[number]) => {
  const { motifs: trade, offers } = tradeTexts[id]
  return [
    scenes.stillLife(trade),
    scenes.detail(trade[1]),
    scenes.posterWall(trade, 15, 6),
    scenes.posterWall(trade, 8, 4),
    scenes.lineEnd(trade, 3),
    scenes.frieze(trade, 16),
    scenes.mark(trade[0]),
    scenes.tiledFloor(trade, 5, 4),
    scenes.awning(24),
    ...offers.map(({ motif }) => scenes.vignette(motif, 'ink-light')),
  ]
}

test.each(tradeIds)('the pictures of %s use only colours of the page’s custom properties', (id) => {
  const known = new Set(paletteRules('farine').match(/--[\w-]+(?=:)/g))
  for (const { body } of picturesOf(id)) {
    for (const [, fill = ''] of body.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      if (fill !== 'none') expect(known).toContain(fill.slice(4, -1))
    }
    expect(body).not.toMatch(/NaN|undefined|style=/)
  }
})

test.each(Object.keys(motifs))('the motif %s exceeds its tile by at most a tenth', (name) => {
  const { body } = scenes.vignette(name as keyof typeof motifs, 'paper')
  for (const [, x, y] of body.matchAll(/(?:M|L|\d )(-?[\d.]+) (-?[\d.]+)(?=[MLAZ"])/g)) {
    for (const coordinate of [Number(x), Number(y)]) {
      expect(coordinate).toBeGreaterThanOrEqual(-12)
      expect(coordinate).toBeLessThanOrEqual(132)
    }
  }
})

test('a town always has the same map, and another town a different one', () => {
  const map = scenes.townMap('Sète', true)
  expect(scenes.townMap('Sète', true)).toEqual(map)
  expect(scenes.townMap('Agde', true)).not.toEqual(map)
})

test('the rules of a page contain numbers and colours, never typed text', () => {
  const attack = tidy({
    ...example,
    name: '</style><script>alert(1)</script>}*{color:red}',
    sentence: 'url(//evil)',
    palette: '#0a7d6b',
  })
  const css = paletteRules(attack.palette) + nameRules(attack)
  expect(css).not.toMatch(/[<@\\"']|script|alert|url|:red/)
  expect(css).toMatch(/^(?:\.preview[^{}]*\{[\w\s:;#%.()*-]+\})+$/)
})

test('another palette changes only colours, and another name only sizes', () => {
  const declared = (css: string) => css.match(/--[\w-]+(?=:)|font-[\w-]+/g)
  const [first, ...others] = paletteIds.map((id) => declared(paletteRules(id)))
  for (const other of others) expect(other).toEqual(first)
  expect(nameRules({ ...example, name: 'Nour' })).not.toMatch(/#[0-9a-f]/i)
})
