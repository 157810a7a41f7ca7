import type { Line, QuoteDraft } from './quote.ts'
import type { BasisPoints, Minor } from './terms.ts'

export type Priced = Pick<QuoteDraft, 'lines' | 'discount' | 'deposit' | 'instalments'>

export interface Payment {
  kind: 'deposit' | 'instalment' | 'balance'
  share: BasisPoints
  amount: Minor
}

export type Totals = ReturnType<typeof totalsOf>

const whole = 10_000

/**
 * Computes in whole cents or millimes, rounded by the rules of Q-7 (Spec: Q-7). The order of the lines does
 * not change the sums.
 *
 * @param quote quantities in hundredths, prices in cents or millimes, percentages in basis points, whole and
 *   within the limits of draft.ts, which keep every sum below 2^53
 * @throws RangeError for a number with a fraction
 */
export function totalsOf({ lines, discount, deposit, instalments }: Priced) {
  const lineTotals = lines.map(lineTotal)
  const grossByRate = new Map<BasisPoints, bigint>()
  lines.forEach(({ vat }, index) => {
    grossByRate.set(vat, (grossByRate.get(vat) ?? 0n) + (lineTotals[index] ?? 0n))
  })
  const parts = [...grossByRate].sort(([a], [b]) => b - a)

  const gross = sum(lineTotals)
  const discounted = divideHalfUp(gross * BigInt(discount), BigInt(whole))
  const discounts = share(
    discounted,
    parts.map(([, part]) => part),
  )
  const rates = parts.map(([rate, part], index) => {
    const net = part - (discounts[index] ?? 0n)
    return { rate, net, vat: divideHalfUp(net * BigInt(rate), BigInt(whole)) }
  })
  const net = gross - discounted
  const vat = sum(rates.map((part) => part.vat))
  const payments = paymentsOf(net + vat, deposit, instalments)

  return {
    lines: lineTotals.map(Number),
    /** Sum of `lines`. */
    gross: Number(gross),
    discount: Number(discounted),
    net: Number(net),
    rates: rates.map((part) => ({ rate: part.rate, net: Number(part.net), vat: Number(part.vat) })),
    vat: Number(vat),
    total: Number(net + vat),
    payments,
    deposit: deposit > 0 ? (payments[0]?.amount ?? 0) : 0,
    balance: payments.find(({ kind }) => kind === 'balance')?.amount ?? 0,
  }
}

/** BigInt, because the product of quantity, price and percentage exceeds 2^53. */
function lineTotal({ quantity, price, discount }: Line): bigint {
  const kept = BigInt(whole - discount)
  return divideHalfUp(BigInt(quantity) * BigInt(price) * kept, 100n * BigInt(whole))
}

function paymentsOf(
  total: bigint,
  deposit: BasisPoints,
  instalments: readonly { share: BasisPoints }[],
): Payment[] {
  const advance = [
    ...(deposit > 0 ? [{ kind: 'deposit' as const, share: deposit }] : []),
    ...instalments.map((part) => ({ kind: 'instalment' as const, share: part.share })),
  ]
  const asked = advance.reduce((all, part) => all + part.share, 0)
  let due = 0
  let paid = 0n
  // There is no balance if the earlier payments add up to the total.
  const balance = asked < whole ? [{ kind: 'balance' as const, share: whole - asked }] : []
  return [...advance, ...balance].map(({ kind, share }) => {
    due += share
    const upToHere = divideHalfUp(total * BigInt(due), BigInt(whole))
    const amount = Number(upToHere - paid)
    paid = upToHere
    return { kind, share, amount }
  })
}

function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights)
  if (all === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (amount * weight) / all)
  const left = Number(amount - sum(parts))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % all }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    )
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => part + (lucky.has(index) ? 1n : 0n))
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all + value, 0n)
}
