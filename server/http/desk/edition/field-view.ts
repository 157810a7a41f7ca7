import { isDeepStrictEqual } from 'node:util'
import { levels, packs } from '#content/catalogue/packs.ts'
import type { Prices } from '#content/catalogue/prices.ts'
import { formatPrice, type Price, type Tax } from '#content/catalogue/pricing.ts'
import { postBlocks } from '#content/collections/plain-blocks.ts'
import type { PictureField } from '#content/documents/fields.ts'
import { isUnfilled, isWithin, lastKey, valueAt } from '#content/documents/paths.ts'
import { draftPictureAddress, isPicture, pictureFile } from '#content/documents/pictures.ts'
import { changeFindings } from '#content/rules/findings.ts'
import type { FieldNode } from '#desk/edition/fields/kind.ts'
import type { LeafNode } from '#desk/edition/fields/leaf/leaf.ts'
import type { ListNode } from '#desk/edition/fields/list/list.ts'
import type { PictureNode } from '#desk/edition/fields/picture/picture.ts'
import type {
  BlocksView,
  Borrowed,
  ChangeState,
  FieldView,
  GroupView,
  ListView,
  NodeView,
  PictureView,
  ShownPicture,
} from '#desk/edition/view.ts'
import type { EditionChange, EditionState, Stale } from '../../../edition/edition-types.ts'
import { fieldsOf, nodeAt } from '../../../edition/fields.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { namedPath, placeOnline } from '../../../edition/items.ts'
import type { SheetPart } from '../../../edition/sheets.ts'
import {
  fieldKey,
  idOf,
  placeholder,
  plainText,
  textOf,
  typedText,
} from '../../../edition/value-texts.ts'
import { atWords, differenceOf, rankWords, shortUnit, valuePieces } from './change-view.ts'

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
  const views = createViews(part.document, parts)
  if (part.document === 'catalogue/prices') return priceViews(part, parts, views)
  if (!part.path) return fieldsOf(part.document, value).map(views.node)
  const own = nodeAt(part.document, value, part.path)
  return own?.kind === 'group' ? own.nodes.map(views.node) : own ? [views.node(own)] : []
}

type Views = ReturnType<typeof createViews>

function createViews(
  document: string,
  { state, borrowed, pagesWith, stale, now, reader, sent }: FieldParts,
) {
  const working = state.working.get(document)
  const online = state.online.get(document)
  const packNames = packNamesOf(document)
  const isNew = online === undefined

  const changeOf = (path: string): EditionChange | undefined =>
    state.changes.find(
      (change) =>
        change.document === document &&
        (change.field === '' || path === change.field || path.startsWith(`${change.field}.`)),
    )

  const named = (path: string) => namedPath(document, path, working, online)

  /** Returns the key of a field, in which items of lists have names. */
  const keyAt = (path: string) => fieldKey(document, named(path))

  /** Returns the value that is online; in a list, that of the same item at whatever index. */
  function publishedAt(path: string): unknown {
    const there = placeOnline(document, path, working, online)
    return there === undefined ? undefined : valueAt(online, there)
  }

  const lostAt = (path: string) =>
    stale.find(
      (each) => each.document === document && (each.path === path || each.path === named(path)),
    )

  function node(each: FieldNode): NodeView {
    switch (each.kind) {
      case 'leaf':
        return field(each)
      case 'group':
        return group(each.path, labelOf(each), each.nodes)
      case 'list':
        return list(each)
      case 'blocks':
        return blocks(each)
      case 'picture':
        return picture(each)
    }
  }

  /** The items of a list of three are named after the packs. */
  function labelOf({ path, label }: { path: string; label: string }): string {
    const index = /\.(\d)$/.exec(path)?.[1]
    const isThree = Array.isArray(valueAt(working, path.replace(/\.\d$/, ''))) && index
    return isThree && packNames ? (packNames[Number(index)] ?? label) : label
  }

  const group = (path: string, label: string, nodes: readonly FieldNode[]): GroupView => ({
    node: 'group',
    id: idOf(keyAt(path)),
    label,
    nodes: nodes.map(node),
  })

  function field(leaf: LeafNode): FieldView {
    const { path } = leaf
    const key = keyAt(path)
    const value = valueAt(working, path)
    const published = publishedAt(path)
    const change = changeOf(path)
    const differs = !isDeepStrictEqual(value, published)
    const lost = lostAt(path)
    // Empty fields of a new entry show no errors.
    const isEmpty = isNew && (value === '' || value === null) && !leaf.nullable
    const words = isEmpty ? [] : refusalsOf(change, path, value)
    const isAsked = change?.state === 'asked' && isSubject(change, path)
    const shownState: ChangeState | null = lost
      ? 'versions'
      : !change || (!differs && !words.length && !isAsked) || (isNew && !words.length && !isAsked)
        ? null
        : change.state === 'refused' && words.length === 0
          ? 'ready'
          : change.state === 'asked' && !isAsked
            ? 'ready'
            : change.state
    return {
      node: 'field',
      key,
      seen: fingerprint(value),
      id: idOf(key),
      label: labelOf(leaf),
      control: leaf.control,
      value: lost ? typedText(lost.mine) : shownValue(value, leaf),
      least:
        leaf.nullable || leaf.optional
          ? 0
          : Math.max(leaf.least, leaf.control === 'choice' ? 1 : 0),
      most: leaf.most,
      ...(leaf.unit && { unit: leaf.unit }),
      ...choicesOf(leaf, value),
      borrowed: borrowedIn(value),
      fixed: leaf.fixed,
      state: leaf.fixed ? null : shownState,
      refusals: words,
      hints: differs ? hintsOf(value) : [],
      notes: isEmpty ? ['À remplir pour publier.'] : [],
      question: isAsked ? questionOf(change, leaf) : null,
      online:
        differs && online !== undefined
          ? valuePieces(published, value, borrowed, shortUnit(leaf.unit))
          : [],
      onlineValue: shownValue(published, leaf),
      theirs: theirsOf(lost, change, path, typedText),
      aside: change?.state === 'aside' && differs ? asideWords(change) : '',
    }
  }

  /** Returns the state of one field; a field is `ready` if its change is refused because of other fields. */
  function stateOf(
    change: EditionChange | undefined,
    { differs, isRefused, value }: { differs: boolean; isRefused: boolean; value: unknown },
  ): ChangeState | null {
    if (!change || !differs || (isNew && !isRefused)) return null
    if (change.state !== 'refused') return change.state
    return !isRefused ? 'ready' : isNew && isUnfilled(value) ? 'empty' : 'refused'
  }

  /** Returns the author's name, or '' if the reader wrote the text in another window. */
  const otherThan = (name: string) => (name === reader ? '' : name)

  function theirsOf(
    lost: Stale | undefined,
    change: EditionChange | undefined,
    path: string,
    typed: (value: unknown) => string,
  ): FieldView['theirs'] {
    if (lost) {
      const { by, at, theirs, mine } = lost
      return { by: otherThan(by), when: atWords(at, now), value: typed(theirs), mine: typed(mine) }
    }
    if (change?.state !== 'versions' || change.field !== path) return null
    const { publication } = state
    return {
      by: otherThan(publication?.author ?? ''),
      when: publication ? atWords(publication.at, now) : '',
      value: typed(change.theirs),
      mine: typed(valueAt(working, path)),
    }
  }

  function refusalsOf(change: EditionChange | undefined, path: string, value: unknown): string[] {
    if (change?.state !== 'refused') return []
    if (change.field === path) return change.words
    // A list or an entry is refused as a whole, so each field shows only its own faults.
    return change.faults
      .filter(
        (fault) => fault.path === path || (value === undefined && path.startsWith(fault.path)),
      )
      .map(({ words }) => words)
  }

  const isSubject = (change: EditionChange & { state: 'asked' }, path: string) =>
    change.question.path === path

  function questionOf(change: EditionChange & { state: 'asked' }, leaf: LeafNode) {
    const { words, why, safe, answers } = change.question
    const safeText = plainText(safe, borrowed)
    const value = plainText(valueAt(working, leaf.path), borrowed)
    const isShort = safeText.length <= 20 && value.length <= 20
    const unit = shortUnit(leaf.unit)
    const named = (text: string) => (unit ? `${text}\u00a0${unit}` : text)
    return {
      words,
      why,
      safe: {
        label:
          answers?.safe ??
          (isShort && safeText ? `Remettre ${named(safeText)}` : 'Reprendre le texte en ligne'),
        value: typedText(safe),
      },
      keep: answers?.keep ?? (isShort && value ? `Garder ${named(value)}` : 'Garder ce texte'),
    }
  }

  const hintsOf = (value: unknown) =>
    typeof value === 'string'
      ? changeFindings(value).flatMap(({ severity, words }) => (severity === 'hint' ? [words] : []))
      : []

  function borrowedIn(value: unknown): Borrowed[] {
    if (typeof value !== 'string') return []
    const names = new Set([...value.matchAll(placeholder)].map(([, name = '']) => name))
    return [...names].flatMap((name) => {
      const text = borrowed.get(name)
      return text === undefined
        ? []
        : [{ name, text: plainText(text, borrowed), pages: pagesWith(name) }]
    })
  }

  function list({ path, label, items, least, most }: ListNode): ListView {
    const change = changeOf(path)
    const published = publishedAt(path)
    const value = valueAt(working, path)
    const differs = !isDeepStrictEqual(value, published)
    const faults = (differs && change?.state === 'refused' ? change.faults : []).filter((fault) =>
      isNew ? fault.path === path : isWithin(fault.path, path),
    )
    const shownState = stateOf(change, { differs, isRefused: faults.length > 0, value })
    const refusals = faults.filter((fault) => fault.path === path).map(({ words }) => words)
    const difference =
      change && change.field === path
        ? differenceOf(change, { working: state.working, borrowed })
        : undefined
    return {
      node: 'list',
      key: keyAt(path),
      seen: fingerprint(value),
      id: idOf(keyAt(path)),
      label,
      items: items.map((item, index) => {
        const itemValue = valueAt(working, item.path)
        const there = placeOnline(document, item.path, working, online)
        const was = there === undefined ? -1 : Number(lastKey(there))
        return {
          id: idOf(keyAt(item.path)),
          key: keyAt(item.path),
          seen: fingerprint(itemValue),
          label: plainText(textOf(itemValue), borrowed) || `${item.label} ${index + 1}`,
          note:
            was >= 0 && was !== index
              ? `${rankWords(index + 1)} sur ${items.length}. En ligne\u00a0: ${rankWords(was + 1)}.`
              : `${rankWords(index + 1)} sur ${items.length}`,
          nodes: item.nodes.map(node),
        }
      }),
      canMove: items.length > 1,
      canAdd: items.length < most,
      canRevert: change?.field === path && differs && online !== undefined,
      canRemove: items.length > least,
      addLabel: `Ajouter à «\u00a0${label}\u00a0»`,
      state: shownState,
      question:
        change?.state === 'asked' && isSubject(change, path)
          ? { words: change.question.words, why: change.question.why }
          : null,
      words: (shownState === 'refused' && refusals.join(' ')) || (difference?.summary ?? ''),
    }
  }

  function blocks({ path, label }: { path: string; label: string }): BlocksView {
    const key = keyAt(path)
    const value = valueAt(working, path)
    const change = changeOf(path)
    const published = publishedAt(path)
    const differs = !isDeepStrictEqual(value, published)
    const lost = lostAt(path)
    const refusals =
      differs && change?.state === 'refused' ? blockRefusals(change.faults, path) : []
    const shownState = stateOf(change, { differs, isRefused: refusals.length > 0, value })
    return {
      node: 'blocks',
      key,
      seen: fingerprint(value),
      id: idOf(key),
      label,
      value: postBlocks(lost ? lost.mine : value),
      borrowed: borrowedIn(JSON.stringify([value, published])),
      state: lost ? 'versions' : shownState,
      refusals: shownState === 'empty' ? [] : refusals,
      onlineValue: published === undefined ? '' : postBlocks(published),
      theirs: theirsOf(lost, change, path, postBlocks),
      aside: change?.state === 'aside' && differs ? asideWords(change) : '',
    }
  }

  function picture({ path, label, nodes, shape }: PictureNode): PictureView {
    const key = keyAt(path)
    const value = valueAt(working, path)
    const published = publishedAt(path)
    const [shown, before] = [shownPicture(value), shownPicture(published)]
    const change = changeOf(path)
    const differs = !isDeepStrictEqual(value, published)
    const faults =
      change?.state === 'refused' ? change.faults.filter((each) => isWithin(each.path, path)) : []
    const isSaid = (fault: { path: string }) => nodes.some((node) => node.path === fault.path)
    const shownState = stateOf(change, { differs, isRefused: faults.length > 0, value })
    return {
      node: 'picture',
      key,
      seen: fingerprint(value),
      id: idOf(key),
      label,
      isCut: shape !== 'whole',
      picture: shown,
      nodes: shown ? nodes.map((leaf) => textOfPicture(leaf, path, shown.id === before?.id)) : [],
      state: shownState,
      refusals: [
        ...(sent?.key === key && sent.isRefused ? [sent.words] : []),
        ...(shownState === 'empty' ? [] : faults)
          .filter((fault) => !isSaid(fault))
          .map(({ words }) => words),
      ],
      said: sent?.key === key && !sent.isRefused ? sent.words : '',
      online: before && before.id !== shown?.id ? before : null,
      aside: change?.state === 'aside' && differs ? asideWords(change) : '',
    }
  }

  /** Renders a text of a picture; the state of the whole change is shown at the picture. */
  function textOfPicture(leaf: LeafNode, path: string, isSamePicture: boolean): FieldView {
    const own = field(leaf)
    const refusals = refusalsOf(changeOf(path), leaf.path, valueAt(working, leaf.path))
    return {
      ...own,
      ...(leaf.control === 'tick'
        ? { label: 'Décorative\u00a0: elle n’apprend rien de plus que le texte', notes: [] }
        : { notes: ['Ce qu’on y voit d’utile ici, en une phrase, pour qui ne la voit pas.'] }),
      refusals,
      state: own.theirs ? own.state : null,
      aside: '',
      online: isSamePicture && leaf.control !== 'tick' ? own.online : [],
    }
  }

  return { node, field }
}

/** Adds the number of the block to its refusal. */
function blockRefusals(faults: readonly { path: string; words: string }[], path: string): string[] {
  const all = faults.flatMap((fault) => {
    if (fault.path === path) return [fault.words]
    const rest = fault.path.startsWith(`${path}.`) ? fault.path.slice(path.length + 1) : ''
    return rest ? [`${rankWords(Number.parseInt(rest, 10) + 1)} bloc\u00a0: ${fault.words}`] : []
  })
  return [...new Set(all)]
}

function shownPicture(value: unknown): ShownPicture | null {
  if (!isPicture(value)) return null
  const { id, name, width, height, widths, alt, decorative } = value as PictureField
  const file = pictureFile(id, widths.find((each) => each >= 480) ?? width)
  const src = draftPictureAddress(file)
  return { id, src, name, width, height, alt, decorative: decorative === true }
}

const shownValue = (value: unknown, leaf: LeafNode) =>
  leaf.control === 'tick' ? (value === true ? 'oui' : '') : typedText(value)

const asideWords = (change: EditionChange & { state: 'aside' }) =>
  change.reason
    ? `Laissé de côté par ${change.asideBy}\u00a0: «\u00a0${change.reason}\u00a0»`
    : `Laissé de côté par ${change.asideBy}`

function choicesOf(leaf: LeafNode, value: unknown): { choices?: FieldView['choices'] } {
  if (leaf.canTick) {
    return { choices: ['Compris', 'Non compris'].map((value) => ({ value, label: value })) }
  }
  if (!leaf.choices) return {}
  const isFree = leaf.optional || leaf.nullable
  const [only, ...others] = leaf.choices
  // An optional field with only one possible value, such as the language of a title, is shown as yes or no.
  if (isFree && others.length === 0) {
    return {
      choices: [
        { value: '', label: 'Non' },
        { value: String(only), label: 'Oui' },
      ],
    }
  }
  const choices = leaf.choices.map((choice) => ({ value: String(choice), label: String(choice) }))
  if (isFree) return { choices: [{ value: '', label: 'Aucun' }, ...choices] }
  return { choices: value === null ? [{ value: '', label: 'Choisir…' }, ...choices] : choices }
}

function packNamesOf(document: string): string[] | undefined {
  const list = /^catalogue\/packs\/(.+)$/.exec(document)?.[1]
  if (list) return packs.filter((pack) => pack.list === list).map(({ name }) => name)
  if (document === 'catalogue/packs-of-sites')
    return ['Pack Essentiel', 'Pack Professionnel', 'Pack Premium']
}

/** Makes one group per pack, with its price in both currencies. */
function priceViews({ document, path }: SheetPart, parts: FieldParts, views: Views): NodeView[] {
  const value = parts.state.working.get(document)
  const slug = path.replace(/\.prices$/, '')
  const names = packs.filter(({ list }) => list === slug).map(({ name }) => name)
  return levels.map((_, level): GroupView => {
    const fields = (['euro', 'tnd'] as const).flatMap((currency) => {
      const leaf = nodeAt(document, value, `${path}.${currency}.${level}`)
      if (leaf?.kind !== 'leaf') return []
      const view = views.field(leaf)
      const label = currency === 'euro' ? 'Euros, HT' : 'Dinars, HT'
      return [
        {
          ...view,
          label,
          unit: currency === 'euro' ? '€' : 'TND',
          notes: taxNotes(value, slug, currency, level),
        },
      ]
    })
    return {
      node: 'group',
      id: idOf(fieldKey(document, `${path}.${level}`)),
      label: names[level] ?? '',
      nodes: fields,
    }
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
