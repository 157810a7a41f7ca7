import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"></head><body>${body}</body></html>`
const shortBody = (body: string) => shorten(page(body)).replace(/^.*<body>/s, '')

test('end tags that the parser adds are removed', () => {
  expect(shortBody('<ul><li>Un</li><li>Deux</li></ul>')).toBe('<ul><li>Un<li>Deux</ul>')
  expect(shortBody('<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><th>A<td>1</table>',
  )
  expect(shortBody('<div><p>Un</p><p>Deux</p></div>')).toBe('<div><p>Un<p>Deux</div>')
})

test('end tags that change the document are kept', () => {
  expect(shortBody('<p>Un</p>Deux<p>Trois</p><span>Quatre</span>')).toBe(
    '<p>Un</p>Deux<p>Trois</p><span>Quatre</span>',
  )
  // `</a>` does not imply `</p>` in the parser, so the paragraph needs its end tag.
  expect(shortBody('<a href="/"><p>Un</p></a>Deux')).toBe('<a href="/"><p>Un</p></a>Deux')
})

test('an SVG path becomes a self-closing element', () => {
  expect(shortBody('<svg><path d="M0 0h1"></path><path d="M1 0h1"></path></svg>')).toBe(
    '<svg><path d="M0 0h1"/><path d="M1 0h1"/></svg>',
  )
})

test('no-break spaces are unchanged', () => {
  expect(shortBody('<a href="/devis">600\u00a0€</a>')).toBe('<a href="/devis">600\u00a0€</a>')
})

test('markup inside a script makes `shorten` throw', () => {
  const script = '<script type="application/json">{"a":"</li><li>"}</script>'
  expect(() => shorten(page(script))).toThrow('says something else')
})
