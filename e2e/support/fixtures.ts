import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { LeadWithDeliveries } from '#server/store/leads/leads-store.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import { findBrowser, firefox } from '../../tools/test/browser.ts'
import { enterDesk } from '../../tools/test/desk-session.ts'
import { startFakeEmailJs, startFakeSmtp } from '../../tools/test/fake-mail.ts'
import { type SiteProcess, startSite } from '../../tools/test/site-process.ts'
import { insertAsTyped } from './firefox.ts'
import type { Visitor } from './lead-forms.ts'
import { startWithoutScripts } from './without-scripts.ts'

export { expect }

/** The production site of one worker, with the two services that its leads are delivered to. */
interface Site {
  url: string
  smtp: Awaited<ReturnType<typeof startFakeSmtp>>
  emailJs: Awaited<ReturnType<typeof startFakeEmailJs>>
  /** Its settings, as environment variables: the same database for the `leads` command. */
  settings: Record<string, string>
}

type Mail = Awaited<ReturnType<typeof startFakeSmtp>>['mails'][number]['mail']

/** The mails about this test's visitor. Each waits for its mail. */
interface Mailbox {
  /** The mail to the agency. */
  toAgency: () => Promise<Mail>
  /** The acknowledgement. */
  toVisitor: () => Promise<Mail>
  /** How many of each have arrived so far. */
  count: () => { toAgency: number; toVisitor: number }
}

/** Details of a journey that the driver of another engine cannot run: it is skipped there, and counted so. */
export const chromiumOnly = (reason: string) => ({
  annotation: { type: 'chromium', description: reason },
})

/** Whether Firefox runs journeys without scripts: every site that they open is behind a proxy. */
const isSandboxed = ({ name }: { name: string }) => name === 'firefox-no-js'

/** A person at the desk, and the secret of their session. */
export type Session = Awaited<ReturnType<typeof enterDesk>>

interface Fixtures {
  /** Skips what is for an engine that this machine lacks, or for Chromium alone. */
  engine: string
  /** A new visitor for each test, because tests share the mailbox and the database. */
  visitor: Visitor
  mailbox: Mailbox
  /** Reads the leads that this test's visitor has left. */
  leads: () => Promise<LeadWithDeliveries[]>
  /** The database of `site`. */
  store: Store
  /** Empty, and gone after the test. */
  folder: string
  /** Starts a site to be stopped or killed: the worker's own is shared. */
  start: typeof startSite
}

interface WorkerFixtures {
  site: Site
  /** A session at the desk of `site`; here, so that journeys of site and desk share their workers. */
  nina: Session
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  javaScriptEnabled: async ({ javaScriptEnabled }, use, { tags }) =>
    use(javaScriptEnabled && !tags.includes('@no-js')),

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'graaand-e2e-'))
      const smtp = await startFakeSmtp()
      const emailJs = await startFakeEmailJs()
      const settings = {
        DATA_DIR: folder,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'bonjour@graaand.example',
        MAIL_TO: 'agence@graaand.example',
        EMAILJS_ORIGIN: emailJs.origin,
        EMAILJS_PUBLIC_KEY: 'public-key',
        EMAILJS_SERVICE_ID: 'service',
        EMAILJS_TEMPLATE_CONTACT: 'template-contact',
        EMAILJS_TEMPLATE_QUOTE: 'template-quote',
      }
      const site = await startSite(settings)
      const proxy = isSandboxed(project) ? await startWithoutScripts(site.url) : undefined
      await use({ url: proxy?.url ?? site.url, smtp, emailJs, settings })
      proxy?.stop()
      expect(await site.stop(), site.output()).toBe(0)
      await Promise.all([smtp.close(), emailJs.close()])
      await rm(folder, { recursive: true })
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
    if (browserName === 'firefox') await context.addInitScript(insertAsTyped)
    await use(context)
  },

  baseURL: async ({ site, javaScriptEnabled }, use, { project }) => {
    // Chromium's driver turns JavaScript off; those of the others cannot. Firefox has a proxy for `site`.
    if (javaScriptEnabled || project.name !== 'webkit') return use(site.url)
    const proxy = await startWithoutScripts(site.url)
    await use(proxy.url)
    proxy.stop()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
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
    const store = openStore({ databaseUrl: undefined, dataDirectory: site.settings.DATA_DIR ?? '' })
    await use(store)
    await store.close()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'graaand-server-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  start: async ({}, use, { project }) => {
    const started: SiteProcess[] = []
    const proxies: { stop: () => void }[] = []
    await use(async (...how) => {
      const site = await startSite(...how)
      started.push(site)
      if (!isSandboxed(project)) return site
      const proxy = await startWithoutScripts(site.url)
      proxies.push(proxy)
      return { ...site, url: proxy.url }
    })
    // A test that failed half-way leaves its site running.
    for (const { process } of started) process.kill('SIGKILL')
    for (const proxy of proxies) proxy.stop()
  },

  leads: async ({ store, visitor }, use) => {
    await use(async () => {
      const kept = await store.listLeads()
      return kept.filter(({ values }) => values.email === visitor.email)
    })
  },
})

/** Reads every lead of a site's database, while the site runs. */
export async function leadsIn(folder: string) {
  const store = openStore({ databaseUrl: undefined, dataDirectory: folder })
  try {
    return await store.listLeads()
  } finally {
    await store.close()
  }
}

/** Returns the message of a start that fails. */
export const faultOf = (started: Promise<unknown>) =>
  started.then(
    () => 'it started',
    ({ message }: Error) => message,
  )

/** Waits until a page's script has started, and moves the pointer as somebody who is there. */
export async function scriptStarted(page: Page) {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  // Not over a link, which the browser would fetch beforehand.
  await page.mouse.move(1, 1)
  await page.mouse.move(3, 3)
}

/** Opens a page and waits until its script has started. */
export async function openStarted(page: Page, path: string) {
  const response = await page.goto(path)
  await scriptStarted(page)
  return response
}

/** Waits until React has taken over an island. */
export const islandStarted = (page: Page, name: string) =>
  expect(page.locator(`[data-island*="/${name}-"][data-awake]`)).toBeAttached()

/**
 * Holds back files.
 *
 * @returns a function that lets them through
 */
export async function hold(page: Page, files: RegExp | string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
