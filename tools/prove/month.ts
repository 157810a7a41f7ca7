/**
 * `npm run prove -- month`: simulates forty days of an unattended server, its visitors and staff, in some minutes: the
 * clock is advanced hour by hour. The files of tools/prove/month/ check its data, mails, log, memory and
 * publications.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '#art/seeded-random.ts'
import { agencyCalendar } from '#content/company/calendar.ts'
import { loadContent } from '#content/documents/load.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import { systemClock as clock } from '#server/clock.ts'
import { hour } from '#server/days.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { isAtWork } from '#server/working-hours.ts'
import { startSite, temporaryFolder } from '#workshop/site.ts'
import { sendVisitors, type Thanked } from '#workshop/visitor.ts'
import { ask } from '#workshop/web.ts'
import { mailSettings, startFakeSmtp } from '../test/fake-mail.ts'
import { freePort } from '../test/free-port.ts'
import { type Habits, startAgency } from './chaos/agency.ts'
import { moveClock } from './month/clock-by-hand.ts'
import { startFortnight } from './month/fortnight.ts'
import { startPublishing } from './month/publications.ts'
import { buildReleases } from './month/releases.ts'
import {
  judgeEnd,
  judgeErasures,
  judgeGrowth,
  judgeLog,
  judgeOffers,
  judgeTraces,
  type Month,
} from './month/verdict.ts'
import { record } from './record.ts'

const promise =
  'A month that nobody looks after erases, reminds, expires and keeps what it should, and fills neither disk, nor log, nor memory'

const publicationsPromise =
  'Through such a month every page, article and picture is of the last publication, unused pictures stay 30 days, and a backup comes back'

const fortnightPromise =
  'Through a fortnight with two releases of the site, and a way back, no text that was said to be kept is lost, and no text is dropped without a word'

/** Fewer than the simulated days, so that the requests of the first days expire. */
const retentionDays = 33

/** Percentages; most clients do nothing with their quote. */
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

/** Milliseconds of real time within which the server does the work due in an hour. */
const patience = 20_000
/** Milliseconds, longer than a lease. */
const lease = 30_000

const userAgent = 'Mozilla/5.0 (X11; Linux x64; rv:152.0) Gecko/20100101 Firefox/152.0'
const pages = ['/', '/devis', '/tarifs/seo', '/blog', '/contactez-nous']

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    days: { type: 'string', default: '40' },
    releases: { type: 'boolean', default: false },
  },
})
const { seed } = values
const days = Number(values.days)
/** Mail outages: first hour and length. Deliveries are retried for 72 hours. */
const outages = (
  [
    [50, 5],
    [200, 30],
    [500, 60],
  ] as const
).filter(([from, hours]) => from + hours < days * 24)

console.log(
  `npm run prove -- ${values.releases ? 'fortnight' : 'month'} --seed ${seed} --days ${days}`,
)
await using temporary = await temporaryFolder()
const folder = temporary.path
const [port, clockPort] = [await freePort(), await freePort()]
const url = `http://127.0.0.1:${port}`
const smtp = await startFakeSmtp()
const settings = { DATA_DIR: folder }
const start = clock.now()
const startRelease = (build: string) =>
  startSite(
    {
      ...{ ...settings, PORT: String(port), SITE_URL: url, RETENTION: `${retentionDays}d` },
      ...{ ...mailSettings(smtp.url), CLOCK_PORT: String(clockPort) },
      CLOCK_AHEAD: process.env.CLOCK_AHEAD ?? '0',
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'month/clock-by-hand.ts')}`,
    },
    {},
    ['server/start', build],
  )
await using releasesFolder = await temporaryFolder()
const [first = '', second = ''] = values.releases ? await buildReleases(releasesFolder.path) : []
/** Builds on which the site restarts, with the day: two releases, and the way back. */
const releases = [
  [4, first],
  [8, second],
  [11, first],
] as const
let site = await startRelease(join(import.meta.dirname, '../../build'))
const lines: string[] = []
const store = createSqliteStore(folder)
const random = seededRandom(`${seed}: month`)
const broken = new Set<string>()
const month: Month = {
  ...{ store, retentionDays, mails: smtp.mails, sent: [], offers: [] },
  calendar: agencyCalendar(loadContent().hours),
  hold(isKept, promise) {
    if (!isKept) broken.add(promise)
  },
}
const { sent, offers, hold } = month
const agency = await startPublishing(url, { folder, store, hold })
const people = values.releases ? await startFortnight(url, { settings, store, hold }) : undefined

const growth = { sizes: [] as number[], memory: [] as number[] }
let today: Thanked[] = []
let lastDayAtDesk = ''
for (let passed = 1; passed <= days * 24; passed++) {
  const outage = outages.find(([from, hours]) => passed > from && passed <= from + hours)
  if (outages.some(([from]) => passed === from + 1)) smtp.goAway()
  if (outages.some(([from, hours]) => passed === from + hours + 1)) await smtp.comeBack()
  for (const page of pages) await ask(url + page, { accept: 'text/html', 'user-agent': userAgent })
  today.push(...(await sendRequests()))
  const date = dayAt(clock.now())
  if (date !== lastDayAtDesk && isAtWork(clock.now(), month.calendar)) {
    lastDayAtDesk = date
    await workAtDesk(today)
    await agency.work()
    today = []
  }
  if (!outage) await settle()
  const used = await move(hour)
  if (!outage) await settle()
  await judgeHealth(passed, outage !== undefined && passed === outage[0] + outage[1])
  if (passed % 24 === 0) {
    await judgeErasures(month)
    await judgeOffers(month)
    await agency.judge()
    await people?.work(passed / 24)
    await restartOn(passed / 24)
    await people?.judge()
  }
  if (passed % (7 * 24) === 0) {
    growth.sizes.push(await folderSize())
    growth.memory.push(used)
    const counts = `${sent.length} requests, ${offers.length} quotes, ${smtp.mails.length} mails`
    console.log(`${passed / 24} days, ${counts}, ${broken.size} broken promises`)
  }
}
// Runs the work planned for the next hours.
await move(6 * hour)
await settle()
await judgeErasures(month)
await stop()
const contracts = await judgeEnd(month)
const publications = await store.publications.last()
const published = await agency.end()
await store.close()
await judgeTraces(folder, month)
judgeGrowth(growth, month, publications)
const told = judgeLog(lines, { days, outages }, month)

const count = (act: string) => offers.filter(({ deeds }) => deeds.at(-1)?.act === act).length
const erased = sent.filter(({ isErased }) => isErased)
const held = erased.filter(({ isHeld }) => isHeld)
const reminders = offers.reduce((sum, offer) => sum + (offer.reminders ?? 0), 0)
const inMegabytes = (sizes: number[]) => sizes.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')
const figures = [
  `${days} days hour by hour from ${new Date(start).toISOString().slice(0, 10)}, RETENTION=${retentionDays}d`,
  `${sent.length} requests; mail away for ${outages.map(([, hours]) => hours).join(', ')} h, ${smtp.mails.length} mails left, each once`,
  `${erased.length} requests erased in time, ${held.length} of them from quarantine, ${sent.length - erased.length} kept`,
  `${offers.length} quotes: ${count('accept')} accepted, ${count('withdraw')} withdrawn from, ${count('decline')} declined, the others expired or open; ${reminders} reminders, each once and before the last day; ${contracts} contracts outlived their request`,
  published,
  `${lines.length} lines of log, ${told} of them not about one delivery`,
  `data folder in MB by week: ${inMegabytes(growth.sizes)}; memory in use: ${inMegabytes(growth.memory)}`,
  ...(people ? [people.figures()] : []),
  `${broken.size} broken promises`,
]
console.log([...figures, ...[...broken].slice(0, 20)].join('\n'))
process.exitCode = broken.size > 0 ? 1 : 0
await smtp.close()
// Sets the clock back, because the record has the real date; short runs are not recorded.
moveClock(start - clock.now())
if (people && days >= 14) await record(fortnightPromise, `${figures.join('; ')}; seed ${seed}`)
else if (days >= 40) {
  await record(promise, `${figures.join('; ')}; seed ${seed}`)
  await record(publicationsPromise, `${days} days; ${published}; seed ${seed}`)
}

async function stop() {
  hold((await site.stop()) === 0, 'it did not stop as told')
  lines.push(...site.output().split('\n'))
}

/** Restarts the site on the build of a day, if it has one. */
async function restartOn(day: number) {
  const release = releases.findIndex(([each]) => each === day)
  const [, build] = releases[release] ?? []
  if (!people || build === undefined) return
  await people.before(release + 1)
  await stop()
  site = await startRelease(build)
  await people.after(release + 1)
}

/** Advances both clocks by milliseconds; returns the server's memory in use, in bytes. */
async function move(ms: number): Promise<number> {
  const answer = await ask(`http://127.0.0.1:${clockPort}/${ms}`, {}, {})
  moveClock(ms)
  return JSON.parse(answer?.text ?? '{}').used
}

/** Waits until everything due is sent; a leased delivery is due after its lease. */
async function settle() {
  const start = performance.now()
  for (;;) {
    const due = await store.nextDue(['smtp'])
    if (due === undefined || due > clock.now() + lease) return
    if (performance.now() - start > patience) return hold(false, `mail due at ${due} stays`)
    await pause(5)
  }
}

/** Sends more requests by day than at night. */
async function sendRequests(): Promise<Thanked[]> {
  const hourOfDay = new Date(clock.now()).getUTCHours()
  const submissions = hourOfDay >= 7 && hourOfDay < 20 ? 4 : 1
  const { thanked } = await sendVisitors(url, { submissions, from: sent.length, crowd: 4, random })
  for (const { references, email } of thanked) {
    const [reference = ''] = references
    hold(references.size === 1, `${[...references]} are one request`)
    sent.push({ reference, email, at: clock.now(), isHeld: false, isErased: false })
  }
  return thanked
}

async function workAtDesk(thanked: readonly Thanked[]) {
  const staff = await startAgency(url, { settings, store, random }, habits)
  for (const visitor of thanked) staff.answer(visitor)
  for (const visitor of thanked.slice(0, quotesADay)) staff.quote(visitor)
  const { quoted } = await staff.rest()
  const validUntil = addDays(dayAt(clock.now()), habits.validDays)
  for (const quote of quoted) {
    const email = sent.find(({ reference }) => reference === quote.reference)?.email ?? ''
    offers.push({ ...quote, email, validUntil })
  }
}

async function judgeHealth(passed: number, isLongAway: boolean) {
  const health = await ask(`${url}/healthz`, {})
  hold(health?.status === 200, `healthz answered ${health?.status} after ${passed} hours`)
  const { overdue = 0, dead = 0 } = JSON.parse(health?.text ?? '{}').deliveries ?? {}
  hold(!isLongAway || overdue > 0, 'an outage of hours is told by nobody')
  hold(dead === 0, `${dead} deliveries were given up`)
}

async function folderSize() {
  let bytes = 0
  for (const name of await readdir(folder)) {
    // SQLite creates and removes its log at any time.
    bytes += (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size
  }
  return bytes
}
