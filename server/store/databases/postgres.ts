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

/** Enough for a busy disk, few enough for ten instances on a default PostgreSQL. */
const connections = 8

/** Milliseconds of a usual PostgreSQL restart. */
const restartTime = 3_000

/** Milliseconds for a large table, on a connection of its own. */
const vacuumTime = 600_000

/** Milliseconds of a migration, which may rewrite millions of rows. */
const migrationTime = 3_600_000

/** The driver's message when `query_timeout` is over. */
const silence = 'Query read timeout'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const transientCodes = new Set([
  'ECONNREFUSED',
  '57P03', // still starting, or stopping already
  '53300', // too many connections
  '40P01', // a deadlock, of which this transaction was the victim
])
/** Errors of values, constraints and queries, which are bugs of ours; 42501 is a missing right. */
const mistakes = /^(?:22|23|42(?!501))/

/** Type number of `bigint` in every PostgreSQL. */
const int8 = 20

/** Loaded on first use, because most sites use SQLite. */
const driver = async () => (await import('pg')).default

/**
 * Broken connections are replaced, so an unreachable database is a temporary outage.
 *
 * @param timeout milliseconds for a connection or an answer
 */
export function createPostgresStore(url: string, timeout = 10_000): Store {
  return createSqlStore({
    open: () => open(url, timeout),
    isOutage,
    isTransient: (error) => transientCodes.has((error as { code?: string } | null)?.code ?? ''),
    retryTimeout: Math.min(timeout, restartTime),
    // The pool replaces connections known to be broken, but reuses a silent one.
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
 * Replaces U+0000, which PostgreSQL's texts cannot contain and its queries reject, by the replacement
 * character.
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

/** The advisory lock lets one of several starting instances migrate. */
async function migrate(db: Kysely<Tables>) {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw isFromNewer(error) ? new Error(newerWords) : error
}

/** Migrates on a connection without a visitor's time limit. */
async function migrateAside(url: string, timeout: number) {
  const db = connect(url, { timeout, answerTime: migrationTime, max: 1 })
  await migrate(db).finally(() => db.destroy())
}

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
      // The server's limit ends first, with a clear error; the driver's limit is for a dead server.
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
    // Without a listener, an idle connection that breaks would end the process.
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
 * Makes the space of erased rows reusable. Bytes remain in free pages and the write-ahead log, where no
 * query reads them, until the log rotates.
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

function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'severity' in error && 'code' in error
    ? String(error.code)
    : undefined
}

/** Returns whether the database or its connection failed, not our own code. */
function isOutage(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return !mistakes.test(state)
  if (!(error instanceof Error)) return false
  // Driver and pool throw plain `Error` objects, the network throws errors with a code; bugs have classes
  // such as TypeError.
  return 'code' in error || Object.getPrototypeOf(error) === Error.prototype
}
