import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, metaPolicy, securityHeaders, withNonce } from './security.ts'

const facts = {
  videoOrigin: 'https://video.example',
  connectTo: ['https://geo.example'],
  formTargets: ["'self'"],
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page may run and wear its own inline blocks, each by its hash, and no others', () => {
  const html = [
    '<style data-href="/assets/root.css">a{}</style><style>b{}</style>',
    '<script type="application/json">{"a":1}</script><script type="application/ld+json">{}</script>',
    '<script src="/x.js"></script><script>console.log(1)</script><script type="module">2</script>',
  ].join('')
  const policy = contentPolicy('/devis', html, facts)
  expect(policy).toContain("default-src 'none';")
  expect(policy).toContain(`script-src 'self' ${hashOf('console.log(1)')} ${hashOf('2')};`)
  expect(policy).toContain(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')};`)
  expect(policy).toContain("connect-src 'self' https://geo.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(metaPolicy('/devis', html, facts)).not.toContain('frame-ancestors')
})

test('the frame of the map trusts styles by a nonce, which Google’s script finds on its sheets', () => {
  const html =
    '<style data-href="x">a{}</style><link rel="stylesheet" href="/y"/><link rel="icon"/>'
  expect(withNonce(html, 'n0')).toBe(
    '<style nonce="n0" data-href="x">a{}</style><link rel="stylesheet" nonce="n0" href="/y"/><link rel="icon"/>',
  )
  const policy = contentPolicy('/plan', html, facts, 'n0')
  expect(policy).toContain(`style-src 'self' ${hashOf('a{}')} 'nonce-n0' https://fonts`)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'self'")
})

test('browsers keep to https where the site is served by it', () => {
  expect(securityHeaders(true)['Strict-Transport-Security']).toContain('max-age=63072000')
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
})
