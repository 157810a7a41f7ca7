import type { Channel, Sending } from '../channels/channel.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import {
  type ChannelName,
  type ClaimedDelivery,
  type DeliveryState,
  type Store,
  StoreUnavailable,
} from '../store/store.ts'

const second = 1_000
const hour = 3_600 * second

/** How often and how long a delivery is tried. */
export const patience = {
  first: 2 * second,
  longest: 6 * hour,
  /** A failure this long after the first attempt is the last. */
  total: 72 * hour,
}

/**
 * A loan outlives its renewals three times: only a process that died, or was stopped in its
 * tracks, loses its deliveries to another.
 */
const lease = 15 * second
const renewal = 5 * second

/** The `leads` command and other processes make things due without telling this one. */
const longestSleep = 5 * second

/**
 * How many deliveries of a channel are under way at once. As with TCP, each success makes room for
 * one more and each failure takes half of it away: a backlog leaves as fast as the other side takes
 * it, and a service in trouble is asked one thing at a time.
 */
const width = { first: 4, most: 16 }

/** Between two tries to record an attempt that the database could not take. */
const recordPause = second

interface Tools {
  store: Store
  channels: readonly Channel[]
  clock: Clock
  /** Like Math.random. */
  random: () => number
  log: Log
  /** Hears of every attempt once it is recorded. */
  onAttempt?: (channel: ChannelName, state: DeliveryState) => void
}

/** A channel and how much it bears. */
interface Lane {
  channel: Channel
  width: number
  underWay: number
  /** Asked to wait by the other side, until this instant. */
  restsUntil: number
}

/**
 * Sends what is due and records what became of it, until stopped.
 *
 * Each delivery is borrowed from the store for a short time that is renewed while it is under way,
 * so that two workers never send the same one, and that a process killed at any moment leaves
 * nothing behind but a loan that soon ends. A kill between the sending and its record means that
 * it is sent again: better twice than never.
 */
export class Deliverer {
  readonly #tools: Tools
  readonly #lanes: ReadonlyMap<ChannelName, Lane>
  readonly #underWay = new Set<Promise<void>>()
  #running = false
  #looking: Promise<void> | undefined
  #lookAgain = false
  #cancelSleep = () => {}
  #lastLook = Number.POSITIVE_INFINITY

  constructor(tools: Tools) {
    this.#tools = tools
    this.#lanes = new Map(
      tools.channels.map((channel) => [
        channel.name,
        { channel, width: width.first, underWay: 0, restsUntil: 0 },
      ]),
    )
  }

  /** Starts with whatever earlier processes left. */
  start() {
    this.#running = this.#lanes.size > 0
    this.wake()
  }

  /** Looks at once for something due; call it after a lead was kept. */
  wake() {
    if (!this.#running) return
    this.#lookAgain = true
    this.#looking ??= this.#look()
  }

  /** Takes nothing new and waits for what is under way, `deadline` milliseconds at most. */
  async stop(deadline: number) {
    this.#running = false
    this.#cancelSleep()
    const { promise: tooLate, resolve } = Promise.withResolvers<void>()
    const cancel = this.#tools.clock.after(deadline, resolve)
    await Promise.race([this.settled(), tooLate])
    cancel()
  }

  /** Resolves when nothing is being sent and the worker sleeps. */
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
      // In the same breath as the last test of #lookAgain: a wake in between would be lost.
      this.#looking = undefined
    }
    if (this.#running) this.#cancelSleep = clock.after(sleep, () => this.wake())
  }

  /**
   * A clock set back leaves pauses that end in a future which is far again: what is planned later
   * than any pause lasts is due now. A start is such a moment too.
   */
  async #heedClock() {
    const now = this.#tools.clock.now()
    if (now < this.#lastLook) {
      await this.#tools.store.bringForward(now, now + patience.longest)
      for (const lane of this.#lanes.values()) lane.restsUntil = 0
    }
    this.#lastLook = now
  }

  /** Channels that could take more at this instant. */
  #openLanes(now: number): [ChannelName, Lane][] {
    return [...this.#lanes].filter(
      ([, lane]) => lane.underWay < lane.width && lane.restsUntil <= now,
    )
  }

  async #timeToNext(): Promise<number> {
    const { store, clock } = this.#tools
    const now = clock.now()
    // A channel that is full wakes the worker when something under way ends and makes room.
    const due = await store.nextDue(this.#openLanes(now).map(([name]) => name))
    const rests = [...this.#lanes.values()].flatMap(({ restsUntil }) =>
      restsUntil > now ? [restsUntil] : [],
    )
    const next = Math.min(due ?? Number.POSITIVE_INFINITY, ...rests)
    return Math.min(Math.max(next - clock.now(), 0), longestSleep)
  }

  async #takeDue() {
    const { store, clock } = this.#tools
    const now = clock.now()
    for (const [name, lane] of this.#openLanes(now)) {
      const claimed = await store.claimDue({
        channels: [name],
        now,
        until: now + lease,
        limit: lane.width - lane.underWay,
      })
      for (const delivery of claimed) {
        lane.underWay += 1
        const sent = this.#attempt(delivery, lane).finally(() => {
          lane.underWay -= 1
          this.#underWay.delete(sent)
          this.wake()
        })
        this.#underWay.add(sent)
      }
    }
  }

  async #attempt(delivery: ClaimedDelivery, lane: Lane) {
    const { clock, log, onAttempt } = this.#tools
    const stopRenewing = this.#keepRenewing(delivery)
    try {
      const sending = await this.#send(delivery, lane.channel)
      const now = clock.now()
      this.#adapt(lane, sending, now)
      const next = this.#next(sending, now, delivery.firstAttemptAt)
      await this.#record(
        delivery,
        {
          at: now,
          outcome: sending.outcome === 'sent' ? 'sent' : 'failed',
          detail: sending.detail,
        },
        next,
      )
      onAttempt?.(delivery.channel, next.state)
      const line = `delivery ${delivery.id} (${delivery.channel}, ${delivery.recipient}) ${next.state}`
      if (next.state === 'sent') log.info(line)
      else log.error(`${line}: ${sending.detail}`)
    } catch (error) {
      log.error(`delivery ${delivery.id}: ${describe(error)}`)
    } finally {
      stopRenewing()
    }
  }

  /**
   * Insists for as long as the worker runs: what has left and is not recorded leaves again. Nobody
   * else can take the delivery meanwhile, since borrowing it asks the same database to write.
   */
  async #record(...attempt: Parameters<Store['recordAttempt']>) {
    const { store, clock, log } = this.#tools
    for (;;) {
      try {
        return await store.recordAttempt(...attempt)
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || !this.#running) throw error
        log.error(`delivery ${attempt[0].id}: ${error.message}`)
        const { promise: pause, resolve } = Promise.withResolvers<void>()
        clock.after(recordPause, resolve)
        await pause
      }
    }
  }

  async #send(delivery: ClaimedDelivery, channel: Channel): Promise<Sending> {
    try {
      return await channel.send(delivery)
    } catch (error) {
      // A mistake of ours, such as a template that throws: its message may quote the visitor.
      return { outcome: 'retry', detail: error instanceof Error ? error.name : 'unknown error' }
    }
  }

  #adapt(lane: Lane, sending: Sending, now: number) {
    if (sending.outcome === 'sent') lane.width = Math.min(lane.width + 1, width.most)
    if (sending.outcome !== 'retry') return
    lane.width = Math.max(Math.floor(lane.width / 2), 1)
    const asked = Math.min(sending.retryAfter ?? 0, patience.longest)
    lane.restsUntil = Math.max(lane.restsUntil, now + asked)
  }

  #next(sending: Sending, now: number, firstAttemptAt: number) {
    if (sending.outcome === 'sent') return { state: 'sent' as const, dueAt: now }
    const elapsed = now - firstAttemptAt
    if (sending.outcome === 'dead' || elapsed >= patience.total) {
      return { state: 'dead' as const, dueAt: now }
    }
    // Waiting as long as has already passed doubles the pause each time, without a counter that a
    // crash could lose; the jitter keeps a backlog from coming back all at once.
    const pause = (patience.first + elapsed) * (0.8 + 0.2 * this.#tools.random())
    const asked = sending.retryAfter ?? 0
    return {
      state: 'waiting' as const,
      dueAt: now + Math.round(Math.min(Math.max(pause, asked), patience.longest)),
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
