import type { Channel, Sending } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import { second } from '../../days.ts'
import type { Log } from '../../log.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import type { ChannelName, DeliveryState } from '../../store/engine/tables.ts'
import type { ClaimedDelivery } from '../../store/leads/records.ts'
import type { Store } from '../../store/store.ts'
import { ConcurrencyWindow } from './concurrency-window.ts'
import { enclose, retireOlder } from './enclose.ts'
import type { Link } from './follow-link.ts'
import { planNext, retryPolicy } from './retry-policy.ts'

/** Milliseconds of three renewals, so that only a dead or frozen process loses its lease. */
const lease = 15 * second
const renewal = 5 * second

/**
 * Milliseconds between two checks at most, because other processes and the `leads` command queue deliveries
 * without waking this one.
 */
const longestSleep = 5 * second

/** Milliseconds between attempts to record a result while the database is away. */
const recordPause = second

interface Tools {
  store: Store
  channels: readonly Channel[]
  clock: Clock
  /** Like Math.random. */
  random: () => number
  log: Log
  siteUrl?: string | undefined
  onAttempt?: (channel: ChannelName, state: DeliveryState) => void
}

/**
 * Each delivery has a short lease, renewed while it is sent, so two workers never send the same one, and a
 * killed process leaves only a lease that soon ends. A kill between sending and recording repeats the
 * delivery, because a repeat is better than a loss.
 */
export class Deliverer {
  readonly #tools: Tools
  readonly #windows: ReadonlyMap<ChannelName, ConcurrencyWindow>
  readonly #underWay = new Set<Promise<void>>()
  readonly #sending = new Set<string>()
  /** Links of unfinished deliveries, in memory only: the database has no secret. */
  readonly #links = new Map<string, Link>()
  #running = false
  #looking: Promise<void> | undefined
  #lookAgain = false
  #cancelSleep = () => {}
  #lastLook = Number.POSITIVE_INFINITY

  constructor(tools: Tools) {
    this.#tools = tools
    this.#windows = new Map(
      tools.channels.map((channel) => [channel.name, new ConcurrencyWindow(channel)]),
    )
  }

  start() {
    this.#running = this.#windows.size > 0
    this.wake()
  }

  wake() {
    if (!this.#running) return
    this.#lookAgain = true
    this.#looking ??= this.#look()
  }

  /** Claims no more deliveries and waits `deadline` milliseconds at most for running ones. */
  async stop(deadline: number) {
    this.#running = false
    this.#cancelSleep()
    const { promise: tooLate, resolve } = Promise.withResolvers<void>()
    const cancel = this.#tools.clock.after(deadline, resolve)
    await Promise.race([this.settled(), tooLate])
    cancel()
  }

  async settled() {
    while (this.#looking || this.#underWay.size > 0) {
      await Promise.all([this.#looking, ...this.#underWay])
    }
  }

  async #look() {
    const { clock, log } = this.#tools
    this.#cancelSleep()
    let sleep = longestSleep
    try {
      while (this.#lookAgain && this.#running) {
        this.#lookAgain = false
        await this.#heedClock()
        await this.#takeDue()
        sleep = await this.#timeToNext()
      }
    } catch (error) {
      log.error(`deliveries: ${describe(error)}`)
    } finally {
      // Synchronous with the last test of #lookAgain, otherwise a wake in between would be lost.
      this.#looking = undefined
    }
    if (this.#running) this.#cancelSleep = clock.after(sleep, () => this.wake())
  }

  /**
   * After a start, or after the clock was set back, makes deliveries due that are planned later than any
   * pause allows. Leases are only shortened to their length, because a live process may be sending that mail.
   */
  async #heedClock() {
    const now = this.#tools.clock.now()
    if (now < this.#lastLook) {
      await this.#tools.store.bringForward(now, now + retryPolicy.longest, now + lease)
      for (const window of this.#windows.values()) window.endRest()
    }
    this.#lastLook = now
  }

  async #timeToNext(): Promise<number> {
    const { store, clock } = this.#tools
    const now = clock.now()
    // A channel at its limit wakes the worker when a delivery ends.
    const open = [...this.#windows].filter(([, window]) => window.room(now) > 0)
    const due = await store.nextDue(open.map(([name]) => name))
    const rests = [...this.#windows.values()].flatMap((window) => window.restsUntil(now) ?? [])
    const next = Math.min(due ?? Number.POSITIVE_INFINITY, ...rests)
    return Math.min(Math.max(next - clock.now(), 0), longestSleep)
  }

  async #takeDue() {
    const { store, clock } = this.#tools
    const now = clock.now()
    for (const [name, window] of this.#windows) {
      const limit = window.room(now)
      if (limit === 0) continue
      const claimed = await store.claimDue({
        channels: [name],
        now,
        until: now + lease,
        limit,
        // A clock that is set forward makes the leases of this process look ended.
        except: [...this.#sending],
      })
      for (const delivery of claimed) {
        window.underWay += 1
        this.#sending.add(delivery.id)
        const sent = this.#attempt(delivery, window).finally(() => {
          window.underWay -= 1
          this.#sending.delete(delivery.id)
          this.#underWay.delete(sent)
          this.wake()
        })
        this.#underWay.add(sent)
      }
    }
  }

  async #attempt(delivery: ClaimedDelivery, window: ConcurrencyWindow) {
    const { clock, log, onAttempt } = this.#tools
    const stopRenewing = this.#keepRenewing(delivery)
    try {
      const sending = await this.#send(delivery, window)
      const now = clock.now()
      const next = planNext(sending, now, delivery.firstAttemptAt, this.#tools.random)
      await this.#record(
        delivery,
        {
          at: now,
          outcome: sending.outcome === 'sent' ? 'sent' : 'failed',
          detail: sending.detail,
          ...('cause' in sending && { cause: sending.cause }),
        },
        { ...next, ...('remaining' in sending && { remaining: sending.remaining }) },
      )
      if (next.state !== 'waiting') this.#links.delete(delivery.id)
      onAttempt?.(delivery.channel, next.state)
      const line = `delivery ${delivery.id} (${delivery.channel}, ${delivery.recipient}) ${next.state}`
      if (next.state === 'sent' || next.state === 'dropped') log.info(line)
      else log.error(`${line}: ${sending.detail}`)
    } catch (error) {
      log.error(`delivery ${delivery.id}: ${describe(error)}`)
    } finally {
      stopRenewing()
    }
  }

  #record(...attempt: Parameters<Store['recordAttempt']>) {
    return this.#insist(attempt[0], () => this.#tools.store.recordAttempt(...attempt))
  }

  /**
   * Retries while the worker runs, because an unrecorded delivery would be sent again. No other worker can
   * claim it, because a claim needs the same database.
   */
  async #insist(delivery: { id: string }, write: () => Promise<void>) {
    const { clock, log } = this.#tools
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || !this.#running) throw error
        log.error(`delivery ${delivery.id}: ${error.message}`)
        const { promise: pause, resolve } = Promise.withResolvers<void>()
        clock.after(recordPause, resolve)
        await pause
      }
    }
  }

  async #send(delivery: ClaimedDelivery, window: ConcurrencyWindow): Promise<Sending> {
    const { store, clock, siteUrl } = this.#tools
    try {
      const tools = { store, siteUrl, link: this.#links.get(delivery.id) }
      const enclosed = await enclose(delivery, window.channel, tools, clock.now())
      if (!enclosed.ok) return enclosed.sending
      const { link } = enclosed
      if (link) this.#links.set(delivery.id, link)
      const sending = await window.channel.send({ ...delivery, ...enclosed.enclosure })
      window.learn(sending, clock.now())
      if (sending.outcome === 'sent') {
        await this.#insist(delivery, () => retireOlder(delivery, link?.hash, store, clock.now()))
      }
      return sending
    } catch (error) {
      // A bug, such as a throwing template; the error message may contain text of the visitor.
      return { outcome: 'retry', detail: error instanceof Error ? error.name : 'unknown error' }
    }
  }

  #keepRenewing(delivery: ClaimedDelivery) {
    const { store, clock, log } = this.#tools
    let cancel = () => {}
    const next = () => {
      cancel = clock.after(renewal, () => {
        store.renewClaim(delivery, clock.now() + lease).catch((error) => {
          log.error(`delivery ${delivery.id}: ${describe(error)}`)
        })
        next()
      })
    }
    next()
    return () => cancel()
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
