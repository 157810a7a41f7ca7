import { type Currency, currencyAt } from '#content/catalogue/currency.ts'
import { frequencies, writePrice } from '#content/catalogue/pricing.ts'
import { borrowedValues, putValues } from '#content/documents/borrowed.ts'
import { type Content, type Documents, kinds } from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { joinPath, valueAt } from '#content/documents/paths.ts'
import { isPicture } from '#content/documents/pictures.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { Pen } from '#desk/edition/fields/kind.ts'
import { kindOf, leavesOf } from '#desk/edition/fields/kinds.ts'
import { fieldsOf } from './fields.ts'

export interface MarkedContent {
  content: Content
  /** Keys of the fields, such as `pages/accueil#hero.lead`, by the numbers of their marks. */
  keys: readonly string[]
  amounts: readonly Amount[]
  /** Keys of the fields that show a picture, by its id. */
  pictures: ReadonlyMap<string, readonly string[]>
}

interface Amount {
  key: string
  forms: readonly (readonly [standIn: string, own: string])[]
}

/** Private-use characters, which `cleanText` removes from drafts. */
const [open, middle, close] = ['\ue000', '\ue001', '\ue002']
const firstDigit = 0xe100
const digits = 256

export const anyMark = /[\ue000-\ue1ff]/g
/** `open`, the number of the field in two digits, `middle`; or `close`. */
export const markPattern = /\ue000([\ue100-\ue1ff]{2})\ue001|\ue002/g

/** Matches a stand-in amount: eight digits, with or without spaces between thousands. */
export const amountPattern = /1[0-2](?:[\u00a0\u202f]\d{3}){2}|1[0-2]\d{6}/g

export function markNumber(mark: string): number {
  return (mark.charCodeAt(0) - firstDigit) * digits + mark.charCodeAt(1) - firstDigit
}

function marked(text: string, number: number): string {
  const [first, second] = [Math.floor(number / digits), number % digits]
  const name = String.fromCharCode(firstDigit + first, firstDigit + second)
  return `${open}${name}${middle}${text}${close}`
}

/**
 * Marks all texts of a content, including borrowed ones, and replaces each amount by a unique stand-in, so
 * that a rendered page reveals the field of each text.
 *
 * @param documents from which the content was assembled
 */
export function markContent(content: Content, documents: Documents): MarkedContent {
  const keys: string[] = []
  const amounts: Amount[] = []
  const pictures = new Map<string, string[]>()
  const mark = (key: string, text: string) => marked(text, keys.push(key) - 1)
  const all = Object.entries<Kind>(kinds)
  const sentences = all.flatMap(([name, { path, lendsSentences }]) => {
    if (!lendsSentences) return []
    const texts = Object.entries(documents.get(path) as Record<string, string>)
    return [
      [name, Object.fromEntries(texts.map(([key, text]) => [key, mark(`${path}#${key}`, text)]))],
    ]
  })
  const values = borrowedValues({ ...content, ...Object.fromEntries(sentences) })

  function markDocument(document: string, value: unknown): unknown {
    const raw = (path: string) => putValues(valueAt(documents.get(document), path), values)
    return leavesOf(fieldsOf(document, value)).reduce<unknown>((marking, leaf) => {
      const text = valueAt(value, leaf.path)
      const key = `${document}#${leaf.path}`
      for (const { id, path } of picturesAt(text, key)) {
        pictures.set(id, [...(pictures.get(id) ?? []), path])
      }
      const own = kindOf(leaf).mark(leaf, text, () => raw(leaf.path), penOf(document))
      return own === text ? marking : withValue(marking, leaf.path, own)
    }, value)
  }

  const penOf = (document: string): Pen => ({
    text: (path, text) => mark(`${document}#${path}`, text),
    amount: (path, amount) => standIn(`${document}#${path}`, amount, currencyAt(path)),
  })

  function standIn(key: string, own: number, currency: Currency): number {
    // Multiples of 100, so that the amounts with VAT are whole numbers too.
    const amount = 10_000_000 + 100 * (amounts.length + 1)
    const forms = (['HT', 'TTC'] as const).map((tax) => {
      const [there, here] = [amount, own].map(
        (each) => writePrice({ amount: each, currency, frequency: frequencies.annual }, tax).amount,
      )
      return [there ?? '', here ?? ''] as const
    })
    amounts.push({ key, forms: [...forms, [String(amount), String(own)]] })
    return amount
  }

  const entries = all.map(([name, { path, names, entries }]) => {
    const value: unknown = content[name as keyof Content]
    if (names) {
      const named = value as Record<string, unknown>
      return [
        name,
        Object.fromEntries(names.map((one) => [one, markDocument(`${path}/${one}`, named[one])])),
      ]
    }
    if (!entries) return [name, markDocument(path, value)]
    const list = value as readonly { id: string }[]
    return [name, list.map((entry) => markDocument(`${path}/${entry.id}`, entry))]
  })
  return { content: Object.fromEntries(entries) as Content, keys, amounts, pictures }
}

function picturesAt(value: unknown, path: string): { id: string; path: string }[] {
  if (isPicture(value)) return [{ id: value.id, path }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => picturesAt(part, joinPath(path, key)))
}
