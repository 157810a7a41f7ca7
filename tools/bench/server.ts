import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { startSite } from '../test/site-process.ts'
import { serverBudget } from './budgets.ts'
import { loadPages, type Throughput } from './load.ts'
import { startNginx } from './nginx.ts'
import { sendQuote } from './send-quote.ts'
import { median, percentile } from './statistics.ts'

const connections = 16
const leadSeconds = 5
/** Once for each kind of load, and not counted: what is measured is a server that has been running. */
const warmUpSeconds = 2
const rounds = 3
const secondsPerRound = 3

export interface ServerFigures {
  connections: number
  /** Of the site in what it serves best. */
  pages: Throughput
  /** Both in what nginx serves best; null where it is not installed. */
  versusNginx: { site: Throughput; nginx: Throughput; ratio: number } | null
  leads: { sent: number; kept: number; perSecond: number; p50: number; p99: number; p999: number }
  /** Resident bytes; null where the system does not tell. */
  memory: { atRest: number; underLoad: number } | null
}

/**
 * Loads the site's server on this machine, for about half a minute: pages per second beside nginx,
 * taking turns; then requests for a quote, each answered once it is on disk; and its memory.
 */
export async function measureServer(): Promise<ServerFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
  const site = await startSite({ DATA_DIR: folder })
  const memory = () => residentMemory(site.process.pid ?? 0)
  const nginx = await startNginx(join(import.meta.dirname, '../../build/client'))
  try {
    const atRest = await memory()
    const paths = sitePaths(loadContent())
    const load = (url: string, encoding: 'br' | 'gzip', seconds = secondsPerRound) =>
      loadPages(url, paths, { connections, seconds, encoding })
    await load(site.url, 'br', warmUpSeconds)
    const runs: Record<'best' | 'site' | 'nginx', Throughput[]> = { best: [], site: [], nginx: [] }
    for (let round = 0; round < rounds; round++) {
      runs.best.push(await load(site.url, 'br'))
      if (!nginx) continue
      runs.site.push(await load(site.url, 'gzip'))
      runs.nginx.push(await load(nginx.url, 'gzip'))
    }
    const warmUp = await sendLeads(site.url, warmUpSeconds)
    const sent = await sendLeads(site.url, leadSeconds)
    const underLoad = await memory()
    const kept = (await keptLeads(folder)) - warmUp.sent
    return {
      connections,
      pages: medianThroughput(runs.best),
      versusNginx: nginx ? compare(runs.site, runs.nginx) : null,
      leads: { ...sent, kept },
      memory: atRest && underLoad ? { atRest: atRest.now, underLoad: underLoad.peak } : null,
    }
  } finally {
    await Promise.all([site.stop(), nginx?.stop()])
    await rm(folder, { recursive: true })
  }
}

/** What violates a budget, one readable line each. */
export function serverViolations({ versusNginx, leads, memory }: ServerFigures): string[] {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  return [
    ...(versusNginx && versusNginx.ratio < serverBudget.nginxRatio
      ? [`server: ${versusNginx.ratio.toFixed(2)} of nginx's pages per second instead of half`]
      : []),
    ...(leads.perSecond < serverBudget.leadsPerSecond
      ? [`server: ${leads.perSecond} leads per second instead of ${serverBudget.leadsPerSecond}`]
      : []),
    ...(leads.p99 > serverBudget.p99
      ? [`server: p99 of a lead ${leads.p99} ms instead of ${serverBudget.p99} ms`]
      : []),
    ...(leads.kept < leads.sent
      ? [`server: ${leads.sent - leads.kept} leads were answered and not kept`]
      : []),
    ...(memory && memory.atRest > serverBudget.memoryAtRest
      ? [`server: ${megabytes(memory.atRest)} at rest instead of 150 MB`]
      : []),
    ...(memory && memory.underLoad > serverBudget.memoryUnderLoad
      ? [`server: ${megabytes(memory.underLoad)} under load instead of 300 MB`]
      : []),
  ]
}

function compare(siteRuns: Throughput[], nginxRuns: Throughput[]) {
  const [site, nginx] = [medianThroughput(siteRuns), medianThroughput(nginxRuns)]
  return { site, nginx, ratio: site.perSecond / nginx.perSecond }
}

function medianThroughput(runs: Throughput[]): Throughput {
  return {
    perSecond: Math.round(median(runs.map(({ perSecond }) => perSecond))),
    askerLoad: median(runs.map(({ askerLoad }) => askerLoad)),
  }
}

/** Resident bytes of a process, now and at most so far, where the system tells (Linux). */
async function residentMemory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  if (status === null) return undefined
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') }
}

async function keptLeads(folder: string): Promise<number> {
  const store = createSqliteStore(folder)
  const leads = await store.listLeads()
  await store.close()
  return leads.length
}

/** Sends quote requests as fast as they are answered: each answer means "on disk". */
async function sendLeads(url: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const durations: number[] = []
  let next = 0
  const start = performance.now()
  const visitor = async () => {
    while (performance.now() - start < seconds * 1000) {
      const sent = performance.now()
      await sendQuote(url, agent, next++)
      durations.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  const at = (share: number) => Number(percentile(durations, share).toFixed(2))
  return {
    sent: next,
    perSecond: Math.round(next / took),
    p50: at(0.5),
    p99: at(0.99),
    p999: at(0.999),
  }
}
