import { dayAt, isPast } from '#quotes/dates.ts'
import { systemClock as clock } from '#server/clock.ts'
import { runDesk } from '#server/desk-cli.ts'
import { isAtWork } from '#server/leads/working-hours.ts'
import { enterDesk } from '../../test/desk-session.ts'
import type { Thanked } from '../chaos/verdict.ts'
import { type Simulation, startSimulation } from './simulation.ts'
import {
  judgeContracts,
  judgeErasures,
  judgeGrowth,
  judgeLog,
  judgeOffer,
  judgeRest,
  judgeTraces,
  type Month,
} from './verdict.ts'

const hour = 3_600_000

/** Days of retention: several days of requests expire before the end. */
const retentionDays = 33

/** Mail outages: first hour and length. Deliveries are retried for 72 hours. */
const allOutages: [from: number, hours: number][] = [
  [50, 5],
  [200, 30],
  [500, 60],
]

export interface MonthReport {
  figures: string[]
  broken: ReadonlySet<string>
}

interface MonthOptions {
  seed: string
  days: number
  progress?: (line: string) => void
}

/**
 * Runs one server for this many days, its clock advanced hour by hour, while visitors come and staff answer
 * and send quotes. Nobody maintains it. Then checks what it erased, stored, sent, logged and used.
 */
export async function liveMonth({
  seed,
  days,
  progress = () => {},
}: MonthOptions): Promise<MonthReport> {
  const simulation = await startSimulation(seed, retentionDays)
  const { month, broken, site, smtp, folder } = simulation
  const { sent, offers, hold } = month
  const outages = allOutages.filter(([from, hours]) => from + hours < days * 24)
  const growth = { sizes: [] as number[], memory: [] as number[] }
  let largestLog = 0
  let reminders = 0
  try {
    const tryDoors = await openDoors(simulation)
    const start = clock.now()
    let today: Thanked[] = []
    let lastDayAtDesk = ''
    for (let passed = 0; passed < days * 24; passed++) {
      const outage = outages.find(([from, hours]) => passed >= from && passed < from + hours)
      if (outages.some(([from]) => passed === from)) smtp.goAway()
      if (outages.some(([from, hours]) => passed === from + hours)) await smtp.comeBack()
      await tryDoors(passed)

      await simulation.visitPages()
      today.push(...(await simulation.sendRequests()))
      const date = dayAt(clock.now())
      if (date !== lastDayAtDesk && isAtWork(clock.now(), month.calendar)) {
        lastDayAtDesk = date
        await simulation.workAtDesk(today)
        today = []
      }
      if (!outage) await simulation.settle()
      const used = await simulation.move(hour)
      if (!outage) await simulation.settle()
      const isLongAway = outage && passed === outage[0] + outage[1] - 1
      await judgeHealth(simulation, passed, isLongAway)

      largestLog = Math.max(largestLog, await simulation.sizeOf('-wal'))
      if ((passed + 1) % 24 === 0) {
        await judgeErasures(month)
        reminders += await judgeOffers(month)
      }
      if ((passed + 1) % (7 * 24) === 0) {
        growth.sizes.push(await simulation.sizeOf())
        growth.memory.push(used)
        progress(
          `${(passed + 1) / 24} days, ${sent.length} requests, ${offers.length} quotes, ${smtp.mails.length} mails, ${broken.size} broken promises`,
        )
      }
    }
    // Work planned for these seconds is done.
    await simulation.move(6 * hour)
    await simulation.settle()
    await judgeErasures(month)
    const contracts = await judgeContracts(month)
    hold((await site.stop()) === 0, 'it did not stop as told')
    await judgeRest(month)
    await month.store.close()
    await judgeTraces(folder, month)
    judgeGrowth(growth, month)
    const lines = site.output().split('\n')
    const told = judgeLog(lines, { days, outages }, month)

    const count = (act: string) => offers.filter(({ deeds }) => deeds.at(-1)?.act === act).length
    const erased = sent.filter(({ isErased }) => isErased)
    const held = erased.filter(({ isHeld }) => isHeld)
    return {
      figures: [
        `${days} days hour by hour from ${new Date(start).toISOString().slice(0, 10)}, RETENTION=${retentionDays}d`,
        `${sent.length} requests, ${month.views} views; mail away for ${outages.map(([, hours]) => hours).join(', ')} h, ${smtp.mails.length} mails left, each once`,
        `${erased.length} requests erased in time, ${held.length} of them from quarantine, ${sent.length - erased.length} kept`,
        `${offers.length} quotes: ${count('accept')} accepted, ${count('withdraw')} withdrawn from, ${count('decline')} declined, the others expired or open; ${reminders} reminders, each once and before the last day; ${contracts} contracts outlived their request`,
        `${lines.length} lines of log, ${told} of them not about one delivery`,
        `data folder in MB by week: ${growth.sizes.map(toMegabytes).join(', ')}; write-ahead log at most ${toMegabytes(largestLog)}`,
        `memory in use in MB by week: ${growth.memory.map(toMegabytes).join(', ')}`,
        `${broken.size} broken promises`,
      ],
      broken,
    }
  } finally {
    await simulation.end()
  }
}

/**
 * Opens a session and an invitation.
 *
 * @returns a check of both after a number of hours
 */
async function openDoors({ settings, month, visit }: Simulation) {
  const { store, url, hold } = month
  const { secret } = await enterDesk(settings, { email: 'karim@graaand.example' })
  const invited = await runDesk(['invite', 'leila@graaand.example'], { store, clock, siteUrl: url })
  const invitation = new URL(invited.output?.trim() ?? '').pathname
  const looks: Record<number, [address: string, secret: string, status: number, promise: string]> =
    {
      1: ['/bureau', secret, 200, 'a session ended early'],
      14: ['/bureau', secret, 401, 'an idle session lives'],
      47: [invitation, '', 200, 'an invitation ended early'],
      49: [invitation, '', 404, 'an invitation lives'],
    }
  return async (passed: number) => {
    const look = looks[passed]
    if (!look) return
    const [address, secret, status, promise] = look
    hold((await visit(address, secret))?.status === status, promise)
  }
}

async function judgeHealth({ visit, month }: Simulation, passed: number, isLongAway = false) {
  const health = await visit('/healthz')
  month.hold(health?.status === 200, `healthz answered ${health?.status} after ${passed} hours`)
  const { overdue = 0, dead = 0 } = JSON.parse(health?.text ?? '{}').deliveries ?? {}
  month.hold(!isLongAway || overdue > 0, 'an outage of hours is told by nobody')
  month.hold(dead === 0, `${dead} deliveries were given up`)
}

/** Checks expired quotes and returns the number of their reminders. */
async function judgeOffers(month: Month) {
  let reminders = 0
  for (const offer of month.offers) {
    if (offer.isJudged || !isPast(offer.validUntil, clock.now(), 'Europe/Paris')) continue
    offer.isJudged = true
    reminders += await judgeOffer(offer, month)
  }
  return reminders
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
