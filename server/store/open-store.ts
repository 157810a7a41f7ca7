import { createPostgresStore } from './databases/postgres.ts'
import { createSqliteStore } from './databases/sqlite.ts'
import type { Store } from './store.ts'

/** @param onNotice receives what the operator should know of a database that serves */
export function openStore(
  settings: { databaseUrl: string | undefined; dataDirectory: string },
  onNotice?: (line: string) => void,
): Store {
  const { databaseUrl, dataDirectory } = settings
  return databaseUrl
    ? createPostgresStore(databaseUrl, undefined, onNotice)
    : createSqliteStore(dataDirectory)
}
