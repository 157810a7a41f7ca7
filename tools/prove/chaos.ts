/**
 * `npm run chaos`: visitors, staff, kill -9 and failing services against the real server; then compares
 * promises with results (tools/prove/chaos/verdict.ts). `npm run chaos -- cluster` uses three instances over
 * a PostgreSQL that restarts; `npm run chaos -- edition` kills a site that publishes, and lets two people edit
 * at once.
 */
import { parseArgs } from 'node:util'
import { findPostgres } from '../test/postgres-process.ts'
import { runCluster } from './chaos/cluster.ts'
import type { CrowdReport } from './chaos/crowd.ts'
import { runEdition } from './chaos/edition.ts'
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
if (positionals[0] === 'edition') {
  await proveEdition()
  process.exit()
}
const isCluster = positionals[0] === 'cluster'
const full = isCluster ? { submissions: 5_000, kills: 20 } : { submissions: 10_000, kills: 200 }
const submissions = Number(values.submissions ?? full.submissions)
const kills = Number(values.kills ?? full.kills)
const options = { seed, submissions, kills, progress: console.log }
console.log(
  `npm run chaos -- ${isCluster ? 'cluster ' : ''}--seed ${seed} --submissions ${submissions} --kills ${kills}`,
)

const { report, events } = await (isCluster ? cluster() : one())
const { broken, repeats, backlog, desk } = report
const quotes = quoteFigures(report.quotes)
const figures = [
  `${report.thanked} visitors thanked, ${report.inVain} sendings in vain`,
  `${desk.answers} answers and ${desk.notes} notes at the desk, ${desk.givenUp} answers given up for a colleague’s, ${desk.inVain} posts in vain`,
  quotes,
  events,
  `${report.leads} leads, ${report.deliveries} deliveries, ${report.taken} messages taken`,
  `${repeats.answerLost} repeats after a lost answer, ${repeats.killed} after a kill`,
  ...(isCluster
    ? []
    : [
        `${backlog.deliveries} deliveries left at the end, drained at ${backlog.perSecond} a second`,
      ]),
  `${broken.length} broken promises`,
]
console.log([...figures, ...broken.slice(0, 20)].join('\n'))
process.exitCode = broken.length > 0 ? 1 : 0

const promises = isCluster
  ? ([
      'So it is by three instances over one PostgreSQL, when instances are killed and PostgreSQL restarts',
      'So it is with quotes by three instances over one PostgreSQL, when instances are killed and PostgreSQL restarts',
    ] as const)
  : ([
      'A request that was thanked for, and an answer or a note that was said to be kept, is kept once and delivered, whatever is killed and whatever fails',
      'A quote that was said to be sent, accepted, refused or withdrawn from is so once, with the file that its client read, and nothing contradicts it, whatever is killed',
    ] as const)
// Short runs are not recorded.
if (submissions >= full.submissions && kills >= full.kills) {
  await record(promises[0], `${figures.join('; ')}; seed ${seed}`)
  await record(promises[1], `${quotes}; ${broken.length} broken promises; seed ${seed}`)
}

async function proveEdition() {
  const [times, edits] = [Number(values.times), Number(values.edits)]
  console.log(`npm run chaos -- edition --seed ${seed} --times ${times} --edits ${edits}`)
  const programs = findPostgres()
  const report = await runEdition({ seed, times, edits, programs, progress: console.log })
  console.log([...report.kills, ...report.edits, ...report.broken.slice(0, 20)].join('\n'))
  process.exitCode = report.broken.length > 0 ? 1 : 0
  if (times < 100 || edits < 1_000 || !programs) return
  await record(
    'A site that is killed while it publishes shows the old or the new publication, whole, on every page, and its drafts agree',
    [...report.kills, `seed ${seed}`].join('; '),
  )
  await record(
    'Of two people who edit at once none loses a text without being told',
    [...report.edits, `seed ${seed}`].join('; '),
  )
}

async function one() {
  const report = await runChaos(options)
  const { kills, killedAtStart } = report
  return { report, events: `${kills} kills, ${killedAtStart} of them before the server was ready` }
}

async function cluster() {
  const restarts = 2
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not on this machine')
  const report = await runCluster({ ...options, restarts, programs })
  const events = `3 instances, ${kills} kills, ${restarts} restarts of PostgreSQL, one of them a crash`
  return { report, events }
}

function quoteFigures(figures: CrowdReport['quotes']): string {
  const { sent, accepted, declined, withdrawn, replaced, refused, inVain } = figures
  return `${sent} quotes sent, ${replaced} replaced; told that it is done: ${accepted} acceptances, ${declined} refusals, ${withdrawn} withdrawals; ${refused} acts refused, ${inVain} posts in vain`
}
