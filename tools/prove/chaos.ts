/**
 * `npm run chaos`: simulates visitors, staff and an editor while the real server is killed and services fail;
 * then checks the promises (tools/prove/chaos/verdict.ts). `npm run chaos -- cluster` uses three instances over
 * a PostgreSQL that restarts; `npm run chaos -- edition` tests only publications, and two people who edit.
 */
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../bench/setup.ts'
import { openStoreOf } from '../test/desk-session.ts'
import { findPostgres, startPostgres } from '../test/postgres-process.ts'
import { editAsTwo } from './chaos/edition-edits.ts'
import { killWhilePublishing } from './chaos/edition-kills.ts'
import { runChaos } from './chaos/run.ts'
import { record } from './reliability.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    submissions: { type: 'string' },
    kills: { type: 'string' },
    times: { type: 'string', default: '100' },
    edits: { type: 'string', default: '1000' },
  },
})
const { seed } = values
const programs = findPostgres()
if (positionals[0] === 'edition') await proveEdition()
else await proveKills(positionals[0] === 'cluster')

async function proveKills(isCluster: boolean) {
  const full = isCluster ? { submissions: 5_000, kills: 20 } : { submissions: 10_000, kills: 200 }
  const submissions = Number(values.submissions ?? full.submissions)
  const kills = Number(values.kills ?? full.kills)
  const command = `npm run chaos -- ${isCluster ? 'cluster ' : ''}`
  console.log(`${command}--seed ${seed} --submissions ${submissions} --kills ${kills}`)
  const options = { seed, submissions, kills, progress: console.log }
  if (isCluster && !programs) throw new Error('PostgreSQL is not on this machine')
  const report = await runChaos({ ...options, ...(isCluster && { restarts: 2, programs }) })
  const { broken, repeats, backlog, desk, quotes, publications, events, ...counts } = report
  const published = `edition ${inWords(publications)}`
  const figures = [
    inWords(counts),
    `at the desk ${inWords(desk)}`,
    `quotes ${inWords(quotes)}`,
    published,
    events,
    `repeats ${inWords(repeats)}`,
    `at the end ${inWords(backlog)}`,
    `${broken.length} broken promises`,
  ]
  console.log([...figures, ...broken.slice(0, 20)].join('\n'))
  process.exitCode = broken.length > 0 ? 1 : 0
  // Short runs are not recorded.
  if (submissions < full.submissions || kills < full.kills) return
  const promise = isCluster
    ? 'So it is by three instances over one PostgreSQL, when instances are killed and PostgreSQL restarts'
    : 'A request that was thanked for, an answer or a note that was said to be kept, and a quote that was said to be sent, accepted, refused or withdrawn from is so once, delivered, with the file that its client read, whatever is killed and whatever fails'
  await record(promise, `${figures.join('; ')}; seed ${seed}`)
  if (isCluster) return
  await record(
    'In the same storm, a publication that was said to be online is so, on every page and alone, and no text that was said to be kept is lost',
    `${published}; ${events}; ${broken.length} broken promises; seed ${seed}`,
  )
}

async function proveEdition() {
  const [times, edits] = [Number(values.times), Number(values.edits)]
  console.log(`npm run chaos -- edition --seed ${seed} --times ${times} --edits ${edits}`)
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

/** Formats `{ givenUp: 2 }` as `2 given up`. */
function inWords(figures: object): string {
  const phrases = Object.entries(figures).map(([name, count]) => `${count} ${name}`)
  return phrases.join(', ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
