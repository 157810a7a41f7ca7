import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPostgresStore } from '../../server/store/databases/postgres.ts'
import { listen } from './free-port.ts'
import { findPostgres, type PostgresProcess, startPostgres } from './postgres-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server whose paths `/migrated` and `/empty` create a database and return its DATABASE_URL. */
    postgresDatabases: string
    /** Folder of databases that several test files copy. */
    templates: string
  }
}

/** Starts one PostgreSQL for all test files, when the first of them needs it. */
export default async function setUp({ provide }: TestProject) {
  let starting: Promise<{ postgres: PostgresProcess; template: string }> | undefined

  async function start() {
    const postgres = await startPostgres(findPostgres() ?? '', { syncs: false })
    const url = await postgres.createDatabase()
    const store = createPostgresStore(url)
    await store.oldestLead()
    await store.close()
    return { postgres, template: new URL(url).pathname.slice(1) }
  }

  const server = createServer(async ({ url }, answer) => {
    try {
      starting ??= start()
      const { postgres, template } = await starting
      answer.end(await postgres.createDatabase(url === '/migrated' ? template : undefined))
    } catch (error) {
      answer.writeHead(500).end(String(error))
    }
  })
  const templates = mkdtempSync(join(tmpdir(), 'graaand-templates-'))
  provide('postgresDatabases', `http://127.0.0.1:${await listen(server)}`)
  provide('templates', templates)

  return async () => {
    server.closeAllConnections()
    server.close()
    rmSync(templates, { recursive: true })
    const started = await starting?.catch(() => undefined)
    started?.postgres.stop()
  }
}
