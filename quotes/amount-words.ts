import type { Currency } from '#content/catalogue/currency.ts'
import type { AmountFault } from './amounts.ts'

/** Messages that depend on the kind of number. */
export interface NumberWords {
  notNumber: string
  decimals: string
  currency?: string
}

const notAPrice = 'Ce prix n’est pas un nombre. Exemple\u00a0: 350 ou 350,50.'

export const moneyWords = {
  euro: {
    notNumber: notAPrice,
    decimals: 'Un prix en euros a deux décimales au plus. Exemple\u00a0: 350,50.',
    currency: 'euros',
  },
  tnd: {
    notNumber: notAPrice,
    decimals: 'Un prix en dinars a trois décimales au plus. Exemple\u00a0: 350,500.',
    currency: 'dinars tunisiens',
  },
} as const satisfies Record<Currency, NumberWords>

export const quantityWords: NumberWords = {
  notNumber: 'Cette quantité n’est pas un nombre. Exemple\u00a0: 2 ou 1,5.',
  decimals: 'Une quantité a deux décimales au plus. Exemple\u00a0: 0,33.',
}

export const percentWords: NumberWords = {
  notNumber: 'Ce pourcentage n’est pas un nombre de 0 à 100. Exemple\u00a0: 5 ou 12,5.',
  decimals: 'Un pourcentage a deux décimales au plus. Exemple\u00a0: 33,33.',
}

/** Says why a typed number is refused, and how to write it. */
export function wordsOfFault(fault: AmountFault, words: NumberWords): string {
  switch (fault.kind) {
    case 'notNumber':
      return words.notNumber
    case 'decimals':
      return words.decimals
    case 'taxed':
      return 'Ce prix est toutes taxes comprises\u00a0: écrivez le prix hors taxes.'
    case 'currency':
      return `«\u00a0${fault.typed}\u00a0» n’est pas en ${words.currency}. Écrivez ce prix en ${words.currency}.`
    case 'twoReadings': {
      const { typed, thousands, decimal } = fault
      const twice = `«\u00a0${typed}\u00a0» se lit de deux façons\u00a0: écrivez ${thousands}`
      return decimal === null
        ? `${twice} si ce sont des milliers. ${words.decimals}`
        : `${twice}, ou ${decimal}.`
    }
  }
}
