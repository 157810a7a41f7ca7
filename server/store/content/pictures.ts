import type { Kysely } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'

export interface Picture {
  id: string
  /** `image/avif`. */
  type: string
  body: Buffer
}

/** Characters of the hash with which the names of a picture's files begin. */
const hashLength = 32

/** Returns hashes found in all documents and drafts; a text that only looks like a hash keeps an unused file. */
async function namedPictures(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const revisions = await db.selectFrom('content_revisions').select(['content', 'base']).execute()
  const drafts = await db.selectFrom('content_drafts').select(['value', 'base']).execute()
  const texts = [...revisions, ...drafts].flatMap((row) => Object.values(row))
  return new Set(texts.flatMap((text) => text.match(/[\da-f]{32}/g) ?? []))
}

export function createPictures({ read, transact }: Access) {
  return {
    /** Stores files; one that is stored already gets the new time. */
    async keepPictures(pictures: readonly Picture[], now: number) {
      if (pictures.length === 0) return
      await transact((trx) =>
        trx
          .insertInto('content_pictures')
          .values(pictures.map((picture) => ({ ...picture, at: now })))
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
          .execute(),
      )
    },

    picture: (id: string): Promise<Picture | undefined> =>
      read((db) =>
        db
          .selectFrom('content_pictures')
          .select(['id', 'type', 'body'])
          .where('id', '=', id)
          .executeTakeFirst(),
      ),

    async missingPictures(ids: readonly string[]) {
      if (ids.length === 0) return []
      const rows = await read((db) =>
        db.selectFrom('content_pictures').select('id').where('id', 'in', ids).execute(),
      )
      const stored = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !stored.has(id))
    },

    /**
     * Deletes files stored before an instant whose picture no draft and no publication names.
     *
     * @returns number of files
     */
    async forgetPictures(before: number) {
      const old = await read((db) =>
        db.selectFrom('content_pictures').select('id').where('at', '<', before).execute(),
      )
      const named = old.length > 0 ? await read(namedPictures) : new Set()
      const ids = old.map(({ id }) => id).filter((id) => !named.has(id.slice(0, hashLength)))
      if (ids.length === 0) return 0
      return transact(async (trx) => {
        // A file stays if an author uploaded it again meanwhile.
        const { numDeletedRows } = await trx
          .deleteFrom('content_pictures')
          .where('id', 'in', ids)
          .where('at', '<', before)
          .executeTakeFirst()
        return Number(numDeletedRows)
      })
    },
  }
}
