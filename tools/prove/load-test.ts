/**
 * `npm run load-test`: half-open connections, memory over a hundred thousand requests, a busy desk. Takes a
 * minute.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { requestQuote } from '../bench/send-quote.ts'
import { percentile } from '../bench/statistics.ts'
import { type SiteProcess, startSite } from '../test/site-process.ts'
import { besiegeDesk, toldOfSiege } from './desk-siege.ts'
import { record } from './reliability.ts'

const held = 500
const holdSeconds = 15
const visitors = 8
const visitsPerQuote = 10

const requests = 100_000
/** Requests after which caches and compiled code are stable. */
const settledAfter = 30_000
/** Permitted growth of memory from there to the end. */
const slack = 0.1

const addresses = sitePaths(loadContent())

const slow = await withSite(serveBesideSlowClients)
console.log(slow.figures)
await record('Connections held half-open keep no visitor waiting', slow.figures)
const memory = await withSite(watchMemory)
console.log(memory.figures)
await record('Memory stays the same through a hundred thousand requests', memory.figures)
const siege = await withSite(serveBesideTheDesk)
console.log(siege.figures)
await record('A desk at work and besieged keeps no visitor waiting', siege.figures)
process.exitCode = slow.ok && memory.ok && siege.ok ? 0 : 1

async function withSite<T>(
  work: (site: SiteProcess, settings: Record<string, string>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-load-test-'))
  const settings = { DATA_DIR: folder }
  const site = await startSite(settings)
  try {
    return await work(site, settings)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

async function serveBesideSlowClients({ url }: SiteProcess) {
  const { port, hostname } = new URL(url)
  const sockets = new Set<Socket>()
  let cut = 0
  let isOver = false
  /** Sends half of a request slowly, and reconnects when cut. */
  const hold = (index: number) => {
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    socket.write(
      index % 2
        ? `GET /devis HTTP/1.1\r\nHost: ${hostname}\r\nX-Slow: `
        : `POST /devis HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname=`,
    )
    const drip = setInterval(() => socket.write('a'), 1_000)
    socket.resume().on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      sockets.delete(socket)
      if (isOver) return
      cut += 1
      hold(index)
    })
  }
  for (let index = 0; index < held; index++) hold(index)
  const durations = await visit(url, (_, elapsed) => elapsed < holdSeconds * 1_000)
  isOver = true
  for (const socket of sockets) socket.destroy()
  const p99 = percentile(durations, 0.99)
  const figures = [
    `${held} connections held half-open for ${holdSeconds} s, cut ${cut} times`,
    `${durations.length} visits answered meanwhile, p50 ${percentile(durations, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  ].join('; ')
  return { figures, ok: p99 < 100 }
}

async function serveBesideTheDesk({ url }: SiteProcess, settings: Record<string, string>) {
  const siege = await besiegeDesk(url, settings)
  const durations = await visit(url, (_, elapsed) => elapsed < holdSeconds * 1_000)
  const told = toldOfSiege(await siege.stop())
  const p99 = percentile(durations, 0.99)
  const visits = `${durations.length} visits answered meanwhile, p50 ${percentile(durations, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  return { figures: `${told.figures}; ${visits}`, ok: told.ok && p99 < 200 }
}

async function watchMemory({ url, process: { pid } }: SiteProcess) {
  const resident = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
  }
  let start = 0
  const samples: number[] = [await resident()]
  for (let done = 0; done < requests; done += 10_000) {
    await visit(url, (count) => start + count < done + 10_000, start)
    start = done + 10_000
    samples.push(await resident())
  }
  const [settled, end] = [samples[settledAfter / 10_000] ?? 0, samples.at(-1) ?? 0]
  const figures = `${requests} requests, one in ${visitsPerQuote} a request for a quote; resident MB every 10000: ${samples.map(Math.round).join(', ')}`
  return { figures, ok: end <= settled * (1 + slack) }
}

/**
 * Visits pages in a loop while `goOn`, sometimes with a quote request.
 *
 * @returns milliseconds to each answer's last byte
 */
async function visit(url: string, goOn: (count: number, elapsed: number) => boolean, first = 0) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const durations: number[] = []
  const start = performance.now()
  let count = 0
  const visitor = async () => {
    while (goOn(count, performance.now() - start)) {
      const number = first + count++
      const sent = performance.now()
      if (number % visitsPerQuote === 0) await requestQuote(url, agent, number)
      else await readPage(`${url}${addresses[number % addresses.length]}`, agent)
      durations.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  agent.destroy()
  return durations
}

function readPage(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${answer.statusCode}`))
      })
    }).on('error', reject)
  })
}
