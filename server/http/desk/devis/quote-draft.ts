import { type Currency, currencies } from '#content/catalogue/currency.ts'
import { findPack, levels, type Pack, packs } from '#content/catalogue/packs.ts'
import type { Prices } from '#content/catalogue/prices.ts'
import { formatPrice, frequencies, type Price } from '#content/catalogue/pricing.ts'
import { addDays, dayAt, type TimeZone } from '#quotes/dates.ts'
import { currencyOf, type Listed, type PriceList, settlePrices } from '#quotes/prices.ts'
import { emptyDraft, emptyLine, settleVat, typedOf } from '#quotes/typed.ts'
import type { TypedDraft, TypedLine } from '#quotes/typed-draft.ts'
import type { Lead } from '../../../store/leads/records.ts'
import { wantedInside } from '../list-words.ts'

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
    subject: wantedInside(lead),
    validUntil: proposedLastDay(now),
    signatory: { name: signatory, role: '' },
  }
  const line = lineOfPack(pack, draft, prices)
  return settlePrices(settleVat({ ...draft, lines: [line ?? emptyLine] }), priceList(prices))
}

/** Returns stored or posted fields as a draft with the VAT of its client, whose prices are in its currency. */
export const readDraft = (fields: unknown, prices: Prices): TypedDraft =>
  settlePrices(typedOf(fields), priceList(prices))

export const proposedLastDay = (now: number, zone?: TimeZone) =>
  addDays(dayAt(now, zone), validDays)

export function lineOfPack(
  id: string,
  typed: Pick<TypedDraft, 'currency'>,
  prices: Prices,
): TypedLine | undefined {
  const pack = findPack(id)
  if (!pack) return undefined
  const currency = currencyOf(typed)
  const { frequency } = prices[pack.list]
  return {
    ...emptyLine,
    label: pack.label,
    unit: frequency === frequencies.monthly ? 'mois' : '',
    price: typedPrice(pack, currency, prices),
    priceIn: currency,
    pack: pack.id,
  }
}

export function packsToAdd(typed: Pick<TypedDraft, 'currency'>, prices: Prices) {
  return packs.map((pack) => ({
    ...listed(pack, prices),
    price: formatPrice(priceOf(pack, currencyOf(typed), prices), 'HT'),
  }))
}

const priceList = (prices: Prices): PriceList => packs.map((pack) => listed(pack, prices))

function listed(pack: Pack, prices: Prices): Listed {
  return {
    id: pack.id,
    label: pack.label,
    prices: {
      euro: typedPrice(pack, 'euro', prices),
      tnd: typedPrice(pack, 'tnd', prices),
    },
  }
}

function typedPrice(pack: Pack, currency: Currency, prices: Prices): string {
  const { amount } = priceOf(pack, currency, prices)
  return amount.toFixed(currencies[currency].decimals).replace('.', ',')
}

function priceOf(
  { list, level }: Pick<Pack, 'list' | 'level'>,
  currency: Currency,
  all: Prices,
): Price {
  const { prices, frequency } = all[list]
  return { amount: prices[currency][levels.indexOf(level)] ?? 0, currency, frequency }
}
