import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { furnish } from '../tools/prove/fuzz/furnish.ts'
import { expect, test } from './support/fixtures.ts'

const addresses = [
  ...sitePaths(loadContent()),
  '/nulle-part',
  '/devis?service=seo',
  '/plan',
  '/blog?q=seo',
  ...['/healthz', '/api/geo', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt'],
]

/** Checks the headers that MDN's HTTP Observatory (mdn/mdn-http-observatory 1.4.8) gives points for. */
async function expectFullMarks(address: string, answer: Response) {
  const header = (name: string) => answer.headers.get(name) ?? ''
  // Browsers show a PDF with styles of their own.
  const ofViewer = address.endsWith('.pdf') ? "style-src 'unsafe-inline'; " : ''
  const policy = header('content-security-policy').replace(ofViewer, '')
  expect(policy, address).toMatch(/^default-src 'none';.*frame-ancestors/)
  expect(policy, address).not.toMatch(
    /unsafe|\shttp:|(?:script|style|object)-src[^;]* (?:data:|https:|\*)(?: |;|$)/,
  )
  expect(header('strict-transport-security'), address).toMatch(/^max-age=63072000/)
  expect(header('x-content-type-options'), address).toBe('nosniff')
  expect(header('referrer-policy'), address).toMatch(/^(?:no-referrer|same-origin|strict-origin)/)
  // Browsers refuse a sandboxed document that asks for a browsing context group of its own.
  const opener = address === '/plan' ? 'unsafe-none' : 'same-origin'
  expect(header('cross-origin-opener-policy'), address).toBe(opener)
  expect(header('cross-origin-resource-policy'), address).toMatch(/^same-(?:origin|site)$/)
  expect(header('access-control-allow-credentials'), address).toBe('')
  expect(await answer.text(), address).not.toMatch(/<script[^>]*\ssrc="(?:https?:)?\/\//)
}

test('every page and every answer to a post gets full marks from HTTP Observatory', async ({
  site,
  start,
}) => {
  // An https proxy in front of the site.
  const { url: secure } = await start({ ...site.settings, SITE_URL: 'https://graaand.example' })
  for (const address of addresses) await expectFullMarks(address, await fetch(secure + address))
  for (const address of ['/devis', '/contactez-nous', '/']) {
    const body = new URLSearchParams({ name: '' })
    await expectFullMarks(address, await fetch(secure + address, { method: 'POST', body }))
  }

  await test.step('full marks for the desk, an invitation, a client’s page and a file', async () => {
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
      await expectFullMarks(address, answer)
    }
    // Under https the cookie needs its prefix.
    const bare = { Cookie: `bureau=${insider.secret}` }
    expect((await fetch(`${secure}/bureau`, { headers: bare })).status).toBe(401)
  })
})
