import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes, withNonce } from './inline-hashes.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and styles are hashed, but not inline JSON data', () => {
  const html = [
    '<style data-href="/assets/root.css">a > b{}</style><style>b{}</style><style>b{}</style>',
    '<script type="application/json">{"a":1}</script><script type="application/ld+json">{}</script>',
    '<script src="/x.js"></script><script>1 < 2</script><script type="module">2</script>',
    '<p title="<script>no</script>">&lt;script&gt;3&lt;/script&gt;</p>',
  ].join('')
  expect(inlineHashes(html)).toEqual({
    scripts: [hashOf('1 < 2'), hashOf('2')],
    styles: [hashOf('a > b{}'), hashOf('b{}')],
  })
})

test('a nonce is added only to the style sheets of a document', () => {
  const html =
    '<style data-href="x">a{}</style><link rel="stylesheet" href="/y"/><link rel="icon"/>'
  expect(withNonce(html, 'n0')).toBe(
    '<style nonce="n0" data-href="x">a{}</style><link nonce="n0" rel="stylesheet" href="/y"/><link rel="icon"/>',
  )
})
