import { expect, test } from 'vitest'
import { createTrimmer, cssWordsOf, type TrimmedSheets } from './trim-sheet.ts'

const trim = (css: string, html: string, later?: string) =>
  createTrimmer(later)([css], new Set(cssWordsOf(html)))[0]

test('removes unused rules and selectors of lists; keeps states and elements', () => {
  const css = `.menu{top:0;&:popover-open{left:0}& .gone{left:1px}}.gone,.menu b{right:0}
    .menu:not(.gone){bottom:0}[open] > p:hover{left:2px}.menu :is(.gone, i){left:3px}`
  expect(trim(css, '<nav class="menu">')).toBe(
    '.menu{top:0;&:popover-open{left:0}}.menu b{right:0}.menu:not(.gone){bottom:0}' +
      '[open]>p:hover{left:2px}.menu :is(.gone,i){left:3px}',
  )
})

test('keeps rules that a script may need', () => {
  const css = '.pack{top:0}.chosen{left:0}.other{right:0}.on-blue{top:1px}'
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a script
  expect(trim(css, '<p class="pack"> b.className=`chosen on-${ground}`')).toBe(
    '.pack{top:0}.chosen{left:0}.on-blue{top:1px}',
  )
})

test('keeps keyframes that a rule of any sheet uses', () => {
  const css = `:root{--air:1px}@keyframes rise{to{top:0}}@keyframes fall{to{top:1px}}
    @keyframes turn{to{top:2px}}.gone{animation:1s fall}`
  const trim = createTrimmer('i{animation:1s turn}')
  const sheets = trim([css, 'p{animation:1s rise;top:var(--air)}'], new Set())
  expect(sheets[0]).toBe(':root{--air:1px}@keyframes rise{to{top:0}}@keyframes turn{to{top:2px}}')
})

test('keeps used custom properties, but not those named only by unused ones', () => {
  const css = `:root{--page:1px;--script:2px;--html:3px;--unused:4px;--chain:var(--link);--link:5px}
    @media print{:root{--unused:6px}}p{top:var(--page)}`
  expect(trim(css, '<i style="left:var(--html)">', 'i{right:var(--script)}')).toBe(
    ':root{--page:1px;--script:2px;--html:3px}p{top:var(--page)}',
  )
})

test('sheets are trimmed once for pages that use the same names', () => {
  const done: TrimmedSheets = new Map()
  const css = ':root{--a:1px;--b:2px}.menu{top:0}.gone{left:0}'
  const words = (text: string) => new Set(cssWordsOf(text))
  createTrimmer('', done)([css], words('menu 600 €'))
  expect(done.size).toBe(1)
  createTrimmer('', done)([css], words('menu 611 €'))
  expect(done.size).toBe(1)
  for (const text of ['menu gone', 'menu --a']) createTrimmer('', done)([css], words(text))
  createTrimmer('p{}', done)([css], words('menu'))
  createTrimmer('', done)([css.replace('top', 'left')], words('menu'))
  expect([...done.values()].flat()).toEqual([
    '.menu{top:0}',
    '.menu{top:0}.gone{left:0}',
    ':root{--a:1px}.menu{top:0}',
    '.menu{top:0}',
    '.menu{left:0}',
  ])
})
