import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../engine/tables.ts'

/** Limits a group, so that waiting requests and page loads get their turn. */
const maxJobs = 50

interface Job {
  work(trx: Kysely<Tables>): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

/**
 * Groups transactions of the same turn of the event loop into one, because a disk syncs fifty leads as fast
 * as one. If one fails, all roll back and each runs again alone.
 *
 * @param isOutage whether an error is an outage of the database, which would fail a repeat too
 */
export function groupCommits(db: Kysely<Tables>, isOutage: (error: unknown) => boolean) {
  const waiting: Job[] = []
  let isCommitting = false

  async function commitWaiting() {
    isCommitting = true
    while (waiting.length > 0) {
      await setImmediate()
      await commit(waiting.splice(0, maxJobs))
    }
    isCommitting = false
  }

  async function commit(jobs: readonly Job[]) {
    try {
      const values = await db.transaction().execute(async (trx) => {
        const values: unknown[] = []
        for (const { work } of jobs) values.push(await work(trx))
        return values
      })
      for (const [index, { resolve }] of jobs.entries()) resolve(values[index])
    } catch (error) {
      if (jobs.length === 1 || isOutage(error)) {
        for (const { reject } of jobs) reject(error)
      } else {
        for (const job of jobs) await commit([job])
      }
    }
  }

  return <T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    waiting.push({ work, resolve: resolve as Job['resolve'], reject })
    if (!isCommitting) commitWaiting()
    return promise
  }
}
