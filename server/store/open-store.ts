import { createPostgresStore } from './databases/postgres.ts'
import { createSqliteStore } from './databases/sqlite.ts'
import { networkOf } from './databases/sqlite-file.ts'
import type { Store } from './store.ts'

/** @param onNotice receives what the operator should know of a database that serves */
export function openStore(
  settings: { databaseUrl: string | undefined; dataDirectory: string },
  onNotice?: (line: string) => void,
): Store {
  const { databaseUrl, dataDirectory } = settings
  if (databaseUrl) return createPostgresStore(databaseUrl, undefined, onNotice)
  const network = networkOf(dataDirectory)
  if (network) {
    onNotice?.(
      `DATA_DIR is on a network file system (${network}): open it on this machine only, since a second one loses requests`,
    )
  }
  return createSqliteStore(dataDirectory)
}
