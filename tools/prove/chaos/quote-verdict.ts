import { hash } from 'node:crypto'
import type { SentVersion } from '#server/store/quotes/records.ts'
import type { Store } from '#server/store/store.ts'

export interface QuoteDeed {
  act: 'accept' | 'decline' | 'withdraw' | 'replace'
  /** Whether the server reported the act as done; false if it refused it. */
  isDone: boolean
}

export interface Quoted {
  reference: string
  id: string
  number: string
  /** Digest shown on the page of its first version. */
  digest: string
  /** SHA-256 of the downloaded file. */
  file: string
  deeds: QuoteDeed[]
}

export type KeptQuote = Awaited<ReturnType<typeof readKept>>
export type QuoteWork = Awaited<ReturnType<typeof readQuoteWork>>

/** Reads a stored quote, SHA-256 of each version's files, and names of its mails and journal lines. */
async function readKept(store: Store, { id, number, reference }: Quoted) {
  const record = await store.quotes.find(id)
  const files = []
  for (const { version } of record?.versions ?? []) {
    const key = { quoteId: id, version }
    const sent = digestOf(await store.quotes.readPdf(key, 'sent'))
    files.push({ sent, signed: digestOf(await store.quotes.readPdf(key, 'signed')) })
  }
  const messages = await store.messages.list((await store.findLead(reference))?.id ?? '')
  const lines = await store.journal.about(number)
  const kinds = messages.filter(({ quote }) => quote?.id === id).map(({ kind }) => kind)
  return { record, files, written: [...kinds, ...lines.map(({ action }) => action)] }
}

export async function readQuoteWork(store: Store, quoted: readonly Quoted[]) {
  const kept = new Map<string, KeptQuote>()
  for (const quote of quoted) kept.set(quote.id, await readKept(store, quote))
  const rows = await store.quotes.list(1_000_000)
  const numbers = rows.flatMap(({ number }) => number ?? [])
  const year = Number(/\d{4}/.exec(numbers[0] ?? '')?.[0] ?? 0)
  return { quoted, kept, numbers, next: await store.quotes.nextNumber('FR', year) }
}

/**
 * Compares reported with stored quotes. 1. A sent quote is stored once, with the downloaded file. 2.
 * Acts reported as done are stored, refused acts are not, and no two stored facts contradict each other.
 * 3. Each act has its mails and its journal line once. 4. Numbers are consecutive.
 *
 * @returns broken promises, one line each
 */
export function judgeQuotes({ quoted, kept, numbers, next }: QuoteWork): string[] {
  const broken = quoted.flatMap((quote) =>
    judgeQuote(quote, kept.get(quote.id)).map((words) => `${quote.number}: ${words}`),
  )
  const ranks = ranksOf(numbers)
  if (ranks.some((rank, index) => rank !== index + 1)) broken.push(`numbers ${ranks.join()}`)
  if (numbers.length > 0 && ranksOf([next])[0] !== numbers.length + 1) {
    broken.push(`${next} comes after ${numbers.length} numbers`)
  }
  return broken
}

function judgeQuote(quote: Quoted, kept: KeptQuote | undefined): string[] {
  const broken: string[] = []
  const { versions = [], number } = kept?.record ?? {}
  const [first] = versions
  if (!kept || !first) return ['sent and lost']
  if (number !== quote.number) broken.push(`kept as ${number}`)
  if (first.digest !== quote.digest || quote.file !== quote.digest) {
    broken.push('the file that was read is not the one that is kept')
  }
  for (const [index, version] of versions.entries()) {
    const what = `version ${version.version}`
    const files = kept.files[index]
    if (files?.sent !== version.digest) broken.push(`${what}: its file has another digest`)
    if (files?.signed !== version.signedDigest) broken.push(`${what}: signed, another digest`)
    broken.push(...contradictions(version).map((words) => `${what}: ${words}`))
  }
  const { acceptedAt, declinedAt, withdrawnAt } = first.history
  const isKept = {
    accept: acceptedAt !== null,
    decline: declinedAt !== null,
    withdraw: withdrawnAt !== null,
    replace: versions.length > 1,
  }
  for (const { act, isDone } of quote.deeds) {
    if (isDone !== isKept[act]) broken.push(`${act} ${isDone ? 'done and lost' : 'refused, kept'}`)
  }
  const count = (act: keyof SentVersion['history']) =>
    versions.filter(({ history }) => history[act] !== null).length
  for (const [expected, names] of [
    [versions.length, ['quote', 'quote sent']],
    [count('acceptedAt'), ['quote-accepted', 'quote-accepted-agency', 'quote accepted']],
    [count('declinedAt'), ['quote-declined-agency', 'quote declined']],
    [count('withdrawnAt'), ['quote-withdrawn', 'quote-withdrawn-agency', 'quote withdrawn']],
  ] as const) {
    for (const name of names) {
      const found = kept.written.filter((each) => each === name).length
      if (found !== expected) broken.push(`${found} times ${name} instead of ${expected}`)
    }
  }
  return broken
}

function contradictions({ history, evidence, signedDigest, digest }: SentVersion): string[] {
  const { acceptedAt, declinedAt, withdrawnAt, replacedBy } = history
  const isAccepted = acceptedAt !== null
  return [
    isAccepted && declinedAt !== null ? 'accepted and declined' : '',
    isAccepted && withdrawnAt === null && replacedBy !== null ? 'accepted and replaced' : '',
    !isAccepted && withdrawnAt !== null ? 'withdrawn and not accepted' : '',
    isAccepted !== (evidence !== null) ? 'an acceptance without evidence' : '',
    isAccepted !== (signedDigest !== null) ? 'an acceptance without a file' : '',
    evidence !== null && evidence.digest !== digest ? 'another file was accepted' : '',
  ].filter(Boolean)
}

/** Sorted numbers: 14 of `D-2026-014`. */
const ranksOf = (numbers: readonly string[]) =>
  numbers.map((number) => Number(number.split('-').at(-1))).sort((a, b) => a - b)

export const digestOf = (file: Buffer | undefined) => (file ? hash('sha256', file, 'hex') : null)
