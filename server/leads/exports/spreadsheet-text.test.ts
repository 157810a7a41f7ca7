import { expect, test } from 'vitest'
import { phoneCell } from './spreadsheet-text.ts'

// Read back by LibreOffice Calc 7.4 in French and Gnumeric 1.12: the right side stays text in both.
test.each([
  ['0645127890', '(+33) 6 45 12 78 90'],
  ['06 45 12 78 90', '(+33) 6 45 12 78 90'],
  ['73 111 009', '(+216) 73 111 009'],
  ['+216 73 111 009', '(+216) 73 111 009'],
  ['0033 (0)6 45 12 78 90', '(+33) 6 45 12 78 90'],
  ['0692 12 34 56', '(+262) 692 12 34 56'],
  ['0612345678, 0798765432', '(+33) 6 12 34 56 78 ; (+33) 7 98 76 54 32'],
  ['12345', "'12345"],
  ['06 45 12 78 90 12', "'06 45 12 78 90 12"],
  ['06 45 12 78 90, 18h', '06 45 12 78 90, 18h'],
  ['voir mon site', 'voir mon site'],
  ['', ''],
])('the phone %j is the cell %j', (typed, cell) => {
  expect(phoneCell(typed)).toBe(cell)
})
