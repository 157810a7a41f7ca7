import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Role } from '#server/store/engine/tables.ts'
import type { Store } from '#server/store/store.ts'
import { keepRequest } from '#workshop/requests.ts'
import { enterDesk, openStoreOf } from '#workshop/staff.ts'
import { mailSettings } from '../../tools/test/fake-mail.ts'
import { adaptPage } from '../../tools/test/firefox.ts'
import { test as base, expect, type Session } from './fixtures.ts'

export { expect }

interface Site {
  url: string
  settings: Record<string, string>
}

interface Fixtures {
  /** A request of this test's visitor; `path` follows `/bureau`. */
  asked: { id: string; reference: string; path: string; email: string }
  desk: Desk
  karim: Desk
  own: Site & { store: Store; stop: () => Promise<number | null> }
  ownDesk: Desk
}

export const test = base.extend<Fixtures>({
  desk: async ({ page, context, site, nina }, use) => {
    await keepSession(context, site, nina)
    await use(new Desk(page, site.url, nina))
  },

  karim: async ({ browser, site }, use) => {
    await using context = await openContext(browser)
    const session = await signIn(context, site, { name: 'Karim Ben Salah', role: 'equipe' })
    await use(new Desk(await context.newPage(), site.url, session))
  },

  asked: async ({ store, visitor }, use) => {
    const { id, reference } = await keepRequest(store, visitor)
    await use({ id, reference, path: `/demandes/${reference}`, email: visitor.email })
  },

  own: async ({ start, folder }, use) => {
    const settings = { DATA_DIR: folder, ...mailSettings('smtp://127.0.0.1:9') }
    const { url, stop } = await start(settings)
    await using store = openStoreOf(settings)
    await use({ url, settings, store, stop: () => stop() })
  },

  ownDesk: async ({ page, context, own }, use) =>
    use(new Desk(page, own.url, await signIn(context, own))),
})

/** Opens a window of another person. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  if (browser.browserType().name() === 'firefox') await context.addInitScript(adaptPage)
  return context
}

export async function signIn(
  context: BrowserContext,
  site: Site,
  who: { name?: string; email?: string; role?: Role } = {},
): Promise<Session> {
  const session = await enterDesk(site.settings, who)
  await keepSession(context, site, session)
  return session
}

async function keepSession(context: BrowserContext, { url }: Site, { secret }: Session) {
  const { hostname: domain } = new URL(url)
  const attributes = { path: '/bureau', secure: true, httpOnly: true, sameSite: 'Strict' } as const
  await context.addCookies([{ name: 'bureau', value: secret, domain, ...attributes }])
}

export class Desk {
  readonly page: Page
  readonly url: string
  readonly person: Session['person']

  constructor(page: Page, url: string, { person }: Session) {
    this.page = page
    this.url = url
    this.person = person
  }

  open = (path = '') => this.page.goto(`${this.url}/bureau${path}`)

  /** Opens a page and waits for a request of its script. */
  async openAwake(path: string, request: string) {
    const awake = this.page.waitForRequest(request)
    await this.open(path)
    await awake
  }

  /** Finds a field by its `name`, which translations do not change. */
  field = (name: string) => this.page.locator(`main [name="${name}"]`)

  /** Takes a pattern too, because `translate` adds a sign before a name. */
  press = (name: string | RegExp) =>
    this.page.getByRole('button', { name, exact: true }).first().click()

  alert = (words: RegExp | string) => this.page.getByRole('alert').filter({ hasText: words })
  status = (words: RegExp | string) => this.page.getByRole('status').filter({ hasText: words })

  card = (title: RegExp | string) =>
    this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: title }) })

  /** The block with title, state and buttons at the top of a page. */
  get head() {
    return this.page.getByRole('heading', { level: 1 }).locator('xpath=../..')
  }

  get history() {
    return this.card('Historique').getByRole('list').first()
  }

  get letter() {
    return this.page.locator('#repondre').locator('textarea[name=text]')
  }

  get send() {
    return this.page.getByRole('button', { name: 'Envoyer', exact: true })
  }

  get total() {
    return this.page.locator('dt', { hasText: 'Total TTC' }).locator('xpath=following::dd[1]')
  }

  /** Creates a draft of a quote with the pack of the request. */
  async beginQuote(path: string) {
    await this.open(path)
    await this.press(/Faire un devis$/)
    await expect(this.field('lines.0.label')).toHaveValue('Pack Professionnel, Site vitrine')
  }

  async completeQuote() {
    await this.field('client.street').fill('12 rue de l’Exemple')
    await this.field('client.postcode').fill('34000')
    await this.field('client.town').fill('Montpellier')
    await this.field('balanceDue').fill('mise en ligne, à 30 jours')
    await this.field('deliveryWeeks').fill('6')
  }
}
