import { expect, test } from 'vitest'
import { exchange, find } from './markup.ts'

const html =
  '<!doctype html><html><head><meta charSet="utf-8"/><noscript><link rel="stylesheet" href="/p"/></noscript>' +
  '<style data-href="a">a > b{}</style></head><body><p title="<style>no</style>">x<script>1</script></body></html>'

test('finds elements anywhere, with the offsets of their text', () => {
  expect(find(html, ['style']).map(({ text }) => text)).toEqual(['a > b{}'])
  const [style] = find(html, ['style'])
  expect(html.slice(style?.start, style?.end)).toBe('a > b{}')
  expect(html.slice(0, style?.afterName)).toMatch(/<style$/)
  expect(find(html, ['link'])).toMatchObject([
    { attributes: { href: '/p' }, around: ['html', 'head', 'noscript'], text: '' },
  ])
})

test('replaces pieces of a text and keeps the rest', () => {
  const [script] = find(html, ['script'])
  const [style] = find(html, ['style'])
  const changed = exchange(html, [
    { start: style?.afterName ?? 0, end: style?.afterName ?? 0, text: ' nonce="n"' },
    { start: script?.start ?? 0, end: script?.end ?? 0, text: '2' },
  ])
  expect(changed).toBe(
    html.replace('<style data-href', '<style nonce="n" data-href').replace('>1<', '>2<'),
  )
})
