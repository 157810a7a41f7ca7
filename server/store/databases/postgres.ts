import {
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  type PrimitiveValueListNode,
  sql,
  type ValueNode,
} from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Pool, types } from 'pg'
import type { Tables } from '../engine/tables.ts'
import type { Store } from '../store.ts'
import { isFromNewer, migrations, newerWords } from './migrations.ts'
import { createSqlStore } from './sql-store.ts'

/** Enough to keep a disk busy, few enough for ten instances on a PostgreSQL of default size. */
const connections = 8

/** Milliseconds in which a PostgreSQL that restarts is back, most of the time. */
const restartTime = 3_000

/** Milliseconds that a large table may take, on a connection of its own. */
const vacuumTime = 600_000

/** So it is with a step of the migration, which rewrites tables of millions of rows. */
const migrationTime = 3_600_000

/** What the driver says when `query_timeout` is over. */
const silence = 'Query read timeout'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const passing = new Set([
  'ECONNREFUSED',
  '57P03', // still starting, or stopping already
  '53300', // too many connections
  '40P01', // a deadlock, of which this transaction was the victim
])
/** Values, constraints and queries that only a mistake of ours makes wrong; 42501 is a missing right. */
const mistakes = /^(?:22|23|42(?!501))/

/** Number of the type `bigint` in every PostgreSQL. */
const int8 = 20

/** Not before it is used: most sites keep their leads in a file. */
const driver = async () => (await import('pg')).default

/**
 * Leads in PostgreSQL, for several instances behind one address.
 *
 * Nothing is asked of it before the first use, and a connection that broke is replaced at the next:
 * a database that is away is an outage that ends by itself.
 *
 * @param url `postgres://user:password@host/database`
 * @param timeout milliseconds that a connection or an answer may take
 */
export function createPostgresStore(url: string, timeout = 10_000): Store {
  return createSqlStore({
    open: () => open(url, timeout),
    isOutage,
    isPassing: (error) => passing.has((error as { code?: string } | null)?.code ?? ''),
    retryTimeout: Math.min(timeout, restartTime),
    // The pool replaces what it knows to be broken; a connection that says nothing, it lends again.
    isWorthReopening: (error) => error instanceof Error && error.message === silence,
    skipsLocked: true,
    async queueUp(trx, keys) {
      await sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
        from unnest(${keys}::text[]) as key`.execute(trx)
    },
    forgetErased: () => forgetErased(url),
  })
}

/**
 * No text of PostgreSQL holds U+0000, and to look for one is an error to it: what is kept and looked
 * for has the replacement character instead, so that whoever sends one finds nothing.
 */
class WithoutNul extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: withoutNul(node.value) }
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(withoutNul) }
  }
}

function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
}

async function open(url: string, timeout: number) {
  const db = connect(url, { timeout, max: connections })
  try {
    const known = await new Migrator({ db, provider }).getMigrations()
    const isOlder = known.some(({ executedAt }) => executedAt === undefined)
    await (isOlder ? migrateAside(url, timeout) : migrate(db))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    transact: <T>(work: (trx: Kysely<Tables>) => Promise<T>) => db.transaction().execute(work),
  }
}

const provider = { getMigrations: async () => migrations }

/** Takes an advisory lock: of instances that start together, one changes the tables. */
async function migrate(db: Kysely<Tables>) {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw isFromNewer(error) ? new Error(newerWords) : error
}

/** Where no answer has to come as soon as a visitor's. */
async function migrateAside(url: string, timeout: number) {
  const db = connect(url, { timeout, answerTime: migrationTime, max: 1 })
  await migrate(db).finally(() => db.destroy())
}

/**
 * @param options.timeout milliseconds that a connection may take
 * @param options.answerTime milliseconds that an answer may take, as long by default
 */
function connect(
  url: string,
  { timeout, answerTime = timeout, max }: { timeout: number; answerTime?: number; max: number },
): Kysely<Tables> {
  const openPool = async (): Promise<Pool> => {
    const pg = await driver()
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: timeout,
      // The server gives up first and says so; a server that is gone says nothing.
      statement_timeout: answerTime,
      query_timeout: answerTime + 1_000,
      idle_in_transaction_session_timeout: answerTime,
      keepAlive: true,
      application_name: 'graaand',
      types: {
        // Instants and counts stay far below 2^53.
        getTypeParser: ((oid, format) =>
          oid === int8
            ? Number
            : pg.types.getTypeParser(oid, format)) as typeof types.getTypeParser,
      },
    })
    // A connection that breaks between two queries has none to fail: unheard, it would end the process.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool }),
    plugins: [new WithoutNul()],
  })
}

/**
 * Makes the room of erased rows free to be written over. What remains until then, in free pages and
 * in the write-ahead log, no query can read: it leaves with the log's own rotation.
 */
async function forgetErased(url: string) {
  const { Client } = await driver()
  const client = new Client({ connectionString: url, query_timeout: vacuumTime })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`vacuum leads, lead_words, notes, messages, presence, deliveries, attempts,
      quotes, quote_versions, follow_links`)
  } finally {
    await client.end()
  }
}

/** The errors that PostgreSQL itself answers say how grave they are; those of the way to it do not. */
function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'severity' in error && 'code' in error
    ? String(error.code)
    : undefined
}

/** Whether the database or the way to it failed, as opposed to a mistake in our own code. */
function isOutage(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return !mistakes.test(state)
  if (!(error instanceof Error)) return false
  // The driver and its pool throw plain errors, the network errors that have a code; what our code
  // does wrong has a class of its own, such as TypeError.
  return 'code' in error || Object.getPrototypeOf(error) === Error.prototype
}
