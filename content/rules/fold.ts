/**
 * Folds a text for a search: no accents, no capitals, one kind of space and apostrophe. The length stays,
 * so that an index in the folded text is valid in the original.
 */
export function fold(text: string): string {
  return [...text].map(foldOne).join('')
}

function foldOne(character: string): string {
  if (/\s/u.test(character)) return ' '
  if (character === '’') return "'"
  if (character === '\u2011') return '-'
  const folded = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.length === character.length ? folded : character
}
