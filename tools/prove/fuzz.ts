/** `npm run fuzz`: random and mutated requests to every address of the real server. */
import { parseArgs } from 'node:util'
import { runFuzz } from './fuzz/run.ts'
import { record } from './reliability.ts'

const promise = 'No request, however made, breaks the server or makes it say what it should not'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    requests: { type: 'string', default: '20000' },
  },
})
const [seed, requests] = [Number(values.seed), Number(values.requests)]
console.log(`npm run fuzz -- --seed ${seed} --requests ${requests}`)

const report = await runFuzz({ seed, requests, progress: console.log })
const statuses = Object.entries(report.statuses)
  .map(([status, count]) => `${count} × ${status === '0' ? 'closed' : status}`)
  .join(', ')
const figures = `${report.requests} requests answered ${statuses}; ${report.faults.length} faults`
console.log([figures, ...report.faults.slice(0, 20)].join('\n'))
process.exitCode = report.faults.length > 0 ? 1 : 0
// Short runs are not recorded.
if (requests >= 20_000) await record(promise, `${figures}; seed ${seed}`)
