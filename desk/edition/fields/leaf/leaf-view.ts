import { changeFindings } from '#content/rules/findings.ts'
import type { ChangeState, LeafView } from '../../view.ts'
import type { LeafNode } from '../field-node.ts'
import { shortUnit } from '../kind.ts'
import { type Around, asideOf, questionAt, type Standing, theirsOf } from '../standing.ts'
import { controls } from './controls.ts'

export function leafView(leaf: LeafNode, around: Around): LeafView {
  const { path, control, least, most, unit, fixed, nullable, optional } = leaf
  const standing = around.at(path)
  const { key, id, seen, value, published, differs, isNew, lost } = standing
  // Empty fields of a new entry show no errors.
  const isEmpty = isNew && (value === '' || value === null) && !nullable
  const refusals = isEmpty ? [] : refusalsAt(standing)
  /** Writes a value as `read` reads it, with the names of borrowed values. */
  const typed = (value: unknown) => (typeof value === 'string' ? value : around.words(value))
  const shown = (value: unknown) =>
    control === 'tick' ? (value === true ? 'oui' : '') : typed(value)
  const question = questionOf(leaf, standing, around, typed)
  return {
    kind: 'leaf',
    key,
    seen,
    id,
    label: around.labelOf(leaf),
    control,
    ...(controls[control].isText && { isText: true }),
    value: lost ? typed(lost.mine) : shown(value),
    least: nullable || optional ? 0 : Math.max(least, control === 'choice' ? 1 : 0),
    most,
    ...(unit && { unit }),
    ...choicesOf(leaf, value),
    borrowed: around.borrowedIn(value),
    fixed,
    state: fixed ? null : stateOf(standing, refusals.length > 0, question !== null),
    refusals,
    hints: differs ? hintsOf(value) : [],
    notes: isEmpty ? ['À remplir pour publier.'] : [],
    question,
    online: differs && !isNew ? around.pieces(published, value, shortUnit(unit)) : [],
    onlineValue: shown(published),
    theirs: theirsOf(standing, typed),
    aside: asideOf(standing),
  }
}

function stateOf(
  { change, differs, isNew, lost }: Standing,
  isRefused: boolean,
  isAsked: boolean,
): ChangeState | null {
  if (lost) return 'versions'
  if (!change || (!(differs && !isNew) && !isRefused && !isAsked)) return null
  const isOfOthers =
    (change.state === 'refused' && !isRefused) || (change.state === 'asked' && !isAsked)
  return isOfOthers ? 'ready' : change.state
}

/** Returns the refusals of a field; a list or an entry is refused as a whole, so each shows only its own. */
export function refusalsAt({ change, path, value }: Standing): string[] {
  if (change?.state !== 'refused') return []
  if (change.field === path) return [...change.words]
  return change.faults
    .filter((fault) => fault.path === path || (value === undefined && path.startsWith(fault.path)))
    .map(({ words }) => words)
}

function questionOf(
  leaf: LeafNode,
  standing: Standing,
  around: Around,
  typed: (value: unknown) => string,
): LeafView['question'] {
  const question = questionAt(standing)
  if (!question) return null
  const { words, why, safe, answers } = question
  const [before, now] = [around.words(safe), around.words(standing.value)]
  const isShort = before.length <= 20 && now.length <= 20
  const unit = shortUnit(leaf.unit)
  const named = (text: string) => (unit ? `${text}\u00a0${unit}` : text)
  return {
    words,
    why,
    safe: {
      label:
        answers?.safe ??
        (isShort && before ? `Remettre ${named(before)}` : 'Reprendre le texte en ligne'),
      value: typed(safe),
    },
    keep: answers?.keep ?? (isShort && now ? `Garder ${named(now)}` : 'Garder ce texte'),
  }
}

const hintsOf = (value: unknown) =>
  typeof value === 'string'
    ? changeFindings(value).flatMap(({ severity, words }) => (severity === 'hint' ? [words] : []))
    : []

function choicesOf(leaf: LeafNode, value: unknown): { choices?: LeafView['choices'] } {
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
