/**
 * `npm run chaos`: visitors, kills -9 and failing services against the real server, then the count of
 * what was promised and what was done (tools/chaos/verdict.ts says what is checked).
 */
import { parseArgs } from 'node:util'
import { runChaos } from './chaos/run.ts'
import { record } from './reliability.ts'

const promise =
  'A request that was thanked for is kept once and delivered, whatever is killed and whatever fails'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    submissions: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '200' },
  },
})
const { seed } = values
const submissions = Number(values.submissions)
const kills = Number(values.kills)
console.log(`npm run chaos -- --seed ${seed} --submissions ${submissions} --kills ${kills}`)

const report = await runChaos({ seed, submissions, kills, progress: console.log })
const { broken, repeats, backlog } = report
const figures = [
  `${report.thanked} visitors thanked, ${report.inVain} sendings in vain`,
  `${report.kills} kills, ${report.killedAtStart} of them before the server was ready`,
  `${report.leads} leads, ${report.deliveries} deliveries, ${report.taken} messages taken`,
  `${repeats.answerLost} repeats after a lost answer, ${repeats.killed} after a kill`,
  `${backlog.deliveries} deliveries left at the end, drained at ${backlog.perSecond} a second`,
  `${broken.length} broken promises`,
]
console.log([...figures, ...broken.slice(0, 20)].join('\n'))
process.exitCode = broken.length > 0 ? 1 : 0
// A short run proves little.
if (submissions >= 10_000 && kills >= 200) {
  await record(promise, `${figures.join('; ')}; seed ${seed}`)
}
