import { createPostgresStore } from './databases/postgres.ts'
import { createSqliteStore } from './databases/sqlite.ts'
import type { Store } from './store.ts'

/**
 * The store that the settings ask for; nothing is opened before its first use.
 *
 * @param settings address of a PostgreSQL, or else the folder of the SQLite file
 */
export function openStore(settings: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Store {
  const { databaseUrl, dataDirectory } = settings
  return databaseUrl ? createPostgresStore(databaseUrl) : createSqliteStore(dataDirectory)
}
