import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { furnish } from '../tools/prove/fuzz/furnish.ts'
import { startSite } from '../tools/test/site-process.ts'
import { test as base, expect } from './support/fixtures.ts'
import { judge, scoreOf } from './support/observatory.ts'

const { company } = loadContent()
const addresses = [
  ...sitePaths(loadContent()),
  '/nulle-part',
  '/devis?service=seo',
  '/plan',
  '/blog?q=seo',
]

/** The origin of the worker's site as an https proxy would reach it. */
const test = base.extend<{ secure: string }>({
  secure: async ({ site }, use) => {
    const secure = await startSite({ ...site.settings, SITE_URL: 'https://graaand.example' })
    await use(secure.url)
    await secure.stop()
  },
})

async function expectPoints(address: string, answer: Response) {
  const findings = judge({ headers: answer.headers, html: await answer.text() })
  const lost = findings.filter(({ points }) => points < 0)
  expect(scoreOf(findings), `${address}: ${JSON.stringify(lost)}`).toBeGreaterThanOrEqual(130)
}

test('every page and answer to a post has at least 130 points of HTTP Observatory', {
  tag: '@fast',
}, async ({ secure, site }) => {
  const look = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(secure + address, init)
    expect(answer.headers.get('content-security-policy'), address).not.toContain('unsafe')
    await expectPoints(address, answer)
  }
  for (const address of addresses) await look(address)
  for (const address of ['/devis', '/contactez-nous', '/']) {
    await look(address, { method: 'POST', body: new URLSearchParams({ name: '' }) })
  }

  await test.step('so have the desk, an invitation, a client’s page and a file', async () => {
    const insider = await furnish(site.settings)
    const Cookie = `__Secure-bureau=${insider.secret}`
    const [id = '', number = '', draft = ''] = insider.quotes
    const inside = [
      ...['', '/equipe', '/journal', '/journal.csv', '/export.csv', '/chiffres', '/devis', '/rien'],
      ...[`/demandes/${insider.references[1]}`, `/devis/${id}`, `/devis/${draft}`],
      ...[`/devis/${id}/v1/apercu`, `/devis/${id}/v1.pdf`],
    ].map((path) => `/bureau${path}`)
    const outside = ['/bureau/connexion', '/bureau/invitation/x', '/suivi/x', '/suivi/lien']
    const held = ['', `/devis/${number}`, `/devis/${number}/accepter`, `/devis/${number}.pdf`]
    const follow = [...held, '/donnees', '/donnees/corriger', '/rien'].map(
      (path) => insider.link + path,
    )
    for (const address of [...outside, ...inside, ...follow]) {
      const headers = inside.includes(address) ? { Cookie } : undefined
      const answer = await fetch(secure + address, { ...(headers && { headers }) })
      const isFound = !outside.includes(address) && !address.endsWith('/rien')
      expect(answer.status === 200, `${address}: ${answer.status}`).toBe(
        isFound || address === '/suivi/lien',
      )
      expect(answer.headers.get('cache-control'), address).toMatch(/^no-(store|cache)/)
      await expectPoints(address, answer)
    }
    // Under https the cookie without the prefix opens nothing.
    const bare = { Cookie: `bureau=${insider.secret}` }
    expect((await fetch(`${secure}/bureau`, { headers: bare })).status).toBe(401)
  })
})

test('files that are no pages have a policy that allows nothing', async ({ site }) => {
  for (const address of ['/healthz', '/api/geo', '/robots.txt', '/site.webmanifest']) {
    const { headers } = await fetch(site.url + address)
    expect([address, headers.get('content-security-policy')]).toEqual([
      address,
      "default-src 'none'; frame-ancestors 'none'",
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('security.txt names a contact and expires within a year', async ({ site }) => {
  const answer = await fetch(`${site.url}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/i)
  const text = await answer.text()
  expect(text).toContain(`Contact: mailto:${company.email}\n`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000)
})

test('the rules find missing and unsafe headers', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  const score = (change: Record<string, string>, html = '') =>
    scoreOf(judge({ headers: new Headers({ ...good, ...change }), html }))
  const policy = (text: string) => score({ 'content-security-policy': text })
  expect(score({})).toBe(140)
  expect(policy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(80)
  expect(policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(130)
  expect(policy("default-src 'self'; script-src 'unsafe-eval'; frame-ancestors 'none'")).toBe(120)
  expect(policy("default-src 'none'; img-src http://a.example")).toBe(60)
  expect(score({ 'strict-transport-security': 'max-age=3600' })).toBe(130)
  expect(score({ 'strict-transport-security': '' })).toBe(80)
  expect(score({}, '<script async src="https://a.example/x.js"></script>')).toBe(135)
  expect(score({}, '<script async src="http://a.example/x.js"></script>')).toBe(50)
})
