/**
 * `npm run chaos`: visitors, staff, kill -9 and failing services against the real server; then compares
 * promises with results (tools/prove/chaos/verdict.ts). `npm run chaos -- cluster` uses three instances over
 * a PostgreSQL that restarts.
 */
import { parseArgs } from 'node:util'
import { findPostgres } from '../test/postgres-process.ts'
import { runCluster } from './chaos/cluster.ts'
import { type DeskFigures, type QuoteFigures, runChaos } from './chaos/run.ts'
import { record } from './reliability.ts'

const promise = {
  one: 'A request that was thanked for, and an answer or a note that was said to be kept, is kept once and delivered, whatever is killed and whatever fails',
  cluster:
    'So it is by three instances over one PostgreSQL, when instances are killed and PostgreSQL restarts',
  quotes:
    'A quote that was said to be sent, accepted, refused or withdrawn from is so once, with the file that its client read, and nothing contradicts it, whatever is killed',
  quotesInCluster:
    'So it is with quotes by three instances over one PostgreSQL, when instances are killed and PostgreSQL restarts',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    submissions: { type: 'string' },
    kills: { type: 'string' },
  },
})
const { seed } = values
if (positionals[0] === 'cluster') await cluster()
else await one()

async function one() {
  const submissions = Number(values.submissions ?? 10_000)
  const kills = Number(values.kills ?? 200)
  console.log(`npm run chaos -- --seed ${seed} --submissions ${submissions} --kills ${kills}`)
  const report = await runChaos({ seed, submissions, kills, progress: console.log })
  const { broken, repeats, backlog } = report
  const figures = [
    `${report.thanked} visitors thanked, ${report.inVain} sendings in vain`,
    deskFigures(report.desk),
    quoteFigures(report.quotes),
    `${report.kills} kills, ${report.killedAtStart} of them before the server was ready`,
    `${report.leads} leads, ${report.deliveries} deliveries, ${report.taken} messages taken`,
    `${repeats.answerLost} repeats after a lost answer, ${repeats.killed} after a kill`,
    `${backlog.deliveries} deliveries left at the end, drained at ${backlog.perSecond} a second`,
    `${broken.length} broken promises`,
  ]
  // Short runs are not recorded.
  const isLong = submissions >= 10_000 && kills >= 200
  await conclude(promise.one, figures, broken, isLong)
  if (isLong) await recordQuotes(promise.quotes, report)
}

async function cluster() {
  const submissions = Number(values.submissions ?? 5_000)
  const kills = Number(values.kills ?? 20)
  const restarts = 2
  console.log(
    `npm run chaos -- cluster --seed ${seed} --submissions ${submissions} --kills ${kills}`,
  )
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not on this machine')
  const options = { seed, submissions, kills, restarts, programs, progress: console.log }
  const report = await runCluster(options)
  const { broken, repeats } = report
  const figures = [
    `${report.thanked} visitors thanked, ${report.inVain} sendings in vain`,
    deskFigures(report.desk),
    quoteFigures(report.quotes),
    `3 instances, ${kills} kills, ${restarts} restarts of PostgreSQL, one of them a crash`,
    `${report.leads} leads, ${report.deliveries} deliveries, ${report.taken} messages taken`,
    `${repeats.answerLost} repeats after a lost answer, ${repeats.killed} after a kill`,
    `${broken.length} broken promises`,
  ]
  const isLong = submissions >= 5_000 && kills >= 20
  await conclude(promise.cluster, figures, broken, isLong)
  if (isLong) await recordQuotes(promise.quotesInCluster, report)
}

function deskFigures({ answers, notes, givenUp, inVain }: DeskFigures): string {
  return `${answers} answers and ${notes} notes at the desk, ${givenUp} answers given up for a colleague’s, ${inVain} posts in vain`
}

function quoteFigures(figures: QuoteFigures): string {
  const { sent, accepted, declined, withdrawn, replaced, refused, inVain } = figures
  return `${sent} quotes sent, ${replaced} replaced; told that it is done: ${accepted} acceptances, ${declined} refusals, ${withdrawn} withdrawals; ${refused} acts refused, ${inVain} posts in vain`
}

function recordQuotes(
  promise: string,
  { quotes, broken }: { quotes: QuoteFigures; broken: string[] },
) {
  const figures = `${quoteFigures(quotes)}; ${broken.length} broken promises; seed ${seed}`
  return record(promise, figures)
}

async function conclude(promise: string, figures: string[], broken: string[], isLong: boolean) {
  console.log([...figures, ...broken.slice(0, 20)].join('\n'))
  process.exitCode = broken.length > 0 ? 1 : 0
  if (isLong) await record(promise, `${figures.join('; ')}; seed ${seed}`)
}
