import type { Channel, Sending } from '../channels/channel.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { ChannelName, ClaimedDelivery, Store } from '../store/store.ts'

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

const atOnce = 4

interface Tools {
  store: Store
  channels: readonly Channel[]
  clock: Clock
  /** Like Math.random. */
  random: () => number
  log: Log
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
  readonly #channels: ReadonlyMap<ChannelName, Channel>
  readonly #channelNames: readonly ChannelName[]
  readonly #underWay = new Map<string, Promise<void>>()
  #running = false
  #looking: Promise<void> | undefined
  #lookAgain = false
  #cancelSleep = () => {}

  constructor(tools: Tools) {
    this.#tools = tools
    this.#channels = new Map(tools.channels.map((channel) => [channel.name, channel]))
    this.#channelNames = [...this.#channels.keys()]
  }

  /** Starts with whatever earlier processes left. */
  start() {
    this.#running = this.#channels.size > 0
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
      await Promise.all([this.#looking, ...this.#underWay.values()])
    }
  }

  async #look() {
    const { clock, log } = this.#tools
    this.#cancelSleep()
    let sleep = longestSleep
    try {
      while (this.#lookAgain && this.#running) {
        this.#lookAgain = false
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

  async #timeToNext(): Promise<number> {
    // What is under way wakes the worker when it ends and makes room.
    if (this.#underWay.size >= atOnce) return longestSleep
    const due = await this.#tools.store.nextDue(this.#channelNames)
    if (due === undefined) return longestSleep
    return Math.min(Math.max(due - this.#tools.clock.now(), 0), longestSleep)
  }

  async #takeDue() {
    const { store, clock } = this.#tools
    const room = atOnce - this.#underWay.size
    if (room <= 0) return
    const now = clock.now()
    const claimed = await store.claimDue({
      channels: this.#channelNames,
      now,
      until: now + lease,
      limit: room,
    })
    for (const delivery of claimed) {
      const sent = this.#attempt(delivery).finally(() => {
        this.#underWay.delete(delivery.claim + delivery.id)
        this.wake()
      })
      this.#underWay.set(delivery.claim + delivery.id, sent)
    }
  }

  async #attempt(delivery: ClaimedDelivery) {
    const { store, clock, log } = this.#tools
    const stopRenewing = this.#keepRenewing(delivery)
    try {
      const sending = await this.#send(delivery)
      const now = clock.now()
      const next = this.#next(sending, now, delivery.firstAttemptAt)
      await store.recordAttempt(
        delivery,
        {
          at: now,
          outcome: sending.outcome === 'sent' ? 'sent' : 'failed',
          detail: sending.detail,
        },
        next,
      )
      const line = `delivery ${delivery.id} (${delivery.channel}, ${delivery.recipient}) ${next.state}`
      if (next.state === 'sent') log.info(line)
      else log.error(`${line}: ${sending.detail}`)
    } catch (error) {
      log.error(`delivery ${delivery.id}: ${describe(error)}`)
    } finally {
      stopRenewing()
    }
  }

  async #send(delivery: ClaimedDelivery): Promise<Sending> {
    const channel = this.#channels.get(delivery.channel)
    if (!channel) return { outcome: 'retry', detail: `channel ${delivery.channel} is off` }
    try {
      return await channel.send(delivery)
    } catch (error) {
      // A mistake of ours, such as a template that throws: its message may quote the visitor.
      return { outcome: 'retry', detail: error instanceof Error ? error.name : 'unknown error' }
    }
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
