import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { StoreUnavailable } from './faults.ts'
import type { Tables } from './tables.ts'

/** What a kind of database has of its own; the queries are the same for all. */
export interface Engine {
  /** Connects and brings the tables up to date. */
  open(): Promise<Connection>
  /** Whether an error comes from the database rather than from a mistake in our code. */
  isOutage(error: unknown): boolean
  /** Whether an outage, having changed nothing, may be over in a moment. */
  isPassing(error: unknown): boolean
  /** Milliseconds for which one that may be over is tried again. */
  retryTimeout: number
  /** Whether a fresh connection could cure an outage. */
  isWorthReopening(error: unknown): boolean
  /** Whether rows that others are writing can be passed over; where one writes at a time there are none. */
  skipsLocked: boolean
  /** Waits for the transactions that queued up for the same keys, and keeps later ones waiting. */
  queueUp(trx: Kysely<Tables>, keys: readonly string[]): Promise<void>
  /** Removes what deleted rows leave behind in files; fails with an outage when it cannot yet. */
  forgetErased(db: Kysely<Tables>): Promise<void>
}

interface Connection {
  db: Kysely<Tables>
  /** Runs the work to its commit; it may run twice, its first changes undone. */
  transact<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>
}

/** Between two tries, milliseconds: others' transactions are about as short; a restart is not. */
const pause = { first: 5, longest: 100 }

/** The way to a database: opened at its first use, and anew after what a fresh connection may cure. */
export interface Access {
  /** @throws StoreUnavailable when the database does not answer, as do the others */
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** For queries that change nothing. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** For all others. */
  transact<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** @param engine opened when it is first used: until then it need not be there */
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
        if (engine.isPassing(error) && performance.now() < deadline) {
          await setTimeout(wait)
          continue
        }
        if (engine.isWorthReopening(error)) forget(used)
        throw new StoreUnavailable(error)
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
