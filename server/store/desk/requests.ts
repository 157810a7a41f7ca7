import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { type RequestState, statesThat } from '#content/desk/state-rules.ts'
import type { FormName } from '#content/forms/form-name.ts'
import type { FormValues } from '#forms/result.ts'
import { addressKey } from '../../address-key.ts'
import type { Access } from '../engine/engine.ts'
import { StoreUnavailable } from '../engine/faults.ts'
import { idsOf } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { findMatches, indexWaiting, type Place, places } from '../search/search.ts'
import { wordsAsked } from '../search/words.ts'
import { createRequestTexts } from './request-texts.ts'

export interface RequestRow {
  id: string
  reference: string
  form: FormName
  values: FormValues
  receivedAt: number
  state: RequestState
  /** As `leads.version`; a change based on an older one is refused. */
  version: number
  assignee: { id: string; name: string } | null
  waitingSince: number | null
  remindAt: number | null
  spamAt: number | null
  quarantine: readonly string[] | null
  failed: 'answer' | 'agency' | 'visitor' | null
}

/**
 * `waiting` has the oldest promise first, the others the newest request first. `mine`: in progress with a
 * person; `all`: without quarantine and spam; `spam`: marked by a person.
 */
export type ListName = 'waiting' | 'mine' | 'all' | 'quarantine' | 'spam'

export interface ListQuery {
  /** Owner of `mine`. */
  personId: string
  /** `next` of the former page; any other value gives the first page. */
  cursor?: string | undefined
  limit: number
}

interface ListPage {
  rows: RequestRow[]
  next?: string
}

export interface Counts {
  toDo: number
  mine: number
  all: number
  quarantine: number
}

export interface Found {
  /** Folded words of the query; empty when none can match. */
  asked: string[]
  groups: { place: Place; rows: RequestRow[]; isMore: boolean }[]
}

// The text equals the predicate of the partial indexes, otherwise the databases would not use them.
export const isListed = sql<boolean>`(spam_at is null and (quarantine is null or released_at is not null))`
const isWaiting = sql<boolean>`(waiting_since is not null and spam_at is null)`
const isHeld = sql<boolean>`(quarantine is not null and released_at is null)`

type Leads<Row> = SelectQueryBuilder<Tables, 'leads', Row>

const lists: Record<
  ListName,
  {
    order: 'waiting_since' | 'received_at' | 'spam_at'
    direction: 'asc' | 'desc'
    keep<Row>(leads: Leads<Row>, personId: string): Leads<Row>
  }
> = {
  waiting: { order: 'waiting_since', direction: 'asc', keep: (leads) => leads.where(isWaiting) },
  mine: {
    order: 'received_at',
    direction: 'desc',
    keep: (leads, personId) =>
      leads
        .where('assignee', '=', personId)
        .where('state', 'not in', statesThat('isClosed'))
        .where('spam_at', 'is', null),
  },
  all: { order: 'received_at', direction: 'desc', keep: (leads) => leads.where(isListed) },
  quarantine: {
    order: 'received_at',
    direction: 'desc',
    keep: (leads) => leads.where(isHeld).where('spam_at', 'is', null),
  },
  spam: {
    order: 'spam_at',
    direction: 'desc',
    keep: (leads) => leads.where('spam_at', 'is not', null),
  },
}

const columns = [
  'leads.id',
  'reference',
  'form',
  'fields',
  'received_at',
  'state',
  'version',
  'assignee',
  'waiting_since',
  'remind_at',
  'spam_at',
  'quarantine',
  'released_at',
] as const

export function createRequestsStore(access: Access) {
  const { read } = access
  return {
    ...createRequestTexts(access),

    list: (name: ListName, { personId, cursor, limit }: ListQuery): Promise<ListPage> =>
      read(async (db) => {
        const { order, direction, keep } = lists[name]
        const last = readCursor(cursor)
        const found = await keep(db.selectFrom('leads').select(columns), personId)
          .$if(last !== undefined, (query) =>
            query.where(({ eb, refTuple, tuple }) =>
              eb(
                refTuple(order, 'leads.id'),
                direction === 'asc' ? '>' : '<',
                tuple<number | null, string>(last?.instant ?? 0, last?.id ?? ''),
              ),
            ),
          )
          .orderBy(order, direction)
          .orderBy('leads.id', direction)
          .limit(limit + 1)
          .execute()
        const rows = found.slice(0, limit)
        const end = found.length > limit ? rows.at(-1) : undefined
        return {
          rows: await complete(db, rows),
          ...(end && { next: `${end[order]}.${end.id}` }),
        }
      }),

    /** Requests that do not wait for an answer but have a reminder due until `until`, or a given-up mail. */
    listDue: ({ until, limit }: { until: number; limit: number }) =>
      read(async (db) => {
        const rows = await due(db, until)
          .select(columns)
          .orderBy('remind_at', (order) => order.asc().nullsLast())
          .orderBy('received_at')
          .limit(limit)
          .execute()
        return complete(db, rows)
      }),

    count: ({ personId, until }: { personId: string; until: number }): Promise<Counts> =>
      read(async (db) => {
        const size = (name: ListName) =>
          countLeads(lists[name].keep(db.selectFrom('leads'), personId))
        return {
          toDo: await countToDo(db, until),
          mine: await size('mine'),
          all: await size('all'),
          quarantine: await size('quarantine'),
        }
      }),

    countToDo: (until: number) => read((db) => countToDo(db, until)),

    index: () => indexWaiting(access),

    async search(query: string, limit: number): Promise<Found> {
      // The existing index still serves searches on a full disk.
      await indexWaiting(access).catch((error) => {
        if (!(error instanceof StoreUnavailable)) throw error
      })
      return read(async (db) => {
        const asked = wordsAsked(query)
        const ofAddress = await idsOfAddress(db, query, limit + 1)
        const groups: Found['groups'] = []
        for (const place of places) {
          // Texts are skipped when a faster field has too many matches: the person has to add a word.
          const isTooMuch =
            asked.length > 1 && place === 'text' && groups.some(({ isMore }) => isMore)
          const found =
            asked.length > 0 && !isTooMuch ? await findMatches(db, asked, place, limit + 1) : []
          const ids = place === 'identity' ? [...new Set([...ofAddress, ...found])] : found
          const shown = ids.slice(0, limit)
          groups.push({ place, rows: await byId(db, shown), isMore: ids.length > limit })
        }
        return { asked, groups }
      })
    },

    find: (reference: string) =>
      read(async (db) => {
        const rows = db.selectFrom('leads').select(columns).where('reference', '=', reference)
        return (await complete(db, await rows.execute()))[0]
      }),

    listNew: (since: number, limit: number) =>
      read(async (db) =>
        complete(
          db,
          await db
            .selectFrom('leads')
            .select(columns)
            .where(isWaiting)
            .where('waiting_since', '>', since)
            .orderBy('waiting_since', 'desc')
            .orderBy('leads.id', 'desc')
            .limit(limit)
            .execute(),
        ),
      ),

    /** Value that changes with each new request and each act of a person. */
    pulse: () =>
      read(async (db) => {
        const newest = await db
          .selectFrom('leads')
          .select('id')
          .where(isWaiting)
          .orderBy('waiting_since', 'desc')
          .orderBy('id', 'desc')
          .limit(20)
          .execute()
        const { seq } = await db.selectFrom('journal_head').select('seq').executeTakeFirstOrThrow()
        return [seq, ...idsOf(newest)].join()
      }),

    lastAnswer: () =>
      read(async (db) => {
        const last = await db
          .selectFrom('leads')
          .select('answered_at')
          .where('answered_at', 'is not', null)
          .orderBy('answered_at', 'desc')
          .limit(1)
          .executeTakeFirst()
        return last?.answered_at ?? undefined
      }),
  }
}

async function countLeads(leads: Leads<unknown>) {
  const { count } = await leads
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function countToDo(db: Kysely<Tables>, until: number) {
  const waiting = await countLeads(db.selectFrom('leads').where(isWaiting))
  return waiting + (await countLeads(due(db, until)))
}

function due(db: Kysely<Tables>, until: number) {
  const reminded = db
    .selectFrom('leads')
    .select('id')
    .where('remind_at', 'is not', null)
    .where('remind_at', '<=', until)
  const givenUp = db.selectFrom('deliveries').select('lead_id as id').where('state', '=', 'dead')
  return db
    .selectFrom('leads')
    .where('leads.id', 'in', reminded.union(givenUp))
    .where('waiting_since', 'is', null)
    .where(isListed)
}

/**
 * Returns the newest requests of a whole address. Its words alone may also begin those of many others:
 * `a-7@exemple.fr` those of `a-71@exemple.fr`.
 */
async function idsOfAddress(db: Kysely<Tables>, query: string, limit: number): Promise<string[]> {
  const address = addressKey(query)
  if (!address.includes('@')) return []
  const leads = db.selectFrom('leads').select('id').where('address', '=', address)
  const newest = leads.where('spam_at', 'is', null).orderBy('received_at', 'desc').limit(limit)
  return idsOf(await newest.execute())
}

function readCursor(cursor = ''): { instant: number; id: string } | undefined {
  const [, instant, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(cursor) ?? []
  return id === undefined ? undefined : { instant: Number(instant), id }
}

type Bare = Pick<
  Tables['leads'],
  Exclude<(typeof columns)[number], 'leads.id' | 'state' | 'version'>
> & {
  id: string
  version: number
  state: RequestState
}

async function byId(db: Kysely<Tables>, ids: readonly string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('leads').select(columns).where('id', 'in', ids).execute()
  const place = new Map(ids.map((id, index) => [id, index]))
  const inOrder = rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return complete(db, inOrder)
}

async function complete(db: Kysely<Tables>, rows: readonly Bare[]): Promise<RequestRow[]> {
  if (rows.length === 0) return []
  const dead = await db
    .selectFrom('deliveries')
    .select(['lead_id', 'recipient', 'message_id'])
    .where('lead_id', 'in', idsOf(rows))
    .where('state', '=', 'dead')
    .execute()
  const givenUp = Map.groupBy(dead, ({ lead_id }) => lead_id)
  const people = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where(isAssigneeOf(rows))
    .execute()
  const person = new Map(people.map((each) => [each.id, each]))
  return rows.map((row) => {
    const failures = givenUp.get(row.id) ?? []
    return {
      id: row.id,
      reference: row.reference,
      form: row.form,
      values: JSON.parse(row.fields),
      receivedAt: row.received_at,
      state: row.state,
      version: row.version,
      assignee: person.get(row.assignee ?? '') ?? null,
      waitingSince: row.waiting_since,
      remindAt: row.remind_at,
      spamAt: row.spam_at,
      quarantine:
        row.quarantine !== null && row.released_at === null ? JSON.parse(row.quarantine) : null,
      failed: failures.some(({ message_id }) => message_id !== null)
        ? 'answer'
        : (failures.map(({ recipient }) => recipient).sort()[0] ?? null),
    }
  })
}

function isAssigneeOf(rows: readonly Bare[]) {
  const ids = rows.flatMap(({ assignee }) => assignee ?? [])
  return (eb: ExpressionBuilder<Tables, 'people'>) =>
    ids.length > 0 ? eb('id', 'in', ids) : eb.lit(false)
}
