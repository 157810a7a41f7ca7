/**
 * `npm run prove -- storm`: simulates visitors, staff and an editor while the real server is killed and services fail;
 * then checks the promises (tools/prove/chaos/verdict.ts). `npm run prove -- cluster` uses three instances over
 * a PostgreSQL that restarts; `npm run prove -- edition` tests only publications, and two people who edit.
 */
import { parseArgs } from 'node:util'
import { findPostgres } from '../test/postgres-process.ts'
import { proveEdition } from './chaos/edition.ts'
import { runChaos } from './chaos/run.ts'
import { record } from './record.ts'

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
if (positionals[0] === 'edition')
  await proveEdition(seed, Number(values.times), Number(values.edits))
else await proveKills(positionals[0] === 'cluster')

async function proveKills(isCluster: boolean) {
  const full = isCluster ? { submissions: 5_000, kills: 20 } : { submissions: 10_000, kills: 200 }
  const submissions = Number(values.submissions ?? full.submissions)
  const kills = Number(values.kills ?? full.kills)
  const command = `npm run prove -- ${isCluster ? 'cluster' : 'storm'}`
  console.log(`${command} --seed ${seed} --submissions ${submissions} --kills ${kills}`)
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

/** Formats `{ givenUp: 2 }` as `2 given up`. */
function inWords(figures: object): string {
  const phrases = Object.entries(figures).map(([name, count]) => `${count} ${name}`)
  return phrases.join(', ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
