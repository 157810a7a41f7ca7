import * as v from 'valibot'
import { levels } from '#content/catalogue/packs.ts'
import { formatAmount } from '#content/catalogue/pricing.ts'
import { assemble } from '#content/documents/assemble.ts'
import { borrowedValues, putValues } from '#content/documents/borrowed.ts'
import { ContentError } from '#content/documents/content-error.ts'
import { type Documents, kindOf, kinds } from '#content/documents/documents.ts'
import { textFindings } from '#content/rules/findings.ts'
import { fieldPlace, inSentence, isField, schemaOf, titleKeys } from './fields.ts'
import { isWithin, joinPath, textsOf, valueAt } from './paths.ts'
import { currencyOf, packNameOf } from './questions.ts'
import { documentsWith, onlineValue, type Unit } from './working.ts'

export interface Fault {
  path: string
  words: string
  /** The place to correct, if it is in another document: a text that cites a removed entry. */
  at?: { document: string; path: string }
}

type Values = ReadonlyMap<string, string>

const lenders = [kinds.company.path, kinds.sentences.path] as readonly string[]

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
  while (add(ownOf((document) => lenders.includes(document)))) {}
  while (add(ownOf(() => true))) {}
  while (add(sharedFaults(left(), online))) {}
  return faults
}

/** Returns a message if a text cites an unknown value or itself. */
function citationFault(text: string, values: Values): string | undefined {
  try {
    putValues(text, values, '')
    return undefined
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return sentence(error.message.replace(/^: /, ''))
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
        ...(isField(document, unit.field)
          ? []
          : [{ path: unit.field, words: 'Ce champ n’existe plus dans le site.' }]),
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
  const company = v.safeParse(kinds.company.schema, documents.get(kinds.company.path))
  const sentences = v.safeParse(kinds.sentences.schema, documents.get(kinds.sentences.path))
  return company.success && sentences.success
    ? borrowedValues(company.output, sentences.output)
    : undefined
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
      return citationFault(part, values) ? part : putValues(part, values, '')
    if (Array.isArray(part)) return part.map(put)
    if (!part || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, put(one)]))
  }
  const result = v.safeParse(schema, put(value))
  if (result.success) return []
  return result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', words: issue.message }))
}

/** Assigns a fault of a group, such as packs in the wrong order, to every changed field in it. */
function faultOfIssue({ path, words }: Fault, unit: Unit, value: unknown): Fault[] {
  if (!isWithin(path, unit.field) && !isWithin(unit.field, path)) return []
  if (unit.document !== kinds.prices.path) return [{ path, words: plain(words) }]
  if (isWithin(path, unit.field)) {
    const isMissing = valueAt(value, path) === null || valueAt(value, path) === ''
    const name = currencyOf(path) === 'euro' ? 'euros' : 'dinars'
    return [{ path, words: isMissing ? `Il manque le prix en ${name}.` : plain(words) }]
  }
  return priceOrder(path, unit, value)
}

function priceOrder(path: string, unit: Unit, value: unknown): Fault[] {
  const [list = ''] = path.split('.')
  const amounts = levels.map((_, index) => valueAt(value, joinPath(path, index)))
  const name = (index: number) => packNameOf(list, levels[index] ?? 'premium')
  return [0, 1].flatMap((index) => {
    const [price, next] = [amounts[index], amounts[index + 1]]
    const isOwn = [index, index + 1].some((each) => unit.field === joinPath(path, each))
    if (!isOwn || typeof price !== 'number' || typeof next !== 'number' || price < next) return []
    const [mine, theirs] = [price, next].map((amount) => formatAmount(amount, currencyOf(path)))
    const compared = price > next ? 'plus que' : 'autant que'
    const words = `${name(index)}, ${mine}\u00a0: ${compared} le ${name(index + 1)}, ${theirs}.`
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
  const lines = linesOf(units, online)
  if (lines.length === 0 || units.length === 0) return found
  const add = (unit: U, fault: Fault) => found.set(unit, [...(found.get(unit) ?? []), fault])
  const others: ReturnType<typeof readLine>[] = []
  for (const line of lines.map(readLine)) {
    const owners = units.filter(
      (unit) => unit.document === line.document && isWithin(line.path, unit.field),
    )
    const repeating = owners.length > 0 ? [] : units.filter((unit) => isSaidTwice(unit, line))
    for (const unit of owners) add(unit, line)
    for (const unit of repeating) {
      const page = line.path.replace(/\.\w+$/, '')
      const words = line.words.replace(/(?<=^La page )\S+/, page)
      add(unit, { path: unit.field, words })
    }
    if (owners.length + repeating.length === 0) others.push(line)
  }
  if (found.size > 0 || others.length === 0) return found
  // The fault is in another document: a link to a removed entry, or a text too long with the cited sentence.
  const known = new Set(linesOf([], online))
  const mine = others.filter(({ line }) => !known.has(line))
  for (const unit of units) {
    const without = linesOf(
      units.filter((each) => each !== unit),
      online,
    )
    const own = mine.filter(({ line }) => !without.includes(line))
    for (const { document, path, words } of own) {
      const value = documentsWith(online, units).get(document)
      const name = nameOf(document, value)
      const place = [name, path && fieldPlace(document, path, value)].filter(Boolean)
      const placed = place.length > 0 ? `${place.join(', ')}\u00a0: ${words}` : words
      add(unit, { path: unit.field, words: placed, ...(document && { at: { document, path } }) })
    }
  }
  const last = units.at(-1)
  if (found.size === 0 && mine.length > 0 && last) {
    for (const { words } of mine) add(last, { path: last.field, words })
  }
  return found
}

/** « Articles, « La grille CSS » »; the name of the kind for a document without entries. */
function nameOf(document: string, value: unknown): string | undefined {
  const kind = kindOf(document)
  const title = kind?.entries && titleKeys.map((key) => valueAt(value, key)).find(Boolean)
  return title ? `${kind.label}, «\u00a0${title}\u00a0»` : kind?.label
}

/** Whether a unit has the title or description that a later page repeats. */
const isSaidTwice = ({ document, value }: Unit, line: ReturnType<typeof readLine>) =>
  document === kinds.heads.path &&
  line.document === document &&
  line.words.endsWith(`dit déjà «\u00a0${value}\u00a0».`)

function linesOf(units: readonly Unit[], online: Documents): string[] {
  try {
    assemble(documentsWith(online, units))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message.split('\n')
  }
}

/**
 * Reads `pages/accueil.yaml › hero › to: Aucune page à l’adresse /tarif.`, or `/single-team: …` about a page.
 */
function readLine(line: string) {
  const [, page, missing = ''] = /^(\/\S*): (.*)$/.exec(line) ?? []
  if (page) return { line, document: '', path: '', words: `Page ${page}\u00a0: ${missing}` }
  const [, document = '', path = '', words = line] =
    /^(\S+?)\.yaml(?: › (.*?))?: (.*)$/.exec(line) ?? []
  return { line, document, path: path.replaceAll(' › ', '.'), words: sentence(plain(words)) }
}

/** Returns the messages of faults; inside an entry or a list, each starts with the name of its field. */
export function faultWords({ document, field }: Unit, faults: readonly Fault[]): string[] {
  const all = faults.map(({ path, words }) =>
    path === field || path === ''
      ? words
      : `${fieldPlace(document, path)}\u00a0: ${inSentence(words)}`,
  )
  return [...new Set(all)]
}

/** Replaces the English messages of the validation library. */
const plain = (words: string) =>
  words.startsWith('Invalid') ? 'Cette valeur n’est pas attendue ici.' : words

function sentence(words: string): string {
  const whole = words.charAt(0).toUpperCase() + words.slice(1)
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`
}
