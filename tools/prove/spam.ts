/**
 * `npm run spam`: runs the filter on the texts of the corpus. It prints the mistakes of the tuning half only,
 * so that nobody tunes the filter to the other half. With DATA_DIR or DATABASE_URL it also counts the leads
 * that people released or marked as spam.
 */
import { existsSync } from 'node:fs'
import { readSettings } from '../../server/settings.ts'
import { isQuarantined, judgeMessage, type Message, readCorpus } from '../../server/spam/corpus.ts'
import { describeVerdicts, judgeVerdicts } from '../../server/spam/verdicts.ts'
import { databaseFile } from '../../server/store/databases/sqlite-file.ts'
import { openStore } from '../../server/store/open-store.ts'
import { record } from './reliability.ts'

type Half = Record<'legitimate' | 'spam' | 'doubted' | 'missed', Message[]>

const [tuned, apart] = (['tuning', 'measure'] as const).map((half) => {
  const legitimate = readCorpus('legitimate', half)
  const spam = readCorpus('spam', half)
  const doubted = legitimate.filter((message) => isQuarantined(judgeMessage(message)))
  const missed = spam.filter((message) => !isQuarantined(judgeMessage(message)))
  return { legitimate, spam, doubted, missed }
}) as [Half, Half]

for (const message of [...tuned.doubted, ...tuned.missed]) {
  const { score, reasons } = judgeMessage(message)
  console.log(`${score} ${reasons.join(', ') || 'nothing found'}: ${message.text}`)
}

function figures(name: string, halves: readonly Half[]): string {
  const count = (key: keyof Half) => halves.reduce((sum, half) => sum + half[key].length, 0)
  const caught = count('spam') - count('missed')
  const rate = ((100 * caught) / count('spam')).toFixed(1)
  return `${name}: ${count('doubted')} of ${count('legitimate')} legitimate messages in quarantine, ${caught} of ${count('spam')} spam caught (${rate} %)`
}

const lines = [figures('all', [tuned, apart]), figures('the half kept apart', [apart])]
console.log(lines.join('\n'))
await record('No honest message waits in quarantine, and spam does', lines.join('; '))

const decided = await readVerdicts()
if (decided !== undefined) console.log(decided)

/** Counts the decisions of people; not recorded, because they depend on the database. */
async function readVerdicts(): Promise<string | undefined> {
  const read = readSettings(process.env)
  if (!read.ok) return read.message
  const { databaseUrl, dataDirectory } = read.settings
  // `openStore` would create a missing database.
  if (!databaseUrl && !existsSync(databaseFile(dataDirectory))) return undefined
  const store = openStore(read.settings)
  try {
    return describeVerdicts(await judgeVerdicts(store.verdicts()))
  } finally {
    await store.close()
  }
}
