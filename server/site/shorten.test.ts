import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"></head><body>${body}</body></html>`
const shortBody = (body: string) => shorten(page(body)).replace(/^.*<body>/s, '')

test('ends that the parser supplies are left out', () => {
  expect(shortBody('<ul><li>Un</li><li>Deux</li></ul>')).toBe('<ul><li>Un<li>Deux</ul>')
  expect(shortBody('<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><th>A<td>1</table>',
  )
  expect(shortBody('<div><p>Un</p><p>Deux</p></div>')).toBe('<div><p>Un<p>Deux</div>')
})

test('ends that make a difference stay', () => {
  expect(shortBody('<p>Un</p>Deux<p>Trois</p><span>Quatre</span>')).toBe(
    '<p>Un</p>Deux<p>Trois</p><span>Quatre</span>',
  )
  // The end of the link closes a paragraph inside it, and the parser does not know.
  expect(shortBody('<a href="/"><p>Un</p></a>Deux')).toBe('<a href="/"><p>Un</p></a>Deux')
})

test('a shape of a drawing ends where it begins', () => {
  expect(shortBody('<svg><path d="M0 0h1"></path><path d="M1 0h1"></path></svg>')).toBe(
    '<svg><path d="M0 0h1"/><path d="M1 0h1"/></svg>',
  )
})

test('spaces do not change', () => {
  expect(shortBody('<a href="/devis">600\u00a0€</a>')).toBe('<a href="/devis">600\u00a0€</a>')
})

test('markup inside a script makes `shorten` throw', () => {
  const script = '<script type="application/json">{"a":"</li><li>"}</script>'
  expect(() => shorten(page(script))).toThrow('says something else')
})
