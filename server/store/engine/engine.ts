import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { StoreUnavailable } from './faults.ts'
import type { Tables } from './tables.ts'

export interface Engine {
  /** Connects and migrates. */
  open(): Promise<Connection>
  isOutage(error: unknown): boolean
  /** Returns whether an outage changed nothing and is worth retrying. */
  isTransient(error: unknown): boolean
  /** Milliseconds of retries after such an outage. */
  retryTimeout: number
  isWorthReopening(error: unknown): boolean
  /** Advice to the operator about an outage, for the log. */
  hintFor?(error: unknown): string | undefined
  /** Whether claims can skip rows locked by others; SQLite has a single writer. */
  skipsLocked: boolean
  queueUp(trx: Kysely<Tables>, keys: readonly string[]): Promise<void>
  /** Removes traces of deleted rows from files; throws an outage when it cannot yet. */
  forgetErased(db: Kysely<Tables>): Promise<void>
}

interface Connection {
  db: Kysely<Tables>
  /** The work may run twice, after a rollback. */
  transact<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>
}

/** Milliseconds between attempts: about the length of other transactions, then longer. */
const pause = { first: 5, longest: 100 }

/** Access to a database, opened on first use and again after a failure that a new connection may solve. */
export interface Access {
  /** @throws StoreUnavailable when the database does not answer, as do `read` and `transact` */
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** Runs read-only queries. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** Runs writing queries. */
  transact<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function accessTo(engine: Engine): Access {
  let opening: Promise<Connection> | undefined

  function connect(): Promise<Connection> {
    if (opening) return opening
    const connecting = engine.open()
    connecting.catch(() => forget(connecting))
    opening = connecting
    return connecting
  }

  function forget(connection: Promise<Connection>) {
    if (opening !== connection) return
    opening = undefined
    connection.then(({ db }) => db.destroy()).catch(() => {})
  }

  async function use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const deadline = performance.now() + engine.retryTimeout
    for (let wait = pause.first; ; wait = Math.min(2 * wait, pause.longest)) {
      const used = connect()
      try {
        return await work(await used)
      } catch (error) {
        if (!engine.isOutage(error)) throw error
        if (engine.isTransient(error) && performance.now() < deadline) {
          await setTimeout(wait)
          continue
        }
        if (engine.isWorthReopening(error)) forget(used)
        throw new StoreUnavailable(error, engine.hintFor?.(error))
      }
    }
  }

  return {
    use,
    read: (work) => use(({ db }) => work(db)),
    transact: (work) => use((connection) => connection.transact(work)),

    async close() {
      const used = opening
      opening = undefined
      await used?.then(
        ({ db }) => db.destroy(),
        () => {},
      )
    },
  }
}
