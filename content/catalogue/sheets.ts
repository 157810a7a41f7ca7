import { type Kind, type SheetRow, wholeDocument } from '../documents/kind.ts'
import { vatRates } from './currency.ts'
import { type PriceListSlug, packs, priceLists } from './packs.ts'
import type { Prices } from './prices.ts'
import { frequencies } from './pricing.ts'

/* Prices and packs at the desk: a sheet for each price list. */

const sites = priceLists.filter(({ service }) => service === 'creation-de-site-web')

export const pricePage = (slug: string) => `/tarifs/${slug}`

export const sitePages = sites.map(({ slug }) => pricePage(slug))

export const priceSheets = ({ path }: Kind, prices: unknown): SheetRow[] =>
  priceLists.map(({ slug, label }) => ({
    shelf: 'prix',
    name: slug,
    title: label,
    address: pricePage(slug),
    parts: [
      {
        document: path,
        path: `${slug}.prices`,
        title: `Prix par ${periodOf(slug, prices as Prices)}, hors taxes`,
        note: `TVA\u00a0: ${vatRates.FR}\u00a0% en France, ${vatRates.TN}\u00a0% en Tunisie. Le TTC est calculé. Un pack coûte moins que le suivant.`,
      },
    ],
  }))

const periodOf = (slug: PriceListSlug, prices: Prices) =>
  prices[slug].frequency === frequencies.monthly ? 'mois' : 'an'

/** @param common path of the document that the pages of sites share */
export const packSheets =
  (common: string) =>
  ({ path }: Kind): SheetRow[] =>
    priceLists.map(({ slug, label, service }) => ({
      shelf: 'packs',
      name: slug,
      title: label,
      address: pricePage(slug),
      parts: [
        wholeDocument(`${path}/${slug}`),
        ...(service === 'creation-de-site-web' ? [partOfSites(common)] : []),
      ],
    }))

const partOfSites = (document: string) => ({
  ...wholeDocument(document, `Lignes communes à ${sites.length} pages`),
  note: `${sites.map(({ label }) => label).join(', ')}\u00a0: une ligne change sur les ${sites.length}.`,
})

/** Names of the three packs of a price list; '' has those of the first list. */
export function packNamesIn(list: string): string[] {
  const own = packs.filter((pack) => pack.list === list)
  return (own.length > 0 ? own : packs.slice(0, 3)).map(({ name }) => name)
}
