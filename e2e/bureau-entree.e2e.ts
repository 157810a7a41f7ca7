import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInWidths } from './support/axe.ts'
import { test as base, expect } from './support/fixtures.ts'

interface Desk {
  /** Keys are bound to `localhost`. */
  url: string
  run(...args: string[]): Promise<string>
  /** Changes rows of the database, so that the test need not wait for hours. */
  change(sql: string): void
  device(): Promise<Device>
}

interface Device {
  page: Page
  context: BrowserContext
  keys: { cdp: CDPSession; authenticatorId: string }
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ start, folder, browser }, use) => {
    const site = await start({ DATA_DIR: folder })
    const { port } = new URL(site.url)
    const url = `http://localhost:${port}`
    const contexts: BrowserContext[] = []
    await use({
      url,
      async run(...args) {
        const program = join(import.meta.dirname, '../server/desk-cli.ts')
        const env = { DATA_DIR: folder, PORT: port }
        const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env })
        return stdout
      },
      change(sql) {
        const database = new DatabaseSync(join(folder, 'leads.sqlite'), { timeout: 10_000 })
        database.exec(sql)
        database.close()
      },
      async device() {
        const context = await browser.newContext({ baseURL: url })
        contexts.push(context)
        const page = await context.newPage()
        return { page, context, keys: await addKeyStore(context, page) }
      },
    })
    for (const context of contexts) await context.close()
    expect(await site.stop(), site.output()).toBe(0)
  },
})

/** Adds a virtual authenticator that verifies its user without interaction. */
async function addKeyStore(context: BrowserContext, page: Page): Promise<Device['keys']> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

const signInButton = (page: Page) => page.getByRole('button', { name: 'Se connecter avec ma clé' })

async function takeInvitation({ page }: Device, link: string, label: string) {
  await page.goto(link)
  await page.getByLabel('Nom de cet appareil').fill(label)
  await page.getByRole('button', { name: 'Créer ma première clé' }).click()
  await expect(page.getByRole('heading', { name: 'Personnes et clés' })).toBeVisible()
}

async function signIn({ page }: Device, path = '/bureau') {
  await page.goto(path)
  await signInButton(page).click()
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
}

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Only the protocol of Chromium has virtual authenticators',
)

test('an invitation, a second key, signing out and in again', async ({ desk }) => {
  const link = await desk.run('invite', 'karim@graaand.example', '--name', 'Karim Ben Salah')
  expect(link).toMatch(/^http:\/\/localhost:\d+\/bureau\/invitation\/[\w-]{43}\n$/)
  const phone = await desk.device()
  const { page } = phone

  await page.goto(link.trim())
  await expect(page.getByRole('heading', { name: 'Bienvenue, Karim' })).toBeVisible()
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  await expect(page.locator('[data-fault]')).toBeHidden()
  await expect(page.getByLabel('Nom de cet appareil')).toHaveValue('PC Linux de Karim')
  await page.reload()
  await takeInvitation(phone, link.trim(), 'iPhone de Karim')
  await expect(page.getByText('Vous n’avez qu’une clé.')).toBeVisible()

  await phone.keys.cdp.send('WebAuthn.removeVirtualAuthenticator', {
    authenticatorId: phone.keys.authenticatorId,
  })
  phone.keys = await addKeyStore(phone.context, page)
  await page.getByText('Ajouter une clé').click()
  await page.getByLabel('Nom de l’appareil').fill('Mac de Karim')
  await page.getByRole('button', { name: 'Créer cette clé' }).click()
  await expect(page.getByRole('cell', { name: 'iPhone de Karim, Mac de Karim' })).toBeVisible()
  await expect(page.getByText('Vous n’avez qu’une clé.')).toBeHidden()

  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(signInButton(page)).toBeVisible()
  expect(await phone.context.cookies()).toEqual([])

  await signIn(phone, '/bureau/journal')
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible()
  expect(await desk.run('journal', '--verify')).toMatch(/intact \(lignes\s: 6\)/)

  await test.step('at an address where passkeys do not work, the desk links to the right one', async () => {
    const { page } = await desk.device()
    await page.goto(`${desk.url.replace('localhost', '127.0.0.1')}/bureau`)
    await signInButton(page).click()
    const link = page.getByRole('alert').getByRole('link')
    await expect(link).toHaveText(`${desk.url}/bureau`)
    await link.click()
    await expect(page).toHaveURL(`${desk.url}/bureau`)
  })
})

test('on plain http the desk links to its https address', async ({ start, folder, page }) => {
  const site = await start({ DATA_DIR: folder, SITE_URL: 'https://graaand.example' })
  // Another name of this machine, such as that of an old bookmark.
  await page.route('http://bureau.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: site.url + pathname + search }) })
  })
  await page.goto('http://bureau.example/bureau/equipe')
  await signInButton(page).click()
  const said = page.getByRole('alert')
  await expect(said.getByRole('link')).toHaveAttribute(
    'href',
    'https://graaand.example/bureau/equipe',
  )
  await expect(said).toContainText('Une clé d’accès ne sert qu’à cette adresse')
  await expect(said).toContainText('seulement en https')
  expect(await site.stop()).toBe(0)
})

// server/http/desk/desk.test.ts covers roles, sessions that end and copied keys.
test('a dialog invites; a key confirms changes and is refused once removed', async ({ desk }) => {
  const link = (await desk.run('invite', 'nina@graaand.example', '--name', 'Nina Ferrand')).trim()
  const nina = await desk.device()
  const { page } = nina
  await takeInvitation(nina, link, 'MacBook de Nina')
  const sami = await desk.device()
  const { cdp, authenticatorId } = nina.keys

  await page.getByRole('link', { name: 'Inviter quelqu’un' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' })
  await expectAccessible(page)
  await dialog.getByLabel('Prénom et nom').fill('Sami Gharbi')
  await dialog.getByLabel('E-mail professionnel').fill('sami@graaand.example')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  const invitation = await page.getByText(/\/bureau\/invitation\//).innerText()
  await takeInvitation(sami, invitation, 'iPhone de Sami')

  await test.step('after a while, renaming a key needs a new confirmation by key', async () => {
    const rename = async (label: string) => {
      await page.goto('/bureau/equipe')
      await page.getByText('Renommer la clé').click()
      await page.getByLabel('Nouveau nom de').fill(label)
      await page.getByRole('button', { name: 'Renommer', exact: true }).click()
    }
    desk.change('update sessions set confirmed_at = 0')
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await rename('Volé')
    await expect(page.getByRole('alert')).toHaveText(
      'Rien n’a changé\u00a0: confirmez avec votre clé que c’est bien vous, puis recommencez.',
    )
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await rename('Mac de Nina')
    await expect(page.getByText('Le nom de la clé est changé.')).toBeVisible()
  })

  await test.step('a removed key is refused', async () => {
    const row = page.getByRole('row', { name: 'sami@graaand.example' })
    const dialog = page.getByRole('dialog', { name: 'Retirer la seule clé de Sami Gharbi ?' })
    await row.getByRole('link', { name: 'Retirer la clé…' }).click()
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await row.getByRole('link', { name: 'Retirer la clé…' }).click()
    await dialog.getByRole('button', { name: 'Retirer la clé' }).click()
    await expect(page.getByText('La clé de Sami Gharbi est retirée.')).toBeVisible()

    await sami.page.goto('/bureau')
    await signInButton(sami.page).click()
    await expect(sami.page.getByRole('alert')).toHaveText(
      'Cette clé n’est pas reconnue. Elle a peut-être été retirée. Essayez votre autre clé.',
    )
    await expect(sami.page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expectAccessible(sami.page)
  })
})

test('without a session the desk sends one style sheet and small scripts', async ({ desk }) => {
  const { page } = await desk.device()
  await page.goto('/bureau/demandes/G-7KM4-2XR')
  await expect(signInButton(page)).toBeVisible()
  await page.evaluate('document.fonts.ready')
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(
    (await page.requests()).map(async (request) => {
      const [, kind = 'page'] = /\.(\w+)$/.exec(new URL(request.url()).pathname) ?? []
      const { responseBodySize: bytes } = await request.sizes()
      return { line: `${(await request.response())?.status()} ${kind}`, kind, bytes }
    }),
  )
  expect(files.map(({ line }) => line).toSorted()).toEqual(
    '200 css,200 js,200 js,200 js,200 woff2,401 page'.split(','),
  )
  const scripts = files.filter(({ kind }) => kind === 'js')
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(6_000)

  const invitation = (await desk.run('invite', 'nina@graaand.example')).trim()
  for (const address of ['/bureau', invitation, '/bureau/invitation/inconnue']) {
    await page.goto(address)
    if (address === '/bureau') await page.getByText('J’ai perdu ma clé').click()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect(overflow, `${address}, ${width} px`).toBeLessThanOrEqual(0)
    }
    await expectAccessibleInWidths(page)
  }
})
