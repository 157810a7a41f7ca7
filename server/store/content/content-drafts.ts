import type { Kysely } from 'kysely'
import type { Access, Engine } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { lastNumber, queueForDrafts } from './content-queue.ts'

export interface ContentDraft {
  /** Path below content/ without its ending: `pages/accueil`. */
  document: string
  /** Path of the field in its document: `hero.lead`; '' is the document as a whole. */
  field: string
  value: unknown
  base: unknown
  version: number
  author: string
  /** Milliseconds since 1970. */
  at: number
  /** Set when a person excluded the draft from publications. */
  aside: { by: string; reason: string } | null
  /** Fingerprints of the values that a person confirmed. */
  answers: readonly string[]
}

/** A draft to write; the store sets its version. */
export type WrittenDraft = Omit<ContentDraft, 'document' | 'version'>

export function createContentDrafts(
  { read, transact }: Access,
  { queueUp }: Pick<Engine, 'queueUp'>,
) {
  return {
    async list() {
      const rows = await read((db) => drafts(db).orderBy('document').orderBy('field').execute())
      return rows.map(draftOf)
    },

    async count() {
      const { count } = await read((db) =>
        db
          .selectFrom('content_drafts')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      )
      return Number(count)
    },

    /**
     * Changes the drafts of a document in one transaction; instances take turns.
     *
     * @param after number of the publication that `decide` compares with
     * @param decide returns the new list of the document's drafts; it may run twice
     * @returns `behind`, with nothing changed, when there is a newer publication
     */
    change: (
      document: string,
      after: number,
      decide: (drafts: readonly ContentDraft[]) => readonly WrittenDraft[],
    ) =>
      transact(async (trx) => {
        await queueForDrafts(trx, { queueUp }, [document])
        if ((await lastNumber(trx)) !== after) return 'behind'
        const rows = await drafts(trx).where('document', '=', document).orderBy('field').execute()
        const before = new Map(rows.map((row) => [row.field, row]))
        const wanted = decide(rows.map(draftOf))
        for (const { field, ...draft } of wanted) {
          const row = before.get(field)
          before.delete(field)
          const written = rowOf(draft)
          if (row && isWritten(row, written)) continue
          const version = (row?.version ?? 0) + 1
          await trx
            .insertInto('content_drafts')
            .values({ document, field, version, ...written })
            .onConflict((conflict) =>
              conflict.columns(['document', 'field']).doUpdateSet({ version, ...written }),
            )
            .execute()
        }
        for (const field of before.keys()) {
          await trx
            .deleteFrom('content_drafts')
            .where('document', '=', document)
            .where('field', '=', field)
            .execute()
        }
        return 'changed'
      }),
  }
}

export type ContentDraftsStore = ReturnType<typeof createContentDrafts>

const drafts = (db: Kysely<Tables>) => db.selectFrom('content_drafts').selectAll()

function draftOf({
  value,
  base,
  answers,
  aside_by,
  aside_reason,
  ...row
}: Tables['content_drafts']): ContentDraft {
  return {
    ...row,
    value: JSON.parse(value),
    base: JSON.parse(base),
    answers: JSON.parse(answers),
    aside: aside_by === null ? null : { by: aside_by, reason: aside_reason ?? '' },
  }
}

const rowOf = ({ value, base, answers, aside, author, at }: Omit<WrittenDraft, 'field'>) => ({
  value: JSON.stringify(value ?? null),
  base: JSON.stringify(base ?? null),
  answers: JSON.stringify(answers),
  author,
  at,
  aside_by: aside?.by ?? null,
  aside_reason: aside?.reason ?? null,
})

function isWritten(row: Tables['content_drafts'], written: ReturnType<typeof rowOf>): boolean {
  return Object.entries(written).every(([name, value]) => row[name as keyof typeof row] === value)
}
