import * as v from 'valibot'
import { currencyAt } from '#content/catalogue/currency.ts'
import { levels } from '#content/catalogue/packs.ts'
import { formatAmount } from '#content/catalogue/pricing.ts'
import { assemble, faultAt } from '#content/documents/assemble.ts'
import { borrowedValues, type Lenders, lendersIn, putValues } from '#content/documents/borrowed.ts'
import { ContentError, type ContentFault, type Place } from '#content/documents/content-error.ts'
import { documentKind, packNamesOf } from '#content/documents/document-kind.ts'
import { type Documents, kinds } from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { isWithin, joinPath, textsOf, valueAt } from '#content/documents/paths.ts'
import { textFindings } from '#content/rules/findings.ts'
import { fieldPlace, inSentence, schemaOf, titleKeys } from './fields.ts'
import { isSame } from './fingerprint.ts'
import { documentsWith, onlineValue, type Unit } from './working.ts'

export interface Fault {
  path: string
  words: string
  /** The place to correct, if it is in another document: a text that cites a removed entry. */
  at?: Place
}

type Values = ReadonlyMap<string, string>

/** Message for a value that an editor cannot enter; valibot's own is in English. */
const message = 'Cette valeur n’est pas attendue ici.'

/**
 * Finds the units that cannot be published. Each unit is checked together with the faultless ones only, so
 * that one refused text does not cause the refusal of others.
 *
 * @param options `withRules`: also checks content/rules/, which a valid document may break
 */
export function faultsOfUnits<U extends Unit>(
  units: readonly U[],
  online: Documents,
  { withRules = true } = {},
): Map<U, Fault[]> {
  const faults = new Map<U, Fault[]>()
  const left = () => units.filter((unit) => !faults.has(unit))
  const add = (found: ReadonlyMap<U, Fault[]>) => {
    for (const [unit, own] of found) faults.set(unit, own)
    return found.size > 0
  }
  const ownOf = (isChecked: (document: string) => boolean) =>
    ownFaults(left(), online, { isChecked, withRules })
  while (add(ownOf((document) => documentKind(document)?.lends !== undefined))) {}
  while (add(ownOf(() => true))) {}
  while (add(sharedFaults(left(), online))) {}
  return faults
}

/** Returns a message if a text cites an unknown value or itself. */
function citationFault(text: string, values: Values): string | undefined {
  try {
    putValues(text, values)
    return undefined
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.faults.map(wordsOf).join(' ')
  }
}

function ownFaults<U extends Unit>(
  units: readonly U[],
  online: Documents,
  { isChecked, withRules }: { isChecked(document: string): boolean; withRules: boolean },
): Map<U, Fault[]> {
  const documents = documentsWith(online, units)
  const values = valuesOf(documents) ?? valuesOf(online) ?? new Map()
  const found = new Map<U, Fault[]>()
  const checked = units.filter(({ document }) => isChecked(document))
  for (const [document, own] of Map.groupBy(checked, (unit) => unit.document)) {
    const value = documents.get(document)
    const issues = value === undefined ? [] : issuesOf(document, value, values)
    for (const unit of own) {
      const faults = [
        ...citationFaults(unit, values),
        ...issues.flatMap((issue) => faultOfIssue(issue, unit, value)),
        ...(withRules ? ruleFaults(unit, online) : []),
      ]
      if (faults.length > 0) found.set(unit, faults)
    }
  }
  return found
}

/** Values that texts can borrow; undefined while their documents are invalid. */
function valuesOf(documents: Documents): Values | undefined {
  const lenders = Object.entries<Kind>(kinds).flatMap(([name, { path, schema, lends }]) =>
    lends ? [{ name, result: v.safeParse(schema, documents.get(path)) }] : [],
  )
  if (!lenders.every(({ result }) => result.success)) return undefined
  const all = lenders.map(({ name, result }) => [name, result.output])
  return borrowedValues(Object.fromEntries(all) as Lenders)
}

function citationFaults({ field, value }: Unit, values: Values): Fault[] {
  return textsOf(value).flatMap(({ path, text }) => {
    const words = citationFault(text, values)
    return words ? [{ path: path === '' ? field : joinPath(field, path), words }] : []
  })
}

function issuesOf(document: string, value: unknown, values: Values): Fault[] {
  const schema = schemaOf(document)
  if (!schema) return []
  const put = (part: unknown): unknown => {
    if (typeof part === 'string')
      return citationFault(part, values) ? part : putValues(part, values)
    if (Array.isArray(part)) return part.map(put)
    if (!part || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, put(one)]))
  }
  const { issues = [] } = v.safeParse(schema, put(value), { message })
  return issues.map((issue) => faultAt(document, issue))
}

/** Assigns a fault of a group, such as packs in the wrong order, to every changed field in it. */
function faultOfIssue({ path, words }: Fault, unit: Unit, value: unknown): Fault[] {
  if (!isWithin(path, unit.field) && !isWithin(unit.field, path)) return []
  if (!documentKind(unit.document)?.hasAmounts) return [{ path, words }]
  if (isWithin(path, unit.field)) {
    const isMissing = valueAt(value, path) === null || valueAt(value, path) === ''
    const name = currencyAt(path) === 'euro' ? 'euros' : 'dinars'
    return [{ path, words: isMissing ? `Il manque le prix en ${name}.` : words }]
  }
  return priceOrder(path, unit, value)
}

function priceOrder(path: string, unit: Unit, value: unknown): Fault[] {
  const names = packNamesOf(unit.document, path)
  const amounts = levels.map((_, index) => valueAt(value, joinPath(path, index)))
  return [0, 1].flatMap((index) => {
    const [price, next] = [amounts[index], amounts[index + 1]]
    const isOwn = [index, index + 1].some((each) => unit.field === joinPath(path, each))
    if (!isOwn || typeof price !== 'number' || typeof next !== 'number' || price < next) return []
    const [mine, theirs] = [price, next].map((amount) => formatAmount(amount, currencyAt(path)))
    const compared = price > next ? 'plus que' : 'autant que'
    const words = `${names[index]}, ${mine}\u00a0: ${compared} le ${names[index + 1]}, ${theirs}.`
    return [{ path: unit.field, words }]
  })
}

function ruleFaults(unit: Unit, online: Documents): Fault[] {
  const known = new Set(textsOf(onlineValue(online, unit)).map(({ text }) => text))
  return textsOf(unit.value)
    .filter(({ text }) => !known.has(text))
    .flatMap(({ path, text }) =>
      textFindings(text)
        .filter(({ severity }) => severity === 'refusal')
        .map(({ words }) => ({
          path: path === '' ? unit.field : joinPath(unit.field, path),
          words: sentence(words),
        })),
    )
}

/** Faults between documents: a title that two pages have, a link without a page. */
function sharedFaults<U extends Unit>(units: readonly U[], online: Documents): Map<U, Fault[]> {
  const found = new Map<U, Fault[]>()
  const add = (unit: U, fault: Fault) => found.set(unit, [...(found.get(unit) ?? []), fault])
  const documents = documentsWith(online, units)
  const faults = units.length > 0 ? faultsIn(documents) : []
  for (const fault of faults) {
    for (const unit of units.filter((each) => isIn(fault, each))) {
      add(unit, { path: fault.path, words: wordsOf(fault) })
    }
  }
  if (found.size > 0 || faults.length === 0) return found
  // A place that nobody changed: it has a link to a removed entry, or is too long with the cited sentence.
  const known = faultsIn(online)
  const fresh = faults.filter((fault) => !known.some((one) => isSame(one, fault)))
  for (const fault of fresh) {
    const causes: NonNullable<ContentFault['causes']> = [
      ...(fault.causes ?? []),
      ...lendersOf(fault, documents),
    ]
    for (const unit of units) {
      const cause = causes.find((each) => isIn(each, unit))
      if (cause) add(unit, seenFrom(cause, fault, unit.field, documents))
    }
  }
  const last = units.at(-1)
  if (found.size === 0 && last) {
    for (const fault of fresh) add(last, { path: last.field, words: wordsOf(fault) })
  }
  return found
}

const isIn = ({ document, path }: Place, unit: Unit) =>
  document === unit.document && isWithin(path, unit.field)

/** Describes the fault of another place to the person who caused it. */
function seenFrom(
  { words }: { words?: string },
  fault: ContentFault,
  path: string,
  documents: Documents,
): Fault {
  if (words) return { path, words }
  const at = { document: fault.document, path: fault.path }
  const value = documents.get(at.document)
  const names = [nameOf(at.document, value), at.path && fieldPlace(at.document, at.path, value)]
  return { path, words: `${names.filter(Boolean).join(', ')}\u00a0: ${wordsOf(fault)}`, at }
}

/** Returns the fields from which a text borrows values, and those from which these borrow. */
function lendersOf(borrower: Place, documents: Documents): Set<Place> {
  const found = new Set<Place>()
  const follow = ({ document, path }: Place) => {
    for (const { text } of textsOf(valueAt(documents.get(document), path))) {
      for (const lender of lendersIn(text)) {
        if (found.has(lender)) continue
        found.add(lender)
        follow(lender)
      }
    }
  }
  follow(borrower)
  return found
}

/** « Articles, « La grille CSS » »; the name of the kind for a document without entries. */
function nameOf(document: string, value: unknown): string | undefined {
  const kind = documentKind(document)
  const title = kind?.entries && titleKeys.map((key) => valueAt(value, key)).find(Boolean)
  return title ? `${kind.label}, «\u00a0${title}\u00a0»` : kind?.label
}

function faultsIn(documents: Documents): readonly ContentFault[] {
  try {
    assemble(documents)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.faults
  }
}

const wordsOf = ({ page, words }: ContentFault) =>
  page ? `Page ${page}\u00a0: ${words}` : sentence(words)

/** Returns the messages of faults; inside an entry or a list, each starts with the name of its field. */
export function faultWords({ document, field }: Unit, faults: readonly Fault[]): string[] {
  const all = faults.map(({ path, words }) =>
    path === field || path === ''
      ? words
      : `${fieldPlace(document, path)}\u00a0: ${inSentence(words)}`,
  )
  return [...new Set(all)]
}

function sentence(words: string): string {
  const whole = words.charAt(0).toUpperCase() + words.slice(1)
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`
}
