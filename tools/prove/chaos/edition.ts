import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#server/store/open-store.ts'
import { startPostgres } from '../../test/postgres-process.ts'
import { editAsTwo } from './edition-edits.ts'
import { killWhilePublishing } from './edition-kills.ts'

export interface EditionOptions {
  seed: string
  times: number
  edits: number
  /** Folder of PostgreSQL's programs; if undefined, only SQLite is tested. */
  programs: string | undefined
  progress?: (line: string) => void
}

export interface EditionReport {
  kills: string[]
  edits: string[]
  broken: string[]
}

export async function runEdition({ programs, ...options }: EditionOptions): Promise<EditionReport> {
  const report: EditionReport = { kills: [], edits: [], broken: [] }
  const folder = await mkdtemp(join(tmpdir(), 'graaand-chaos-'))
  const postgres = programs ? await startPostgres(programs) : undefined
  try {
    await runOn('SQLite', { DATA_DIR: folder }, options, report)
    if (postgres) {
      const DATABASE_URL = await postgres.createDatabase()
      await runOn('PostgreSQL', { DATABASE_URL }, options, report)
    }
    return report
  } finally {
    postgres?.stop()
    await rm(folder, { recursive: true })
  }
}

async function runOn(
  database: string,
  settings: { DATA_DIR?: string; DATABASE_URL?: string },
  { seed, times, edits, progress }: Omit<EditionOptions, 'programs'>,
  report: EditionReport,
) {
  const { DATA_DIR: dataDirectory = '', DATABASE_URL: databaseUrl } = settings
  const [store, elsewhere] = [1, 2].map(() => openStore({ databaseUrl, dataDirectory }))
  if (!store || !elsewhere) return
  try {
    progress?.(`${database}…`)
    const killed = await killWhilePublishing({ seed, times, settings, store, progress })
    const { kills, published, told, pages } = killed
    const edited = await editAsTwo([store, elsewhere], { seed, edits })
    const { accepted, stale, publications, lost } = edited
    report.kills.push(
      `${database}: ${kills} kills, after ${published} of them the new publication, ${told} told of; ${pages} pages each time; ${killed.broken.length} half-published states`,
    )
    report.edits.push(
      `${database}: ${edits} edits by two people, ${accepted} texts accepted, ${stale} told as too late, ${publications} publications meanwhile; ${lost.length} texts lost`,
    )
    report.broken.push(
      ...[...killed.broken, ...lost.map((edit) => `lost: ${edit}`)].map(
        (fault) => `${database}: ${fault}`,
      ),
    )
  } finally {
    await Promise.all([store.close(), elsewhere.close()])
  }
}
