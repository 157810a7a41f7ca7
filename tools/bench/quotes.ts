import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import { mintLink, sendQuote } from '#workshop/quotes.ts'
import { keepRequest } from '#workshop/requests.ts'
import { startEmptySite } from '#workshop/site.ts'
import { openStoreOf } from '#workshop/staff.ts'
import { sampleQuote } from '../test/sample-quote.ts'
import type { PartFigures } from './budgets.ts'
import { audit } from './instruments/lighthouse.ts'
import { weighAlone } from './pages.ts'
import type { Row } from './performance-page.ts'
import { progress, startChromium } from './setup.ts'
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
  await using site = await startEmptySite()
  const link = await seedQuote(site.settings)
  await using chromium = await startChromium()
  const pages = {
    'client’s page': link.page,
    'accept, first step': `${link.page}/devis/${link.number}/accepter`,
    'one’s data': `${link.page}/donnees`,
  }
  return await Array.fromAsync(Object.entries(pages), async ([path, page]) => {
    progress(`${path}…`)
    const address = site.url + page
    const run = () => audit(chromium.port, address, 'hidden')
    const figures = medians(await Array.fromAsync({ length: audits }, run))
    return { path, figures: { ...figures, ...(await weighAlone(chromium.browser, address)) } }
  })
}

async function seedQuote(settings: Record<string, string>) {
  await using store = openStoreOf(settings)
  const { name, email } = sampleQuote.client
  const values = { name, email, apercus: encode(example, 'poster') }
  const { id } = await keepRequest(store, { name, email, phone: '' }, { values })
  const { number } = await sendQuote(store, { id, email })
  return { number, page: await mintLink(store, id) }
}
