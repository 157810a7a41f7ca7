import { useSyncExternalStore } from 'react'
import type { Currency } from '#content/pricing.ts'
import { buildSettings } from '../build-settings.ts'
import { currencyKey, keptCurrency } from './kept-currency.ts'

const listeners = new Set<() => void>()
/** Chosen in this document, which counts even in a browser that keeps nothing. */
let chosen: Currency | undefined
/** Deduced from the visitor's country. */
let detected: Currency | undefined
let asking = false

/** The currency of every price shown: the visitor's choice, else the country's, else euro. */
export function useCurrency(): Currency {
  return useSyncExternalStore(subscribe, currentCurrency, () => 'euro')
}

/** Shows another currency, and remembers it. */
export function chooseCurrency(currency: Currency) {
  chosen = currency
  try {
    localStorage.setItem(currencyKey, currency)
  } catch {
    // Storage is full or refused: the choice holds until the page is left.
  }
  notify()
}

/**
 * Asks for the visitor's country, once, unless a currency was already chosen: Tunisia sees dinars;
 * any other answer, or none, leaves euros (02-services-tarifs, sections 4, 7 and 8).
 *
 * @param asked the answer, when it was asked for before React took the page over
 */
export async function detectCurrency(asked?: Promise<Response>) {
  // A static build may have nobody to ask.
  if (import.meta.env.FORMS === 'emailjs' && !buildSettings.geoEndpoint) return
  if (asking || detected || chosen || keptCurrency()) return
  asking = true
  try {
    const response = await (asked ?? fetch(buildSettings.geoEndpoint))
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    const { country_code } = (await response.json()) as { country_code?: unknown }
    detected = country_code === 'TN' ? 'tnd' : 'euro'
    notify()
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec's own line, its only trace (section 8)
    console.error('Erreur lors de la détection de la localisation :', error)
  } finally {
    asking = false
  }
}

function currentCurrency(): Currency {
  return chosen ?? keptCurrency() ?? detected ?? 'euro'
}

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  // Chosen in another tab: it counts here too.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== currencyKey) return
    chosen = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
