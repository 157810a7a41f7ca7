import { type Country, vatRates } from '../catalogue/currency.ts'
import { fixed, group, line, paragraph } from '../documents/fields.ts'

/** Words that the eight price pages share (Spec: T-7). */
export const pricingDocument = group('Commun aux pages de tarifs', {
  /** Says what is included and how the rest is counted. */
  notice: paragraph('Ce que couvrent les prix, suivi de la TVA'),
  compare: line('Lien vers la comparaison'),
  packs: line('Nom des trois packs, pour qui l’entend'),
  goToPack: line('Nom des points sous les packs, pour qui l’entend'),
  highlighted: line('Marque du pack du milieu'),
  noPrice: fixed('Sans prix'),
  /** Of a checkbox that no page shows so far (Spec: T-12). */
  frequencies: group('Fréquence', { annual: fixed('À l’année'), monthly: fixed('Au mois') }),
  currencies: group('Choix de la monnaie', {
    name: line('Nom du choix, pour qui l’entend'),
    euro: line('Euros'),
    tnd: line('Dinars'),
  }),
  included: line('Compris, pour qui ne voit pas le signe'),
  notIncluded: line('Non compris, pour qui ne voit pas le signe'),
  close: fixed('Bouton qui ferme une explication'),
  choose: fixed('Bouton d’un pack'),
  comparison: group('La comparaison', {
    title: line('Titre'),
    /** Left out of the names of packs in its head. */
    pack: fixed('Mot devant le nom d’un pack'),
  }),
  questions: group('Les questions', {
    title: line('Titre'),
    text: line('Phrase sous le titre'),
    action: line('Lien vers le contact'),
  }),
})

/** Follows the notice. */
export const vatNotice = (country: Country) => `TVA à ${vatRates[country]} %.`

/** Says the price with tax below the price without. */
export const besidePrice = (withTax: string) => `soit ${withTax}`
