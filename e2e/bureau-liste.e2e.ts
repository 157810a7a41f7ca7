import type { Locator } from '@playwright/test'
import type { Store } from '#server/store/store.ts'
import { keepRequest } from '#workshop/requests.ts'
import { postQuote } from '#workshop/visitor.ts'
import { expectAccessible } from './support/axe.ts'
import { test as base, type Desk, expect } from './support/desk.ts'

const day = 24 * 3_600_000

const test = base.extend<{ list: Desk }>({
  list: async ({ ownDesk, own }, use) => {
    await keep(own.store, 'Salma Trabelsi', 20 * day)
    await keep(own.store, 'Hélène Vidal', 25 * day)
    await use(ownDesk)
  },
})

const keep = (store: Store, name: string, age: number) =>
  keepRequest(
    store,
    { name, email: `${name.replace(/\W/g, '-')}@exemple.fr`, phone: '' },
    { receivedAt: Date.now() - age },
  )

const rows = ({ page }: Desk) => page.getByRole('main').getByRole('listitem')
const names = (desk: Desk) => rows(desk).getByRole('link')
const groups = ({ page }: Desk) => page.getByRole('main').getByRole('heading', { level: 2 })
const openList = (desk: Desk) => desk.openAwake('', '**/bureau/flux?*')

test('an open list announces new requests and a lost connection', async ({ list, page, own }) => {
  for (const { width, height, from } of [
    { width: 390, height: 844, from: 0 },
    { width: 1440, height: 844, from: 0 },
    { width: 1440, height: 400, from: 100 },
  ]) {
    await test.step(`${width} px, ${from > 0 ? 'scrolled down' : 'at its top'}`, async () => {
      const name = `Inès ${width} ${from}`
      await page.setViewportSize({ width, height })
      await openList(list)
      await page.evaluate((top) => scrollTo(0, top), from)
      const texts = await rows(list).allTextContents()
      const topOfRows = () =>
        rows(list)
          .first()
          .evaluate((row) => row.getBoundingClientRect().top)
      const top = await topOfRows()
      const offer = list.status('nouvelle')
      await expect(offer).toHaveCount(0)

      const asked = { name, service: 'Logo et Branding' }
      expect((await postQuote(own.url, asked)).status).toBe(200)
      await expect(offer).toHaveText(`1 nouvelle demande\u00a0: ${name}, logo et branding.`)
      expect(await rows(list).allTextContents()).toEqual(texts)
      // Browsers scroll by whole pixels.
      expect(Math.abs((await topOfRows()) - top)).toBeLessThan(1)
      if (from === 0) await expect(offer).toBeInViewport({ ratio: 1 })
      await page.getByRole('link', { name: 'L’afficher' }).click()
      await expect(page.getByRole('link', { name })).toBeVisible()
      await expect(offer).toHaveCount(0)
    })
  }

  await test.step('the site can stop while a list is connected', async () => {
    const texts = await names(list).allTextContents()
    const alert = list.alert(/Connexion perdue à \d+\u00a0h(\u00a0\d\d)?\./)
    await expect(alert).toHaveCount(0)
    expect(await own.stop()).toBe(0)
    await expect(alert).toContainText('La liste date de ce moment.')
    await expect(page.getByText(/Nouvel essai dans \d\u00a0s\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(names(list)).toHaveText(texts)
  })
})

test('an open list announces a late promise and sorts on request', async ({ list, page, own }) => {
  await keep(own.store, 'Léa Fournil', 0)
  await page.clock.install()
  await openList(list)
  const offer = list.status('promesse')
  const before = ['Promesse dépassée 2', /^À répondre .+ 1$/]
  await expect(groups(list)).toHaveText(before)
  await expect(offer).toHaveCount(0)

  // Six days contain at least one day of opening hours.
  await page.clock.fastForward(6 * day)
  await expect(offer).toHaveText('1\u00a0promesse de plus est dépassée\u00a0: Léa Fournil.')
  await expect(groups(list)).toHaveText(before)
  await expectAccessible(page)

  await list.press('Reclasser la liste')
  await expect(groups(list)).toHaveText(['Promesse dépassée 3'])
  await expect(groups(list)).toBeFocused()
  await expect(names(list)).toHaveText(['Hélène Vidal', 'Salma Trabelsi', 'Léa Fournil'])
  await expect(offer).toHaveCount(0)
})

test('the list is read by keyboard; its keys can be switched off', async ({ list, page }) => {
  await openList(list)
  await expect(names(list)).toHaveText(['Hélène Vidal', 'Salma Trabelsi'])
  const link = (name: string) => page.getByRole('link', { name })
  for (const [key, name] of [
    ['j', 'Hélène Vidal'],
    ['j', 'Salma Trabelsi'],
    ['j', 'Salma Trabelsi'],
    ['k', 'Hélène Vidal'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(link(name)).toBeFocused()
  }

  const taken = page.waitForEvent('load')
  const listensAgain = page.waitForRequest('**/bureau/flux?*')
  await page.keyboard.press('p')
  await taken
  await listensAgain
  await expect(rows(list).first()).toContainText('Nina')
  await expect(rows(list).first()).toContainText('Prise en charge')
  await expect(link('Hélène Vidal')).toBeFocused()

  const dialog = page.getByRole('dialog', { name: 'Les touches' })
  await page.keyboard.press('?')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link('Hélène Vidal')).toBeFocused()

  const field = page.getByRole('searchbox', { name: 'Chercher' })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('jup?')
  await expect(field).toHaveValue('jup?')
  await field.fill('Trabelsi')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 résultat pour «\u00a0Trabelsi\u00a0»')).toBeVisible()

  await test.step('switched-off keys stay off after a reload', async () => {
    await list.open('#touches')
    const choice = page.getByRole('checkbox', { name: 'Utiliser les touches d’une seule lettre' })
    await expect(choice).toBeChecked()
    // The dialog is modal only with its script.
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expectAccessible(page)
    await choice.uncheck()
    await page.getByRole('link', { name: 'Fermer' }).click()
    await page.reload()
    const all = page.getByRole('link', { name: 'toutes les touches' })
    await all.click()
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expect(choice).not.toBeChecked()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await page.keyboard.press('/')
    await expect(all).toBeFocused()
  })
})

test('the place in a list is kept, by Back, by its key and by its link', async ({
  ownDesk: list,
  page,
  own,
}) => {
  const requests: Awaited<ReturnType<typeof keep>>[] = []
  for (let index = 0; index < 55; index += 1) {
    const name = `Client ${String(index).padStart(2, '0')}`
    requests.push(await keep(own.store, name, index * 3_600_000))
  }
  const selected = page.locator(':is(.row, tr):focus-within a')
  const scrolled = () => page.evaluate(() => scrollY)
  const requestsLink = page.getByRole('main').getByRole('link', { name: 'Demandes' })
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0
  const link = (index: number) => page.locator('.row a').nth(index)

  /** Opens a row and returns what every way back must show again. */
  async function openRow(index: number) {
    const address = (await link(index).getAttribute('href')) ?? ''
    await link(index).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const top = await topOf(link(index))
    const before = { url: page.url(), address, top, scrolled: await scrolled() }
    expect(before.scrolled).toBeGreaterThan(100)
    await link(index).click()
    await page.waitForURL(`${own.url}${address}`)
    return before
  }
  async function expectPlace({ url, address, ...before }: Awaited<ReturnType<typeof openRow>>) {
    await expect(selected).toHaveAttribute('href', address)
    expect(page.url()).toBe(url)
    // Browsers scroll by whole pixels.
    await expect.poll(async () => Math.abs((await scrolled()) - before.scrolled)).toBeLessThan(1)
  }

  /** Opens a list and waits until its keys work. */
  async function openAwake(path: string) {
    await list.open(path)
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(selected).toBeFocused({ timeout: 100 })
    }).toPass()
  }

  const edition = page.getByRole('main').getByRole('link', { name: 'Édition' })
  for (const { path, width, row, back } of [
    { path: '?filtre=toutes', width: 390, row: 40, back: requestsLink },
    { path: '?q=client', width: 1440, row: 35, back: 'u' },
    { path: '/edition?q=site', width: 390, row: 30, back: edition },
  ]) {
    await test.step(`/bureau${path}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 300 })
      await openAwake(path)
      const before = await openRow(row)
      await page.goBack()
      await expectPlace(before)
      await page.keyboard.press('Enter')
      await page.waitForURL(`${own.url}${before.address}`)
      const way = typeof back === 'string' ? requestsLink : back
      await expect(way).toHaveAttribute('href', `/bureau${path}`)
      await (typeof back === 'string' ? page.keyboard.press(back) : way.click())
      await expectPlace(before)
    })
  }

  const erase = async (address: string | null) => {
    const left = requests.find(({ reference }) => address?.endsWith(reference))
    await own.store.eraseAddress(left?.values.email ?? '', { person: null, at: Date.now() })
  }

  await test.step('the selected row keeps its height in the window', async () => {
    await openAwake('')
    const above = await link(5).getAttribute('href')
    const { address, top } = await openRow(20)
    await erase(above)
    await requestsLink.click()
    await expect(selected).toHaveAttribute('href', address)
    await expect.poll(async () => Math.abs((await topOf(selected)) - top)).toBeLessThan(1)
  })

  await test.step('the next row takes the place of one that left the list', async () => {
    await openAwake('')
    const next = await link(21).getAttribute('href')
    const { address } = await openRow(20)
    await erase(address)
    await page.goBack()
    await expect(selected).toHaveAttribute('href', next ?? '')
  })
})
