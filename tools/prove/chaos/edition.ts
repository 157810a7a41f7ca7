import { temporaryFolder } from '#workshop/site.ts'
import { openStoreOf } from '#workshop/staff.ts'
import { findPostgres, startPostgres } from '../../test/postgres-process.ts'
import { record } from '../record.ts'
import { editAsTwo } from './edition-edits.ts'
import { killWhilePublishing } from './edition-kills.ts'

/** Kills a site while it publishes, then lets two people edit at once, in each database. */
export async function proveEdition(seed: string, times: number, edits: number) {
  console.log(`npm run prove -- edition --seed ${seed} --times ${times} --edits ${edits}`)
  const programs = findPostgres()
  await using folder = await temporaryFolder()
  using postgres = programs ? await startPostgres(programs) : null
  const databases: Record<string, Record<string, string>> = {
    SQLite: { DATA_DIR: folder.path },
    ...(postgres && { PostgreSQL: { DATABASE_URL: await postgres.createDatabase() } }),
  }
  const [kills, edited, broken]: [string[], string[], string[]] = [[], [], []]
  for (const [database, settings] of Object.entries(databases)) {
    console.log(`${database}…`)
    const stores = [openStoreOf(settings), openStoreOf(settings)] as const
    const killed = await killWhilePublishing(stores[0], { seed, times, settings })
    const { accepted, stale, publications, lost } = await editAsTwo(stores, { seed, edits })
    for (const store of stores) await store.close()
    kills.push(
      `${database}: ${times} kills, ${killed.publications} publications, ${killed.told} told of; ${killed.pages} pages each time; ${killed.broken.length} half-published states`,
    )
    edited.push(
      `${database}: ${edits} edits by two people, ${accepted} texts accepted, ${stale} told as too late, ${publications} publications meanwhile; ${lost.length} texts lost`,
    )
    const faults = [...killed.broken, ...lost.map((edit) => `lost: ${edit}`)]
    broken.push(...faults.map((fault) => `${database}: ${fault}`))
  }
  console.log([...kills, ...edited, ...broken.slice(0, 20)].join('\n'))
  process.exitCode = broken.length > 0 ? 1 : 0
  if (times < 100 || edits < 1_000 || !programs) return
  await record(
    'A site that is killed while it publishes shows the old or the new publication, whole, on every page, and its drafts agree',
    [...kills, `seed ${seed}`].join('; '),
  )
  await record(
    'Of two people who edit at once none loses a text without being told',
    [...edited, `seed ${seed}`].join('; '),
  )
}
