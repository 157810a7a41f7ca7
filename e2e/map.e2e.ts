import type { Page, Route } from '@playwright/test'
import { googleMap } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { signIn } from './support/desk.ts'
import { expect, logOf, openStarted, test } from './support/fixtures.ts'

const { consent } = loadContent()
const words = consent.map

const service = 'https://maps.googleapis.com/**'

// server/site/security.test.ts reads the policies of page and frame.

const script = `{
  const asked = (window.asked = [])
  const Map = function (place, options) { place.textContent = 'Google'; asked.push(options) }
  const Marker = function ({ map, ...options }) { asked.push(options) }
  google.maps.importLibrary = async () => ({ Map, Marker })
  google.maps.__ib__()
}`

async function standIn(page: Page, answers: () => boolean) {
  const asked: URL[] = []
  await page.route(service, (route) => {
    asked.push(new URL(route.request().url()))
    if (!answers()) return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return asked
}

const mapOf = (page: Page) => page.getByRole('region', { name: words.title })
const drawing = (page: Page) => mapOf(page).getByRole('img', { name: words.drawing })
const frame = (page: Page) => page.frameLocator(`iframe[title="${words.frame}"]`)

test('the map loads after consent, with the specified centre and zoom', async ({
  page,
  baseURL,
}) => {
  const asked = await standIn(page, () => true)
  await openStarted(page, '/contactez-nous')
  await mapOf(page).scrollIntoViewIfNeeded()
  await expect(mapOf(page).getByText('Google Maps, qui reçoit')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const hosts = (await page.requests()).map((request) => new URL(request.url()).origin)
  expect(new Set(hosts)).toEqual(new Set([baseURL]))

  await mapOf(page).getByRole('button', { name: words.accept }).click()
  await expect(frame(page).getByText('Google')).toBeVisible()
  await expect(drawing(page)).toBeHidden()
  await expect(mapOf(page).getByRole('status')).toHaveText(words.success)
  expect(asked).toHaveLength(1)
  // Spec: S-30. The key is empty here, so it is left out.
  const asksFor = ['libraries', 'v', 'language', 'region', 'callback']
  expect([...(asked[0]?.searchParams.keys() ?? [])]).toEqual(asksFor)
  expect(asked[0]?.searchParams.get('language')).toBe('fr')
  const { latitude: lat, longitude: lng, zoom, minZoom } = googleMap
  expect(await page.frames().at(-1)?.evaluate('asked')).toMatchObject([
    { center: { lat, lng }, zoom, minZoom },
    { position: { lat, lng }, title: words.marker },
  ])
  expect({ lat, lng, zoom }).toEqual({ lat: 35.83, lng: 10.64, zoom: 11 })
  expect(await page.context().cookies()).toEqual([])

  await mapOf(page).getByRole('button', { name: words.refuse }).click()
  await expect(drawing(page)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('after four failed requests, the drawing stays and shows a message', async ({ page }) => {
  let works = false
  const asked = await standIn(page, () => works)
  await page.goto('/contactez-nous')
  await mapOf(page).getByRole('button', { name: words.accept }).click()
  await expect(mapOf(page).getByRole('status')).toHaveText(words.failure)
  await expect(mapOf(page).getByRole('status')).toBeFocused()
  await expect(drawing(page)).toBeVisible()
  // n × 2ⁿ ms after the nth failure (Spec: S-30).
  expect((await logOf(page)).filter((line) => line.startsWith('Failed to load Google'))).toEqual(
    [2, 8, 24].map((ms) => `Failed to load Google Maps script, retrying in ${ms} ms.`),
  )
  expect(asked).toHaveLength(4)

  works = true
  await mapOf(page).getByRole('button', { name: words.retry }).click()
  await expect(frame(page).getByText('Google')).toBeVisible()
  // Google refuses a key by calling `gm_authFailure`.
  await page.frames().at(-1)?.evaluate('gm_authFailure()')
  await expect(mapOf(page).getByRole('status')).toHaveText(words.failure)
  await expect(drawing(page)).toBeVisible()
})

test('a frame that fails to load shows a message, and a click loads it', async ({ page }) => {
  await standIn(page, () => true)
  await page.clock.install()
  const failures: [string | RegExp, (route: Route) => Promise<void>][] = [
    ['/plan', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
    ['/plan', (route) => route.abort()],
    [/\/assets\/plan-.*\.js/, (route) => route.fulfill({ status: 404, body: '' })],
  ]
  for (const [address, fail] of failures) {
    await page.route(address, fail)
    await page.goto('/contactez-nous')
    const status = mapOf(page).getByRole('status')
    await mapOf(page).getByRole('button', { name: words.accept }).click()
    await expect(status).toHaveText(words.loading)
    await mapOf(page).scrollIntoViewIfNeeded()
    await expect(async () => {
      await page.clock.fastForward(10_000)
      expect(await status.textContent()).toBe(words.failure)
    }).toPass()
    await expect(drawing(page)).toBeVisible()
    await page.unroute(address)
    await mapOf(page).getByRole('button', { name: words.retry }).click()
    await expect(frame(page).getByText('Google')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
})

test('Google’s script can add styles by a nonce, but access neither the page nor the desk', async ({
  page,
  context,
  site,
}) => {
  const { person } = await signIn(context, site)
  await page.route(service, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // Like Google's script, it copies the nonce of the page's sheet to each style.
      body: `{
        const { nonce } = document.querySelector('style[nonce],link[rel=stylesheet][nonce]')
        const dress = (text, nonce) => {
          const style = Object.assign(document.createElement('style'), { textContent: text, nonce })
          document.head.append(style)
        }
        dress('main { outline: 3px solid rgb(1, 2, 3) }', nonce)
        dress('main { outline: 3px solid rgb(4, 5, 6) }', '')
        // Storage must not throw, and each attempt below must fail; without a sandbox they succeed (docs/decisions).
        sessionStorage.setItem('a', 'b')
        const attempt = async (what) => { try { return await what() } catch (error) { return error.name } }
        const read = async (fetch) => (await fetch('${site.url}/bureau', { credentials: 'include' })).text()
        window.got = Promise.all([
          attempt(() => parent.document.title),
          attempt(() => read(parent.fetch)),
          attempt(() => read(fetch)),
          attempt(() => localStorage.getItem('graaand:carte')),
          attempt(() => { top.location.href = '${site.url}/bureau'; return 'went' }),
        ])
        ${script}
      }`,
    }),
  )
  await openStarted(page, '/contactez-nous')
  await mapOf(page).getByRole('button', { name: words.accept }).click()
  await expect(frame(page).getByText('Google')).toBeVisible()
  await expect(frame(page).getByRole('main')).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  expect(await page.frames().at(-1)?.evaluate('got')).toEqual([
    'SecurityError',
    'SecurityError',
    'TypeError',
    null,
    'SecurityError',
  ])
  await expect(page).toHaveURL('/contactez-nous')
  await page.goto('/bureau')
  await expect(page.getByText(person.name).first()).toBeVisible()

  const policy = async () =>
    (await page.request.get('/plan')).headers()['content-security-policy'] ?? ''
  const [first, second] = [await policy(), await policy()]
  expect(first).toMatch(/style-src[^;]*'nonce-/)
  expect(first).not.toBe(second)
})
