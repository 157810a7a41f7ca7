import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { agencyCalendar } from '#content/company/calendar.ts'
import { loadContent } from '#content/documents/load.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import { systemClock as clock } from '#server/clock.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { startFakeSmtp } from '../../test/fake-mail.ts'
import { freePort } from '../../test/free-port.ts'
import { startSite } from '../../test/site-process.ts'
import { ask } from '../chaos/ask.ts'
import { type Habits, startClients } from '../chaos/clients.ts'
import { startColleagues } from '../chaos/colleagues.ts'
import type { Thanked } from '../chaos/verdict.ts'
import { sendVisitors } from '../chaos/visitors.ts'
import { moveClock } from './clock-by-hand.ts'
import type { Month } from './verdict.ts'

/** Most clients do nothing. */
const habits: Habits = {
  share: 100,
  validDays: 10,
  remindDays: 5,
  fates: [
    [[['accept']], 20],
    [[['accept'], ['withdraw']], 10],
    [[['decline']], 10],
  ],
}
const quotesADay = 4

/** Milliseconds for the work due in an hour. */
const patience = 20_000

/** Milliseconds, longer than a lease. */
const loan = 30_000

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:152.0) Gecko/20100101 Firefox/152.0'
const pages = ['/', '/devis', '/tarifs/seo', '/blog', '/contactez-nous']

export type Simulation = Awaited<ReturnType<typeof startSimulation>>

/** Starts a server with a movable clock, a mailbox, visitors, and staff who answer. */
export async function startSimulation(seed: string, retentionDays: number) {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-month-'))
  const [port, clockPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const smtp = await startFakeSmtp()
  const agent = new Agent({ keepAlive: true })
  const random = seededRandom(`${seed}: month`)
  const settings = { DATA_DIR: folder }
  const site = await startSite({
    ...settings,
    PORT: String(port),
    SITE_URL: url,
    RETENTION: `${retentionDays}d`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'bonjour@graaand.example',
    MAIL_TO: 'agence@graaand.example',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock-by-hand.ts')}`,
    CLOCK_PORT: String(clockPort),
  })
  const store = createSqliteStore(folder)
  const broken = new Set<string>()
  let moved = 0

  function hold(isKept: boolean, promise: string) {
    if (!isKept) broken.add(promise)
  }

  const month: Month = {
    store,
    url,
    retentionDays,
    calendar: agencyCalendar(loadContent().hours),
    mails: smtp.mails,
    sent: [],
    offers: [],
    views: 0,
    hold,
  }
  const { sent, offers } = month

  return {
    folder,
    settings,
    site,
    smtp,
    month,
    broken,

    visit: (address: string, secret = '') =>
      ask(agent, url + address, { cookie: `bureau=${secret}` }),

    /** Advances both clocks by milliseconds; returns the server's memory in use, in bytes. */
    async move(ms: number): Promise<number> {
      moved += ms
      const answer = await ask(agent, `http://127.0.0.1:${clockPort}/${ms}`, {}, {})
      moveClock(ms)
      return JSON.parse(answer?.text ?? '{}').used
    },

    /** Waits until everything due is sent; a leased delivery is due after its lease. */
    async settle() {
      const start = performance.now()
      for (;;) {
        const due = await store.nextDue(['smtp'])
        if (due === undefined || due > clock.now() + loan) return
        if (performance.now() - start > patience) return hold(false, `mail due at ${due} stays`)
        await pause(5)
      }
    },

    async visitPages() {
      for (const page of pages) {
        const answer = await ask(agent, url + page, { accept: 'text/html', 'user-agent': browser })
        if (answer?.status === 200) month.views += 1
      }
    },

    /** By day, and rarely at night. */
    async sendRequests(): Promise<Thanked[]> {
      const hourOfDay = new Date(clock.now()).getUTCHours()
      const submissions = hourOfDay >= 7 && hourOfDay < 20 ? 4 : 1
      const from = sent.length
      const { thanked } = await sendVisitors(url, { submissions, from, crowd: 4, random })
      for (const { references, email } of thanked) {
        const [reference = ''] = references
        hold(references.size === 1, `${[...references]} are one request`)
        sent.push({ reference, email, at: clock.now(), isHeld: false, isErased: false })
      }
      return thanked
    },

    async workAtDesk(thanked: readonly Thanked[]) {
      const colleagues = await startColleagues(url, { settings, random })
      const clients = await startClients(url, { settings, store, random, habits })
      for (const visitor of thanked) colleagues.show(visitor)
      for (const visitor of thanked.slice(0, quotesADay)) clients.show(visitor)
      await colleagues.rest()
      const { quoted } = await clients.rest()
      for (const quote of quoted) {
        const email = sent.find(({ reference }) => reference === quote.reference)?.email ?? ''
        const validUntil = addDays(dayAt(clock.now()), habits.validDays)
        offers.push({ ...quote, email, validUntil, isJudged: false })
      }
    },

    async sizeOf(end = '') {
      let bytes = 0
      for (const name of await readdir(folder)) {
        // The log beside the database comes and goes.
        if (name.endsWith(end))
          bytes += (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size
      }
      return bytes
    },

    async end() {
      moveClock(-moved)
      site.process.kill('SIGKILL')
      agent.destroy()
      await store.close()
      await smtp.close()
      await rm(folder, { recursive: true })
    },
  }
}
