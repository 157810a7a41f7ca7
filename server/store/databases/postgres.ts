import { userInfo } from 'node:os'
import {
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresAdapter,
  PostgresDialect,
  type PrimitiveValueListNode,
  sql,
  type ValueNode,
} from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { Pool, types } from 'pg'
import { WrongDatabase } from '../engine/faults.ts'
import type { Tables } from '../engine/tables.ts'
import { createSqlStore, type Store } from '../store.ts'
import { isFromNewer, migrations, newerWords } from './migrations.ts'

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

/** A write on a standby, or while the default of database or user is read only: a session keeps that default. */
const readOnly = '25006'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const transientCodes = new Set([
  'ECONNREFUSED',
  '57P03', // still starting, or stopping already
  '53300', // too many connections
  '40P01', // a deadlock, of which this transaction was the victim
  '40001', // a read of a database whose default is a stricter isolation
])
/** Errors of values, constraints and queries, which are bugs of ours; 42501 is a missing right. */
const mistakes = /^(?:22|23|42(?!501))/
/** A missing table, column or schema, as after a change of `search_path`. */
const missingTables = /^(?:42P01|42703|3F000)$/
const missingTablesHint =
  'search_path does not find the tables of this version: set it, or restore a whole dump, then restart the site'
/** Certificates that psql accepts with `sslmode=require`, under which the driver checks them. */
const unknownIssuer =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(?:_LOCALLY)?))$/
const unknownIssuerHint =
  'name the issuer of its certificate in DATABASE_URL: ?sslmode=verify-full&sslrootcert=FILE'

/** PgBouncer's refusal of a start-up parameter; other protocol violations have this code, too. */
const protocolViolation = '08P01'

/** Type number of `bigint` in every PostgreSQL. */
const int8 = 20

/** Loads the driver on first use, because most sites use SQLite. */
async function driver() {
  const { default: pg } = await import('pg')
  // As psql does: $USER, the driver's own default, keeps the name of the caller of su or cron.
  pg.defaults.user = ownName() ?? pg.defaults.user
  return pg
}

/** Returns undefined for a process whose user has no name, as in a container. */
function ownName(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}

/**
 * Broken connections are replaced, so an unreachable database is a temporary outage.
 *
 * @param timeout milliseconds for a connection or an answer
 * @param onNotice receives what the operator should know of a database that serves
 */
export function createPostgresStore(
  url: string,
  timeout = 10_000,
  onNotice: (line: string) => void = () => {},
): Store {
  return createSqlStore({
    open: () => open(url, timeout, onNotice),
    isOutage,
    isTransient: (error) => transientCodes.has(codeOf(error)),
    hintFor,
    retryTimeout: Math.min(timeout, restartTime),
    // The pool replaces connections known to be broken, but reuses a silent one, and one that cannot write.
    isWorthReopening: (error) =>
      error instanceof Error && (error.message === silence || codeOf(error) === readOnly),
    skipsLocked: true,
    async queueUp(trx, keys) {
      await sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
        from unnest(${keys}::text[]) as key`.execute(trx)
    },
    forgetErased: () => forgetErased(url),
  })
}

/** Returns what the operator can do about a failure. */
export function hintFor(error: unknown): string | undefined {
  const code = codeOf(error)
  if (missingTables.test(code)) return missingTablesHint
  return unknownIssuer.test(code) ? unknownIssuerHint : undefined
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

interface Limits {
  timeout: number
  /** PgBouncer refuses them, because sessions shared by clients could not keep them. */
  sendsLimits: boolean
}

async function open(url: string, timeout: number, onNotice: (line: string) => void) {
  try {
    return await openWith(url, { timeout, sendsLimits: true }, onNotice)
  } catch (error) {
    if (codeOf(error) !== protocolViolation) throw error
    return openWith(url, { timeout, sendsLimits: false }, onNotice)
  }
}

async function openWith(url: string, limits: Limits, onNotice: (line: string) => void) {
  const db = connect(url, { ...limits, max: connections })
  try {
    const { schema, user, mayCreate, isOwner } = await findPlace(db)
    const known = await migrator(db, schema).getMigrations()
    const missing = known.filter(({ executedAt }) => executedAt === undefined)
    if (missing.length > 0 && !mayCreate) {
      throw new Error(
        `the user ${user} may not make tables in the schema ${schema} (grant create on schema)`,
      )
    }
    if (isOwner === false) {
      onNotice(
        `The user ${user} does not own the tables: no later version can change them, and erased rows stay in free space until PostgreSQL's own vacuum (alter table … owner to ${user})`,
      )
    }
    if (missing.length === known.length) {
      const others = await otherSchemas(db, schema)
      if (others.length > 0)
        onNotice(
          `New tables are made in the schema ${schema}; search_path does not find those in ${others.join(', ')}`,
        )
    }
    await (missing.length > 0 ? migrateAside(url, schema, limits) : migrate(db, schema))
  } catch (error) {
    await db.destroy()
    const code = codeOf(error)
    if (!mistakes.test(code)) throw error
    // The message of another class of errors may quote a value.
    const cause = code.startsWith('42') ? (error as Error).message : code
    throw new Error(`the tables of a site can be neither found nor made: ${cause}`)
  }
  return {
    db,
    transact: <T>(work: (trx: Kysely<Tables>) => Promise<T>) =>
      db.transaction().setIsolationLevel('read committed').execute(work),
  }
}

async function otherSchemas(db: Kysely<Tables>, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select schemaname as name from pg_tables
    where tablename = 'deliveries' and schemaname <> ${schema}`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Returns the schema of the tables: where `search_path` finds them, or else its first schema. Kysely looks in
 * every schema unless it is named.
 */
async function findPlace(db: Kysely<Tables>) {
  const { rows } = await sql<{
    encoding: string
    path: string
    user: string
    schema: string | null
    mayCreate: boolean | null
    isOwner: boolean | null
  }>`select current_setting('server_encoding') as encoding, current_setting('search_path') as path,
      current_user as user, schema, has_schema_privilege(schema, 'create') as "mayCreate",
      (select pg_has_role(relowner, 'usage') from pg_class
        where oid = to_regclass(${DEFAULT_MIGRATION_TABLE})) as "isOwner"
    from coalesce((select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where pg_class.oid = to_regclass(${DEFAULT_MIGRATION_TABLE})), current_schema()) as schema`.execute(
    db,
  )
  const [place] = rows
  if (place && place.encoding !== 'UTF8') {
    throw new WrongDatabase(
      `it is encoded in ${place.encoding}, which lacks signs that visitors type: create one with ENCODING 'UTF8' TEMPLATE template0`,
    )
  }
  if (place?.schema) return { ...place, schema: place.schema }
  throw new Error(`search_path (${place?.path}) names no schema that exists and may be used`)
}

const migrator = (db: Kysely<Tables>, migrationTableSchema: string) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations }, migrationTableSchema })

/** One of several starting instances migrates, the others wait for the end of its transaction. */
async function migrate(db: Kysely<Tables>, schema: string) {
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${DEFAULT_MIGRATION_TABLE}, 0))`.execute(
        trx,
      )
      await sql`set local statement_timeout = ${sql.lit(migrationTime)}`.execute(trx)
      // New tables join the others, even where another schema comes first.
      await sql`select set_config('search_path',
        concat_ws(', ', quote_ident(${schema}), current_setting('search_path')), true)`.execute(trx)
      const { error } = await migrator(trx, schema).migrateToLatest()
      if (error) throw isFromNewer(error) ? new Error(newerWords) : error
    })
}

/** Migrates on a connection without a visitor's time limit. */
async function migrateAside(url: string, schema: string, limits: Limits) {
  const db = connect(url, { ...limits, answerTime: migrationTime, max: 1 })
  await migrate(db, schema).finally(() => db.destroy())
}

/** Leaves the lock to `migrate`: one of a session would outlive a failure behind PgBouncer. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Dialect extends PostgresDialect {
  override createAdapter() {
    return new Adapter()
  }
}

function connect(
  url: string,
  {
    timeout,
    answerTime = timeout,
    sendsLimits,
    max,
  }: Limits & { answerTime?: number; max: number },
): Kysely<Tables> {
  const openPool = async (): Promise<Pool> => {
    const pg = await driver()
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: timeout,
      // The server's limit ends first, with a clear error; the driver's limit is for a dead server.
      ...(sendsLimits && {
        statement_timeout: answerTime,
        idle_in_transaction_session_timeout: answerTime,
      }),
      query_timeout: answerTime + 1_000,
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
    dialect: new Dialect({ pool: openPool }),
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
      quotes, quote_versions, follow_links, former_emails`)
  } finally {
    await client.end()
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '')
}

function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'severity' in error && 'code' in error
    ? String(error.code)
    : undefined
}

/** Returns whether the database or its connection failed, not our own code. */
function isOutage(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return !mistakes.test(state) || missingTables.test(state)
  if (!(error instanceof Error)) return false
  // Driver and pool throw plain `Error` objects, the network throws errors with a code; bugs have classes
  // such as TypeError.
  return (
    'code' in error ||
    error instanceof WrongDatabase ||
    Object.getPrototypeOf(error) === Error.prototype
  )
}
