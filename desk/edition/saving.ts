import type { SheetView } from '#server/http/desk/edition/sheet-view.ts'
import { type FieldView, fieldsIn, listKeysIn } from './fields/fields-in.ts'
import type { Theirs } from './view.ts'
import { nameOf } from './wire.ts'

/** A text typed in this browser, shown instead of the server's value and stored on the device until it is saved. */
export interface Typed {
  value: string
  /** Fingerprint of the value that it replaces. */
  seen: string
  /** Last value that the server confirmed; null for a refused one, which is sent again to be corrected. */
  saved: string | null
  /** Text that somebody else saved meanwhile; nothing is sent before the person chooses. */
  theirs?: Theirs
  /** Value that the server refused for its length; it is not sent again before it changes. */
  tooLong?: string
}

export interface Saving {
  view: SheetView
  typed: Readonly<Record<string, Typed>>
}

export const nodesOf = ({ parts }: SheetView): Map<string, FieldView> =>
  new Map(parts.flatMap(({ nodes }) => fieldsIn(nodes)).map((node) => [node.key, node]))

/** Returns the keys whose field was removed from a list of the sheet, or from among the sheet's fields. */
export function homelessKeys(view: SheetView, keys: readonly string[]): string[] {
  const lists = view.parts.flatMap(({ nodes }) => listKeysIn(nodes))
  const known = nodesOf(view)
  const groups = new Set([...known.keys()].map(groupOf))
  return keys.filter(
    (key) =>
      !known.has(key) &&
      (groups.has(groupOf(key)) || lists.some((list) => key.startsWith(`${list}.`))),
  )
}

/** `pages/accueil#hero.lead` to `pages/accueil#hero`. */
const groupOf = (key: string) => key.replace(/[.#][^.#]*$/, '')

/** Finds the field with this key or around it; `rest` is the end of the key, `3.list.0` for a line of an article. */
export function nodeAround(
  view: SheetView,
  key: string,
): { node: FieldView; rest: string } | undefined {
  const nodes = nodesOf(view)
  const exact = nodes.get(key)
  if (exact) return { node: exact, rest: '' }
  for (let at = key.lastIndexOf('.'); at > 0; at = key.lastIndexOf('.', at - 1)) {
    const node = nodes.get(key.slice(0, at))
    if (node) return { node, rest: key.slice(at + 1) }
  }
}

export function startOf(view: SheetView): Saving {
  return withConflicts({ view, typed: {} }, view)
}

/** Adds the conflicts of an answer; the person's text stays in the field. */
function withConflicts(saving: Saving, view: SheetView): Saving {
  const typed = { ...saving.typed }
  for (const node of nodesOf(view).values()) {
    if (!('theirs' in node) || !node.theirs) continue
    const { seen, theirs } = node
    const value = typed[node.key]?.value ?? theirs.mine
    typed[node.key] = { value, seen, saved: theirs.value, theirs }
  }
  return { view, typed }
}

export function withTyped(saving: Saving, key: string, value: string): Saving {
  const node = nodesOf(saving.view).get(key)
  if (!node) return saving
  const saved = node.refusals.length > 0 ? null : node.value
  const first = saving.typed[key] ?? { seen: node.seen, saved }
  return { ...saving, typed: { ...saving.typed, [key]: { ...first, value } } }
}

/** Restores a text stored on this device; the server reports a conflict if its fingerprint is outdated. */
export function recalled(
  saving: Saving,
  key: string,
  { value, seen }: Pick<Typed, 'value' | 'seen'>,
): Saving {
  const node = nodesOf(saving.view).get(key)
  if (!node || node.value === value || saving.typed[key]) return saving
  return { ...saving, typed: { ...saving.typed, [key]: { value, seen, saved: node.value } } }
}

export const isUnsaved = (saving: Saving, key: string) => {
  const typed = saving.typed[key]
  return typed !== undefined && typed.value !== typed.saved
}

export const unsavedKeys = (saving: Saving) =>
  Object.keys(saving.typed).filter((key) => isUnsaved(saving, key))

/** Whether a text is still the one that the server refused for its length. */
const isTooLong = ({ typed }: Saving, key: string) => typed[key]?.tooLong === typed[key]?.value

export const hasTooLong = (saving: Saving) =>
  unsavedKeys(saving).some((key) => isTooLong(saving, key))

/** Returns the key of the next text to save; skips texts in conflict and texts refused for their length. */
export const nextUnsaved = (saving: Saving) =>
  unsavedKeys(saving).find((key) => !saving.typed[key]?.theirs && !isTooLong(saving, key))

export function withTooLong(saving: Saving, key: string, sent: string): Saving {
  const own = saving.typed[key]
  return own ? { ...saving, typed: { ...saving.typed, [key]: { ...own, tooLong: sent } } } : saving
}

export function retriedIn(saving: Saving): Saving {
  const typed = Object.entries(saving.typed).map(([key, { tooLong: _, ...own }]) => [key, own])
  return { ...saving, typed: Object.fromEntries(typed) }
}

/**
 * @param sent the value posted; the person may have typed on since
 * @param isOpen whether the field has the focus; its text and undo history then stay
 */
export function savedIn(
  saving: Saving,
  key: string,
  sent: string,
  sheet: SheetView,
  isOpen: boolean,
): Saving {
  const { [key]: typed, ...others } = saving.typed
  if (!typed || (typed.value === sent && !isOpen)) return { view: sheet, typed: others }
  const seen = nodesOf(sheet).get(key)?.seen ?? typed.seen
  return { view: sheet, typed: { ...others, [key]: { value: typed.value, seen, saved: sent } } }
}

/**
 * Applies an answer with conflicts, status 409.
 *
 * @param key of the sent text; if its field was removed, the message of the answer quotes the text
 */
export function refusedIn(saving: Saving, sheet: SheetView, key?: string): Saving {
  const isGone = key !== undefined && !nodesOf(sheet).has(key)
  return withConflicts(isGone ? forgotten(saving, key) : saving, sheet)
}

/** Applies the answer to an act; its field shows the server's value again. */
export function actedIn(saving: Saving, key: string | undefined, sheet: SheetView): Saving {
  const next = { ...saving, view: sheet }
  return key === undefined ? next : forgotten(next, key)
}

/** Shows the server's value, which may have been corrected, once the person has left the field. */
export const leftIn = (saving: Saving, key: string) =>
  key in saving.typed && !isUnsaved(saving, key) && !saving.typed[key]?.theirs
    ? forgotten(saving, key)
    : saving

function forgotten(saving: Saving, key: string): Saving {
  const { [key]: _, ...typed } = saving.typed
  return { ...saving, typed }
}

export function bodyToSave(saving: Saving, key: string): Record<string, string> {
  const node = nodesOf(saving.view).get(key)
  const typed = saving.typed[key]
  const seen = typed?.seen ?? node?.seen ?? ''
  return {
    [nameOf('text', key)]: typed?.value ?? node?.value ?? '',
    [nameOf('seen', key)]: seen,
  }
}
