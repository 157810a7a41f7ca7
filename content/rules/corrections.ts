import { quotedStrings, spaceBeforeNoun } from './typography.ts'

export interface Corrections {
  spaces: number
  apostrophes: number
  ellipses: number
  doubled: number
}

export const noCorrections: Corrections = { spaces: 0, apostrophes: 0, ellipses: 0, doubled: 0 }

/** Text that is not corrected: strings that the spec quotes, borrowed values, blanks, URLs, e-mail addresses. */
const kept = [
  ...quotedStrings.map((quoted) => quoted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  String.raw`\{\{[^{}]*\}\}`,
  String.raw`\{\w+\}`,
  String.raw`https?:\/\/\S+`,
  // Matches only from the start of a word, because a search from each letter takes seconds in long words.
  String.raw`(?<!\S)[^\s@]+@[^\s@]+\.\p{L}+`,
].join('|')

const rules: readonly [kind: keyof Corrections, broken: string, correct: string][] = [
  ['doubled', '(?<=\\S) {2,}(?=\\S)', ' '],
  ['ellipses', '\\.{3}', '…'],
  ['apostrophes', "(?<=\\p{L})'(?=\\p{L}|\\{)", '’'],
  ['spaces', '(?<=\\S)[ \\t](?=[:;!?»€%])', '\u00a0'],
  ['spaces', '(?<=[\\p{L}}\\)])(?=[:;!?]+(?:\\s|$))', '\u00a0'],
  ['spaces', '(?<=\\d)(?=[%€])', '\u00a0'],
  // Orca replaces U+00A0 for the voice, which takes a thin space for the end of a number.
  ['spaces', '(?<=\\d)[\\u2009\\u202f](?=\\d{3}(?!\\d))', '\u00a0'],
  ['spaces', '(?<=«)[ \\t]?(?=[^\\s])', '\u00a0'],
  ['spaces', '(?<=[^\\s«])(?=»)', '\u00a0'],
  ['spaces', spaceBeforeNoun, '\u00a0'],
  ['spaces', '(?<=\\b[LRD]\\.|n°) ?(?=\\d)', '\u00a0'],
]

const patterns = rules.map(
  ([kind, broken, correct]) => [kind, new RegExp(`(${kept})|${broken}`, 'gu'), correct] as const,
)

/** Corrects the typography of a French text where a rule allows only one correction. */
export function correctTypography(text: string): { text: string; corrections: Corrections } {
  const corrections = { ...noCorrections }
  let corrected = text
  for (const [kind, pattern, correct] of patterns) {
    corrected = corrected.replace(pattern, (_, quoted: string | undefined) => {
      if (quoted !== undefined) return quoted
      corrections[kind]++
      return correct
    })
  }
  return { text: corrected, corrections }
}

export function addCorrections(a: Corrections, b: Corrections): Corrections {
  return {
    spaces: a.spaces + b.spaces,
    apostrophes: a.apostrophes + b.apostrophes,
    ellipses: a.ellipses + b.ellipses,
    doubled: a.doubled + b.doubled,
  }
}

/** Returns « 2 espaces insécables et 1 apostrophe posées pour vous. », or '' without corrections. */
export function correctionWords({ spaces, apostrophes, ellipses, doubled }: Corrections): string {
  const placed = [
    ...counted(spaces, 'espace insécable', 'espaces insécables'),
    ...counted(apostrophes, 'apostrophe', 'apostrophes'),
  ]
  return [
    placed.length > 0 &&
      `${placed.join(' et ')} ${spaces + apostrophes > 1 ? 'posées' : 'posée'} pour vous.`,
    ellipses > 0 && 'Trois points remplacés par «\u00a0…\u00a0».',
    doubled > 0 &&
      `${counted(doubled, 'espace en trop retirée', 'espaces en trop retirées').join('')}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

const counted = (count: number, one: string, several: string) =>
  count > 0 ? [`${count} ${count > 1 ? several : one}`] : []
