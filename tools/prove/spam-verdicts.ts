import { judgeSpam, neutralSignals } from '#server/spam/judge.ts'
import type { Store } from '#server/store/store.ts'
import { isQuarantined } from '../test/spam-corpus.ts'

export interface VerdictFigures {
  /** Leads marked as spam; `doubted`: quarantined when posted, `wouldDoubt`: doubtful by words alone. */
  spam: { count: number; doubted: number; wouldDoubt: number }
  /** Leads released from quarantine; `wouldDoubt`: doubtful by words alone. */
  honest: { count: number; wouldDoubt: number }
}

/**
 * Scores leads with a decision again by their words, without printing them. Released leads were doubtful by
 * definition, so their figure shows mistakes, but not how frequent mistakes are.
 */
export async function judgeVerdicts({ moving }: Pick<Store, 'moving'>): Promise<VerdictFigures> {
  const spam = { count: 0, doubted: 0, wouldDoubt: 0 }
  const honest = { count: 0, wouldDoubt: 0 }
  for await (const rows of moving.readTable('leads')) {
    for (const { form, fields, quarantine, released_at, spam_at } of rows) {
      if (spam_at === null && released_at === null) continue
      const kind = spam_at === null ? honest : spam
      kind.count += 1
      if (isQuarantined(judgeSpam(form, JSON.parse(fields), neutralSignals))) kind.wouldDoubt += 1
      if (kind === spam && quarantine !== null) spam.doubted += 1
    }
  }
  return { spam, honest }
}

export function describeVerdicts({ spam, honest }: VerdictFigures): string | undefined {
  if (spam.count + honest.count === 0) return undefined
  return `what people decided: ${spam.doubted} of ${spam.count} called spam had been held back, ${spam.wouldDoubt} by their words alone today; of ${honest.count} let out of quarantine, ${honest.wouldDoubt} would be held back by their words alone today`
}
