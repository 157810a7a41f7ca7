import { expect, test } from 'vitest'
import {
  type BuiltPolicies,
  contentPolicy,
  fileHeaders,
  metaPolicy,
  securityHeaders,
} from './security.ts'

const built: BuiltPolicies = {
  siteUrl: 'https://graaand.example',
  facts: {
    videoOrigin: 'https://video.example',
    connectTo: ['https://geo.example'],
    formTargets: ["'self'"],
  },
  documents: {
    '/devis': { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] },
    '/plan': { scripts: [], styles: ["'sha256-d'"] },
  },
  nonce: 'built',
}

test('the policy of a page allows its own inline scripts and styles by hash, and no others', () => {
  const policy = contentPolicy('/devis', built)
  expect(policy).toContain("default-src 'none';")
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
  expect(policy).toContain("style-src 'self' 'sha256-c';")
  expect(policy).toContain("connect-src 'self' https://geo.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(metaPolicy('/devis', built)).not.toContain('frame-ancestors')
})

test('the policy of the map’s frame allows styles with a nonce', () => {
  const policy = contentPolicy('/plan', built, 'n0')
  expect(policy).toContain("style-src 'self' 'sha256-d' 'nonce-n0' https://fonts")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'self'")
})

test('the sandboxed frame of the map may use the files of the site', () => {
  expect(contentPolicy('/plan', built)).toContain(
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  )
  expect(metaPolicy('/plan', built)).not.toContain('sandbox')
  expect(fileHeaders('/assets/plan-1a2b.js', built, true)).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  const page = fileHeaders('/devis', built, true)
  expect(page['Cross-Origin-Resource-Policy']).toBe('same-origin')
  expect(page).not.toHaveProperty('Access-Control-Allow-Origin')
})

test('the policy of a file that is no document forbids all loads', () => {
  expect(contentPolicy('/robots.txt', built)).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('only a site served by https sends Strict-Transport-Security', () => {
  expect(securityHeaders(true)['Strict-Transport-Security']).toContain('max-age=63072000')
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
})
