import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Log, whereThrown } from '../log.ts'
import type { PublishingRow, PublishingStore } from '../store/content/publishing.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { Publishing, PublishResult } from './edition-types.ts'

interface Parts {
  /** The publication under way, for other instances. */
  shared: PublishingStore
  now(): number
  log: Log
}

export type Failed = Extract<PublishResult, { kind: 'failed' }>

type Begun = Pick<Publishing, 'person' | 'after' | 'changes' | 'restores'> & {
  onBegin: (() => void) | undefined
}

/** Milliseconds between two looks for the end of a publication. */
const interval = 200

/**
 * Milliseconds after which an instance that has not renewed its lease counts as dead, with its publication.
 * If the instance was only slow, the later of two publications is refused as stale.
 */
const lease = 5_000

/** Milliseconds between two renewals. */
const renewal = 1_000

/** Lets one publication at a time run, on any instance. */
export function createRuns({ shared, now, log }: Parts) {
  /** The last publication of this instance. */
  let current: Publishing | undefined

  async function alone(
    { onBegin, ...begun }: Begun,
    work: () => Promise<PublishResult>,
  ): Promise<PublishResult> {
    const run = randomUUID()
    const first: Publishing = { ...begun, run, result: undefined }
    const over = current?.result && current.run
    const other = await shared.begin(rowOf(first), leases(), over)
    if (other) return { kind: 'busy', by: stateIn(other).person.name }
    current = first
    onBegin?.()
    const ended = new AbortController()
    const renewed = renew(first, ended.signal)
    const result = await work().catch(failureOf)
    current = { ...first, result }
    ended.abort()
    await renewed
    await store(current)
    return result
  }

  function rowOf(publishing: Publishing): PublishingRow {
    const until = publishing.result ? now() : now() + lease
    return { run: publishing.run, state: JSON.stringify(publishing), until }
  }

  /** Range of valid lease ends; later ones were stored before a clock was set back. */
  const leases = () => ({ after: now(), before: now() + 2 * lease })

  const stateIn = ({ state }: PublishingRow): Publishing => JSON.parse(state)

  /** A failure is not repeated: the next renewal follows, or the lease ends. */
  const store = (publishing: Publishing) =>
    shared.keep(rowOf(publishing)).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) log.error(`A lease could not be renewed: ${error}`)
    })

  async function renew(publishing: Publishing, ended: AbortSignal) {
    for (;;) {
      await pause(renewal, undefined, { signal: ended }).catch(() => {})
      if (ended.aborted) return
      await store(publishing)
    }
  }

  async function publishing(): Promise<Publishing | undefined> {
    const row = await shared.read()
    // For its own publication, this instance has newer data than the database.
    if (!row || row.run === current?.run) return current
    const state = stateIn(row)
    const { after, before } = leases()
    return state.result || (row.until > after && row.until < before) ? state : undefined
  }

  function failureOf(error: unknown): Failed {
    const nowhere = { kind: 'failed', page: '', change: undefined } as const
    if (error instanceof StoreUnavailable) return { ...nowhere, fault: { kind: 'unstored' } }
    log.error(`A publication failed: ${whereThrown(error)}`)
    return { ...nowhere, fault: { kind: 'broken', message: String(error) } }
  }

  return {
    /** Does the work of a publication unless another one is under way. */
    alone,
    publishing,

    /** Returns `publishing()` once a run is no longer under way, or when the signal aborts. */
    async publishingAfter(run: string, signal: AbortSignal) {
      for (;;) {
        const now = await publishing()
        if (signal.aborted || !now || now.result || now.run !== run) return now
        await pause(interval, undefined, { signal }).catch(() => {})
      }
    },
  }
}
