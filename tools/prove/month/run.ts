import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { agencyCalendar } from '#content/company/calendar.ts'
import { addDays, dayAt, isPast } from '#quotes/dates.ts'
import { systemClock as clock } from '#server/clock.ts'
import { runDesk } from '#server/desk-cli.ts'
import { isAtWork } from '#server/leads/working-hours.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { freePort } from '../../bench/nginx.ts'
import { enterDesk } from '../../test/desk-session.ts'
import { startFakeSmtp } from '../../test/fake-mail.ts'
import { startSite } from '../../test/site-process.ts'
import { ask } from '../chaos/ask.ts'
import { type Habits, startClients } from '../chaos/clients.ts'
import { startColleagues } from '../chaos/colleagues.ts'
import type { Thanked } from '../chaos/verdict.ts'
import { sendVisitors } from '../chaos/visitors.ts'
import { moveClock } from './clock-by-hand.ts'
import {
  judgeContracts,
  judgeErasures,
  judgeOffer,
  judgeRest,
  judgeTraces,
  type Month,
  type Offer,
  type Sent,
} from './verdict.ts'

const hour = 3_600_000

/** Days for which requests are kept: several days' worth of them goes before the end. */
const retentionDays = 33

/** When mail cannot leave: from which hour on, and for how many. It is tried for 72. */
const allOutages: [from: number, hours: number][] = [
  [50, 5],
  [200, 30],
  [500, 60],
]

/** Most clients leave their quote where it is. */
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

/** Milliseconds that a server may take for what has become due in an hour. */
const patience = 20_000

/** Longer than an attempt keeps a delivery, in milliseconds. */
const loan = 30_000

/** Bytes that a request may take with its mails, and a quote with its files: some times what they do. */
const room = { lead: 12_000, quote: 400_000 }

/** Of memory in use, what the last week may have more than the first. */
const slack = 16 * 2 ** 20

/** What anybody here typed. */
const typed = /visiteu|librairie|garrigue|example\.org|trop cher|rappeler, |notre réponse/i

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:152.0) Gecko/20100101 Firefox/152.0'
const pages = ['/', '/devis', '/tarifs/seo', '/blog', '/contactez-nous']

export interface MonthReport {
  figures: string[]
  /** Promises that were broken. */
  broken: ReadonlySet<string>
}

/**
 * Lets one server process live for so many days, whose clock is moved hour by hour, while visitors come,
 * the agency answers and sends quotes, and nobody looks after the machine; then judges what it erased,
 * kept, sent, wrote down and grew to.
 */
export async function liveMonth({
  seed,
  days,
  progress = () => {},
}: {
  seed: string
  days: number
  progress?: (line: string) => void
}): Promise<MonthReport> {
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
  const outages = allOutages.filter(([from, hours]) => from + hours < days * 24)
  const sent: Sent[] = []
  const offers: Offer[] = []
  const sizes: number[] = []
  const memory: number[] = []
  let moved = 0
  let largestLog = 0
  let views = 0
  let reminders = 0

  function hold(isKept: boolean, promise: string) {
    if (!isKept) broken.add(promise)
  }

  const month: Month = { store, url, retentionDays, mails: smtp.mails, sent, offers, hold }

  /** Both clocks, with what the server's memory holds then. */
  async function move(ms: number) {
    moved += ms
    const answer = await ask(agent, `http://127.0.0.1:${clockPort}/${ms}`, {}, {})
    moveClock(ms)
    return JSON.parse(answer?.text ?? '{}') as { used: number; resident: number }
  }

  /** All that is due has left; what is lent for an attempt is due when its loan ends, seconds later. */
  async function settle() {
    const start = performance.now()
    for (;;) {
      const due = await store.nextDue(['smtp'])
      if (due === undefined || due > clock.now() + loan) return
      if (performance.now() - start > patience) return hold(false, `mail due at ${due} stays`)
      await pause(5)
    }
  }

  async function visitPages() {
    for (const page of pages) {
      const answer = await ask(agent, url + page, { accept: 'text/html', 'user-agent': browser })
      if (answer?.status === 200) views += 1
    }
  }

  /** Requests come by day, and seldom by night. */
  async function sendRequests(hourOfDay: number, today: Thanked[]) {
    const submissions = hourOfDay >= 7 && hourOfDay < 20 ? 4 : 1
    const from = sent.length
    const { thanked } = await sendVisitors(url, { submissions, from, crowd: 4, random })
    for (const visitor of thanked) {
      today.push(visitor)
      const [reference = ''] = visitor.references
      hold(visitor.references.size === 1, `${[...visitor.references]} are one request`)
      const request = { reference, email: visitor.email, at: clock.now() }
      sent.push({ ...request, isHeld: false, isErased: false })
    }
  }

  async function workAtDesk(today: readonly Thanked[]) {
    const colleagues = await startColleagues(url, { settings, random })
    const clients = await startClients(url, { settings, store, random, habits })
    for (const visitor of today) colleagues.show(visitor)
    for (const visitor of today.slice(0, quotesADay)) clients.show(visitor)
    await colleagues.rest()
    const { quoted } = await clients.rest()
    for (const quote of quoted) {
      const email = sent.find(({ reference }) => reference === quote.reference)?.email ?? ''
      const validUntil = addDays(dayAt(clock.now()), habits.validDays)
      offers.push({ ...quote, email, validUntil, isJudged: false })
    }
  }

  async function sizeOf(end = '') {
    let bytes = 0
    for (const name of await readdir(folder)) {
      // A log beside the database comes and goes.
      if (name.endsWith(end))
        bytes += (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size
    }
    return bytes
  }

  try {
    const { secret } = await enterDesk(settings, { email: 'karim@graaand.example' })
    const invited = await runDesk(['invite', 'leila@graaand.example'], {
      store,
      clock,
      siteUrl: url,
    })
    const invitation = invited.output?.trim() ?? ''
    const statusOf = async (address: string, cookie = '') =>
      (await ask(agent, address, { cookie: `bureau=${cookie}` }))?.status

    const start = clock.now()
    let today: Thanked[] = []
    let lastDayAtDesk = ''
    for (let passed = 0; passed < days * 24; passed++) {
      const isAway = outages.some(([from, hours]) => passed >= from && passed < from + hours)
      if (outages.some(([from]) => passed === from)) smtp.goAway()
      if (outages.some(([from, hours]) => passed === from + hours)) await smtp.comeBack()
      if (passed === 1)
        hold((await statusOf(`${url}/bureau`, secret)) === 200, 'a session ended early')
      if (passed === 14)
        hold((await statusOf(`${url}/bureau`, secret)) === 401, 'an idle session lives')
      if (passed === 47) hold((await statusOf(invitation)) === 200, 'an invitation ended early')
      if (passed === 49) hold((await statusOf(invitation)) === 404, 'an invitation lives')

      await visitPages()
      await sendRequests(new Date().getUTCHours(), today)
      const date = dayAt(clock.now())
      if (date !== lastDayAtDesk && isAtWork(clock.now(), agencyCalendar)) {
        lastDayAtDesk = date
        await workAtDesk(today)
        today = []
      }
      if (!isAway) await settle()
      const { used } = await move(hour)
      if (!isAway) await settle()
      const health = await ask(agent, `${url}/healthz`, {})
      hold(health?.status === 200, `healthz answered ${health?.status} after ${passed} hours`)
      const { overdue = 0, dead = 0 } = JSON.parse(health?.text ?? '{}').deliveries ?? {}
      const outage = outages.find(([from, hours]) => passed === from + hours - 1)
      hold(!outage || overdue > 0, 'an outage of hours is told by nobody')
      hold(dead === 0, `${dead} deliveries were given up`)

      largestLog = Math.max(largestLog, await sizeOf('-wal'))
      if ((passed + 1) % 24 === 0) {
        await judgeErasures(month)
        for (const offer of offers) {
          if (offer.isJudged || !isPast(offer.validUntil, clock.now())) continue
          offer.isJudged = true
          reminders += await judgeOffer(offer, month)
        }
      }
      if ((passed + 1) % (7 * 24) === 0) {
        sizes.push(await sizeOf())
        memory.push(used)
        progress(
          `${(passed + 1) / 24} days, ${sent.length} requests, ${offers.length} quotes, ${smtp.mails.length} mails, ${broken.size} broken promises`,
        )
      }
    }
    // What was planned for its seconds has been done: a minute's views too.
    await move(6 * hour)
    await settle()
    await judgeErasures(month)
    const contracts = await judgeContracts(month)
    hold((await site.stop()) === 0, 'it did not stop as told')
    await judgeRest(month, views)
    await store.close()
    await judgeTraces(folder, month)

    const kept = sent.filter(({ isErased }) => !isErased).length
    const lines = site.output().split('\n')
    const leak = lines.find((line) => typed.test(line))
    hold(leak === undefined, `the log says: ${leak}`)
    const most = room.lead * kept + room.quote * offers.length
    hold((sizes.at(-1) ?? 0) < most, `${sizes.at(-1)} bytes for ${kept} requests`)
    const [first = 0] = memory
    hold((memory.at(-1) ?? 0) < first + slack, `memory grew: ${memory}`)
    // One for each attempt; one an hour while mails wait, two a day for what was erased.
    const told = lines.filter((line) => !/delivery [\da-f-]{36} /.test(line))
    const hoursAway = outages.reduce((all, [, hours]) => all + hours + 7, 0)
    hold(told.length < 2 * days + hoursAway, `${told.length} lines of the log`)
    const count = (act: string) => offers.filter(({ deeds }) => deeds.at(-1)?.act === act).length
    const held = sent.filter(({ isErased, isHeld }) => isErased && isHeld).length
    const erased = sent.length - kept
    return {
      figures: [
        `${days} days hour by hour from ${new Date(start).toISOString().slice(0, 10)}, RETENTION=${retentionDays}d`,
        `${sent.length} requests, ${views} views; mail away for ${outages.map(([, hours]) => hours).join(', ')} h, ${smtp.mails.length} mails left, each once`,
        `${erased} requests erased in time, ${held} of them from quarantine, ${kept} kept`,
        `${offers.length} quotes: ${count('accept')} accepted, ${count('withdraw')} withdrawn from, ${count('decline')} declined, the others expired or open; ${reminders} reminders, each once and before the last day; ${contracts} contracts outlived their request`,
        `${lines.length} lines of log, ${told.length} of them not about one delivery`,
        `data folder in MB by week: ${sizes.map(toMegabytes).join(', ')}; write-ahead log at most ${toMegabytes(largestLog)}`,
        `memory in use in MB by week: ${memory.map(toMegabytes).join(', ')}`,
        `${broken.size} broken promises`,
      ],
      broken,
    }
  } finally {
    moveClock(-moved)
    site.process.kill('SIGKILL')
    agent.destroy()
    await store.close()
    await smtp.close()
    await rm(folder, { recursive: true })
  }
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
