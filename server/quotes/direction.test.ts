import { expect, test } from 'vitest'
import { isolated } from '#quotes/isolated.ts'
import { beginsAtRight, runsOf } from './direction.ts'

function seen(text: string, isRightToLeft = false): string[] {
  const { runs, order } = runsOf(text, [], isRightToLeft)
  return order.map((index) => runs[index]?.text ?? '')
}

test('a French sentence keeps its order around an isolated name', () => {
  const name = isolated('محمد الطاهر')
  expect(seen(`Pour ${name}, 4 salariés`)).toEqual(['Pour ', 'محمد الطاهر', ', 4 salariés'])
  expect(seen(`${name}, 4 salariés`)).toEqual(['محمد الطاهر', ', 4 salariés'])
})

test('digits and brackets inside a right-to-left name follow its direction', () => {
  expect(seen(isolated('مطعم (سوسة) 12'))).toEqual(['12', ' (', 'سوسة', ') ', 'مطعم'])
})

test.each([
  ['Arabic digits in an address', 'شارع ١٢', ['٢١', ' ', 'شارع']],
  ['digits before a street', '١٢ شارع', ['شارع', ' ', '٢١']],
  ['Persian digits', 'شرکت ۱۲۳', ['۳۲۱', ' ', 'شرکت']],
  ['a decimal number', '١٢٫٥', ['٥٫٢١']],
])('numbers are turned for the font, which reverses them: %s', (_, text, runs) => {
  expect(seen(isolated(text))).toEqual(runs)
})

test('runs are returned in reading order', () => {
  const { runs } = runsOf(`${isolated('مطعم (سوسة) 12')}, 4`)
  expect(runs.map(({ text }) => text)).toEqual(['مطعم', ') ', 'سوسة', ' (', '12', ', 4'])
})

test('a paragraph starts at the right if its first letter with a direction is right-to-left', () => {
  expect(beginsAtRight('شكرا، Paul')).toBe(true)
  expect(beginsAtRight('12 شكرا')).toBe(true)
  expect(beginsAtRight('Merci, محمد')).toBe(false)
  expect(beginsAtRight(`${isolated('محمد')}, gérant`)).toBe(false)
})

test('a run ends where another piece starts', () => {
  expect(runsOf('Objet : site', [8]).runs.map(({ text }) => text)).toEqual(['Objet : ', 'site'])
})
