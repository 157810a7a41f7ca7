import { phoneNumbersIn, spellingsOf } from '../../phone-numbers.ts'
import { longestWord, wordsOf } from './words.ts'

/** Returns the tokens of a phone number: as typed, national, international, and every ending of these. */
export function wordsOfPhone(text: string): string[] {
  const dialled = phoneNumbersIn(text).flatMap(spellingsOf)
  const typed = wordsOf(text)
  return [...typed, ...[...dialled, typed.join('').slice(0, longestWord)].flatMap(endingsOf)]
}

/** Returns every ending of a token from two characters on, so that the last digits find it. */
function endingsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, start) => word.slice(start))
}
