import { sql } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { JournalAction } from '../engine/tables.ts'

export const siteActor = 'Le site'

export interface Deed {
  /** Milliseconds since 1970. */
  at: number
  actor: string
  action: JournalAction | 'received'
  object: string
  /** Number of the line, or id of the request. */
  key: number | string
}

export type JournalCursor = Pick<Deed, 'at' | 'key'>

export interface JournalQuery {
  before?: JournalCursor | undefined
  who?: string | undefined
  limit: number
}

export function createJournalPages({ read }: Access) {
  return {
    /** Newest first; at one instant, lines before requests. */
    async deeds({ before, who, limit }: JournalQuery): Promise<Deed[]> {
      const isLine = typeof before?.key === 'number'
      const lines = await read((db) =>
        db
          .selectFrom('journal')
          .select(['at', 'actor', 'action', 'object', 'seq as key'])
          .$if(who === 'site', (query) => query.where('person_id', 'is', null))
          .$if(who !== undefined && who !== 'site', (query) =>
            query.where('person_id', '=', who ?? ''),
          )
          .$if(before !== undefined, (query) =>
            isLine
              ? query.where(sql<boolean>`(at, seq) < (${before?.at}, ${before?.key})`)
              : query.where('at', '<', before?.at ?? 0),
          )
          .orderBy('at', 'desc')
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute(),
      )
      if (who !== undefined && who !== 'site') return lines
      const received = await read((db) =>
        db
          .selectFrom('leads')
          .select(['received_at as at', 'reference as object', 'id as key'])
          .$if(before !== undefined, (query) =>
            isLine
              ? query.where('received_at', '<=', before?.at ?? 0)
              : query.where(sql<boolean>`(received_at, id) < (${before?.at}, ${before?.key})`),
          )
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      )
      const receptions = received.map((deed) => ({
        ...deed,
        actor: siteActor,
        action: 'received' as const,
      }))
      // Stable sort: at one instant, lines stay first.
      return [...lines, ...receptions].sort((one, other) => other.at - one.at).slice(0, limit)
    },
    actors: () =>
      read((db) =>
        db.selectFrom('people').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
      ),
    async existing(objects: readonly string[]): Promise<Map<string, 'request' | 'quote'>> {
      if (objects.length === 0) return new Map()
      const [requests, quotes] = await read(async (db) => [
        await db
          .selectFrom('leads')
          .select('reference')
          .where('reference', 'in', objects)
          .execute(),
        await db.selectFrom('quotes').select('number').where('number', 'in', objects).execute(),
      ])
      return new Map([
        ...requests.map(({ reference }) => [reference, 'request'] as const),
        ...quotes.map(({ number }) => [number ?? '', 'quote'] as const),
      ])
    },
  }
}
