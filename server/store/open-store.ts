import { createPostgresStore } from './databases/postgres.ts'
import { createSqliteStore } from './databases/sqlite.ts'
import type { Store } from './store.ts'

export function openStore(settings: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Store {
  const { databaseUrl, dataDirectory } = settings
  return databaseUrl ? createPostgresStore(databaseUrl) : createSqliteStore(dataDirectory)
}
