import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { networkOf } from '../spam/traffic.ts'
import { geoRoute, loadCountries, visitorAddress } from './geo.ts'

const countryOf = loadCountries()
const tunis = '196.203.0.1'
const paris = '81.64.0.1'
const proxy = '10.0.0.2'

async function ask(from: string, headers: Record<string, string> = {}, trustedProxies = 0) {
  const socket = { remoteAddress: from }
  const route = geoRoute(countryOf, trustedProxies)
  const response = await route.request('/api/geo', { headers }, { incoming: { socket } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return await response.json()
}

/** Returns the visitor's address as the routes see it behind one proxy. */
async function visitor(written: string) {
  const app = new Hono().get('/', (c) => c.text(visitorAddress(c, 1)))
  const headers = { 'X-Forwarded-For': written }
  const incoming = { socket: { remoteAddress: proxy } }
  return (await app.request('/', { headers }, { incoming })).text()
}

test.each([
  [tunis, 'TN'],
  [`::ffff:${tunis}`, 'TN'],
  ['2c0f:fab0::1', 'TN'],
  [paris, 'FR'],
  ['127.0.0.1', null],
  ['::1', null],
  [proxy, null],
])('the country of %s is %s', async (address, code) => {
  await expect(ask(address)).resolves.toEqual({ country_code: code })
})

test('only a trusted proxy may set the visitor’s country', async () => {
  const claims = { 'X-Forwarded-For': tunis, 'CF-IPCountry': 'TN', 'X-Country-Code': 'TN' }
  await expect(ask(paris, claims)).resolves.toEqual({ country_code: 'FR' })
  await expect(ask(proxy, { 'X-Forwarded-For': tunis }, 1)).resolves.toEqual({
    country_code: 'TN',
  })
  const seen = { 'X-Forwarded-For': paris }
  for (const name of ['CF-IPCountry', 'X-Country-Code']) {
    const headers = { ...seen, [name]: 'tn' }
    await expect(ask(proxy, headers, 1)).resolves.toEqual({ country_code: 'TN' })
  }
})

test.each([1, 2])('headers of a visitor who bypasses %i proxies are ignored', async (proxies) => {
  const claims = { 'CF-IPCountry': 'TN', 'X-Country-Code': 'TN' }
  await expect(ask(paris, claims, proxies)).resolves.toEqual({ country_code: 'FR' })
})

test('only the addresses added by trusted proxies count', async () => {
  // The visitor wrote the first address; the proxy added the second.
  const forged = { 'X-Forwarded-For': `${tunis}, ${paris}` }
  await expect(ask(proxy, forged, 1)).resolves.toEqual({ country_code: 'FR' })
  await expect(ask(proxy, { 'X-Forwarded-For': `${paris}, 10.0.0.3` }, 2)).resolves.toEqual({
    country_code: 'FR',
  })
})

test.each<Record<string, string>>([
  { 'X-Real-IP': tunis },
  { Forwarded: `for=${tunis}` },
  { 'X-Forwarded-For': tunis, 'X-Real-IP': tunis, Forwarded: `for="${tunis}"` },
  { 'X-Forwarded-For': `${tunis}, `.repeat(600) },
  { 'X-Forwarded-For': `${tunis}%eth0, [${tunis}]:80` },
])('other headers that name the visitor’s address are ignored: %j', async (forged) => {
  await expect(ask(paris, forged)).resolves.toEqual({ country_code: 'FR' })
  const said = forged['X-Forwarded-For']
  const passed = { ...forged, 'X-Forwarded-For': said ? `${said}, ${paris}` : paris }
  await expect(ask(proxy, passed, 1)).resolves.toEqual({ country_code: 'FR' })
})

test.each(['XX', 'T1', '', '<script>'])(
  'if a proxy does not know the country (%j), the address decides',
  async (code) => {
    const headers = { 'CF-IPCountry': code, 'X-Forwarded-For': tunis }
    await expect(ask(proxy, headers, 1)).resolves.toEqual({ country_code: 'TN' })
  },
)

test.each([
  `${tunis}:51234`,
  ` ${tunis} `,
  `"${tunis}:51234"`,
  `[::ffff:${tunis}]:51234`,
  `::FFFF:${tunis}`,
  '2c0f:fab0::1',
  '[2c0f:fab0::1]',
  '[2c0f:fab0::1]:51234',
  '"[2c0f:fab0::1]:51234"',
])('an address as some proxies write it (%s) is the visitor’s', async (written) => {
  await expect(ask(proxy, { 'X-Forwarded-For': written }, 1)).resolves.toEqual({
    country_code: 'TN',
  })
  const network = written.includes('fab0') ? '2c0f:fab0:0:0' : tunis
  expect(networkOf(await visitor(written))).toBe(network)
})

test.each(['', 'nope', '999.1.1.1', '999.1.1.1:80', 'unknown', '_hidden', '[]', '[::1', ','])(
  'an invalid address (%j) has no country',
  async (address) => {
    await expect(ask(proxy, { 'X-Forwarded-For': address }, 1)).resolves.toEqual({
      country_code: null,
    })
  },
)
