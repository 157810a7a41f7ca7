import { expect, test } from 'vitest'
import { isolated } from '#quotes/isolated.ts'
import { beginsAtRight, runsOf } from './direction.ts'

function seen(text: string, isRightToLeft = false): string[] {
  const { runs, order } = runsOf(text, [], isRightToLeft)
  return order.map((index) => runs[index]?.text ?? '')
}

test('a sentence of ours keeps its order around a name that is isolated', () => {
  const name = isolated('محمد الطاهر')
  expect(seen(`Pour ${name}, 4 salariés`)).toEqual(['Pour ', 'محمد الطاهر', ', 4 salariés'])
  expect(seen(`${name}, 4 salariés`)).toEqual(['محمد الطاهر', ', 4 salariés'])
})

test('inside a right-to-left name, figures and brackets have its direction', () => {
  expect(seen(isolated('مطعم (سوسة) 12'))).toEqual(['12', ' (', 'سوسة', ') ', 'مطعم'])
})

test('runs are returned in reading order', () => {
  const { runs } = runsOf(`${isolated('مطعم (سوسة) 12')}, 4`)
  expect(runs.map(({ text }) => text)).toEqual(['مطعم', ') ', 'سوسة', ' (', '12', ', 4'])
})

test('a paragraph begins at the right with its first letter that has a direction', () => {
  expect(beginsAtRight('شكرا، Paul')).toBe(true)
  expect(beginsAtRight('12 شكرا')).toBe(true)
  expect(beginsAtRight('Merci, محمد')).toBe(false)
  expect(beginsAtRight(`${isolated('محمد')}, gérant`)).toBe(false)
})

test('no run crosses the start of another piece', () => {
  expect(runsOf('Objet : site', [8]).runs.map(({ text }) => text)).toEqual(['Objet : ', 'site'])
})
