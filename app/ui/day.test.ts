import { expect, test } from 'vitest'
import { writtenDay } from './day.tsx'

const intl = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

test('every day is written as Intl writes it, except the first of a month', () => {
  for (let at = new Date(2023, 11, 25, 23, 59); at.getFullYear() < 2025; ) {
    const expected = intl.format(at).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0')
    const iso = new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString()
    expect([writtenDay(at), writtenDay(iso), writtenDay(iso.slice(0, 10))]).toEqual([
      expected,
      expected,
      expected,
    ])
    at = new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1, 23, 59)
  }
  expect(writtenDay('2024-08-01')).toBe('1er\u00a0août\u00a02024')
})
