import type { Verdict } from '../store/desk/verdicts.ts'
import { isQuarantined } from './corpus.ts'
import { judge, neutralSignals } from './judge.ts'

/** How the filter compares with what people decided about what it let in, or held back. */
export interface VerdictFigures {
  /** Called spam by a person; of these, held back when they came, and held back by their words alone. */
  spam: { count: number; doubted: number; wouldDoubt: number }
  /** Let out of quarantine by a person; of these, held back by their words alone. */
  honest: { count: number; wouldDoubt: number }
}

/**
 * Judges again, by its words alone, all that people decided about. Nothing that was typed is told.
 *
 * What was let out had been doubted by definition: it says what the filter got wrong, and not how
 * seldom.
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

/** One line for people; undefined when nobody decided anything. */
export function tellVerdicts({ spam, honest }: VerdictFigures): string | undefined {
  if (spam.count + honest.count === 0) return undefined
  return `what people decided: ${spam.doubted} of ${spam.count} called spam had been held back, ${spam.wouldDoubt} by their words alone today; of ${honest.count} let out of quarantine, ${honest.wouldDoubt} would be held back by their words alone today`
}
