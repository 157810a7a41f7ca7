import { isDeepStrictEqual } from 'node:util'
import { levels } from '#content/catalogue/packs.ts'
import type { Prices } from '#content/catalogue/prices.ts'
import { formatPrice, type Price, type Tax } from '#content/catalogue/pricing.ts'
import { documentKind, packNamesOf } from '#content/documents/document-kind.ts'
import type { SheetPart } from '#content/documents/kind.ts'
import { lastKey, valueAt } from '#content/documents/paths.ts'
import { groupView } from '#desk/edition/fields/group/group.ts'
import { insideOf, kindOf } from '#desk/edition/fields/kinds.ts'
import type { Around, Standing } from '#desk/edition/fields/standing.ts'
import type { NodeView } from '#desk/edition/view.ts'
import type { EditionState, Stale } from '../../../edition/edition-types.ts'
import { fieldsOf, nodeAt } from '../../../edition/fields.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { namedPath, placeOnline } from '../../../edition/items.ts'
import { publisherOf } from '../../../edition/online.ts'
import { fieldKey, idOf, placeholder, plainText, textOf } from '../../../edition/value-texts.ts'
import { atWords, differenceOf, valuePieces } from './change-view.ts'

export interface FieldParts {
  state: EditionState
  borrowed: ReadonlyMap<string, string>
  pagesWith(name: string): number
  stale: readonly Stale[]
  now: number
  reader: string
  sent?: SentPicture | undefined
}

export interface SentPicture {
  key: string
  words: string
  isRefused: boolean
}

export function nodeViews(part: SheetPart, parts: FieldParts): NodeView[] {
  const value = parts.state.working.get(part.document)
  const { view } = aroundOf(part.document, parts)
  if (documentKind(part.document)?.hasAmounts) return priceViews(part, parts, view)
  if (!part.path) return fieldsOf(part.document, value).map(view)
  const own = nodeAt(part.document, value, part.path)
  if (!own) return []
  return kindOf(own).isUnit ? [view(own)] : insideOf(own).map(view)
}

function aroundOf(
  document: string,
  { state, borrowed, pagesWith, stale, now, reader, sent }: FieldParts,
): Around {
  const working = state.working.get(document)
  const online = state.online.get(document)
  const author = (name: string, at: number) => ({
    by: name === reader ? '' : name,
    when: at === 0 ? '' : atWords(at, now),
  })
  const changeOf = (path: string) =>
    state.changes.find(
      (change) =>
        change.document === document &&
        (change.field === '' || path === change.field || path.startsWith(`${change.field}.`)),
    )

  const named = (path: string) => namedPath(document, path, working, online)

  function lostAt(path: string): Standing['lost'] {
    const lost = stale.find(
      (each) => each.document === document && (each.path === path || each.path === named(path)),
    )
    return lost && { ...author(lost.by, lost.at), mine: lost.mine, theirs: lost.theirs }
  }

  const around: Around = {
    idAt: (path) => idOf(fieldKey(document, named(path))),
    at(path) {
      const key = fieldKey(document, named(path))
      const value = valueAt(working, path)
      const there = placeOnline(document, path, working, online)
      const published = there === undefined ? undefined : valueAt(online, there)
      const { author: publisher = '', at = 0 } = publisherOf(state, document, there ?? path) ?? {}
      return {
        ...{ path, key, id: idOf(key), seen: fingerprint(value), value, published },
        differs: !isDeepStrictEqual(value, published),
        change: changeOf(path),
        lost: lostAt(path),
        publisher: author(publisher, at),
        isNew: online === undefined,
      }
    },
    view: (node) => kindOf(node).view(node, around),
    labelOf({ path, label }) {
      const index = /\.(\d)$/.exec(path)?.[1]
      const isThree = Array.isArray(valueAt(working, path.replace(/\.\d$/, ''))) && index
      return (isThree && packNamesOf(document, path)[Number(index)]) || label
    },
    rankOnline(path) {
      const there = placeOnline(document, path, working, online)
      return there === undefined ? -1 : Number(lastKey(there))
    },
    words: (value) => plainText(value, borrowed),
    nameOf: (item) => plainText(textOf(item), borrowed),
    borrowedIn(value) {
      if (typeof value !== 'string') return []
      const names = new Set([...value.matchAll(placeholder)].map(([, name = '']) => name))
      return [...names].flatMap((name) => {
        const text = borrowed.get(name)
        return text === undefined
          ? []
          : [{ name, text: plainText(text, borrowed), pages: pagesWith(name) }]
      })
    },
    pieces: (before, after, unit) => valuePieces(before, after, borrowed, unit),
    summaryAt(path) {
      const change = changeOf(path)
      if (change?.field !== path) return ''
      return differenceOf(change, { working: state.working, borrowed }).summary ?? ''
    },
    sentTo: (key) => (sent?.key === key ? sent : undefined),
  }
  return around
}

/** Makes one group per pack, with its price in both currencies. */
function priceViews(
  { document, path }: SheetPart,
  { state }: FieldParts,
  view: Around['view'],
): NodeView[] {
  const value = state.working.get(document)
  const slug = path.replace(/\.prices$/, '')
  const names = packNamesOf(document, path)
  return levels.map((_, level) => {
    const fields = (['euro', 'tnd'] as const).flatMap((currency) => {
      const node = nodeAt(document, value, `${path}.${currency}.${level}`)
      const [label, unit] = currency === 'euro' ? ['Euros, HT', '€'] : ['Dinars, HT', 'TND']
      const notes = taxNotes(value, slug, currency, level)
      return node ? [{ ...view(node), label, unit, notes } as NodeView] : []
    })
    return groupView(idOf(fieldKey(document, `${path}.${level}`)), names[level] ?? '', fields)
  })
}

function taxNotes(value: unknown, slug: string, currency: 'euro' | 'tnd', level: number): string[] {
  const { frequency, prices } = (value as Prices)[slug as keyof Prices]
  const amount: unknown = prices[currency][level]
  if (typeof amount !== 'number') return []
  const price: Price = { amount, currency, frequency }
  const taxed: Tax = 'TTC'
  return [`soit ${formatPrice(price, taxed)}`]
}
