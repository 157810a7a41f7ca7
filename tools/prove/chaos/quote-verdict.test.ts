import { expect, test } from 'vitest'
import { sampleEvidence, sampleVersion } from '#server/quotes/sample-version.ts'
import type { SentVersion } from '#server/store/quotes/quotes-store.ts'
import { judgeQuotes, type KeptQuote, type Quoted, type QuoteWork } from './quote-verdict.ts'

const { digest } = sampleEvidence
const accepted = sampleVersion({ evidence: sampleEvidence, signedDigest: 'signed' })
const told: Quoted = {
  ...{ reference: 'G-1', id: 'q', number: 'D-2026-001', digest, file: digest },
  deeds: [
    { act: 'accept', isDone: true },
    { act: 'decline', isDone: false },
  ],
}

const keep = (version: SentVersion, changes: Partial<KeptQuote> = {}): KeptQuote => ({
  record: {
    ...{ id: 'q', number: 'D-2026-001', seller: 'FR', lead: null, createdAt: 0, draft: null },
    versions: [version],
  },
  files: [{ sent: digest, signed: 'signed' }],
  kinds: ['quote', 'quote-accepted', 'quote-accepted-agency'],
  actions: ['quote begun', 'quote sent', 'quote accepted'],
  ...changes,
})

function judge(kept: KeptQuote, changes: Partial<QuoteWork> = {}, quote: Partial<Quoted> = {}) {
  return judgeQuotes({
    quoted: [{ ...told, ...quote }],
    kept: new Map([['q', kept]]),
    numbers: ['D-2026-001'],
    next: 'D-2026-002',
    ...changes,
  })
}

test('a quote that is kept as its client was told is as promised', () => {
  expect(judge(keep(accepted))).toEqual([])
})

const change = (history: Partial<SentVersion['history']>) =>
  keep({ ...accepted, history: { ...accepted.history, ...history } })
const replacedBy = { version: 2, at: 1 }

test.each<[string, string[], string]>([
  ['one that was lost', judge({ ...keep(accepted), record: undefined }), 'sent and lost'],
  ['another file', judge(keep(accepted), {}, { file: 'x' }), 'not the one that is kept'],
  [
    'a file that changed',
    judge(keep(accepted, { files: [{ sent: 'x', signed: 'signed' }] })),
    'its file has another digest',
  ],
  [
    'a signed file that changed',
    judge(keep(accepted, { files: [{ sent: digest, signed: 'x' }] })),
    'signed, another digest',
  ],
  ['an acceptance that was lost', judge(change({ acceptedAt: null })), 'done and lost'],
  ['a refused act that is kept', judge(change({ declinedAt: 1 })), 'refused, kept'],
  ['two acts that contradict', judge(change({ declinedAt: 1 })), 'accepted and declined'],
  ['a contract that was replaced', judge(change({ replacedBy })), 'accepted and replaced'],
  ['a mail sent twice', judge(keep(accepted, { kinds: ['quote', 'quote'] })), '2 mails quote '],
  ['a line that is missing', judge(keep(accepted, { actions: [] })), '0 lines quote accepted'],
  ['a gap', judge(keep(accepted), { numbers: ['D-2026-001', 'D-2026-003'] }), 'numbers 1,3'],
  ['a double', judge(keep(accepted), { numbers: ['D-2026-001', 'D-2026-001'] }), 'numbers 1,1'],
  ['a lost number', judge(keep(accepted), { next: 'D-2026-003' }), 'comes after 1'],
])('%s is a broken promise', (_, broken, reason) => {
  expect(broken.join('\n')).toContain(reason)
})
