import { kept } from './kept.ts'

/** The currency that the visitor chose; boot.js reads both before the first paint. */
const chosen = kept('graaand:monnaie', (text) => text || undefined)
/** That of the visitor's country, until the tab is closed: the pages that follow ask nobody. */
const detected = kept('graaand:pays', (text) => text || undefined, String, 'session')

/**
 * Shows every price in one currency: the visitor's choice, else that of the country, which a price page
 * asks for, else euro (Spec: T-18 to T-21). The document holds each price in both, and `data-currency`
 * of the root says which is seen.
 *
 * @param choices buttons whose `value` is a currency and whose `data-country` is the country that has
 *   it; the first is what pages show without a choice
 * @param question address of the service that knows the country: `{ "country_code": "TN" }`; none:
 *   nobody is asked
 */
export function enhanceCurrency(
  choices: readonly HTMLButtonElement[],
  question: string | undefined,
) {
  const [first] = choices
  const show = () => {
    const currency = chosen.read() ?? detected.read() ?? first?.value ?? ''
    document.documentElement.dataset.currency = currency
    for (const choice of choices) choice.ariaPressed = String(choice.value === currency)
  }
  chosen.subscribe(show)
  show()
  for (const choice of choices) choice.addEventListener('click', () => chosen.write(choice.value))
  // A page that was left before the choice, and that one comes back to.
  addEventListener('pageshow', show)
  if (!question || chosen.read() || detected.read()) return
  countryBy(question).then(
    (country) => {
      const found = choices.find((choice) => choice.dataset.country === country) ?? first
      detected.write(found?.value)
      show()
    },
    (error) => {
      // biome-ignore lint/suspicious/noConsole: its only trace (Spec: T-19)
      console.error('Erreur lors de la détection de la localisation :', error)
    },
  )
}

async function countryBy(question: string): Promise<unknown> {
  const response = await fetch(question)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const { country_code } = (await response.json()) as { country_code?: unknown }
  return country_code
}
