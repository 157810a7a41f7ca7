import { type Country, type Currency, vatRates } from '../catalogue/currency.ts'

/** Words that the eight price pages share (Spec: T-7). */
export const pricingWords = {
  /** The indicative-price notice, which says what is included and how the rest is counted (P2). */
  notice:
    'Prix indicatifs, pour des fonctions courantes. Le reste coûte plus, à un prix connu avant que vous décidiez.',
  vat: (country: Country) => `TVA à ${vatRates[country]} %.`,
  compare: 'Comparer les trois packs',
  packs: 'Les trois packs',
  goToPack: 'Aller à un pack',
  highlighted: 'Notre conseil',
  withTax: (price: string) => `soit ${price}`,
  noPrice: 'N/A',
  frequencies: { 1: 'Annuellement', 2: 'Mensuellement' },
  currencies: {
    name: 'Monnaie des prix',
    euro: 'Euros',
    tnd: 'Dinars (Tunisie)',
  } satisfies Record<Currency | 'name', string>,
  included: 'Inclus',
  notIncluded: 'Non inclus',
  close: 'Fermer',
  choose: 'Choisir cette offre',
  comparison: {
    title: 'Trois packs, côte à côte.',
    pack: 'Pack',
    /** The last row, which is there without JavaScript only. */
  },
  questions: {
    title: 'Avant de choisir.',
    text: 'Une autre question ? Posez‑la‑nous.',
    action: 'Contactez-nous',
  },
}
