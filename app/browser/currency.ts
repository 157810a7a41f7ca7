import { kept } from './kept.ts'

/** The currency that the visitor chose; boot.js reads it and `detected` before the first paint. */
const chosen = kept('graaand:monnaie', (text) => text || undefined)
const detected = kept('graaand:pays', (text) => text || undefined, String, 'session')

/**
 * Shows every price in one currency: the visitor's choice, else that of the visitor's country, else euro (Spec: T-18
 * to T-21).
 *
 * @param choices buttons with a currency as `value` and its country as `data-country`; the first is the
 * default
 * @param question URL of the country service, which answers `{ "country_code": "TN" }`; without it no
 * country is detected
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
  addEventListener('pageshow', show)
  if (!question || chosen.read() || detected.read()) return
  countryBy(question).then(
    (country) => {
      const found = choices.find((choice) => choice.dataset.country === country) ?? first
      detected.write(found?.value)
      show()
    },
    (error) => {
      // biome-ignore lint/suspicious/noConsole: the only trace of the error (Spec: T-19)
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
