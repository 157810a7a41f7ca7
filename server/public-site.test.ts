import { expect, test } from 'vitest'
import { isPublicSite } from './public-site.ts'

test.each([
  [undefined, false],
  ['http://localhost:3000', false],
  ['https://site.localhost', false],
  ['http://127.1.2.3:3000', false],
  ['http://[::1]:3000', false],
  ['https://graaand.test', false],
  ['https://bureau.local', false],
  ['https://graaand.example', true],
  ['https://local.graaand.example', true],
  ['https://localhost.graaand.example', true],
])('a site at %s is public: %s', (siteUrl, isPublic) => {
  expect(isPublicSite(siteUrl)).toBe(isPublic)
})
