import { holidaysEndSoon, lastKnownDay } from '#content/company/calendar.ts'
import { dayAt } from '#quotes/dates.ts'
import { contractYears } from '#quotes/retention.ts'
import type { Clock } from '../../clock.ts'
import { day, hour } from '../../days.ts'
import type { Log } from '../../log.ts'
import { sessionLife } from '../../people/session.ts'
import type { Erased } from '../../store/leads/records.ts'
import type { Store } from '../../store/store.ts'
import { instantBefore } from './retention.ts'

/** Milliseconds after which an unsent delivery is overdue. */
export const overdueAfter = hour

/** Days for which quarantined leads and marked spam are stored. */
export const unwantedDays = 30

/** Milliseconds after which heartbeats and drafts are deleted. */
const presenceLife = { seen: 24 * hour, draft: 30 * 24 * hour }

/** Milliseconds for which a picture is stored that is neither on the site nor in a draft. */
const pictureLife = 30 * day

/** Months for which page views are stored, within the CNIL's limit for statistics. */
const pageViewMonths = 25

interface Tools {
  store: Store
  clock: Clock
  log: Log
  retention: string | undefined
}

/**
 * Runs at once and then every hour: logs deliveries that need a person, deletes short-lived data of the desk,
 * indexes new text. Once a day it erases spam, leads older than `retention` (Spec: L-5), expired contracts
 * (Spec: L-34) and unused pictures, and warns when the table of holidays ends within a year.
 */
export function startRounds({ store, clock, log, retention }: Tools): () => Promise<void> {
  let lastDay = Number.NEGATIVE_INFINITY
  let cancel = () => {}
  let rounds = Promise.resolve()

  async function reportTrouble() {
    const { overdue, dead } = await store.trouble(clock.now() - overdueAfter)
    if (overdue + dead === 0) return
    log.error(
      `trouble: ${overdue} deliveries overdue by an hour, ${dead} dead (npm run leads -- list)`,
    )
  }

  async function forget() {
    const now = clock.now()
    await store.people.forgetExpired(now, {
      openedAfter: now - sessionLife.longest,
      usedAfter: now - sessionLife.idle,
    })
    await store.forgetPresence({
      seen: now - presenceLife.seen,
      draft: now - presenceLife.draft,
    })
    const oldest = instantBefore(now, `${pageViewMonths}m`) ?? 0
    await store.pageViews.forgetBefore(dayAt(oldest))
  }

  async function daily() {
    const now = clock.now()
    // At most once a day, because erasing rewrites the whole file.
    if (Math.abs(now - lastDay) < day) return
    if (holidaysEndSoon(now)) {
      log.error(
        `holidays are known until ${lastKnownDay}, later ones count as working days: update date-holidays, run node tools/holidays.ts`,
      )
    }
    await purge(now)
    lastDay = now
  }

  async function purge(now: number) {
    const act = { person: null, at: now }
    const purges: [why: string, Erased][] = []
    const unwanted = instantBefore(now, `${unwantedDays}d`) ?? 0
    if (await store.hasUnwanted(unwanted)) {
      purges.push([
        `in quarantine or called spam for ${unwantedDays} days`,
        await store.eraseUnwanted(unwanted, act),
      ])
    }
    const limit = retention === undefined ? undefined : instantBefore(now, retention)
    const oldest = limit === undefined ? undefined : await store.oldestLead()
    if (limit !== undefined && oldest !== undefined && oldest < limit) {
      purges.push([`older than ${retention}`, await store.eraseBefore(limit, act)])
    }
    for (const [why, { references, contracts }] of purges) {
      const kept = contracts.map(({ number, until }) => `${number} until ${until}`).join(', ')
      log.info(
        `purge: ${references.length} leads ${why} erased${kept && `; contracts kept: ${kept}`}`,
      )
    }
    // Only the last purge counts, because it also removes traces of the earlier ones.
    if (purges.at(-1)?.[1].tracesLeft) {
      log.error('purge: traces stay in the files until the next erasure')
    }
    const forgotten = await store.quotes.forgetContracts(now)
    if (forgotten > 0) {
      log.info(
        `purge: ${forgotten} contracts erased, kept for ${contractYears} years after delivery`,
      )
    }
    const files = await store.publications.forgetPictures(now - pictureLife)
    if (files > 0) log.info(`purge: ${files} files of unused pictures erased`)
  }

  async function round() {
    for (const task of [reportTrouble, forget, daily, store.requests.index]) {
      await task().catch((error) => log.error(error instanceof Error ? error.message : `${error}`))
    }
  }

  function again() {
    cancel = clock.after(hour, again)
    // In sequence, because a clock that jumps starts two rounds.
    rounds = rounds.then(round)
  }

  again()
  return () => {
    cancel()
    return rounds
  }
}
