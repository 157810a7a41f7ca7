import { createPostgresStore } from './databases/postgres.ts'
import { createSqliteStore } from './databases/sqlite.ts'
import type { Store } from './store.ts'

/**
 * Creates the configured store, which opens on first use.
 *
 * @param settings address of a PostgreSQL, otherwise the folder of the SQLite file
 */
export function openStore(settings: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Store {
  const { databaseUrl, dataDirectory } = settings
  return databaseUrl ? createPostgresStore(databaseUrl) : createSqliteStore(dataDirectory)
}
