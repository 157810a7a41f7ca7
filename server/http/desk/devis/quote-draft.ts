import { currencies } from '#content/catalogue/currency.ts'
import { findPack, levels, packs } from '#content/catalogue/packs.ts'
import type { Prices } from '#content/catalogue/prices.ts'
import { formatPrice, frequencies, type Price } from '#content/catalogue/pricing.ts'
import type { DraftView } from '#desk/devis/view.ts'
import { addDays, dayAt, type TimeZone } from '#quotes/dates.ts'
import { emptyDraft, emptyLine, type TypedDraft, type TypedLine, usualVat } from '#quotes/typed.ts'
import type { Lead } from '../../../store/leads/leads-store.ts'
import { subjectInside } from '../list-words.ts'

const validDays = 30

export function draftFor(
  lead: Lead,
  signatory: string,
  { now, prices }: { now: number; prices: Prices },
): TypedDraft {
  const { name = '', email = '', pack = '' } = lead.values
  const seller = 'FR'
  const draft: TypedDraft = {
    ...emptyDraft,
    seller,
    client: { ...emptyDraft.client, name, email },
    subject: subjectInside(lead),
    validUntil: proposedLastDay(now),
    signatory: { name: signatory, role: '' },
  }
  const line = lineOfPack(pack, draft, prices)
  return { ...draft, lines: [line ?? { ...emptyLine, vat: usualVat(seller) }] }
}

export const proposedLastDay = (now: number, zone?: TimeZone) =>
  addDays(dayAt(now, zone), validDays)

export function lineOfPack(
  id: string,
  { currency, seller }: Pick<TypedDraft, 'currency' | 'seller'>,
  prices: Prices,
): TypedLine | undefined {
  const pack = findPack(id)
  if (!pack) return undefined
  const { amount, frequency } = priceOf(pack, currency, prices)
  const decimals = currencies[currency === 'tnd' ? 'tnd' : 'euro'].decimals
  return {
    ...emptyLine,
    label: pack.label,
    unit: frequency === frequencies.monthly ? 'mois' : '',
    price: amount.toFixed(decimals).replace('.', ','),
    vat: usualVat(seller),
  }
}

export function packsToAdd(
  { currency }: Pick<TypedDraft, 'currency'>,
  prices: Prices,
): DraftView['packs'] {
  return packs.map((pack) => ({
    id: pack.id,
    label: pack.label,
    price: formatPrice(priceOf(pack, currency, prices), 'HT'),
  }))
}

function priceOf({ list, level }: (typeof packs)[number], typed: string, all: Prices): Price {
  const currency = typed === 'tnd' ? 'tnd' : 'euro'
  const { prices, frequency } = all[list]
  return { amount: prices[currency][levels.indexOf(level)] ?? 0, currency, frequency }
}
