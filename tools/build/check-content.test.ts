import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { unconfirmedClaims } from '#content/company/claims.ts'
import { missingFacts, unreadWordings } from '#content/company/legal-facts.ts'
import { loadContent } from '#content/documents/load.ts'
import { unconfirmedNotices } from '#quotes/notices.ts'

const content = loadContent()
const publicUrl = 'https://www.example.fr'
const localUrls = [
  '',
  'http://localhost:4000',
  'http://127.0.0.1:3000',
  'https://graaand.test',
] as const

/** Runs the check for each address in one process, whose import of the content takes the most time. */
const script = `
  const outputs = {}
  for (const [number, url] of JSON.parse(process.argv[1]).entries()) {
    process.env.SITE_URL = url
    outputs[url] = ''
    process.stderr.write = (text) => Boolean((outputs[url] += text))
    await import(process.argv[2] + '?' + number)
  }
  process.stdout.write(JSON.stringify(outputs))`

let outputs: Record<string, string> = {}
let warning = ''

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--input-type=module', '--eval', script],
      ...[JSON.stringify([publicUrl, ...localUrls]), join(import.meta.dirname, 'check-content.ts')],
    ],
    { env: {} },
  )
  outputs = JSON.parse(stdout)
  warning = outputs[publicUrl] ?? ''
})

// Spec: L-17.
test('the way to a public address says which facts the agency has to supply', () => {
  for (const label of missingFacts(content.legalFacts)) expect(warning).toContain(label)
})

test('and which contacts are stand-ins', () => {
  const standIns = warning.split('\n').filter((line) => line.endsWith('is a stand-in'))
  expect(standIns).toHaveLength(1 + content.company.offices.length)
})

// Spec: L-29.
test('and which claims wait for it', () => {
  const waiting = [
    ...unconfirmedClaims(content),
    ...unreadWordings(content.legalFacts),
    ...unconfirmedNotices(),
  ]
  for (const line of waiting) expect(warning).toContain(line)
})

test.each(localUrls)('a local address (%s) is left in peace', (siteUrl) => {
  expect(outputs[siteUrl]).toBe('')
})
