/**
 * What the judge makes of the corpus by its words alone: `npm run spam`. Lists what it lets through of
 * the half that it was tuned on; the other half stays unseen, so that its figures mean something.
 */
import { isQuarantined, judgeMessage, readCorpus } from '../server/spam/corpus.ts'
import { record } from './reliability.ts'

const figures: string[] = []
for (const half of ['tuning', 'measure'] as const) {
  const legitimate = readCorpus('legitimate', half)
  const spam = readCorpus('spam', half)
  const doubted = legitimate.filter((message) => isQuarantined(judgeMessage(message)))
  const missed = spam.filter((message) => !isQuarantined(judgeMessage(message)))
  const caught = spam.length - missed.length
  const rate = ((100 * caught) / spam.length).toFixed(1)
  figures.push(
    `half ${half === 'tuning' ? 'tuned on' : 'kept apart'}: ${doubted.length} of ${legitimate.length} legitimate messages in quarantine, ${caught} of ${spam.length} spam caught (${rate} %)`,
  )
  if (half === 'measure') continue
  for (const message of [...doubted, ...missed]) {
    const { score, reasons } = judgeMessage(message)
    console.log(`${score} ${reasons.join(', ') || 'nothing found'}: ${message.text}`)
  }
}
console.log(figures.join('\n'))
await record('No honest message waits in quarantine, and spam does', figures.join('; '))
