import { expect, test } from 'vitest'
import { onlyForCurrentBrowsers } from './styled-browsers.ts'

const face = '@font-face{font-family:A;src:url(/a.woff2)}'
const late = `@media (scripting:none){${face}${face}}`
const rule = '.a{color:red;&:hover{color:#000}}'
const gated = (css: string) => `@supports (color:light-dark(#fff,#fff)){${css}}`

test.each([
  ['', ''],
  [rule, gated(rule)],
  [face + late + rule + face, face + late + gated(rule + face)],
  [`@media print{${rule}}`, gated(`@media print{${rule}}`)],
])('%s is kept from older browsers, without the font rules in front', (css, kept) => {
  expect(onlyForCurrentBrowsers(css)).toBe(kept)
})
