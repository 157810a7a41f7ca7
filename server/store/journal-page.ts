import type { Access } from './engine.ts'
import type { JournalAction } from './schema.ts'

/** A line as it is read: what somebody did, or a request that came in. */
export interface JournalRow {
  /** Its number; null for a request that came in, which the chain of hashes does not hold. */
  seq: number | null
  /** Milliseconds since 1970. */
  at: number
  actor: string
  action: JournalAction | 'received'
  object: string
  /** Whether the object is a request that can still be opened. */
  isRequest: boolean
}

export interface JournalQuery {
  /** Lines of one person, or of `site`: commands, and what came in; all by default. */
  who?: string | undefined
  /** `next` of the page before this one; anything else is the first page. */
  cursor?: string | undefined
  limit: number
}

interface JournalPage {
  rows: JournalRow[]
  /** For the page that follows; absent on the last one. */
  next?: string
}

export interface JournalReading {
  /** What was done and what came in, newest first. Receptions are the requests' own: an erased one is gone. */
  page(query: JournalQuery): Promise<JournalPage>
  /** All of it, a page in memory at once. */
  stream(): AsyncIterable<JournalRow>
  /** Everybody who may have a line, those who were revoked too, by name. */
  authors(): Promise<{ id: string; name: string }[]>
}

/** Lines of one instant: the last one written comes first, then what came in. */
type Place = { at: number; seq: number } | { at: number; reference: string }

/** Lines read at once, to be streamed. */
const portion = 500

/** @param siteActor what the journal calls the site itself */
export function createJournalReading({ read }: Access, siteActor: string): JournalReading {
  async function linesBefore(place: Place | undefined, { who, limit }: JournalQuery) {
    return read((db) =>
      db
        .selectFrom('journal')
        .select(['seq', 'at', 'actor', 'action', 'object'])
        .$if(who === 'site', (query) => query.where('person_id', 'is', null))
        .$if(who !== undefined && who !== 'site', (query) =>
          query.where('person_id', '=', who ?? ''),
        )
        .$if(place !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            place && 'seq' in place
              ? eb(refTuple('at', 'seq'), '<', tuple(place.at, place.seq))
              : eb('at', '<', place?.at ?? 0),
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),
    )
  }

  async function receptionsBefore(place: Place | undefined, { who, limit }: JournalQuery) {
    if (who !== undefined && who !== 'site') return []
    return read((db) =>
      db
        .selectFrom('leads')
        .select(['reference', 'received_at'])
        .$if(place !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            place && 'reference' in place
              ? eb(refTuple('received_at', 'reference'), '<', tuple(place.at, place.reference))
              : eb('received_at', '<=', place?.at ?? 0),
          ),
        )
        .orderBy('received_at', 'desc')
        .orderBy('reference', 'desc')
        .limit(limit)
        .execute(),
    )
  }

  async function page(query: JournalQuery): Promise<JournalPage> {
    const { limit } = query
    const place = placeOf(query.cursor)
    const more = { ...query, limit: limit + 1 }
    const lines = await linesBefore(place, more)
    const receptions = await receptionsBefore(place, more)
    const objects = lines.map(({ object }) => object)
    const requests = await read((db) =>
      db
        .selectFrom('leads')
        .select('reference')
        .where('reference', 'in', objects.length > 0 ? objects : [''])
        .execute(),
    )
    const known = new Set(requests.map(({ reference }) => reference))
    const rows: JournalRow[] = [
      ...lines.map((line) => ({ ...line, isRequest: known.has(line.object) })),
      ...receptions.map(({ reference, received_at }) => ({
        seq: null,
        at: received_at,
        actor: siteActor,
        action: 'received' as const,
        object: reference,
        isRequest: true,
      })),
    ]
    // Stable: both halves keep their order, lines before receptions.
    rows.sort((one, other) => other.at - one.at)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return { rows: shown, ...(rows.length > limit && last && { next: cursorOf(last) }) }
  }

  return {
    page,
    async *stream() {
      for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
        const { rows, next } = await page({ cursor, limit: portion })
        yield* rows
        cursor = next
      }
    },
    authors: () =>
      read((db) => db.selectFrom('people').select(['id', 'name']).orderBy('name').execute()),
  }
}

function cursorOf({ at, seq, object }: JournalRow): string {
  return seq === null ? `${at}.r.${object}` : `${at}.l.${seq}`
}

function placeOf(cursor = ''): Place | undefined {
  const [, at, kind, key = ''] = /^(\d{1,15})\.([lr])\.([\w-]{1,40})$/.exec(cursor) ?? []
  if (at === undefined) return undefined
  return kind === 'r'
    ? { at: Number(at), reference: key }
    : { at: Number(at), seq: Number(key) || 0 }
}
