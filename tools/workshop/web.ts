import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '#art/seeded-random.ts'

/**
 * @param fields form fields to post; without fields, the request is a GET
 * @returns null without a complete answer, or for a status that reports a failure
 */
export async function ask(
  url: string,
  headers: Record<string, string>,
  fields?: Record<string, string>,
) {
  try {
    const answer = await fetch(url, {
      method: fields ? 'POST' : 'GET',
      headers: { accept: 'application/json', origin: new URL(url).origin, ...headers },
      body: fields ? new URLSearchParams(fields) : null,
      redirect: 'manual',
    })
    // Throws for a truncated answer.
    const body = Buffer.from(await answer.arrayBuffer())
    const { status } = answer
    // 408 reports a request that arrived too slowly, as on a busy machine.
    return status < 500 && status !== 408 ? { status, text: body.toString(), body } : null
  } catch {
    return null
  }
}

/** Attempts and milliseconds after which a failing act is given up; a killed site restarts sooner. */
const patience = { attempts: 10, time: 600_000 }

/** @throws the last error of an act that still fails after `patience` */
export async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      const isLong = performance.now() - start > patience.time
      if (attempt >= patience.attempts && isLong) throw error
      await pause(200)
    }
  }
}

/** Simulates people: `insist` repeats a request until it is answered, `rest` waits for all their acts. */
export function startPeople(url: string, random: SeededRandom) {
  const acts: Promise<void>[] = []
  let inVain = 0
  return {
    /** @throws Error for a status that is not expected */
    async insist(
      path: string,
      expected: readonly number[],
      headers: Record<string, string>,
      fields?: Record<string, string>,
    ) {
      for (;;) {
        const answer = await ask(url + path, headers, fields)
        if (answer && expected.includes(answer.status)) return answer
        if (answer) {
          throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`)
        }
        inVain += 1
        await pause(20 + random.integer(100))
      }
    },
    begin(act: Promise<void>) {
      // `rest` throws the error.
      act.catch(() => {})
      acts.push(act)
    },
    /**
     * Resolves when all acts are done, with the number of failed posts.
     *
     * @throws the error of an act
     */
    async rest(): Promise<number> {
      await Promise.all(acts)
      return inVain
    },
  }
}
