import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { test as base, expect } from './support/fixtures.ts'

interface Desk {
  /** Keys are bound to `localhost`. */
  url: string
  /** `npm run desk -- …`: what it prints. */
  run(...args: string[]): Promise<string>
  /** Changes rows as only time would: nobody waits 48 hours. */
  change(sql: string): void
  /** Another device: a browser with a key store of its own. */
  device(): Promise<Device>
}

interface Device {
  page: Page
  context: BrowserContext
  /** Its key store, spoken to by the browser's own protocol. */
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

/** A phone that recognises its owner at once, and keeps keys for them. */
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

/** Somebody at the desk, on a device of theirs. */
async function enrol(desk: Desk, name: string, label: string): Promise<Device> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@graaand.example`
  const device = await desk.device()
  await takeInvitation(device, (await desk.run('invite', email, '--name', name)).trim(), label)
  return device
}

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Chromium’s own protocol alone has a key store of a test’s',
)

test('from the command to the desk, a second key, out and in again', async ({ desk }) => {
  const link = await desk.run('invite', 'karim@graaand.example', '--name', 'Karim Ben Salah')
  expect(link).toMatch(/^http:\/\/localhost:\d+\/bureau\/invitation\/[\w-]{43}\n$/)
  const phone = await desk.device()
  const { page } = phone

  await page.goto(link.trim())
  await expect(page.getByRole('heading', { name: 'Bienvenue, Karim' })).toBeVisible()
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  // Nothing went wrong yet.
  await expect(page.locator('[data-fault]')).toBeHidden()
  await expect(page.getByLabel('Nom de cet appareil')).toHaveValue('PC Linux de Karim')
  // Looking does not use it up.
  await page.reload()
  await takeInvitation(phone, link.trim(), 'iPhone de Karim')
  await expect(page.getByText('Vous n’avez qu’une clé.')).toBeVisible()

  // The second key, on another device that this browser reaches.
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

  // One lands where one wanted to go.
  await signIn(phone, '/bureau/journal')
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible()
  const actions = await page.getByRole('row').locator('td:first-child').allTextContents()
  expect(actions).toEqual([
    'A ouvert une session',
    'A fermé sa session',
    'A créé une clé',
    'A ouvert une session',
    'A créé une clé',
    'A invité',
  ])
  expect(await desk.run('journal', '--verify')).toMatch(/intact \(lignes\s: 6\)/)
})

test('opened at another address than its keys belong to, the desk says which and leads there', async ({
  desk,
}) => {
  const { page } = await desk.device()
  await page.goto(`${desk.url.replace('localhost', '127.0.0.1')}/bureau`)
  await signInButton(page).click()
  const link = page.getByRole('alert').getByRole('link')
  await expect(link).toHaveText(`${desk.url}/bureau`)
  await link.click()
  await expect(page).toHaveURL(`${desk.url}/bureau`)
})

test('on plain http of another host the desk says which address is right, and why https', async ({
  start,
  folder,
  page,
}) => {
  const site = await start({ DATA_DIR: folder, SITE_URL: 'https://graaand.example' })
  // A name of the same machine, as somebody may have in a bookmark.
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

test('an invitation that was used, is over or never was says the same', async ({ desk }) => {
  const device = await desk.device()
  const { page } = device
  const used = (await desk.run('invite', 'nina@graaand.example')).trim()
  await takeInvitation(device, used, 'MacBook de Nina')
  const late = (await desk.run('invite', 'karim@graaand.example')).trim()
  desk.change('update invitations set expires_at = 1 where used_at is null')
  const texts = new Set<string>()
  for (const link of [used, late, `${desk.url}/bureau/invitation/inconnue`]) {
    expect((await page.goto(link))?.status()).toBe(404)
    texts.add(await page.getByRole('main').innerText())
  }
  expect([...texts]).toEqual([expect.stringContaining('Cette invitation n’est plus valable')])
})

test('a key that was removed is not known any more', async ({ desk }) => {
  const nina = await enrol(desk, 'Nina Ferrand', 'MacBook de Nina')
  const karim = await enrol(desk, 'Karim Ben Salah', 'iPhone de Karim')

  await nina.page.reload()
  await expect(nina.page.getByText('Karim Ben Salah n’a qu’une clé.')).toBeVisible()
  const row = nina.page.getByRole('row', { name: 'karim@graaand.example' })
  await row.getByRole('link', { name: 'Retirer la clé…' }).click()
  const dialog = nina.page.getByRole('dialog', {
    name: 'Retirer la seule clé de Karim Ben Salah ?',
  })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await nina.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await row.getByRole('link', { name: 'Retirer la clé…' }).click()
  await dialog.getByRole('button', { name: 'Retirer la clé' }).click()
  await expect(nina.page.getByText('La clé de Karim Ben Salah est retirée.')).toBeVisible()

  // His session is over at once, and his key opens nothing.
  await karim.page.goto('/bureau')
  await signInButton(karim.page).click()
  await expect(karim.page.getByRole('alert')).toHaveText(
    'Cette clé n’est pas reconnue. Elle a peut-être été retirée. Essayez votre autre clé.',
  )
  await expect(karim.page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expectAccessible(karim.page)
})

test('a key of which somebody has a copy is refused', async ({ desk }) => {
  const nina = await enrol(desk, 'Nina Ferrand', 'MacBook de Nina')
  const { cdp, authenticatorId } = nina.keys
  for (let time = 0; time < 2; time++) {
    await nina.page.getByRole('button', { name: 'Se déconnecter' }).click()
    await signIn(nina)
  }
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const [copy] = credentials
  if (!copy) throw new Error('no key was made')
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  await cdp.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...copy, signCount: 0 },
  })
  await nina.page.getByRole('button', { name: 'Se déconnecter' }).click()
  await signInButton(nina.page).click()
  await expect(nina.page.getByRole('alert')).toHaveText(
    'Cette clé a été refusée\u00a0: une copie semble s’en servir. Prenez votre autre clé et retirez celle-ci.',
  )
})

test('a colleague is invited, and closes a session from elsewhere', async ({ desk }) => {
  const nina = await enrol(desk, 'Nina Ferrand', 'MacBook de Nina')
  await nina.page.getByRole('link', { name: 'Inviter quelqu’un' }).click()
  const dialog = nina.page.getByRole('dialog', { name: 'Inviter quelqu’un' })
  await dialog.getByLabel('Prénom et nom').fill('Sami Gharbi')
  await dialog.getByLabel('E-mail professionnel').fill('sami@graaand.example')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(nina.page.getByText('L’invitation de Sami Gharbi est prête.')).toBeVisible()
  const link = await nina.page.locator('code').innerText()

  const sami = await desk.device()
  await takeInvitation(sami, link, 'iPhone de Sami')
  // Of the team: no inviting.
  await expect(sami.page.getByRole('link', { name: 'Inviter quelqu’un' })).toHaveCount(0)

  await sami.page
    .getByRole('row', { name: 'Nina Ferrand, MacBook de Nina' })
    .getByRole('button', { name: 'Fermer la session' })
    .click()
  await expect(sami.page.getByText('La session est fermée.')).toBeVisible()
  await nina.page.goto('/bureau/equipe')
  await expect(signInButton(nina.page)).toBeVisible()
  // A session closed takes no key away.
  await signIn(nina, '/bureau/equipe')
})

test('a screen left open asks for a key before it changes who may enter', async ({ desk }) => {
  const nina = await enrol(desk, 'Nina Ferrand', 'MacBook de Nina')
  const { cdp, authenticatorId } = nina.keys
  const rename = async (label: string) => {
    await nina.page.goto('/bureau/equipe')
    await nina.page.getByText('Renommer la clé').click()
    await nina.page.getByLabel('Nouveau nom de').fill(label)
    await nina.page.getByRole('button', { name: 'Renommer', exact: true }).click()
  }
  desk.change('update sessions set confirmed_at = 0')
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await rename('Volé')
  await expect(nina.page.getByRole('alert')).toHaveText(
    'Votre changement n’est pas fait\u00a0: il faut montrer votre clé. Recommencez.',
  )
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await rename('Mac de Nina')
  await expect(nina.page.getByText('Le nom de la clé est changé.')).toBeVisible()
  await expect(nina.page.getByRole('cell', { name: 'Mac de Nina, seule clé' })).toBeVisible()
})

test('who is outside gets the sheet and one small script, and no more', async ({ desk }) => {
  const { page } = await desk.device()
  const asked: { status: number; kind: string; bytes: number }[] = []
  page.on('requestfinished', async (request) => {
    const response = await request.response()
    const { responseBodySize } = await request.sizes()
    const [, kind = 'page'] = /\.(\w+)$/.exec(new URL(request.url()).pathname) ?? []
    asked.push({ status: response?.status() ?? 0, kind, bytes: responseBodySize })
  })
  await page.goto('/bureau/demandes/G-7KM4-2XR')
  await expect(signInButton(page)).toBeVisible()
  await page.evaluate('document.fonts.ready')
  await expect
    .poll(() => asked.map(({ status, kind }) => `${status} ${kind}`).toSorted())
    .toEqual(['200 css', '200 js', '200 js', '200 woff2', '401 page'])
  const scripts = asked.filter(({ kind }) => kind === 'js')
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(6_000)
})

for (const width of [390, 1440]) {
  test(`signing out is in sight on every page, ${width} px wide`, async ({ desk }) => {
    const nina = await enrol(desk, 'Nina Ferrand', 'iPhone de Nina')
    desk.change(`insert into leads (id, reference, form, fields, address, page, notice, digest,
      received_at) values ('1', 'G-7KM4-2XR', 'contact', '{"name":"Paul"}', '', '', '', '', 0)`)
    const { page } = nina
    await page.setViewportSize({ width, height: 844 })
    const out = page.getByRole('button', { name: 'Se déconnecter' })
    const pages = [
      '',
      '/devis',
      '/chiffres',
      '/equipe',
      '/journal',
      '/demandes/G-7KM4-2XR',
      '/rien',
    ]
    for (const path of pages) {
      await page.goto(`/bureau${path}`)
      await expect(out, path).toBeInViewport({ ratio: 1 })
    }
    await page.goto('/bureau/demandes/G-7KM4-2XR')
    await page.getByRole('button', { name: 'Faire un devis' }).click()
    await expect(page).toHaveURL(/\/bureau\/devis\//)
    await expect(out).toBeInViewport({ ratio: 1 })
    await out.click()
    await expect(signInButton(page)).toBeVisible()
    expect(await nina.context.cookies()).toEqual([])
  })

  test(`every page can be read by everybody, ${width} px wide`, async ({ desk }) => {
    const link = (await desk.run('invite', 'nina@graaand.example', '--name', 'Nina Ferrand')).trim()
    const nina = await desk.device()
    const { page } = nina
    await page.setViewportSize({ width, height: 900 })
    const look = async () => {
      await expectAccessible(page)
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect(overflow, page.url()).toBeLessThanOrEqual(0)
    }
    await page.goto('/bureau')
    await page.getByText('J’ai perdu ma clé').click()
    await look()
    await page.goto(link)
    await look()
    await takeInvitation(nina, link, 'MacBook de Nina')
    await desk.run('invite', 'karim@graaand.example', '--name', 'Karim Ben Salah')
    await page.reload()
    await page.getByText('Ajouter une clé').click()
    await page.getByText('Renommer la clé').click()
    await look()
    await page.getByRole('link', { name: 'Inviter quelqu’un' }).click()
    await look()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Retirer la clé…' }).click()
    await look()
    await page.goto('/bureau/journal')
    await look()
    await page.goto(link)
    await look()
  })
}
