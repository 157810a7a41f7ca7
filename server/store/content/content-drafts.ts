import type { Kysely } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'

export interface ContentDraft {
  /** Path below content/ without its ending: `pages/accueil`. */
  document: string
  /** Path of the field in its document: `hero.lead`. */
  field: string
  value: unknown
  base: unknown
  version: number
  author: string
  /** Milliseconds since 1970. */
  at: number
  /** Set when publications leave the draft out. */
  aside: { by: string; reason: string } | null
}

type Key = Pick<ContentDraft, 'document' | 'field'>

export interface ContentDraftsStore {
  list(): Promise<ContentDraft[]>
  /**
   * Saves a draft of a field.
   *
   * @param version version it was edited from, 0 without a draft
   * @returns the new version, or the stored draft when its version differs
   */
  save(
    draft: Pick<ContentDraft, 'document' | 'field' | 'value' | 'base' | 'version'>,
    author: string,
    now: number,
  ): Promise<number | ContentDraft | 'gone'>
  setAside(key: Key, aside: ContentDraft['aside']): Promise<void>
  drop(keys: readonly Key[]): Promise<void>
}

export function createContentDrafts({ read, transact }: Access): ContentDraftsStore {
  return {
    async list() {
      const rows = await read((db) => drafts(db).orderBy('document').orderBy('field').execute())
      return rows.map(draftOf)
    },

    save: ({ document, field, value, base, version }, author, now) =>
      transact(async (trx) => {
        const written = { value: JSON.stringify(value), author, at: now }
        const kept =
          version === 0
            ? await trx
                .insertInto('content_drafts')
                .values({
                  ...written,
                  document,
                  field,
                  base: JSON.stringify(base),
                  version: 1,
                  aside_by: null,
                  aside_reason: null,
                })
                .onConflict((conflict) => conflict.doNothing())
                .returning('version')
                .executeTakeFirst()
            : await trx
                .updateTable('content_drafts')
                .set({ ...written, version: version + 1 })
                .where('document', '=', document)
                .where('field', '=', field)
                .where('version', '=', version)
                .returning('version')
                .executeTakeFirst()
        if (kept) return kept.version
        const theirs = await drafts(trx)
          .where('document', '=', document)
          .where('field', '=', field)
          .executeTakeFirst()
        return theirs ? draftOf(theirs) : 'gone'
      }),

    async setAside({ document, field }, aside) {
      await transact((trx) =>
        trx
          .updateTable('content_drafts')
          .set({ aside_by: aside?.by ?? null, aside_reason: aside?.reason ?? null })
          .where('document', '=', document)
          .where('field', '=', field)
          .execute(),
      )
    },

    async drop(keys) {
      await transact(async (trx) => {
        for (const { document, field } of keys) {
          await trx
            .deleteFrom('content_drafts')
            .where('document', '=', document)
            .where('field', '=', field)
            .execute()
        }
      })
    },
  }
}

const drafts = (db: Kysely<Tables>) => db.selectFrom('content_drafts').selectAll()

function draftOf({
  value,
  base,
  aside_by,
  aside_reason,
  ...row
}: Tables['content_drafts']): ContentDraft {
  return {
    ...row,
    value: JSON.parse(value),
    base: JSON.parse(base),
    aside: aside_by === null ? null : { by: aside_by, reason: aside_reason ?? '' },
  }
}
