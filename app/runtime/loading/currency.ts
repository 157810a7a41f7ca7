import { asCurrency, type Currency, currencyIn } from '#content/catalogue/currency.ts'
import { kept } from './kept.ts'

/** The currency that the visitor chose. */
export const chosenCurrency = kept('graaand:monnaie', asCurrency)

let asked: Promise<Currency> | undefined

/**
 * The currency of the country that the visitor is in, asked for once.
 *
 * @param question address of the service that knows the country: `{ "country_code": "TN" }`
 * @throws when it does not answer as expected; `askAgain` then lets the next one ask
 */
export function currencyHere(question: string): Promise<Currency> {
  asked ??= ask(question)
  return asked
}

export function askAgain() {
  asked = undefined
}

async function ask(question: string): Promise<Currency> {
  const response = await fetch(question)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const { country_code } = (await response.json()) as { country_code?: unknown }
  return currencyIn(country_code)
}
