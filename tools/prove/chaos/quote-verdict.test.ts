import { expect, test } from 'vitest'
import type { SentVersion } from '#server/store/quotes/records.ts'
import { sampleEvidence, sampleVersion } from '../../test/sample-version.ts'
import { judgeQuotes, type KeptQuote, type Quoted, type QuoteWork } from './quote-verdict.ts'

const { digest } = sampleEvidence
const accepted = sampleVersion({ evidence: sampleEvidence, signedDigest: 'signed' })

type Names = KeptQuote['written']
const mails: Names = ['quote', 'quote-accepted', 'quote-accepted-agency']
const lines: Names = ['quote begun', 'quote sent', 'quote accepted']

interface World extends Partial<KeptQuote>, Partial<Pick<QuoteWork, 'numbers' | 'next'>> {
  history?: Partial<SentVersion['history']>
  file?: Quoted['file']
}

function judge({ numbers = ['D-2026-001'], next = 'D-2026-002', ...world }: World) {
  const { history, file = digest, ...changes } = world
  const deeds: Quoted['deeds'] = [
    { act: 'accept', isDone: true },
    { act: 'decline', isDone: false },
  ]
  const quoted = [{ reference: 'G-1', id: 'q', number: 'D-2026-001', digest, file, deeds }]
  const kept: KeptQuote = {
    record: {
      ...{ id: 'q', number: 'D-2026-001', seller: 'FR', lead: null, createdAt: 0, draft: null },
      versions: [{ ...accepted, history: { ...accepted.history, ...history } }],
    },
    files: [{ sent: digest, signed: 'signed' }],
    written: [...mails, ...lines],
    ...changes,
  }
  return judgeQuotes({ quoted, kept: new Map([['q', kept]]), numbers, next })
}

test('a quote that is stored as its client saw it breaks no promise', () => {
  expect(judge({})).toEqual([])
})

const replacedBy = { version: 2, at: 1 }

test.each<[string, World, string]>([
  ['one that was lost', { record: undefined }, 'sent and lost'],
  ['another file', { file: 'x' }, 'not the one that is kept'],
  ['a changed file', { files: [{ sent: 'x', signed: 'signed' }] }, 'its file has another digest'],
  ['a changed signed file', { files: [{ sent: digest, signed: 'x' }] }, 'signed, another digest'],
  ['an acceptance that was lost', { history: { acceptedAt: null } }, 'done and lost'],
  ['a refused act that is kept', { history: { declinedAt: 1 } }, 'refused, kept'],
  ['two acts that contradict', { history: { declinedAt: 1 } }, 'accepted and declined'],
  ['a contract that was replaced', { history: { replacedBy } }, 'accepted and replaced'],
  ['a mail sent twice', { written: ['quote', ...mails, ...lines] }, '2 times quote '],
  ['a line that is missing', { written: mails }, '0 times quote accepted'],
  ['a gap', { numbers: ['D-2026-001', 'D-2026-003'] }, 'numbers 1,3'],
  ['a double', { numbers: ['D-2026-001', 'D-2026-001'] }, 'numbers 1,1'],
  ['a lost number', { next: 'D-2026-003' }, 'comes after 1'],
])('%s is a broken promise', (_, world, reason) => {
  expect(judge(world).join('\n')).toContain(reason)
})
