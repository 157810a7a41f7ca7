import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Access, Engine } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import { lastNumber, queueForDrafts } from './content-queue.ts'
import { createPictures } from './pictures.ts'

export interface Revision {
  id: string
  document: string
  /** The document, with the names of borrowed values; null removes an entry from the site. */
  content: unknown
  base: unknown
  author: string
  /** Milliseconds since 1970. */
  at: number
}

export interface Publication {
  number: number
  author: string
  /** Milliseconds since 1970. */
  at: number
  restores: number | null
}

export type Change = Pick<Revision, 'document' | 'content' | 'base'>

export interface Act {
  person: { id: string; name: string } | null
  /** Milliseconds since 1970. */
  now: number
}

/** A draft that a publication contains; a value written since stays a draft. */
export interface ShownDraft {
  document: string
  field: string
  value: unknown
}

export function createPublications(access: Access, engine: Pick<Engine, 'queueUp'>) {
  const { read, transact } = access
  return {
    ...createPictures(access),

    last: () => read(lastNumber),

    read: (number: number): Promise<(Publication & { revisions: Revision[] }) | undefined> =>
      read(async (db) => {
        const publication = await publications(db).where('number', '=', number).executeTakeFirst()
        if (!publication) return
        const rows = await db
          .selectFrom('publication_revisions')
          .innerJoin('content_revisions', 'content_revisions.id', 'revision')
          .select(['id', 'document', 'content', 'base', 'author', 'at'])
          .where('publication', '=', number)
          .orderBy('document')
          .execute()
        const revisions = rows.map(({ content, base, ...row }) => ({
          ...row,
          content: JSON.parse(content),
          base: JSON.parse(base),
        }))
        return { ...publication, revisions }
      }),

    /**
     * Lists publications, newest first.
     *
     * @param query `touching`: only restorations, and publications with a new revision of one of these
     *   documents; a name that ends in `/` stands for a folder
     */
    list: ({
      before,
      touching,
      limit,
    }: {
      before?: number | undefined
      touching?: readonly string[]
      limit: number
    }): Promise<Publication[]> =>
      read((db) =>
        publications(db)
          .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
          .$if(touching !== undefined, (query) => query.where(mayChange(touching ?? [])))
          .orderBy('number', 'desc')
          .limit(limit)
          .execute(),
      ),

    /**
     * Publishes changes on top of a publication, all or none.
     *
     * @param drafts deleted by the publication
     * @returns the new number, or `stale` with nothing changed when `after` is no longer the last one
     */
    publish: (
      after: number,
      changes: readonly Change[],
      act: Act,
      drafts: readonly ShownDraft[] = [],
    ) =>
      transact(async (trx) => {
        await queueForDrafts(
          trx,
          engine,
          changes.map(({ document }) => document),
        )
        const number = await begin(trx, after, null, act)
        if (number === undefined) return 'stale'
        await show(
          trx,
          number,
          after,
          changes.map(({ document }) => document),
        )
        for (const { document, content, base } of changes) {
          const id = randomUUID()
          await trx
            .insertInto('content_revisions')
            .values({
              id,
              document,
              content: JSON.stringify(content),
              base: JSON.stringify(base),
              author: nameOf(act),
              at: act.now,
            })
            .execute()
          await trx
            .insertInto('publication_revisions')
            .values({ publication: number, revision: id })
            .execute()
        }
        for (const draft of drafts) await drop(trx, draft)
        await note(trx, number, act)
        return number
      }),

    /** Publishes an earlier publication again; 0 restores the repository's documents. */
    restore: (restored: number, after: number, act: Act) =>
      transact(async (trx) => {
        const number = await begin(trx, after, restored, act)
        if (number === undefined) return 'stale'
        await show(trx, number, restored, [])
        await note(trx, number, act)
        return number
      }),
  }
}

export type PublicationsStore = ReturnType<typeof createPublications>

const publications = (db: Kysely<Tables>) =>
  db.selectFrom('publications').select(['number', 'author', 'at', 'restores'])

/** Matches publications with a new revision of one of the documents, and those that restore an earlier one. */
const mayChange =
  (documents: readonly string[]) =>
  ({ or, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'publications'>) =>
    or([
      eb('restores', 'is not', null),
      exists(
        selectFrom('publication_revisions as shown')
          .innerJoin('content_revisions', 'content_revisions.id', 'shown.revision')
          .leftJoin('publication_revisions as before', (join) =>
            join
              .onRef('before.revision', '=', 'shown.revision')
              .on('before.publication', '=', sql<number>`shown.publication - 1`),
          )
          .select('shown.revision')
          .whereRef('shown.publication', '=', 'publications.number')
          .where('before.revision', 'is', null)
          .where((row) =>
            row.or(
              documents.map((name) =>
                name.endsWith('/')
                  ? row('document', 'like', `${name}%`)
                  : row('document', '=', name),
              ),
            ),
          ),
      ),
    ])

const nameOf = ({ person }: Act) => person?.name ?? 'Le site'

/** Takes the next number, unique by constraint; undefined when another publication has it. */
async function begin(
  trx: Kysely<Tables>,
  after: number,
  restores: number | null,
  act: Act,
): Promise<number | undefined> {
  const number = after + 1
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('publications')
    .values({ number, author: nameOf(act), at: act.now, restores })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? number : undefined
}

async function show(
  trx: Kysely<Tables>,
  publication: number,
  shown: number,
  except: readonly string[],
) {
  const rows = await trx
    .selectFrom('publication_revisions')
    .innerJoin('content_revisions', 'content_revisions.id', 'revision')
    .select('revision')
    .where('publication', '=', shown)
    .$if(except.length > 0, (query) => query.where('document', 'not in', except))
    .execute()
  if (rows.length === 0) return
  await trx
    .insertInto('publication_revisions')
    .values(rows.map(({ revision }) => ({ publication, revision })))
    .execute()
}

async function drop(trx: Kysely<Tables>, { document, field, value }: ShownDraft) {
  const published = JSON.stringify(value)
  await trx
    .deleteFrom('content_drafts')
    .where('document', '=', document)
    .where('field', '=', field)
    .where('value', '=', published)
    .execute()
  // A draft changed meanwhile is based on the published value.
  await trx
    .updateTable('content_drafts')
    .set({ base: published })
    .where('document', '=', document)
    .where('field', '=', field)
    .execute()
}

const note = (trx: Kysely<Tables>, number: number, { person, now }: Act) =>
  addToJournal(trx, { at: now, person, action: 'published', object: `Publication ${number}` })
