import type { Currency } from '#content/catalogue/pricing.ts'

/** Where the visitor's own choice of a currency is kept. */
export const currencyKey = 'graaand:monnaie'

/** The currency that the visitor chose on an earlier page, or before. */
export function keptCurrency(): Currency | undefined {
  try {
    const kept = localStorage.getItem(currencyKey)
    return kept === 'euro' || kept === 'tnd' ? kept : undefined
  } catch {
    // Storage is refused.
    return undefined
  }
}
