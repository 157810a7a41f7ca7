import * as v from 'valibot'
import { currencies } from '#content/catalogue/currency.ts'
import { dayFault } from '#content/days.ts'
import { type Field, line, optionalEmail, text } from '#forms/fields.ts'
import {
  moneyWords,
  type NumberWords,
  percentWords,
  quantityWords,
  wordsOfFault,
} from './amount-words.ts'
import { type Amount, parseDecimal, readDecimal, readMoney, readPercent } from './amounts.ts'
import { countryCodes } from './countries.ts'
import { hasVatNumber } from './identity.ts'
import {
  faultWords,
  type IdentityResult,
  readRegistration,
  readVatNumber,
} from './identity-numbers.ts'
import { pricesToConfirm } from './prices.ts'
import { toPrintable } from './printable.ts'
import { meetingPlaces, places, type QuoteDraft } from './quote.ts'
import { clientKinds } from './terms.ts'
import type { TypedDraft } from './typed-draft.ts'
import { taxedOf, vatRuleOf, vatRules } from './vat.ts'

/**
 * Limits, which the error messages name. They keep every sum below 2^53: 200 lines of 10,000 times a million
 * dinars are 2 × 10^15 millimes.
 */
export const draftLimits = {
  lines: 200,
  steps: 30,
  instalments: 10,
  meetings: 20,
  label: 200,
  detail: 1000,
  unit: 20,
  text: 3000,
  price: 1_000_000,
  /** Units, not hundredths. */
  quantity: 10_000,
  weeks: 104,
  employees: 100_000,
  /** Characters of a postcode, an identifier or a VAT number. */
  number: 40,
} as const

const messages = {
  tooDear: 'Ce prix dépasse un million.',
  tooMany: 'Cette quantité dépasse dix mille.',
  none: 'Une quantité de zéro n’est pas une ligne\u00a0: retirez-la.',
  vat: 'Ce taux de TVA n’est pas celui de la société.',
  postcode: 'Un code postal français a cinq chiffres. Exemple\u00a0: 34000.',
  weeks: 'Ce délai n’est pas un nombre de semaines. Exemple\u00a0: 6.',
  employees: 'Écrivez le nombre de salariés en chiffres. Exemple\u00a0: 4.',
  tooManyEmployees: 'Au-delà de cinq salariés, choisissez «\u00a0Autre professionnel\u00a0».',
  choice: 'Choisissez une des réponses proposées.',
  shares: 'L’acompte et les échéances dépassent 100\u00a0%.',
  currency: 'La société française vend en euros.',
  exempt: 'La franchise de TVA est celle de la société française.',
  count: (limit: number, what: string) => `${limit} ${what} au maximum.`,
} as const

const printed = (field: Field) => v.pipe(field, v.transform(toPrintable))

const short = (limit: number) => printed(line(limit))
const long = printed(
  v.pipe(text(), v.maxLength(draftLimits.text, messages.count(draftLimits.text, 'caractères'))),
)

const number = (read: (typed: string) => Amount, words: NumberWords) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const amount = read(dataset.value)
      if (amount.ok) return amount.value
      addIssue({ message: wordsOfFault(amount.fault, words) })
      return NEVER
    }),
  )

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, messages.choice)

const keysOf = <Key extends string>(words: Record<Key, string>) =>
  oneOf(Object.keys(words) as Key[])

const day = v.pipe(
  v.string(messages.choice),
  v.check(
    (text) => dayFault(text) === null,
    ({ input }) => dayFault(input) ?? '',
  ),
)

/** '' means 0. */
const percent = v.pipe(
  number(
    (typed) => (typed.trim() === '' ? { ok: true, value: 0 } : readPercent(typed)),
    percentWords,
  ),
  v.maxValue(10_000, percentWords.notNumber),
)

const none: IdentityResult = { ok: true, value: '' }

/** Checks a number of the client's country; the value becomes the number without its signs. */
const identity = <Input extends { [Name in Key]: string }, Key extends string>(
  key: Key,
  read: (client: Input) => IdentityResult,
) =>
  v.rawTransform<Input, Input>(({ dataset, addIssue, NEVER }) => {
    const client = dataset.value
    const found = read(client)
    if (found.ok) return { ...client, [key]: found.value }
    const at = { type: 'object', origin: 'value', input: client, key, value: client[key] } as const
    addIssue({ message: faultWords[found.fault], path: [at] })
    return NEVER
  })

const clientSchema = v.pipe(
  v.object({
    kind: keysOf(clientKinds),
    name: short(draftLimits.label),
    role: short(draftLimits.label),
    company: short(draftLimits.label),
    employees: v.pipe(
      v.optional(v.string(), ''),
      v.transform((typed) => (typed.trim() === '' ? null : (parseDecimal(typed, 0) ?? Number.NaN))),
      v.check((count) => count === null || count <= draftLimits.employees, messages.employees),
    ),
    registration: short(draftLimits.number),
    vatNumber: short(draftLimits.number),
    street: short(draftLimits.label),
    postcode: short(draftLimits.number),
    town: short(draftLimits.label),
    country: oneOf(['', ...countryCodes]),
    email: optionalEmail(),
  }),
  v.forward(
    v.check(
      ({ kind, employees }) => kind !== 'smallBusiness' || (employees ?? 0) <= 5,
      messages.tooManyEmployees,
    ),
    ['employees'],
  ),
  v.forward(
    v.check(
      ({ country, postcode }) =>
        country !== 'FR' || postcode === '' || /^\d{5}$/.test(postcode.replace(/\s/g, '')),
      messages.postcode,
    ),
    ['postcode'],
  ),
  identity('registration', (client) =>
    client.kind === 'consumer' ? none : readRegistration(client.registration, client),
  ),
  identity('vatNumber', (client) =>
    client.kind === 'consumer' || !hasVatNumber(client)
      ? none
      : readVatNumber(client.vatNumber, client, client.registration),
  ),
)

type Reading = Pick<QuoteDraft, 'currency' | 'exempt'> & { rates: readonly number[] }

const lineSchema = ({ currency, rates, exempt }: Reading) =>
  v.object({
    label: short(draftLimits.label),
    detail: short(draftLimits.detail),
    quantity: v.pipe(
      number((typed) => readDecimal(typed, 2), quantityWords),
      v.minValue(1, messages.none),
      v.maxValue(draftLimits.quantity * 100, messages.tooMany),
    ),
    unit: short(draftLimits.unit),
    price: v.pipe(
      number((typed) => readMoney(typed, currency), moneyWords[currency]),
      v.maxValue(draftLimits.price * 10 ** currencies[currency].decimals, messages.tooDear),
    ),
    discount: percent,
    vat: exempt
      ? v.pipe(
          v.unknown(),
          v.transform(() => 0),
        )
      : v.pipe(
          percent,
          v.check((rate) => rates.includes(rate), messages.vat),
        ),
  })

const listOf = <Item extends v.GenericSchema>(item: Item, limit: number, what: string) =>
  v.pipe(v.optional(v.array(item), []), v.maxLength(limit, messages.count(limit, what)))

const draftSchema = (reading: Reading) =>
  v.pipe(
    v.object({
      seller: oneOf(['FR', 'TN']),
      client: clientSchema,
      place: keysOf(places),
      meetings: listOf(
        v.object({ on: day, where: keysOf(meetingPlaces), detail: short(draftLimits.label) }),
        draftLimits.meetings,
        'rencontres',
      ),
      subject: short(draftLimits.detail),
      currency: oneOf(['euro', 'tnd']),
      exempt: v.optional(v.boolean(messages.choice), false),
      lines: listOf(lineSchema(reading), draftLimits.lines, 'lignes'),
      discount: percent,
      deposit: percent,
      instalments: listOf(
        v.object({ share: percent, when: short(draftLimits.label) }),
        draftLimits.instalments,
        'échéances',
      ),
      balanceDue: short(draftLimits.label),
      validUntil: day,
      deliveryWeeks: v.pipe(
        number((typed) => readDecimal(typed, 0), {
          notNumber: messages.weeks,
          decimals: messages.weeks,
        }),
        v.maxValue(draftLimits.weeks, messages.weeks),
      ),
      steps: listOf(
        v.object({ when: short(draftLimits.label), what: short(draftLimits.label) }),
        draftLimits.steps,
        'étapes',
      ),
      notIncluded: long,
      note: long,
      signatory: v.object({ name: short(draftLimits.label), role: short(draftLimits.label) }),
    }),
    v.forward(
      v.check(({ seller, currency: of }) => seller === 'TN' || of === 'euro', messages.currency),
      ['currency'],
    ),
    v.forward(
      v.check(({ seller, exempt }) => seller === 'FR' || !exempt, messages.exempt),
      ['exempt'],
    ),
    v.forward(
      v.check(
        ({ deposit, instalments }) =>
          instalments.reduce((all, { share }) => all + share, deposit) <= 10_000,
        messages.shares,
      ),
      ['deposit'],
    ),
  )

/** One message per field, by path: `lines.1.price`, `client.email`. */
export type DraftErrors = Readonly<Record<string, string>>

/**
 * Accepts an incomplete draft, because `whatIsMissing` checks it before sending. Numbers are as typed
 * (« 1 180,50 », « 12,5 »), days as `2026-12-20`.
 *
 * @returns the draft with whole amounts, or a French message for each invalid field
 */
export function parseDraft(
  raw: unknown,
): { ok: true; draft: QuoteDraft } | { ok: false; errors: DraftErrors } {
  const { currency, seller, exempt, client } = (raw ?? {}) as Partial<Record<string, unknown>>
  const vatRule = vatRuleOf(taxedOf(seller, client))
  const schema = draftSchema({
    currency: currency === 'tnd' ? 'tnd' : 'euro',
    rates: vatRules[vatRule].rates,
    exempt: exempt === true,
  })
  // `message` is for a value of a wrong type, which the desk's form never posts.
  const { success, output, issues } = v.safeParse(schema, raw, {
    abortPipeEarly: true,
    message: messages.choice,
  })
  if (success) return { ok: true, draft: { ...output, vatRule } }
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return { ok: false, errors }
}

/** Parses a typed draft; a price that nobody wrote in its currency is refused too. */
export function judgeDraft(typed: TypedDraft): ReturnType<typeof parseDraft> {
  const { deliveryWeeks, exempt } = typed
  const weeks = deliveryWeeks.trim() === '' ? '0' : deliveryWeeks
  const judged = parseDraft({ ...typed, deliveryWeeks: weeks, exempt: exempt === 'oui' })
  const toConfirm = pricesToConfirm(typed)
  if (Object.keys(toConfirm).length === 0) return judged
  return { ok: false, errors: { ...(judged.ok ? {} : judged.errors), ...toConfirm } }
}
