import { foldForSearch } from '../store/search/words.ts'

/** Part of a text, as indexes of `slice`. */
export interface Range {
  start: number
  end: number
}

/**
 * Finds a typed phrase in a text. The search of requests ignores the same differences; here every kind of space,
 * hyphen and apostrophe is equal too.
 *
 * @returns undefined without a match, and for a query of invisible signs only
 */
export function findText(text: string, query: string): Range | undefined {
  return placesOf(text, query).next().value ?? undefined
}

const endsInWord = /[\p{L}\p{N}]$|\d[.,\u00a0\u202f]$/u
const beginsInWord = /^(?![sx](?![\p{L}\p{N}]))[\p{L}\p{N}]|^[.,\u00a0\u202f]\d/u

/** Finds a phrase where it is no part of a longer word or number; a plural is the same word. */
export function findWords(text: string, phrase: string): Range[] {
  return [...placesOf(text, phrase)].filter(
    ({ start, end }) =>
      !endsInWord.test(text.slice(0, start)) && !beginsInWord.test(text.slice(end)),
  )
}

function* placesOf(text: string, query: string): Generator<Range, undefined> {
  const wanted = folded(query.trim()).text
  const { text: within, starts, ends } = folded(text)
  if (wanted === '') return
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const [start, end] = [starts[at], ends[at + wanted.length - 1]]
    if (start !== undefined && end !== undefined) yield { start, end }
  }
}

/** Folds a text one character at a time: `starts` and `ends` give the place of each unit in the original. */
function folded(original: string) {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let start = 0
  for (const character of original) {
    const end = start + character.length
    const units = foldCharacter(character)
    const isAdded = units !== '' && !(units === ' ' && text.endsWith(' '))
    // An accent after a letter belongs to it.
    if (!isAdded && ends.length > 0) ends[ends.length - 1] = end
    for (let unit = 0; isAdded && unit < units.length; unit += 1) {
      starts.push(start)
      ends.push(end)
    }
    if (isAdded) text += units
    start = end
  }
  return { text, starts, ends }
}

const known = new Map<string, string>()

function foldCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const units = foldForSearch(character)
    .replace(/\s+/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/\p{Pd}/gu, '-')
  known.set(character, units)
  return units
}
