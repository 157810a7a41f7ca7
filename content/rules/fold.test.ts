import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('accents, capitals, spaces and apostrophes do not matter', () => {
  expect(fold('Où est l’Écran\u00a0?')).toBe("ou est l'ecran ?")
})

test('a place in the folded text is the place in the text', () => {
  for (const text of ['İstanbul, été', 'œuvre ﬁnie', 'e\u0301te\u0301', '👩‍🎨 Zoé']) {
    expect(fold(text)).toHaveLength(text.length)
  }
})
