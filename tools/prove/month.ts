/**
 * `npm run month`: forty days of one unattended server, with its clock advanced hour by hour
 * (tools/prove/month/verdict.ts has the checks). Takes some minutes.
 */
import { parseArgs } from 'node:util'
import { liveMonth } from './month/run.ts'
import { record } from './reliability.ts'

const promise =
  'A month that nobody looks after erases, reminds, expires and keeps what it should, and fills neither disk, nor log, nor memory'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now()) }, days: { type: 'string' } },
})
const { seed } = values
const days = Number(values.days ?? 40)
console.log(`npm run month -- --seed ${seed} --days ${days}`)
const { figures, broken } = await liveMonth({ seed, days, progress: console.log })
console.log([...figures, ...[...broken].slice(0, 20)].join('\n'))
process.exitCode = broken.size > 0 ? 1 : 0
if (days >= 40) await record(promise, `${figures.join('; ')}; seed ${seed}`)
