import { currencies } from '#content/catalogue/currency.ts'
import { splitAddress } from './address.ts'
import { parseDecimal, parseMoney, parsePercent } from './amounts.ts'
import { draftClient } from './former.ts'
import { formatQuantity, moneyField } from './money.ts'
import { currencyOf } from './prices.ts'
import { leftOutOf, listOf } from './printable.ts'
import type { QuoteDraft } from './quote.ts'
import { type Totals, totalsOf } from './totals.ts'
import type { TypedDraft, TypedLine } from './typed-draft.ts'
import { afterAmount, mayBeExempt, taxedOf, type VatRuleName, vatRuleOf, vatRules } from './vat.ts'

export const emptyLine: TypedLine = {
  label: '',
  detail: '',
  quantity: '1',
  unit: '',
  price: '',
  priceIn: '',
  otherPrice: '',
  pack: '',
  discount: '0',
  vat: '',
}

const emptyLists = {
  lines: emptyLine,
  meetings: { on: '', where: 'client', detail: '' },
  instalments: { share: '', when: '' },
  steps: { when: '', what: '' },
}

export const emptyDraft: TypedDraft = {
  seller: 'FR',
  client: {
    kind: 'consumer',
    name: '',
    role: '',
    company: '',
    employees: '',
    registration: '',
    vatNumber: '',
    street: '',
    postcode: '',
    town: '',
    country: 'FR',
    email: '',
  },
  place: 'distance',
  meetings: [],
  subject: '',
  currency: 'euro',
  exempt: '',
  lines: [],
  discount: '0',
  deposit: '30',
  instalments: [],
  balanceDue: '',
  validUntil: '',
  deliveryWeeks: '',
  steps: [],
  notIncluded: '',
  note: '',
  signatory: { name: '', role: '' },
  remindDays: '7',
}

/** Fills missing fields, drops unknown ones, and decides the VAT again. */
export function typedOf(fields: unknown): TypedDraft {
  const given = (typeof fields === 'object' && fields !== null ? fields : {}) as {
    client?: unknown
  }
  const typed = fill(emptyDraft, { ...given, client: draftClient(given.client) })
  for (const [name, item] of Object.entries(emptyLists)) {
    const list = (fields as Record<string, unknown> | null)?.[name]
    const items = Array.isArray(list) ? list : []
    ;(typed as unknown as Record<string, unknown>)[name] = items.map((each) => fill(item, each))
  }
  return settleVat(typed)
}

export const vatRuleOfDraft = ({ seller, client }: TypedDraft): VatRuleName =>
  vatRuleOf(taxedOf(seller, client))

/**
 * Replaces rates and an exemption that the client's rule does not offer, for example those of the country chosen
 * before.
 */
export function settleVat(typed: TypedDraft): TypedDraft {
  const rule = vatRules[vatRuleOfDraft(typed)]
  const [usual = 0] = rule.rates
  const lines = typed.lines.map((line) => {
    const rate = parsePercent(line.vat)
    const isOffered = line.vat.trim() !== '' && rate !== null && rule.rates.includes(rate)
    return isOffered ? line : { ...line, vat: formatQuantity(usual) }
  })
  return { ...typed, lines, exempt: mayBeExempt(rule) ? typed.exempt : '' }
}

function fill<T extends object>(known: T, given: unknown): T {
  const source = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >
  const filled = Object.entries(known).map(([name, value]) => {
    const other = Object.hasOwn(source, name) ? source[name] : undefined
    if (typeof value === 'string') return [name, typeof other === 'string' ? other : value]
    return [name, Array.isArray(value) ? [] : fill(value, other)]
  })
  return Object.fromEntries(filled)
}

/** Warnings by field, such as « Le devis n’écrira pas « 🎉 ». » */
export function leftOutIn(typed: TypedDraft): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const visit = (value: unknown, name: string) => {
    if (typeof value === 'string') {
      const letters = leftOutOf(value)
      if (letters.length > 0) found[name] = `Le devis n’écrira pas ${listOf(letters)}.`
    } else {
      for (const [key, part] of Object.entries(value ?? {})) {
        visit(part, name === '' ? key : `${name}.${key}`)
      }
    }
  }
  visit(typed, '')
  return found
}

export function typedFrom(draft: QuoteDraft, remindDays = '7'): TypedDraft {
  const percent = formatQuantity
  const { currency } = draft
  return typedOf({
    ...draft,
    client: {
      ...draft.client,
      ...(draft.client.town === '' && splitAddress(draft.client.street)),
      employees: draft.client.employees?.toString() ?? '',
    },
    exempt: draft.exempt ? 'oui' : '',
    lines: draft.lines.map((line) => ({
      ...line,
      quantity: formatQuantity(line.quantity),
      price: moneyField(line.price, currency),
      priceIn: currency,
      discount: percent(line.discount),
      vat: percent(line.vat),
    })),
    discount: percent(draft.discount),
    deposit: percent(draft.deposit),
    instalments: draft.instalments.map(({ share, when }) => ({ share: percent(share), when })),
    deliveryWeeks: draft.deliveryWeeks === 0 ? '' : String(draft.deliveryWeeks),
    remindDays,
  })
}

export function sumsOf(typed: TypedDraft): Totals | null {
  const currency = currencyOf(typed)
  const percent = (text: string) => (text.trim() === '' ? 0 : parsePercent(text))
  const lines = typed.lines.map((line) => ({
    ...{ label: '', detail: '', unit: '' },
    quantity: parseDecimal(line.quantity, 2),
    price: parseMoney(line.price, currency),
    discount: percent(line.discount),
    vat: typed.exempt === 'oui' ? 0 : percent(line.vat),
  }))
  const instalments = typed.instalments.map(({ share, when }) => ({ share: percent(share), when }))
  const [discount, deposit] = [percent(typed.discount), percent(typed.deposit)]
  const numbers = [
    ...lines.flatMap(({ quantity, price, discount, vat }) => [quantity, price, discount, vat]),
    ...instalments.map(({ share }) => share),
    ...[discount, deposit],
  ]
  if (numbers.includes(null) || Math.max(...numbers.map(Number)) > 10 ** 12) return null
  const shares = instalments.reduce((sum, { share }) => sum + Number(share), Number(deposit))
  if (Number(discount) > 10_000 || shares > 10_000) return null
  if (lines.some((line) => Number(line.discount) > 10_000)) return null
  return totalsOf({ lines, discount, deposit, instalments } as Parameters<typeof totalsOf>[0])
}

export const symbolOf = (typed: TypedDraft) => currencies[currencyOf(typed)].symbol

export const decidedOf = (typed: TypedDraft) => ({
  exempt: typed.exempt === 'oui',
  vatRule: vatRuleOfDraft(typed),
})

export const afterTotal = (typed: TypedDraft) => afterAmount(decidedOf(typed))
