import { sql } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'

export interface RequestText {
  kind: 'note' | Tables['messages']['kind']
  author: string
  text: string
}

export function createRequestTexts({ read }: Access) {
  return {
    lastNotes: (ids: readonly string[]): Promise<Map<string, { author: string; text: string }>> =>
      read(async (db) => {
        if (ids.length === 0) return new Map()
        const notes = await db
          .selectFrom('notes')
          .select(['lead_id', 'author', 'text'])
          .where('lead_id', 'in', ids)
          .orderBy('at')
          .execute()
        return new Map(notes.map(({ lead_id, ...note }) => [lead_id, note]))
      }),

    textsOf: (ids: readonly string[]): Promise<Map<string, RequestText[]>> =>
      read(async (db) => {
        if (ids.length === 0) return new Map()
        const notes = await db
          .selectFrom('notes')
          .select(['lead_id', 'at', 'author', 'text', sql<'note'>`'note'`.as('kind')])
          .where('lead_id', 'in', ids)
          .execute()
        const messages = await db
          .selectFrom('messages')
          .select(['lead_id', 'at', 'author', 'subject', 'text', 'kind'])
          .where('lead_id', 'in', ids)
          .execute()
        const texts = [
          ...notes,
          ...messages.map(({ subject, text, ...message }) => ({
            ...message,
            text: `${subject} ${text}`,
          })),
        ].sort((one, other) => other.at - one.at)
        return Map.groupBy(texts, ({ lead_id }) => lead_id)
      }),
  }
}
