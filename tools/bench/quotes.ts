import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { chromium } from '@playwright/test'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { sampleQuote } from '#quotes/sample-quote.ts'
import { createLink } from '#server/leads/outbox/follow-link.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { browserArgs, ensureBrowser, headlessShell } from '../test/browser.ts'
import { startSite } from '../test/site-process.ts'
import { budgetViolations, type Figures, quoteBudgets } from './budgets.ts'
import { withoutCpuSteal } from './cpu-steal.ts'
import { audit, medianAudit } from './lighthouse.ts'
import { freePort, weighAlone } from './pages.ts'
import { percentile } from './statistics.ts'

/** Quotes drawn for the p95, and times that a page is opened for Lighthouse's figures, which vary. */
const drawings = 200
const medianOf = 3

/** Milliseconds and bytes. */
export type QuotePaperFigures = Record<keyof typeof quoteBudgets, number>

export interface QuoteFigures {
  paper: QuotePaperFigures
  pages: { path: string; figures: Partial<Figures>; failed: string[] }[]
}

/**
 * Measures a quote: how long its paper takes to be drawn, and how its client's pages load, under the
 * budgets of every page.
 *
 * @param progress is given a line about what is measured
 */
export async function measureQuotes(progress: (line: string) => void): Promise<QuoteFigures> {
  progress(`${drawings} papers…`)
  const paper = await measurePaper()
  const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
  const { link, number } = await sendQuote(folder)
  const pages = {
    'client’s page': link,
    'accept, first step': `${link}/devis/${number}/accepter`,
    'one’s data': `${link}/donnees`,
  }
  const site = await startSite({ DATA_DIR: folder })
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(headlessShell),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  })
  try {
    const host = { runs: 0, repeated: 0, stolen: 0 }
    const measured: QuoteFigures['pages'] = []
    for (const [name, path] of Object.entries(pages)) {
      progress(`${name}…`)
      const address = site.url + path
      const audits = []
      for (let run = 0; run < medianOf; run++) {
        audits.push(await withoutCpuSteal(host, () => audit(port, address, { isHidden: true })))
      }
      const { machineSpeed, failed, ...audited } = medianAudit(audits)
      const weight = await weighAlone(browser, address)
      measured.push({ path: name, figures: { ...audited, ...weight.figures }, failed })
    }
    return { paper, pages: measured }
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

/** What violates its budget, one readable line each. */
export function quoteViolations({ paper, pages }: QuoteFigures): string[] {
  const ofPaper = Object.entries(quoteBudgets).flatMap(([name, { label, limit, unit, scale }]) => {
    const value = paper[name as keyof QuotePaperFigures]
    const [seen, most] = [value, limit].map((one) => (one / scale).toFixed(0))
    return value > limit ? [`${label}: ${seen} instead of at most ${most} ${unit}`] : []
  })
  return [...ofPaper, ...pages.flatMap(({ path, figures }) => budgetViolations(path, figures))]
}

/** A common quote of two pages, and the longest that a client is likely to get. */
async function measurePaper(): Promise<QuotePaperFigures> {
  const lines = Array.from({ length: 40 }, () => sampleQuote.lines).flat()
  const times: number[] = []
  let size = 0
  for (let drawn = 0; drawn < drawings; drawn++) {
    const start = performance.now()
    const file = await drawQuotePdf({ ...sampleQuote, note: `Exemplaire ${drawn}` })
    times.push(performance.now() - start)
    size = Math.max(size, file.length)
  }
  const start = performance.now()
  await drawQuotePdf({ ...sampleQuote, lines })
  const long = performance.now() - start
  return { first: times[0] ?? 0, p95: percentile(times, 0.95), long, size }
}

/** @returns the number of a quote that waits for its client in a folder's database, and the path that leads to it */
async function sendQuote(folder: string): Promise<{ link: string; number: string }> {
  const store = createSqliteStore(folder)
  const now = Date.now()
  const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString().slice(0, 10)
  const id = randomUUID()
  const leadId = randomUUID()
  const { url, hash } = createLink('')
  try {
    await store.keepLead(
      {
        id: leadId,
        reference: 'G-7KM4-2XR',
        form: 'quote',
        values: {
          name: sampleQuote.client.name,
          email: sampleQuote.client.email,
          apercus: encode(example, 'poster'),
        },
        page: '/devis',
        notice: '',
        receivedAt: now,
        digest: leadId,
      },
      [],
      { acknowledgedSince: 0 },
    )
    const person = { email: 'nina@exemple.fr', name: 'Nina Ferrand', role: 'equipe' } as const
    const nina = await store.people.addPerson(person, now)
    const number = await store.quotes.nextNumber('FR', new Date(now).getFullYear())
    await store.quotes.create({ id, leadId, seller: 'FR', fields: {} }, nina, now)
    const content: QuoteVersion = {
      ...sampleQuote,
      number,
      version: 1,
      replaces: null,
      issuedOn: day(0),
      validUntil: day(30),
    }
    const pdf = await drawQuotePdf(content)
    const digest = createHash('sha256').update(pdf).digest('hex')
    const edition = (await store.quotes.find(id))?.draft?.edition ?? 0
    const mail = { channel: undefined, agency: '' }
    const sending = { quoteId: id, edition, content, pdf, digest, remindAt: null }
    const { outcome } = await store.quotes.send(sending, nina, now, mail)
    if (outcome !== 'done') throw new Error(`the quote was not sent: ${outcome}`)
    await store.follow.addLink({ leadId, secretHash: hash, isRenewal: false }, now)
    return { link: url, number }
  } finally {
    await store.close()
  }
}
