import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { createPostgresStore } from '#server/store/databases/postgres.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import type { Store } from '#server/store/store.ts'
import { browserArgs, ensureBrowser, headlessShell } from '../test/browser.ts'
import { enterDesk } from '../test/desk-session.ts'
import { findPostgres, startPostgres } from '../test/postgres-process.ts'
import { startSite } from '../test/site-process.ts'
import { deskBudgets } from './budgets.ts'
import { phone } from './phone.ts'
import { percentile } from './statistics.ts'

/** Requests in the database, and people who ask for pages at once. */
const requests = 100_000
const people = 10
/** Times that each asks; the first ones, some two seconds, are not counted, as for the server. */
const repeats = 20
const warmUp = 4
/** How long they look at most before they ask again, in milliseconds. */
const longestLook = 1_000
/** Times that a phone opens the list, and that a request comes in while one is open. */
const visits = 5

/** A slow phone on slow 4G, really slowed down. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4

/** In the name and the address of many; in one address of eleven; in none. */
const searches = ['fournil+42', 'lea', 'client4242', 'G-4242'].map((words) => `/bureau?q=${words}`)

/** Milliseconds; without PostgreSQL on this machine, nothing is measured on it. */
export type DeskFigures = Partial<Record<keyof typeof deskBudgets, number>>

/**
 * Measures the desk over a database of 100,000 requests: its pages asked for by ten people at once, the
 * list on a slow phone, and how soon an open list says that something came in; in SQLite, and what ten
 * people find in PostgreSQL.
 *
 * @param progress is given a line about what is measured
 */
export async function measureDesk(progress: (line: string) => void): Promise<DeskFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
  const settings = { DATA_DIR: folder }
  progress(`A desk of ${requests} requests…`)
  const references = await fill(createSqliteStore(folder))
  const { secret } = await enterDesk(settings)
  const site = await startSite(settings)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(headlessShell),
    args: browserArgs,
  })
  try {
    const ask = (addresses: readonly string[]) => askAtOnce(site.url, secret, addresses)
    progress('Ten people at once…')
    const list = await ask(['/bureau', '/bureau?filtre=toutes'])
    const search = await ask(searches)
    const request = await ask(references.map((reference) => `/bureau/demandes/${reference}`))
    progress('A slow phone…')
    const onPhone = await measurePhone(browser, site.url, secret)
    progress('What comes in…')
    const news = await measureNews(browser, site.url, secret, folder)
    progress('PostgreSQL…')
    return { list, search, request, ...onPhone, news, ...(await measurePostgres()) }
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

/** What ten people find at once where several instances would keep it. */
async function measurePostgres(): Promise<DeskFigures> {
  const programs = findPostgres()
  if (!programs) return {}
  const postgres = await startPostgres(programs)
  try {
    const settings = { DATABASE_URL: await postgres.createDatabase() }
    await fill(createPostgresStore(settings.DATABASE_URL))
    const { secret } = await enterDesk(settings)
    const site = await startSite(settings)
    try {
      return { searchPostgres: await askAtOnce(site.url, secret, searches) }
    } finally {
      await site.stop()
    }
  } finally {
    postgres.stop()
  }
}

/** What violates its budget, one readable line each. */
export function deskViolations(figures: DeskFigures): string[] {
  return Object.entries(deskBudgets).flatMap(([name, { label, limit }]) => {
    const value = figures[name as keyof DeskFigures]
    return value !== undefined && value > limit
      ? [`${label}: ${value.toFixed(0)} ms instead of at most ${limit}`]
      : []
  })
}

/** Requests of a few weeks that wait, and of years that were answered. */
async function fill(store: Store): Promise<string[]> {
  const now = Date.now()
  const names = ['Inès Haddad', 'Léa Fournil', 'Marc Oliveira', 'Salma Trabelsi']
  const references: string[] = []
  try {
    for (let start = 0; start < requests; start += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, offset) => {
        const number = start + offset
        const reference = `G-${String(number).padStart(6, '0')}`
        if (number % 997 === 0) references.push(reference)
        const receivedAt = now - (requests - number) * 300_000
        const isWaiting = number > requests - 300
        return {
          id: randomUUID(),
          reference,
          form: 'quote' as const,
          fields: JSON.stringify({
            name: names[number % names.length],
            email: `client${number}@exemple.fr`,
            phone: `06 12 ${number}`,
            service: 'Création de Site Web',
            description: `Le fournil numéro ${number % 5_000} veut un site, ses horaires et ses prix.`,
          }),
          address: `client${number}@exemple.fr`,
          page: '/devis',
          notice: '2026-11-21',
          digest: String(number),
          received_at: receivedAt,
          quarantine: null,
          released_at: null,
          state: isWaiting ? ('new' as const) : ('answered' as const),
          assignee: null,
          version: 0,
          waiting_since: isWaiting ? receivedAt : null,
          answered_at: isWaiting ? null : receivedAt + 3_600_000,
          remind_at: null,
          reminded_at: null,
          lost_reason: null,
          lost_detail: null,
          spam_at: null,
        }
      })
      await store.moving.putRows('leads', rows)
    }
    await store.moving.refreshStatistics()
  } finally {
    await store.close()
  }
  return references.slice(-20)
}

/** The p95 of answers to ten people at work, who look at one page before they ask for the next. */
async function askAtOnce(
  url: string,
  secret: string,
  addresses: readonly string[],
): Promise<number> {
  const times: number[] = []
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (let time = 0; time < repeats; time++) {
        const address = addresses[(person + time) % addresses.length]
        await setTimeout(Math.random() * longestLook)
        const start = performance.now()
        const answer = await fetch(url + address, { headers: { Cookie: `bureau=${secret}` } })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
        if (time >= warmUp) times.push(performance.now() - start)
      }
    }),
  )
  return percentile(times, 0.95)
}

async function newContext(browser: Browser, url: string, secret: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone)
  const { hostname } = new URL(url)
  const cookie = { name: 'bureau', value: secret, domain: hostname, path: '/bureau' }
  await context.addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: 'Strict' }])
  return context
}

/** Largest paint of the list, and the slowest answer to a tap on it: the worst of some visits. */
async function measurePhone(browser: Browser, url: string, secret: string) {
  const paints: number[] = []
  const taps: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const context = await newContext(browser, url, secret)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe)
    await page.goto(`${url}/bureau`, { waitUntil: 'load' })
    await page.getByRole('searchbox').tap()
    await page.keyboard.press('f')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    paints.push(await page.evaluate<number>('bench.paint'))
    taps.push(await page.evaluate<number>('bench.slowest'))
    await context.close()
  }
  return { paint: Math.max(...paints), tap: Math.max(...taps) }
}

/** Runs in the page. */
function observe() {
  const bench = { paint: 0, slowest: 0 }
  Object.assign(window, { bench })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) bench.paint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    // What nobody did has no interaction: a pointer that lies where the page appears is over it.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) bench.slowest = Math.max(bench.slowest, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** From the moment a request is on disk until an open list says so: the slowest of some. */
async function measureNews(browser: Browser, url: string, secret: string, folder: string) {
  const context = await newContext(browser, url, secret)
  const page = await context.newPage()
  const listens = page.waitForRequest('**/bureau/flux?*')
  await page.goto(`${url}/bureau`)
  await listens
  const store = createSqliteStore(folder)
  const delays: number[] = []
  try {
    for (let visit = 1; visit <= visits; visit++) {
      await store.keepLead(
        {
          id: randomUUID(),
          reference: `G-NEWS-${visit}`,
          form: 'quote',
          values: { name: 'Paul Garcin', email: 'paul@exemple.fr' },
          page: '/devis',
          notice: '',
          receivedAt: Date.now(),
          digest: randomUUID(),
        },
        [],
        { acknowledgedSince: 0 },
      )
      const start = performance.now()
      await page.getByText(new RegExp(`^${visit} nouvelles? demandes?`)).waitFor()
      delays.push(performance.now() - start)
    }
  } finally {
    await store.close()
    await context.close()
  }
  return Math.max(...delays)
}
