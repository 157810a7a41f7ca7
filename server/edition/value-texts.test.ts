import { expect, test } from 'vitest'
import { plainText } from './value-texts.ts'

// Orca replaces U+00A0 for the voice, and nothing replaces U+202F, which cuts a number in two.
test.each([
  [990, '990'],
  [1490, '1\u00a0490'],
  [1_234_567, '1\u00a0234\u00a0567'],
  ['Dès {{prix.devis}}', 'Dès 1\u00a0490\u00a0€'],
  [true, 'Compris'],
  [null, ''],
])('%j reads %j', (value, words) => {
  expect(plainText(value, new Map([['prix.devis', '1\u00a0490\u00a0€']]))).toBe(words)
})
