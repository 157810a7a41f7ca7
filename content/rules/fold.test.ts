import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('accents, capitals, spaces and apostrophes do not matter', () => {
  expect(fold('Où est l’Écran\u00a0?')).toBe("ou est l'ecran ?")
})

test('a folded text has the length of the original', () => {
  for (const text of ['İstanbul, été', 'œuvre ﬁnie', 'e\u0301te\u0301', '👩‍🎨 Zoé']) {
    expect(fold(text)).toHaveLength(text.length)
  }
})
