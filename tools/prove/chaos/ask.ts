import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '#art/seeded-random.ts'

interface Answer {
  status: number
  text: string
  body: Buffer
}

/**
 * Sends a request to a site that may be killed.
 *
 * @param fields form fields to post; without them a visit
 * @returns null without a complete answer, or for one that reports a failure
 */
export function ask(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  fields?: Record<string, string>,
): Promise<Answer | null> {
  const body = fields && new URLSearchParams(fields).toString()
  const posted = body !== undefined && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  const all = { accept: 'application/json', origin: new URL(url).origin, ...headers, ...posted }
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { method, agent, headers: all }, async (answer) => {
      const { statusCode: status = 0 } = answer
      // A truncated answer counts as none.
      const chunks = await answer.toArray().catch(() => undefined)
      if (!chunks || status >= 500) return resolve(null)
      const whole = Buffer.concat(chunks)
      resolve({ status, text: whole.toString(), body: whole })
    })
    sent.on('error', () => resolve(null)).end(body)
  })
}

/** Connections and acts of people who repeat each request until it is answered. */
export function startPeople(url: string, random: SeededRandom) {
  const agent = new Agent({ keepAlive: true })
  const underWay = new Set<Promise<void>>()
  let inVain = 0
  let fault: unknown
  return {
    /** @throws Error for a status that is not expected */
    async insist(
      path: string,
      expected: readonly number[],
      headers: Record<string, string>,
      fields?: Record<string, string>,
    ): Promise<Answer> {
      for (;;) {
        const answer = await ask(agent, url + path, headers, fields)
        if (answer && expected.includes(answer.status)) return answer
        if (answer) {
          throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`)
        }
        inVain += 1
        await pause(20 + random.integer(100))
      }
    },
    begin(act: Promise<void>) {
      underWay.add(act)
      act
        .catch((error) => {
          fault ??= error
        })
        .finally(() => underWay.delete(act))
    },
    /**
     * Resolves when all acts are done, with the number of failed posts.
     *
     * @throws the first error of an act
     */
    async rest(): Promise<number> {
      while (underWay.size > 0) await Promise.allSettled(underWay)
      agent.destroy()
      if (fault) throw fault
      return inVain
    },
  }
}
