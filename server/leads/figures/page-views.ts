import { isbot } from 'isbot'
import type { Clock } from '../../clock.ts'
import { plainDayAt, startOfDay } from '../../days.ts'
import type { PageViewsStore } from '../../store/desk/page-views.ts'

/** Milliseconds between writes; a killed process loses the counts since the last one. */
const interval = 60_000

/** Limit of counts in memory while the database is away: enough for every page during some months. */
const mostWaiting = 10_000

const mostNames = 1_000

/** Headers used to recognise programs; nothing of them is stored. */
export interface Asker {
  /** `User-Agent`. */
  program: string | undefined
  /** `Sec-Purpose` or `Purpose`: `prefetch` for a page that may never be seen. */
  purpose: string | undefined
}

export interface PageCounter {
  count(page: string, asker: Asker): void
  flush(): Promise<void>
  stop(): Promise<void>
}

/**
 * Counts views in memory and writes them every minute; several instances add up. A count is a page, a day and
 * a number, without IP address or identifier.
 *
 * @param onFailure called when the database refuses counts, which then wait
 */
export function startPageCounter({
  store,
  clock,
  onFailure,
}: {
  store: PageViewsStore
  clock: Clock
  onFailure: (error: unknown) => void
}): PageCounter {
  let counts = new Map<string, number>()
  let today = dayAround(clock.now())
  let writing = Promise.resolve()
  let cancel = clock.after(interval, again)
  const robots = new Map<string, boolean>()

  function isRobot(program: string): boolean {
    const known = robots.get(program)
    if (known !== undefined) return known
    const found = isbot(program)
    if (robots.size >= mostNames) robots.clear()
    robots.set(program, found)
    return found
  }

  function add(key: string, number: number) {
    const known = counts.get(key)
    if (known === undefined && counts.size >= mostWaiting) return
    counts.set(key, (known ?? 0) + number)
  }

  async function write() {
    const taken = counts
    if (taken.size === 0) return
    counts = new Map()
    try {
      await store.add(
        [...taken].map(([key, count]) => {
          const [day = '', page = ''] = key.split(' ')
          return { day, page, count }
        }),
      )
    } catch (error) {
      for (const [key, number] of taken) add(key, number)
      onFailure(error)
    }
  }

  function flush() {
    writing = writing.then(write)
    return writing
  }

  function again() {
    cancel = clock.after(interval, again)
    flush()
  }

  return {
    count(page, { program, purpose }) {
      // Every browser sends a user agent.
      if (!program || purpose?.includes('prefetch') || isRobot(program)) return
      const now = clock.now()
      if (now < today.from || now >= today.to) today = dayAround(now)
      add(`${today.name} ${page}`, 1)
    },
    flush,
    stop() {
      cancel()
      return flush()
    },
  }
}

function dayAround(instant: number) {
  const day = plainDayAt(instant)
  return { name: day.toString(), from: startOfDay(day), to: startOfDay(day.add({ days: 1 })) }
}
