import { vatRates } from '../catalogue/currency.ts'
import { fixed, group, line, paragraph } from '../documents/fields.ts'

/** Spec: T-7 */
export const pricingDocument = group('Commun aux pages de tarifs', {
  notice: paragraph('Ce que couvrent les prix, suivi de la TVA'),
  compare: line('Lien vers la comparaison'),
  packs: line('Nom des trois packs, pour qui l’entend'),
  prices: line('Nom des prix sous le titre, pour qui l’entend'),
  goToPack: line('Nom des points sous les packs, pour qui l’entend'),
  highlighted: line('Marque du pack du milieu'),
  noPrice: fixed('Sans prix'),
  frequencies: group('Fréquence', { annual: fixed('À l’année'), monthly: fixed('Au mois') }),
  currencies: group('Choix de la monnaie', {
    name: line('Nom du choix, pour qui l’entend'),
    euro: line('Euros'),
    tnd: line('Dinars'),
    forWhom: line('Pour qui sont les dinars'),
  }),
  included: line('Compris, pour qui ne voit pas le signe'),
  notIncluded: line('Non compris, pour qui ne voit pas le signe'),
  close: fixed('Bouton qui ferme une explication'),
  choose: fixed('Bouton d’un pack'),
  comparison: group('La comparaison', {
    title: line('Titre'),
    pack: fixed('Mot devant le nom d’un pack'),
  }),
  questions: group('Les questions', {
    title: line('Titre'),
    text: line('Phrase sous le titre'),
    action: line('Lien vers le contact'),
  }),
})

export const vatNotice = `TVA à ${vatRates.FR} % en France, à ${vatRates.TN} % en Tunisie.`

export const besidePrice = (withTax: string) => `soit ${withTax}`
