import { isbot } from 'isbot'
import type { Clock } from '../../clock.ts'
import type { PageViewsStore } from '../../store/desk/page-views.ts'

const timeZone = 'Europe/Paris'

/** How long counts stay in memory, milliseconds: a process that is killed loses those. */
const interval = 60_000

/** Counts that wait for a database that is away: some months of every page. */
const mostWaiting = 10_000

/** Programs whose name is remembered: far more than browsers have names at a time. */
const mostNames = 1_000

/** What of a request says who asks; nothing else is looked at, and nothing of it is kept. */
export interface Asker {
  /** `User-Agent`. */
  program: string | undefined
  /** `Sec-Purpose` or `Purpose`: `prefetch` for what nobody may ever look at. */
  purpose: string | undefined
}

/** Counts the pages that people ask for, by day. */
export interface PageCounter {
  /** Counts one answer. It costs no more than a look into three maps. */
  count(page: string, asker: Asker): void
  /** Writes down what was counted; what cannot be written waits for the next time. */
  flush(): Promise<void>
  /** Writes for the last time, and no more. */
  stop(): Promise<void>
}

/**
 * Counts in memory and writes every minute. Several instances add up. No address and no identifier
 * is kept: a count is a page, a day and a number.
 *
 * @param onFailure told when the database takes no counts: they wait
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
      // Nobody who reads hides the name of their browser.
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

/** A day in Paris, and from when until when it is. */
function dayAround(instant: number) {
  const day = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const start = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds
  return { name: day.toString(), from: start(day), to: start(day.add({ days: 1 })) }
}
