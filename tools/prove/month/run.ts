import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { agencyCalendar } from '#content/company/calendar.ts'
import { addDays, dayAt, isPast } from '#quotes/dates.ts'
import { stateAt } from '#quotes/states.ts'
import { systemClock as clock } from '#server/clock.ts'
import { runDesk } from '#server/desk-cli.ts'
import { unwantedDays } from '#server/leads/rounds.ts'
import { isAtWork } from '#server/leads/working-hours.ts'
import { sessionLife } from '#server/people/session.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { freePort } from '../../bench/nginx.ts'
import { enterDesk } from '../../test/desk-session.ts'
import { startFakeSmtp } from '../../test/fake-mail.ts'
import { startSite } from '../../test/site-process.ts'
import { ask } from '../chaos/ask.ts'
import { formsOf, type Habits, startClients } from '../chaos/clients.ts'
import { startColleagues } from '../chaos/colleagues.ts'
import type { Quoted } from '../chaos/quote-verdict.ts'
import type { Thanked } from '../chaos/verdict.ts'
import { sendVisitors } from '../chaos/visitors.ts'
import { moveClock } from './clock-by-hand.ts'

const hour = 3_600_000
const day = 24 * hour

/** Days for which requests are kept: several days' worth of them goes before the end. */
const retentionDays = 33

/** Erasing happens once a day, at a round of every hour. */
const purgeDelay = 26 * hour

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

/** A request that was thanked for. */
interface Sent {
  reference: string
  email: string
  at: number
  isHeld: boolean
  isErased: boolean
}

/** A quote with what was said to be kept of it. */
interface Offer extends Quoted {
  validUntil: string
  email: string
  isJudged: boolean
}

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

  /** What is older than it may be is gone, and nothing else. */
  async function judgeErasures() {
    const now = clock.now()
    const kept = new Map((await store.listLeads()).map((lead) => [lead.reference, lead]))
    for (const request of sent) {
      const lead = kept.get(request.reference)
      request.isHeld ||= lead?.quarantine !== undefined
      const life = (request.isHeld ? Math.min(unwantedDays, retentionDays) : retentionDays) * day
      const age = now - request.at
      hold(
        !lead || age < life + purgeDelay,
        `${request.reference} is there after ${age / day} days`,
      )
      hold(
        lead !== undefined || request.isErased || age > life,
        `${request.reference} went too soon`,
      )
      hold(!lead || !request.isErased, `${request.reference} came back`)
      request.isErased ||= lead === undefined
      kept.delete(request.reference)
    }
    hold(kept.size === 0, `${[...kept.keys()]} were sent by nobody`)
  }

  /** Once a quote's last day is over: how it stands, what was sent of it, and what its client may do. */
  async function judgeOffer(offer: Offer) {
    const { id, number, reference, digest, deeds, validUntil } = offer
    const record = await store.quotes.find(id)
    const [version] = record?.versions ?? []
    const acts = deeds.map(({ act }) => act)
    const expected =
      ({ accept: 'accepted', withdraw: 'withdrawn', decline: 'declined', replace: '' } as const)[
        acts.at(-1) ?? 'replace'
      ] || 'expired'
    const state = version && stateAt(version.history, clock.now())
    hold(
      deeds.every(({ isDone }) => isDone),
      `${number}: an act was refused`,
    )
    hold(state === expected, `${number} is ${state}, not ${expected}`)
    const lead = await store.findLead(reference)
    const mails = lead?.handling.messages.filter(({ kind }) => kind === 'quote-reminder') ?? []
    hold(mails.length === (acts.length === 0 ? 1 : 0), `${number} has ${mails.length} reminders`)
    reminders += mails.length
    for (const mail of mails) {
      const left = lead?.deliveries.find(({ messageId }) => messageId === mail.id)?.attempts.at(-1)
      const inTime = left?.outcome === 'sent' && !isPast(validUntil, left.at)
      hold(inTime && isAtWork(mail.at, agencyCalendar), `${number}: reminded out of time`)
    }
    if (acts.length > 0) return
    const secret = smtp.mails
      .findLast(
        ({ envelope, mail }) => envelope.to.includes(offer.email) && mail.text?.includes('/suivi/'),
      )
      ?.mail.text?.match(/\/suivi\/([\w-]{43})/)?.[1]
    const [step, fields] = formsOf(digest).accept
    const late = await ask(agent, `${url}/suivi/${secret}/devis/${number}/${step}`, {}, fields)
    hold(late?.status === 409, `${number}: accepted late, answered ${late?.status}`)
  }

  /** What was accepted outlives its request; what was not goes with it. */
  async function judgeContracts() {
    let kept = 0
    for (const { id, number, reference, digest, deeds } of offers) {
      const isErased = sent.some((request) => request.reference === reference && request.isErased)
      const isContract = deeds.some(({ act }) => act === 'accept')
      const record = await store.quotes.find(id)
      hold((record !== undefined) === (isContract || !isErased), `${number}: kept ${!!record}`)
      if (!record || !isErased) continue
      kept += 1
      const [version] = record.versions
      const key = { quoteId: id, version: 1 }
      const file = digestOf(await store.quotes.readPdf(key, 'sent'))
      const signed = digestOf(await store.quotes.readPdf(key, 'signed'))
      hold(record.lead === null, `${number} still names its request`)
      hold(file === digest && signed === version?.signedDigest, `${number}: another file`)
    }
    return kept
  }

  async function readRest() {
    const now = clock.now()
    const sessions = await store.people.listSessions({ openedAfter: 0, usedAfter: 0 })
    for (const { createdAt, usedAt } of sessions) {
      const isOver =
        now - createdAt > sessionLife.longest + hour || now - usedAt > sessionLife.idle + hour
      hold(!isOver, 'a session that is over is still kept')
    }
    const counted = await store.pageViews.sum('2000-01-01', '9999-12-31')
    const sum = [...counted.values()].reduce((all, count) => all + count, 0)
    hold(sum === views, `${views} views, ${sum} counted`)
    const years = Map.groupBy(offers, ({ number }) => number.slice(0, 'D-2026'.length))
    for (const [year, quotes] of years) {
      const ranks = quotes
        .map(({ number }) => Number(number.split('-').at(-1)))
        .sort((a, b) => a - b)
      hold(
        ranks.every((rank, index) => rank === index + 1),
        `${year}: numbers ${ranks}`,
      )
    }
    for (const { reference, quarantine, deliveries } of await store.listLeads()) {
      // What a person answers leaves from quarantine too.
      const others = deliveries.filter(
        ({ state, messageId }) => state !== (quarantine && !messageId ? 'held' : 'sent'),
      )
      hold(others.length === 0, `${reference}: ${others.map((other) => other.state)}`)
    }
    const ids = smtp.mails.map(({ mail }) => mail.messageId)
    hold(new Set(ids).size === ids.length, `${ids.length - new Set(ids).size} mails left twice`)
  }

  /** Nothing of who was erased is left in a file, where no contract has it. */
  async function judgeTraces() {
    const files = await readdir(folder)
    const bytes = await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')))
    const erased = sent.filter(({ isErased }) => isErased)
    const signers = new Set(offers.map(({ email }) => email))
    for (const { reference, email } of erased) {
      const isThere = !signers.has(email) && bytes.some((text) => text.includes(email))
      hold(!isThere, `${reference} left traces`)
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
        await judgeErasures()
        for (const offer of offers) {
          if (offer.isJudged || !isPast(offer.validUntil, clock.now())) continue
          offer.isJudged = true
          await judgeOffer(offer)
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
    await judgeErasures()
    const contracts = await judgeContracts()
    hold((await site.stop()) === 0, 'it did not stop as told')
    await readRest()
    await store.close()
    await judgeTraces()

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

function digestOf(file: Buffer | undefined) {
  return file && createHash('sha256').update(file).digest('hex')
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
