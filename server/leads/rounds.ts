import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { instantBefore } from './retention.ts'

const hour = 3_600_000

/** A delivery that has not left this long after it first could is overdue, in milliseconds. */
export const overdueAfter = hour

/** Erasing rewrites the whole file: once a day. */
const betweenPurges = 24 * hour

interface Tools {
  store: Store
  clock: Clock
  log: Log
  /** How long leads are kept, such as `3y`; undefined: until somebody erases them. */
  retention: string | undefined
}

/**
 * Makes a round at once and then every hour: says in one line of the log which deliveries need
 * somebody, and once a day erases what is older than `retention`.
 *
 * @returns what to call to make no more rounds
 * Spec: L-5
 */
export function startRounds({ store, clock, log, retention }: Tools): () => void {
  let lastPurge = Number.NEGATIVE_INFINITY
  let cancel = () => {}

  async function reportTrouble() {
    const { overdue, dead } = await store.trouble(clock.now() - overdueAfter)
    if (overdue + dead === 0) return
    log.error(
      `trouble: ${overdue} deliveries overdue by an hour, ${dead} dead (npm run leads -- list)`,
    )
  }

  async function purge() {
    const now = clock.now()
    if (retention === undefined || Math.abs(now - lastPurge) < betweenPurges) return
    const limit = instantBefore(now, retention)
    const oldest = await store.oldestLead()
    let tracesLeft = false
    if (limit !== undefined && oldest !== undefined && oldest < limit) {
      const erased = await store.eraseBefore(limit)
      tracesLeft = erased.tracesLeft
      log.info(`purge: ${erased.references.length} leads older than ${retention} erased`)
    }
    if (tracesLeft) log.error('purge: traces stay in the files until the next erasure')
    lastPurge = now
  }

  async function round() {
    for (const task of [reportTrouble, purge]) {
      await task().catch((error) => log.error(error instanceof Error ? error.message : `${error}`))
    }
  }

  function again() {
    cancel = clock.after(hour, again)
    round()
  }

  again()
  return () => cancel()
}
