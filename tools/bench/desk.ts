import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Store } from '#server/store/store.ts'
import { startSite, temporaryFolder } from '#workshop/site.ts'
import { enterDesk, openStoreOf } from '#workshop/staff.ts'
import { findPostgres, startPostgres } from '../test/postgres-process.ts'
import type { PartFigures } from './budgets.ts'
import { progress } from './setup.ts'
import { percentile } from './statistics.ts'

const requests = 100_000
/** Concurrent people. */
const people = 10
/** HTTP requests by each person. */
const repeats = 20
/** First HTTP requests, which are not measured. */
const warmUp = 4
/** Longest pause of a person between two requests, in ms. */
const longestLook = 1_000

/** Searches for a text and a name of many requests, a rare e-mail address, and an unknown reference. */
const searches = ['fournil+42', 'lea', 'client4242', 'G-4242'].map((words) => `/bureau?q=${words}`)

/**
 * Measures the desk with 100,000 stored requests in SQLite, in milliseconds, and its search in PostgreSQL if
 * installed.
 */
export async function measureDesk(): Promise<PartFigures<'desk'>> {
  await using folder = await temporaryFolder()
  const settings = { DATA_DIR: folder.path }
  progress(`A desk of ${requests} requests…`)
  await using store = openStoreOf(settings)
  const references = await fill(store)
  const { secret } = await enterDesk(settings)
  await using site = await startSite(settings)
  const ask = (addresses: readonly string[]) => askAtOnce(site.url, secret, addresses)
  progress('Ten people at once…')
  const figures = {
    list: await ask(['/bureau', '/bureau?filtre=toutes']),
    search: await ask(searches),
    request: await ask(references.map((reference) => `/bureau/demandes/${reference}`)),
  }
  progress('PostgreSQL…')
  return { ...figures, searchPostgres: await measurePostgres() }
}

async function measurePostgres(): Promise<number> {
  const programs = findPostgres()
  if (!programs) return Number.NaN
  using postgres = await startPostgres(programs)
  const settings = { DATABASE_URL: await postgres.createDatabase() }
  await using store = openStoreOf(settings)
  await fill(store)
  const { secret } = await enterDesk(settings)
  await using site = await startSite(settings)
  return await askAtOnce(site.url, secret, searches)
}

/** Inserts the requests of a year, answered except for the last 300; returns twenty references. */
async function fill(store: Store): Promise<string[]> {
  const now = Date.now()
  const names = ['Inès Haddad', 'Léa Fournil', 'Marc Oliveira', 'Salma Trabelsi']
  const none = {
    ...{ quarantine: null, released_at: null, assignee: null, remind_at: null, reminded_at: null },
    ...{ lost_reason: null, lost_detail: null, spam_at: null },
  }
  const referenceOf = (number: number) => `G-${String(number).padStart(6, '0')}`
  const rowOf = (number: number) => {
    const receivedAt = now - (requests - number) * 300_000
    const isWaiting = number > requests - 300
    return {
      ...none,
      id: randomUUID(),
      reference: referenceOf(number),
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
      state: isWaiting ? ('new' as const) : ('answered' as const),
      version: 0,
      waiting_since: isWaiting ? receivedAt : null,
      answered_at: isWaiting ? null : receivedAt + 3_600_000,
    }
  }
  for (let start = 0; start < requests; start += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, offset) => rowOf(start + offset))
    await store.moving.putRows('leads', rows)
  }
  await store.moving.refreshStatistics()
  const last = Math.floor((requests - 1) / 997)
  return Array.from({ length: 20 }, (_, index) => referenceOf((last - index) * 997))
}

/** Returns the p95 of the response times for ten people, each with random pauses between pages. */
async function askAtOnce(url: string, secret: string, addresses: readonly string[]) {
  const times: number[] = []
  const work = async (_: unknown, person: number) => {
    for (let time = 0; time < repeats; time++) {
      const address = addresses[(person + time) % addresses.length]
      await setTimeout(Math.random() * longestLook)
      const start = performance.now()
      const answer = await fetch(url + address, { headers: { Cookie: `bureau=${secret}` } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
      if (time >= warmUp) times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: people }, work))
  return percentile(times, 0.95)
}
