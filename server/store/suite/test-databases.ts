import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createSqliteStore } from '../databases/sqlite.ts'
import { databaseFile } from '../databases/sqlite-file.ts'

/** Milliseconds: a thousand transactions at once on a busy machine are no outage. */
export const answerTime = 120_000

export async function createPostgresDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<string> {
  const answer = await fetch(`${inject('postgresDatabases')}/${content}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** Emptying a database is faster than creating another. */
export function reusedPostgres() {
  let url: string | undefined
  return async (): Promise<string> => {
    if (url === undefined) {
      url = await createPostgresDatabase()
      return url
    }
    const client = new pg.Client(url)
    await client.connect()
    try {
      await client.query(emptyAll)
    } finally {
      await client.end()
    }
    return url
  }
}

/** Bypasses triggers and foreign keys; two tables have one row from the start. */
const emptyAll = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables
      where schemaname = 'public' and tablename not in ('health', 'journal_head')
      and tablename not like 'kysely%'
    loop execute format('delete from %I', name); end loop;
  end $$;
  update health set checked_at = 0, weight = '';
  update journal_head set seq = 0, hash = ''`

export async function copySqlite(folder: string): Promise<void> {
  const template = join(inject('templates'), 'migrated.sqlite')
  if (!existsSync(template)) await makeTemplate(template)
  copyFileSync(template, databaseFile(folder))
}

/** The folder is renamed when complete, because several processes may create it at once. */
async function makeTemplate(template: string) {
  const folder = `${template}.${randomUUID()}`
  const store = createSqliteStore(folder)
  await store.oldestLead()
  await store.close()
  renameSync(databaseFile(folder), template)
  rmSync(folder, { recursive: true })
}
