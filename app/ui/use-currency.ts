import { useSyncExternalStore } from 'react'
import { type Currency, defaultCurrency } from '#content/catalogue/currency.ts'
import { buildSettings } from '../build-settings.ts'
import { askAgain, chosenCurrency, currencyHere } from '../runtime/loading/currency.ts'

const listeners = new Set<() => void>()
/** Deduced from the visitor's country, and remembered as long as this document lives. */
let detected: Currency | undefined

/**
 * The currency of every price shown: the visitor's choice, else the country's once a price page has
 * asked for it, else euro. Other pages and the menu ask nobody (Spec: T-21).
 */
export function useCurrency(): Currency {
  return useSyncExternalStore(subscribe, currentCurrency, () => defaultCurrency)
}

/**
 * Asks for the visitor's country unless a currency was already chosen; without an answer, prices stay
 * in euros (Spec: T-18, T-19).
 */
export async function detectCurrency() {
  // A static build may have nobody to ask.
  if (import.meta.env.FORMS === 'emailjs' && !buildSettings.geoEndpoint) return
  if (detected || chosenCurrency.read()) return
  try {
    detected = await currencyHere(buildSettings.geoEndpoint)
    for (const listener of listeners) listener()
  } catch (error) {
    askAgain()
    // biome-ignore lint/suspicious/noConsole: its only trace (Spec: T-19)
    console.error('Erreur lors de la détection de la localisation :', error)
  }
}

function currentCurrency(): Currency {
  return chosenCurrency.read() ?? detected ?? defaultCurrency
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = chosenCurrency.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
