/**
 * `npm run prove -- spam`: runs the filter on the texts of the corpus. It prints the mistakes of the tuning half only,
 * so that nobody tunes the filter to the other half. With DATA_DIR or DATABASE_URL it also counts the leads
 * that people released or marked as spam.
 */
import { existsSync } from 'node:fs'
import { openStoreOf } from '#workshop/staff.ts'
import { databaseFile } from '../../server/store/databases/sqlite-file.ts'
import { isQuarantined, judgeMessage, readCorpus } from '../test/spam-corpus.ts'
import { printMailScores } from './mail-scores.ts'
import { record } from './record.ts'
import { describeVerdicts, judgeVerdicts } from './spam-verdicts.ts'

const sums = { legitimate: 0, doubted: 0, spam: 0, caught: 0 }

for (const half of ['tuning', 'measure'] as const) {
  const legitimate = readCorpus('legitimate', half)
  const spam = readCorpus('spam', half)
  const doubted = legitimate.filter((message) => isQuarantined(judgeMessage(message)))
  const missed = spam.filter((message) => !isQuarantined(judgeMessage(message)))
  for (const message of half === 'tuning' ? [...doubted, ...missed] : []) {
    const { score, reasons } = judgeMessage(message)
    console.log(`${score} ${reasons.join(', ') || 'nothing found'}: ${message.text}`)
  }
  sums.legitimate += legitimate.length
  sums.doubted += doubted.length
  sums.spam += spam.length
  sums.caught += spam.length - missed.length
  const caught = `${spam.length - missed.length} of ${spam.length} spam caught`
  console.log(
    `${half}: ${doubted.length} of ${legitimate.length} legitimate messages in quarantine, ${caught}`,
  )
}

await record(
  'No honest message of the corpus waits in quarantine, and nine of ten spam messages do',
  `${sums.doubted} of ${sums.legitimate} legitimate messages in quarantine, ${sums.caught} of ${sums.spam} spam caught`,
)

const { DATABASE_URL, DATA_DIR = '' } = process.env
// `openStoreOf` would create a missing database.
if (DATABASE_URL || existsSync(databaseFile(DATA_DIR))) {
  await using store = openStoreOf(process.env)
  const decided = describeVerdicts(await judgeVerdicts(store))
  if (decided !== undefined) console.log(decided)
}

await printMailScores()
