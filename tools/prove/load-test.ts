/**
 * `npm run prove -- load`: tests half-open connections, memory over 100 000 requests, and a busy desk, in a minute.
 * `npm run prove -- load --seconds 2 --requests 10000` is short and not recorded.
 */
import { connect, type Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { startEmptySite } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { requestQuote } from '#workshop/visitor.ts'
import { residentMemory } from '../bench/machine.ts'
import { percentile, timesOf } from '../bench/statistics.ts'
import { record } from './record.ts'

const held = 500
const visitors = 8
const visitsPerQuote = 10
/** Requests between two measurements of memory. */
const stride = 10_000
/** Measurements until caches and compiled code are stable. */
const settledAfter = 3
/** Permitted growth of memory after `settledAfter` measurements: 0.1 is 10 %. */
const slack = 0.1
/** Number of staff with an open list of requests, and of strangers who request desk pages in a loop. */
const [people, strangers] = [10, 20]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    requests: { type: 'string', default: '100000' },
  },
})
const [seconds, requests] = [Number(values.seconds), Number(values.requests)]
const addresses = sitePaths(loadContent())

type Site = Awaited<ReturnType<typeof startEmptySite>>
type Proof = (site: Site) => Promise<{ figures: string; ok: boolean }>

const proofs: [promise: string, proof: Proof][] = [
  ['Connections held half-open keep no visitor waiting', serveBesideSlowClients],
  ['Memory stays the same through a hundred thousand requests', watchMemory],
  ['A desk at work and besieged keeps no visitor waiting', serveBesideTheDesk],
]
for (const [promise, proof] of proofs) {
  await using site = await startEmptySite()
  const { figures, ok } = await proof(site)
  console.log(figures)
  if (!ok) process.exitCode = 1
  if (seconds >= 15 && requests >= 100_000) await record(promise, figures)
}

async function serveBesideSlowClients({ url }: Site) {
  const { port, hostname } = new URL(url)
  const sockets = new Set<Socket>()
  let cut = 0
  let isOver = false
  /** Sends half of a request slowly, and reconnects when the server closes the connection. */
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
  const visits = await visitMeanwhile(url)
  isOver = true
  for (const socket of sockets) socket.destroy()
  const figures = `${held} connections held half-open for ${seconds} s, cut ${cut} times; ${visits.figures}`
  return { figures, ok: visits.p99 < 100 }
}

async function serveBesideTheDesk({ url, settings }: Site) {
  const answers: Record<string, number> = {}
  const work = new AbortController()
  const isOn = () => !work.signal.aborted

  async function read(path: string, init: RequestInit) {
    const method = path.endsWith('debut') ? 'POST' : 'GET'
    const answer = await fetch(url + path, { ...init, method })
    await answer.arrayBuffer()
    const who = `${init.headers ? 'people' : 'strangers'} ${answer.status}`
    answers[who] = (answers[who] ?? 0) + 1
  }

  const inside = ['/bureau', '/bureau?filtre=toutes', '/bureau?q=site', '/bureau/journal']
  const outside = ['/bureau', '/bureau/demandes/G-1', '/bureau/connexion/debut', '/bureau/equipe']
  const others = timesOf(strangers, isOn, (turn) => read(outside[turn % 4] ?? '', {}))
  const readers: Promise<number[]>[] = []
  for (let index = 0; index < people; index++) {
    const { secret } = await enterDesk(settings, { name: `Personne ${index}`, role: 'equipe' })
    const headers = { cookie: `bureau=${secret}` }
    await fetch(`${url}/bureau/flux?depuis=${Date.now()}`, { headers, signal: work.signal })
    readers.push(timesOf(1, isOn, (turn) => read(inside[turn % 4] ?? '', { headers })))
  }
  const visits = await visitMeanwhile(url)
  work.abort()
  const durations = (await Promise.all(readers)).flat()
  await others
  const told = Object.entries(answers).map(([who, count]) => `${count} × ${who}`)
  const p95 = percentile(durations, 0.95).toFixed(1)
  const figures = `${people} people at the desk, p95 ${p95} ms, and ${strangers} strangers were answered ${told.join(', ')}; ${visits.figures}`
  return { figures, ok: answers['people 200'] === durations.length && visits.p99 < 200 }
}

async function watchMemory({ url, process: { pid } }: Site) {
  const samples = [residentMemory(pid).now]
  for (let start = 0; start < requests; start += stride) {
    await visit(url, (count) => count < stride, start)
    samples.push(residentMemory(pid).now)
  }
  const [settled, end] = [samples[settledAfter] ?? samples.at(-1) ?? 0, samples.at(-1) ?? 0]
  const megabytes = samples.map((bytes) => Math.round(bytes / 2 ** 20)).join(', ')
  const figures = `${requests} requests, one in ${visitsPerQuote} a request for a quote; resident MB every ${stride}: ${megabytes}`
  return { figures, ok: end <= settled * (1 + slack) }
}

async function visitMeanwhile(url: string) {
  const durations = await visit(url, (_, elapsed) => elapsed < seconds * 1_000)
  const [p50, p99] = [percentile(durations, 0.5), percentile(durations, 0.99)]
  const figures = `${durations.length} visits answered meanwhile, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  return { figures, p99 }
}

/** Visits pages in a loop while `goOn`, sometimes with a quote request; returns the milliseconds of each. */
function visit(url: string, goOn: (count: number, elapsed: number) => boolean, first = 0) {
  return timesOf(visitors, goOn, async (count) => {
    const number = first + count
    if (number % visitsPerQuote === 0) return requestQuote(url, number)
    const answer = await fetch(`${url}${addresses[number % addresses.length]}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
  })
}
