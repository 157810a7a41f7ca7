import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Access, Engine } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import { lastNumber, queueForDrafts } from './content-queue.ts'

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

export interface Picture {
  id: string
  /** `image/avif`. */
  type: string
  body: Buffer
}

export function createPublications({ read, transact }: Access, engine: Pick<Engine, 'queueUp'>) {
  return {
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

export type PublicationsStore = ReturnType<typeof createPublications>

/** Characters of the hash with which the names of a picture's files begin. */
const hashLength = 32

/** Returns hashes found in all documents and drafts; a text that only looks like a hash keeps an unused file. */
async function namedPictures(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const revisions = await db.selectFrom('content_revisions').select(['content', 'base']).execute()
  const drafts = await db.selectFrom('content_drafts').select(['value', 'base']).execute()
  const texts = [...revisions, ...drafts].flatMap((row) => Object.values(row))
  return new Set(texts.flatMap((text) => text.match(/[\da-f]{32}/g) ?? []))
}

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
