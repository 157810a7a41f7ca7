import type { Verdict } from '../store/desk/verdicts.ts'
import { isQuarantined } from './corpus.ts'
import { judge, neutralSignals } from './judge.ts'

export interface VerdictFigures {
  /** Marked as spam; of these, doubted on arrival, and doubted by words alone. */
  spam: { count: number; doubted: number; wouldDoubt: number }
  /** Released from quarantine; of these, doubted by words alone. */
  honest: { count: number; wouldDoubt: number }
}

/**
 * Scores decided leads again by their words and prints no typed text. Released leads had been doubted by
 * definition, so their figure shows mistakes, not their frequency.
 */
export async function judgeVerdicts(verdicts: AsyncIterable<Verdict>): Promise<VerdictFigures> {
  const spam = { count: 0, doubted: 0, wouldDoubt: 0 }
  const honest = { count: 0, wouldDoubt: 0 }
  for await (const { form, values, isSpam, wasDoubted } of verdicts) {
    const kind = isSpam ? spam : honest
    kind.count += 1
    if (isQuarantined(judge(form, values, neutralSignals))) kind.wouldDoubt += 1
    if (isSpam && wasDoubted) spam.doubted += 1
  }
  return { spam, honest }
}

export function describeVerdicts({ spam, honest }: VerdictFigures): string | undefined {
  if (spam.count + honest.count === 0) return undefined
  return `what people decided: ${spam.doubted} of ${spam.count} called spam had been held back, ${spam.wouldDoubt} by their words alone today; of ${honest.count} let out of quarantine, ${honest.wouldDoubt} would be held back by their words alone today`
}
