import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ExpressionBuilder, Insertable, Kysely, Selectable, SelectQueryBuilder } from 'kysely'
import type { Tables } from './schema.ts'
import {
  type Erased,
  type Lead,
  type LeadQuery,
  type LeadRows,
  type LeadWithDeliveries,
  type NewLead,
  ReferenceTaken,
  type Store,
  StoreUnavailable,
} from './store.ts'

/** What a kind of database has of its own; the queries below are the same for all. */
interface Engine {
  /** Connects and brings the tables up to date. */
  open(): Promise<Connection>
  /** Whether an error comes from the database rather than from a mistake in our code. */
  isOutage(error: unknown): boolean
  /** Whether an outage, having changed nothing, may be over in a moment. */
  isPassing(error: unknown): boolean
  /** Milliseconds for which one that may be over is tried again. */
  patience: number
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

/** Leads read at once: what fits in memory easily, and takes no longer than others may wait. */
const pageSize = 500

/**
 * More than any lead and its indexes take: a file that cannot grow by it has no room for them. An
 * engine that sees that it is there already writes the date alone.
 */
const healthWeight = 'x'.repeat(50_000)

/**
 * The store's queries, in the part of SQL that every engine reads.
 *
 * Each transaction writes first: one that has read cannot write any more once another process has
 * written, however long it waits.
 */
export function createSqlStore(engine: Engine): Store {
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
    const deadline = performance.now() + engine.patience
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

  function read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return use(({ db }) => work(db))
  }

  function transact<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> {
    return use((connection) => connection.transact(work))
  }

  /** Removes some of these leads, oldest first, with all that belongs to them. */
  function erasePortion(
    leadIds: (trx: Kysely<Tables>) => SelectQueryBuilder<Tables, 'leads', { id: string }>,
  ) {
    return transact(async (trx) => {
      const ids = leadIds(trx).orderBy('received_at').orderBy('id').limit(pageSize)
      const deliveryIds = trx.selectFrom('deliveries').select('id').where('lead_id', 'in', ids)
      const attempts = await trx
        .deleteFrom('attempts')
        .where('delivery_id', 'in', deliveryIds)
        .executeTakeFirst()
      const deliveries = await trx
        .deleteFrom('deliveries')
        .where('lead_id', 'in', ids)
        .executeTakeFirst()
      const leads = await trx
        .deleteFrom('leads')
        .where('id', 'in', ids)
        .returning('reference')
        .execute()
      return {
        references: leads.map(({ reference }) => reference),
        deliveries: Number(deliveries.numDeletedRows),
        attempts: Number(attempts.numDeletedRows),
      }
    })
  }

  async function erase(leadIds: Parameters<typeof erasePortion>[0]): Promise<Erased> {
    const erased = { references: [] as string[], deliveries: 0, attempts: 0 }
    for (let isMore = true; isMore; ) {
      const portion = await erasePortion(leadIds)
      for (const reference of portion.references) erased.references.push(reference)
      erased.deliveries += portion.deliveries
      erased.attempts += portion.attempts
      isMore = portion.references.length === pageSize
    }
    // The rows are gone whatever happens now: said even when their traces must wait.
    const tracesLeft = await use(({ db }) => engine.forgetErased(db)).then(
      () => false,
      (error) => {
        if (error instanceof StoreUnavailable) return true
        throw error
      },
    )
    return { ...erased, tracesLeft }
  }

  async function* streamLeads({ quarantined, limit = Number.MAX_SAFE_INTEGER }: LeadQuery = {}) {
    let last: LeadWithDeliveries | undefined
    for (let left = limit; left > 0; left -= pageSize) {
      const size = Math.min(left, pageSize)
      const page = await read(async (db) => {
        const leads = await db
          .selectFrom('leads')
          .selectAll()
          .$if(quarantined === true, (query) => query.where(isQuarantined))
          .$if(quarantined === false, (query) => query.where(({ not }) => not(isQuarantined)))
          .$if(last !== undefined, (query) =>
            query.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('received_at', 'id'), '<', tuple(last?.receivedAt ?? 0, last?.id ?? '')),
            ),
          )
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(size)
          .execute()
        return withDeliveries(db, leads)
      })
      yield* page
      if (page.length < size) return
      last = page.at(-1)
    }
  }

  return {
    keepLead(lead, plans, { acknowledgedSince, sameContentSince = Number.MAX_SAFE_INTEGER }) {
      return transact(async (trx) => {
        const row = toRow(lead)
        const columns = Object.keys(row) as (keyof typeof row)[]
        await engine.queueUp(trx, [row.digest, row.address])
        const sameContent = trx
          .selectFrom('leads')
          .select(['reference', 'digest'])
          .where('digest', '=', lead.digest)
          .where('received_at', '>', sameContentSince)
        const inserted = await trx
          .insertInto('leads')
          .columns(columns)
          .expression(
            trx
              .selectNoFrom((eb) =>
                columns.map((column) =>
                  eb
                    .cast(eb.val(row[column]), column === 'received_at' ? 'bigint' : 'text')
                    .as(column),
                ),
              )
              .where(({ not, exists }) => not(exists(sameContent))),
          )
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()

        if (inserted.numInsertedOrUpdatedRows === 0n) {
          const sameId = trx
            .selectFrom('leads')
            .select(['reference', 'digest'])
            .where('id', '=', lead.id)
          const twin = (await sameId.executeTakeFirst()) ?? (await sameContent.executeTakeFirst())
          if (!twin) return { outcome: 'reference taken' }
          if (twin.digest !== lead.digest) return { outcome: 'id taken' }
          return { outcome: 'same', reference: twin.reference }
        }

        const acknowledged =
          plans.some(({ recipient }) => recipient === 'visitor') &&
          (await findAcknowledgement(trx, row.address, acknowledgedSince))
        const planned = plans.filter(({ recipient }) => recipient === 'agency' || !acknowledged)
        if (planned.length > 0) {
          await trx
            .insertInto('deliveries')
            .values(
              planned.map((plan) => ({
                ...plan,
                id: randomUUID(),
                lead_id: lead.id,
                state: row.quarantine === null ? ('waiting' as const) : ('held' as const),
                due_at: lead.receivedAt,
                claim: null,
                first_attempt_at: null,
              })),
            )
            .execute()
        }
        return { outcome: 'kept' }
      })
    },

    async claimDue({ channels, now, until, limit }) {
      if (channels.length === 0) return []
      const claim = randomUUID()
      return transact(async (trx) => {
        const claimed = await trx
          .with('due', (cte) =>
            cte
              .selectFrom('deliveries')
              .select('id')
              .where('state', '=', 'waiting')
              .where('due_at', '<=', now)
              .where('channel', 'in', channels)
              .orderBy('due_at')
              .limit(limit)
              .$if(engine.skipsLocked, (query) => query.forUpdate().skipLocked()),
          )
          .updateTable('deliveries')
          .set((eb) => ({
            claim,
            due_at: until,
            // A first attempt in the future was dated by a clock that has been set back since.
            first_attempt_at: eb
              .case()
              .when('first_attempt_at', '<=', now)
              .then(eb.ref('first_attempt_at'))
              .else(eb.cast<number>(eb.val(now), 'bigint'))
              .end(),
          }))
          .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
          .returning(['id', 'lead_id', 'channel', 'recipient', 'first_attempt_at'])
          .execute()
        if (claimed.length === 0) return []
        const leads = await trx
          .selectFrom('leads')
          .selectAll()
          .where(
            'id',
            'in',
            claimed.map(({ lead_id }) => lead_id),
          )
          .execute()
        const byId = new Map(leads.map((row) => [row.id, toLead(row)]))
        return claimed.flatMap(({ id, lead_id, channel, recipient, first_attempt_at }) => {
          const lead = byId.get(lead_id)
          return lead
            ? [{ id, claim, channel, recipient, firstAttemptAt: first_attempt_at ?? now, lead }]
            : []
        })
      })
    },

    async renewClaim({ id, claim }, until) {
      await transact((trx) =>
        trx
          .updateTable('deliveries')
          .set({ due_at: until })
          .where('id', '=', id)
          .where('claim', '=', claim)
          .execute(),
      )
    },

    async recordAttempt({ id, claim }, attempt, { state, dueAt }) {
      await transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('deliveries')
          .set({ state, due_at: dueAt, claim: null })
          .where('id', '=', id)
          .where('claim', '=', claim)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        await trx
          .insertInto('attempts')
          .values({ id: randomUUID(), delivery_id: id, ...attempt })
          .execute()
      })
    },

    async bringForward(now, latest) {
      await transact((trx) =>
        trx
          .updateTable('deliveries')
          .set({ due_at: now, claim: null })
          .where('state', '=', 'waiting')
          .where('due_at', '>', latest)
          .execute(),
      )
    },

    async trouble(since) {
      const { overdue, dead } = await read((db) =>
        db
          .selectNoFrom((eb) => [
            eb
              .selectFrom('deliveries')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('state', '=', 'waiting')
              .where(({ fn }) => fn.coalesce('first_attempt_at', 'due_at'), '<=', since)
              .as('overdue'),
            eb
              .selectFrom('deliveries')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('state', '=', 'dead')
              .as('dead'),
          ])
          .executeTakeFirstOrThrow(),
      )
      return { overdue: Number(overdue), dead: Number(dead) }
    },

    async oldestLead() {
      const oldest = await read((db) =>
        db
          .selectFrom('leads')
          .select('received_at')
          .orderBy('received_at')
          .limit(1)
          .executeTakeFirst(),
      )
      return oldest?.received_at
    },

    async nextDue(channels) {
      if (channels.length === 0) return undefined
      const next = await read((db) =>
        db
          .selectFrom('deliveries')
          .select('due_at')
          .where('state', '=', 'waiting')
          .where('channel', 'in', channels)
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst(),
      )
      return next?.due_at
    },

    streamLeads,
    listLeads: (query) => Array.fromAsync(streamLeads(query)),

    async findLead(idOrReference) {
      return read(async (db) => {
        const leads = await db
          .selectFrom('leads')
          .selectAll()
          .where((eb) => eb.or({ id: idOrReference, reference: idOrReference }))
          .execute()
        return (await withDeliveries(db, leads))[0]
      })
    },

    async countQuarantined() {
      const { count } = await read((db) =>
        db
          .selectFrom('leads')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(isQuarantined)
          .executeTakeFirstOrThrow(),
      )
      return count
    },

    async release(leadId, now, { acknowledgedSince }) {
      return transact(async (trx) => {
        const lead = await trx
          .updateTable('leads')
          .set({ released_at: now })
          .where('id', '=', leadId)
          .where(isQuarantined)
          .returning('address')
          .executeTakeFirst()
        if (!lead) return false
        await engine.queueUp(trx, [lead.address])
        if (await findAcknowledgement(trx, lead.address, acknowledgedSince)) {
          await trx
            .deleteFrom('deliveries')
            .where('lead_id', '=', leadId)
            .where('state', '=', 'held')
            .where('recipient', '=', 'visitor')
            .execute()
        }
        await trx
          .updateTable('deliveries')
          .set({ state: 'waiting', due_at: now })
          .where('lead_id', '=', leadId)
          .where('state', '=', 'held')
          .execute()
        return true
      })
    },

    async revive(now, leadId) {
      const { numUpdatedRows } = await transact((trx) =>
        trx
          .updateTable('deliveries')
          .set({ state: 'waiting', due_at: now, claim: null, first_attempt_at: null })
          .where('state', '=', 'dead')
          .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
          .executeTakeFirst(),
      )
      return Number(numUpdatedRows)
    },

    eraseAddress(address) {
      const key = addressKey(address)
      return erase((trx) => trx.selectFrom('leads').select('id').where('address', '=', key))
    },

    eraseBefore(instant) {
      return erase((trx) => trx.selectFrom('leads').select('id').where('received_at', '<', instant))
    },

    async readRows(after = '') {
      return read(async (db) => {
        const leads = await db
          .selectFrom('leads')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(pageSize)
          .execute()
        return { leads, ...(await readDeliveries(db, leads)) }
      })
    },

    addRows({ leads, deliveries, attempts }) {
      return transact(async (trx) => {
        let added = 0
        for (const rows of portions(leads)) {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('leads')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
          added += Number(numInsertedOrUpdatedRows)
          const present = await trx
            .selectFrom('leads')
            .select('id')
            .where(
              'id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute()
          const ids = new Set(present.map(({ id }) => id))
          const homeless = rows.filter(({ id }) => !ids.has(id))
          if (homeless.length > 0) {
            throw new ReferenceTaken(homeless.map(({ reference }) => reference))
          }
        }
        for (const rows of portions(deliveries)) {
          await trx
            .insertInto('deliveries')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .column('id')
                .doUpdateSet(({ ref }) => ({
                  state: ref('excluded.state'),
                  due_at: ref('excluded.due_at'),
                  claim: null,
                }))
                .where('excluded.state', '=', 'sent')
                .where('deliveries.state', '!=', 'sent'),
            )
            .execute()
        }
        for (const rows of portions(attempts)) {
          await trx
            .insertInto('attempts')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        return added
      })
    },

    async health(now) {
      await transact((trx) =>
        trx
          .updateTable('health')
          .set({ checked_at: now, weight: healthWeight })
          .where('id', '=', 1)
          .execute(),
      )
    },

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

function isQuarantined(eb: ExpressionBuilder<Tables, 'leads'>) {
  return eb.and([eb('quarantine', 'is not', null), eb('released_at', 'is', null)])
}

/** What was sent to an address since, or will be: one that is held may never leave. */
function findAcknowledgement(trx: Kysely<Tables>, address: string, since: number) {
  return trx
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select('deliveries.id')
    .where('leads.address', '=', address)
    .where('deliveries.recipient', '=', 'visitor')
    .where('deliveries.state', '!=', 'held')
    .where((eb) =>
      eb.or([eb('deliveries.state', '=', 'waiting'), eb('deliveries.due_at', '>', since)]),
    )
    .executeTakeFirst()
}

/** One spelling per mailbox, for comparisons only: mails go to the address as it was typed. */
function addressKey(address: string): string {
  return address.normalize('NFC').replace(/\s/g, '').toLowerCase()
}

function toRow(lead: NewLead): Insertable<Tables['leads']> & { quarantine: string | null } {
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    fields: JSON.stringify(lead.values),
    address: addressKey(lead.values.email ?? ''),
    page: lead.page,
    notice: lead.notice,
    digest: lead.digest,
    received_at: lead.receivedAt,
    quarantine: lead.quarantine?.length ? JSON.stringify(lead.quarantine) : null,
  }
}

function toLead(row: Selectable<Tables['leads']>): Lead {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    values: JSON.parse(row.fields),
    page: row.page,
    notice: row.notice,
    receivedAt: row.received_at,
    ...(row.quarantine !== null && { quarantine: JSON.parse(row.quarantine) }),
    ...(row.released_at !== null && { releasedAt: row.released_at }),
  }
}

/** As many rows as a statement has room for values, in every engine. */
function* portions<T>(rows: readonly T[], size = 1_000): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

async function readDeliveries(
  db: Kysely<Tables>,
  leads: LeadRows['leads'],
): Promise<Omit<LeadRows, 'leads'>> {
  if (leads.length === 0) return { deliveries: [], attempts: [] }
  const ids = leads.map(({ id }) => id)
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('recipient')
    .orderBy('channel')
    .execute()
  const attempts = await db
    .selectFrom('attempts')
    .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery_id')
    .selectAll('attempts')
    .where('deliveries.lead_id', 'in', ids)
    .orderBy('attempts.at')
    .execute()
  return { deliveries, attempts }
}

async function withDeliveries(
  db: Kysely<Tables>,
  leads: LeadRows['leads'],
): Promise<LeadWithDeliveries[]> {
  const { deliveries, attempts } = await readDeliveries(db, leads)
  const attemptsOf = Map.groupBy(attempts, ({ delivery_id }) => delivery_id)
  const deliveriesOf = Map.groupBy(deliveries, ({ lead_id }) => lead_id)
  return leads.map((row) => ({
    ...toLead(row),
    deliveries: (deliveriesOf.get(row.id) ?? []).map(
      ({ id, channel, recipient, state, due_at }) => ({
        id,
        channel,
        recipient,
        state,
        dueAt: due_at,
        attempts: (attemptsOf.get(id) ?? []).map(({ at, outcome, detail }) => ({
          at,
          outcome,
          detail,
        })),
      }),
    ),
  }))
}
