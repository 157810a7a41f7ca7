import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { LeadWithDeliveries } from '#server/store/leads/records.ts'
import type { Store } from '#server/store/store.ts'
import type { Visitor } from '#workshop/form-cases.ts'
import { startSite } from '#workshop/site.ts'
import { enterDesk, openStoreOf } from '#workshop/staff.ts'
import { findBrowser, firefox } from '../../tools/test/browser.ts'
import {
  emailJsSettings,
  mailSettings,
  startFakeEmailJs,
  startFakeSmtp,
} from '../../tools/test/fake-mail.ts'
import { adaptPage } from '../../tools/test/firefox.ts'
import { startWithoutScripts } from './without-scripts.ts'

export { expect }

interface Site {
  url: string
  smtp: Awaited<ReturnType<typeof startFakeSmtp>>
  emailJs: Awaited<ReturnType<typeof startFakeEmailJs>>
  /** Environment variables with which the `leads` command opens the same database. */
  settings: Record<string, string>
}

type Mail = Awaited<ReturnType<typeof startFakeSmtp>>['mails'][number]['mail']

interface Mailbox {
  toAgency: () => Promise<Mail>
  toVisitor: () => Promise<Mail>
  count: () => { toAgency: number; toVisitor: number }
}

/** Skips a journey in engines whose driver cannot run it. */
export const chromiumOnly = (reason: string) => ({
  annotation: { type: 'chromium', description: reason },
})

/** Only Chromium's driver turns JavaScript off; the others open a site through a proxy. */
const needsProxy = (javaScriptEnabled: boolean, { name }: { name: string }) =>
  !javaScriptEnabled && name !== 'chromium'

export type Session = Awaited<ReturnType<typeof enterDesk>>

interface Fixtures {
  engine: string
  /** A new visitor for each test, because tests share the mailbox and the database. */
  visitor: Visitor
  mailbox: Mailbox
  /** Leads of this test's visitor. */
  leads: () => Promise<LeadWithDeliveries[]>
  store: Store
  folder: string
  /** Starts a site of the test's own, because the worker's is shared. */
  start: typeof startSite
}

interface WorkerFixtures {
  site: Site
  /** Has the scope of `site`, so that public journeys and those of the desk share workers. */
  nina: Session
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  javaScriptEnabled: async ({ javaScriptEnabled }, use, { tags }) =>
    use(javaScriptEnabled && !tags.includes('@no-js')),

  site: [
    async ({}, use) => {
      await using folder = await mkdtempDisposable(join(tmpdir(), 'graaand-e2e-'))
      const smtp = await startFakeSmtp()
      const emailJs = await startFakeEmailJs()
      const services = { ...mailSettings(smtp.url), ...emailJsSettings(emailJs.origin) }
      const settings = { DATA_DIR: folder.path, ...services }
      const site = await startSite(settings)
      await use({ url: site.url, smtp, emailJs, settings })
      expect(await site.stop(), site.output()).toBe(0)
      await Promise.all([smtp.close(), emailJs.close()])
    },
    { scope: 'worker' },
  ],

  nina: [async ({ site }, use) => use(await enterDesk(site.settings)), { scope: 'worker' }],

  engine: [
    async ({ browserName }, use, { annotations }) => {
      const only = annotations.find(({ type }) => type === 'chromium')
      test.skip(browserName !== 'chromium' && only !== undefined, only?.description)
      const isMissing = browserName === 'firefox' && !findBrowser(firefox)
      test.skip(isMissing, 'Firefox is not on this machine')
      await use(browserName)
    },
    { auto: true },
  ],

  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(adaptPage)
    await use(context)
  },

  baseURL: async ({ site, javaScriptEnabled }, use, { project }) => {
    if (!needsProxy(javaScriptEnabled, project)) return use(site.url)
    const proxy = await startWithoutScripts(site.url)
    await use(proxy.url)
    proxy.stop()
  },

  visitor: ({}, use, { testId, repeatEachIndex }) =>
    use({
      name: 'Inès Haddad',
      email: `ines-${testId}-${repeatEachIndex}@example.org`,
      phone: '+33 6 12 34 56 78',
    }),

  mailbox: async ({ site, visitor }, use) => {
    const toAgency = () => mails().filter(({ replyTo }) => replyTo?.[0]?.address === visitor.email)
    const toVisitor = () => mails().filter(({ to }) => to?.[0]?.address === visitor.email)
    const mails = () => site.smtp.mails.map(({ mail }) => mail)
    const first = async (find: () => Mail[]) => {
      await expect
        .poll(() => find().length, { message: 'mails received', intervals: [50] })
        .toBeGreaterThan(0)
      return find()[0] as Mail
    }
    await use({
      toAgency: () => first(toAgency),
      toVisitor: () => first(toVisitor),
      count: () => ({ toAgency: toAgency().length, toVisitor: toVisitor().length }),
    })
  },

  store: async ({ site }, use) => {
    await using store = openStoreOf(site.settings)
    await use(store)
  },

  folder: async ({}, use) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'graaand-server-'))
    await use(folder.path)
  },

  start: async ({ javaScriptEnabled }, use, { project }) => {
    await using started = new AsyncDisposableStack()
    await use(async (...how) => {
      const site = await startSite(...how)
      // A failed test leaves its site running.
      started.defer(() => void site.process.kill('SIGKILL'))
      if (!needsProxy(javaScriptEnabled, project)) return site
      const proxy = await startWithoutScripts(site.url)
      started.defer(proxy.stop)
      return { ...site, url: proxy.url }
    })
  },

  leads: async ({ store, visitor }, use) => {
    await use(async () => {
      const kept = await store.listLeads()
      return kept.filter(({ values }) => values.email === visitor.email)
    })
  },
})

export async function leadsIn(folder: string) {
  await using store = openStoreOf({ DATA_DIR: folder })
  return await store.listLeads()
}

/** Returns the message of a start that fails. */
export const faultOf = (started: Promise<unknown>) =>
  started.then(
    () => 'it started',
    ({ message }: Error) => message,
  )

/** Returns what a page has logged, and its uncaught errors. */
export async function logOf(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages({ filter: 'all' })
  const errors = await page.pageErrors({ filter: 'all' })
  return [...messages.map((message) => message.text()), ...errors.map(String)]
}

/** Moves the pointer, because the site waits for an interaction. */
export async function scriptStarted(page: Page) {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  // The browser would prefetch a link under the pointer.
  await page.mouse.move(1, 1)
  await page.mouse.move(3, 3)
}

export async function openStarted(page: Page, path: string) {
  const response = await page.goto(path)
  await scriptStarted(page)
  return response
}

export const islandStarted = (page: Page, name: string) =>
  expect(page.locator(`[data-island*="/${name}-"][data-ready]`)).toBeAttached()
