import { Agent, type IncomingMessage, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { percentile } from '../bench/statistics.ts'
import { enterDesk } from '../test/desk-session.ts'

/** People at work, each with an open list. */
const people = 10
/** Connections of strangers without pause. */
const strangers = 20

export interface Siege {
  /** Ends it. */
  stop(): Promise<{
    /** Milliseconds to each answer's last byte, for people at work. */
    durations: number[]
    /** Answers to strangers by status. */
    knocks: Record<number, number>
    /** Unexpected answers to people at work. */
    faults: string[]
  }>
}

/**
 * Loads the desk: ten people work as fast as it answers, while strangers request pages.
 *
 * @param settings settings of the site's database, which gets these people
 */
export async function besiegeDesk(url: string, settings: Record<string, string>): Promise<Siege> {
  const secrets: string[] = []
  for (let index = 0; index < people; index++) {
    secrets.push((await enterDesk(settings, { name: `Personne ${index}`, role: 'equipe' })).secret)
  }
  const agent = new Agent({ keepAlive: true })
  const durations: number[] = []
  const knocks: Record<number, number> = {}
  const faults: string[] = []
  let isOver = false

  async function work(secret: string) {
    const headers = { cookie: `bureau=${secret}` }
    const news = await open(`${url}/bureau/flux?depuis=${Date.now()}`, { agent, headers })
    news.resume().on('error', () => {})
    for (let turn = 0; !isOver; turn++) {
      const path = ['/bureau', '/bureau?filtre=toutes', '/bureau?q=site', '/bureau/journal'][
        turn % 4
      ]
      const sent = performance.now()
      const answer = await open(`${url}${path}`, { agent, headers })
      await end(answer)
      durations.push(performance.now() - sent)
      if (answer.statusCode !== 200) faults.push(`${path}: ${answer.statusCode}`)
    }
    news.destroy()
  }

  async function knock(index: number) {
    const asked = ['/bureau', '/bureau/demandes/G-1', '/bureau/connexion/debut', '/bureau/equipe']
    for (let turn = index; !isOver; turn++) {
      const path = asked[turn % asked.length] ?? ''
      const method = path.endsWith('debut') ? 'POST' : 'GET'
      const answer = await open(`${url}${path}`, { agent, method })
      await end(answer)
      const status = answer.statusCode ?? 0
      knocks[status] = (knocks[status] ?? 0) + 1
    }
  }

  const all = Promise.all([
    ...secrets.map(work),
    ...Array.from({ length: strangers }, (_, index) => knock(index)),
  ])
  // Awaited at the end.
  all.catch(() => {})
  return {
    async stop() {
      isOver = true
      await all
      agent.destroy()
      return { durations, knocks, faults }
    },
  }
}

export function toldOfSiege({ durations, knocks, faults }: Awaited<ReturnType<Siege['stop']>>) {
  const answers = Object.entries(knocks).map(([status, count]) => `${count} × ${status}`)
  const p95 = percentile(durations, 0.95).toFixed(1)
  const inside = `${people} people at the desk read ${durations.length} pages, p95 ${p95} ms, ${faults.length} refused`
  return {
    figures: `${inside}; ${strangers} strangers answered ${answers.join(', ')}`,
    ok: faults.length === 0 && durations.length > 0,
  }
}

function open(
  url: string,
  options: { agent: Agent; headers?: Record<string, string>; method?: string },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })
}

function end(answer: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    answer.resume().on('end', resolve).on('error', reject)
  })
}
