import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Currency } from '#content/catalogue/currency.ts'
import { levels, type PriceListSlug } from '#content/catalogue/packs.ts'
import { formatPrice, type Tax } from '#content/catalogue/pricing.ts'
import { loadContent } from '#content/documents/load.ts'

const folder = join(import.meta.dirname, '../../docs/spec')

/**
 * Reads the rows of a clause's first table in docs/spec/, so that tests do not repeat the facts.
 *
 * @throws Error for a clause without such a table
 */
export function specTable(clause: string): string[][] {
  const texts = globSync('*.md', { cwd: folder }).map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  )
  const found = texts
    .flatMap((text) => text.split(/^(?=\*\*[A-Z]-\d+\*\*)/m))
    .find((text) => text.startsWith(`**${clause}**`))
  const [table = ''] = found?.match(/(?:^\|.*\|\n)+/m) ?? []
  const rows = table
    .trimEnd()
    .split('\n')
    .map((row) => row.split(/ *\| */).slice(1, -1))
  if (rows.length < 3 || table.includes('| shown by |'))
    throw new Error(`docs/spec has no clause ${clause} with a table`)
  return rows.slice(2)
}

export const namesIn = (cell = ''): string[] =>
  Array.from(cell.matchAll(/`(.+?)`/g), ([, name]) => name ?? '')

/** Prices of T-9 without tax, by list and currency. */
export const specPrices = specTable('T-9').map(([slug, ...amounts]) => {
  const [euro = [], tnd = []] = amounts.map((cell) => cell.split('/').map(Number))
  return { slug: namesIn(slug)[0] as PriceListSlug, euro, tnd }
})

const { prices } = loadContent()

/** Formats a price as shown, with ordinary spaces: « 2 400 € TTC », « 150 € HT/mois ». */
export function sitePrice(
  list: PriceListSlug,
  level: (typeof levels)[number],
  currency: Currency,
  tax: Tax,
): string {
  const { frequency, prices: amounts } = prices[list]
  const amount = amounts[currency][levels.indexOf(level)] ?? 0
  return formatPrice({ amount, currency, frequency }, tax).replace(/\s/g, ' ')
}
