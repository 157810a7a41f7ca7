/**
 * `npm run bench`: what each page weighs and how many requests for a quote the server keeps per
 * second, against the production build on this machine alone. Figures go to build/bench.json too.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { chromium } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { quoteServices } from '#content/services.ts'
import { browserArgs, ensureBrowser } from './browser.ts'
import { type SiteProcess, startSite } from './site-process.ts'

const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const
type Kind = (typeof kinds)[number]

interface PageFigures {
  path: string
  /** Bytes on the wire (brotli where the server has it), by type. */
  bytes: Record<Kind, number>
  total: number
  requests: number
  /** Outside `<svg>`. */
  elements: number
}

const leadCount = 4000
const connections = 16

const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
const site = await startSite({ DATA_DIR: folder })
try {
  const weights = await weighPages(site)
  console.log('\nBytes per page (brotli), requests, DOM elements outside svg\n')
  console.table(
    Object.fromEntries(
      weights.map(({ path, bytes, total, requests, elements }) => [
        path,
        { ...bytes, total, requests, elements },
      ]),
    ),
  )
  const leads = await sendLeads(site)
  console.log(
    `\n${leads.perSecond} durable leads per second over ${connections} connections ` +
      `(${leadCount} leads, p50 ${leads.p50} ms, p99 ${leads.p99} ms)`,
  )
  const report = join(import.meta.dirname, '../build/bench.json')
  await writeFile(report, `${JSON.stringify({ pages: weights, leads }, null, 2)}\n`)
} finally {
  await site.stop()
  await rm(folder, { recursive: true })
}

/** Opens every page in a fresh browser profile, scrolls through it, and weighs what it fetched. */
async function weighPages({ url }: SiteProcess): Promise<PageFigures[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
  const figures: PageFigures[] = []
  for (const path of Object.keys(pages)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const fetched = new Map<string, Kind>()
    page.on('request', (sent) => fetched.set(sent.url(), kindOf(sent.resourceType())))
    await page.goto(url + path)
    // Lazy images come as the visitor reads on; scripts at the first gesture.
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    const elements = await page.evaluate(() => document.querySelectorAll('*:not(svg *)').length)
    await context.close()

    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
    for (const [address, kind] of fetched) {
      if (address.startsWith(url)) bytes[kind] += await wireBytes(address)
    }
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0)
    figures.push({ path, bytes, total, requests: fetched.size, elements })
  }
  await browser.close()
  return figures
}

function kindOf(resourceType: string): Kind {
  return kinds.find((kind) => kind === resourceType) ?? 'other'
}

/** Size of a body as it travels; fetch() would unpack it. */
function wireBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      let size = 0
      for await (const chunk of answer) size += chunk.length
      resolve(size)
    })
    sent.on('error', reject).end()
  })
}

/** Sends quote requests as fast as they are answered: each answer means "on disk". */
async function sendLeads({ url }: SiteProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const durations: number[] = []
  let next = 0
  const start = performance.now()
  const visitor = async () => {
    while (next < leadCount) {
      const sent = performance.now()
      await sendQuote(url, agent, next++)
      durations.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()

  durations.sort((a, b) => a - b)
  const percentile = (share: number) =>
    Number((durations[Math.floor(durations.length * share)] ?? 0).toFixed(2))
  return {
    count: leadCount,
    connections,
    perSecond: Math.round(leadCount / seconds),
    p50: percentile(0.5),
    p99: percentile(0.99),
  }
}

function sendQuote(url: string, agent: Agent, number: number): Promise<void> {
  const body = new URLSearchParams({
    form: 'quote',
    id: randomUUID(),
    name: `Visiteuse ${number}`,
    email: `visiteuse-${number}@example.org`,
    phone: '+33 4 65 71 12 34',
    service: quoteServices[number % quoteServices.length]?.label ?? '',
    description: 'Un site pour notre librairie : catalogue, rencontres, commande en ligne.',
  }).toString()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/devis`,
      {
        method: 'POST',
        agent,
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`lead ${number} answered ${answer.statusCode}`))
        })
      },
    )
    sent.on('error', reject).end(body)
  })
}
