import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { sampleQuote } from '#quotes/sample-quote.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { keepRequest } from '../../e2e/support/requests.ts'
import { mintLink, sendQuote } from '../test/quotes.ts'
import { startSite } from '../test/site-process.ts'
import type { PartFigures } from './budgets.ts'
import { audit } from './instruments/lighthouse.ts'
import { weighAlone } from './pages.ts'
import type { Row } from './performance-page.ts'
import { progress, startChromium, temporaryFolder } from './setup.ts'
import { medians, percentile } from './statistics.ts'

const pdfs = 200
const audits = 3

export async function measureQuotes() {
  progress(`${pdfs} PDFs…`)
  const figures = await measurePdf()
  return { figures, pages: await measureClientPages() }
}

async function measurePdf(): Promise<PartFigures<'quotes'>> {
  const times: number[] = []
  let size = 0
  for (let number = 0; number < pdfs; number++) {
    const start = performance.now()
    const file = await drawQuotePdf({ ...sampleQuote, note: `Exemplaire ${number}` })
    times.push(performance.now() - start)
    size = Math.max(size, file.length)
  }
  const lines = Array.from({ length: 40 }, () => sampleQuote.lines).flat()
  const start = performance.now()
  await drawQuotePdf({ ...sampleQuote, lines })
  const long = performance.now() - start
  return { first: times[0] ?? Number.NaN, p95: percentile(times, 0.95), long, size }
}

async function measureClientPages(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  const link = await seedQuote(folder.path)
  await using site = await startSite({ DATA_DIR: folder.path })
  await using chromium = await startChromium()
  const pages: Row[] = []
  for (const [path, address] of [
    ['client’s page', link.page],
    ['accept, first step', `${link.page}/devis/${link.number}/accepter`],
    ['one’s data', `${link.page}/donnees`],
  ] as const) {
    progress(`${path}…`)
    const runs = []
    while (runs.length < audits) runs.push(await audit(chromium.port, site.url + address, 'hidden'))
    const weight = await weighAlone(chromium.browser, site.url + address)
    pages.push({ path, figures: { ...medians(runs), ...weight } })
  }
  return pages
}

async function seedQuote(folder: string) {
  const store = createSqliteStore(folder)
  const { name, email } = sampleQuote.client
  const values = { name, email, apercus: encode(example, 'poster') }
  const { id } = await keepRequest(store, { name, email, phone: '' }, { values })
  const { number } = await sendQuote(store, { id, email })
  const page = await mintLink(store, id)
  await store.close()
  return { number, page }
}
