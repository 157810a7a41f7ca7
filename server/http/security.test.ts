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

test('a page may run and wear its own inline blocks, each by its hash, and no others', () => {
  const policy = contentPolicy('/devis', built)
  expect(policy).toContain("default-src 'none';")
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
  expect(policy).toContain("style-src 'self' 'sha256-c';")
  expect(policy).toContain("connect-src 'self' https://geo.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(metaPolicy('/devis', built)).not.toContain('frame-ancestors')
})

test('the frame of the map trusts styles by a nonce, which Google’s script finds on its sheets', () => {
  const policy = contentPolicy('/plan', built, 'n0')
  expect(policy).toContain("style-src 'self' 'sha256-d' 'nonce-n0' https://fonts")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'self'")
})

test('the frame of the map has an origin of its own, and may still use the files of the site', () => {
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

test('a file that is no document of the build may load nothing', () => {
  expect(contentPolicy('/robots.txt', built)).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('browsers keep to https where the site is served by it', () => {
  expect(securityHeaders(true)['Strict-Transport-Security']).toContain('max-age=63072000')
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
})
