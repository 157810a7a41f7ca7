import type { Channel, Sending } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import type { ChannelName, DeliveryState } from '../../store/engine/tables.ts'
import type { ClaimedDelivery } from '../../store/leads/leads-store.ts'
import type { Store } from '../../store/store.ts'
import { ConcurrencyWindow } from './concurrency-window.ts'
import { enclose, retireOlder } from './enclose.ts'
import { planNext, retryPolicy } from './retry-policy.ts'

const second = 1_000

/**
 * A loan outlives its renewals three times: only a process that died, or was stopped in its
 * tracks, loses its deliveries to another.
 */
const lease = 15 * second
const renewal = 5 * second

/** The `leads` command and other processes make things due, and this one does not hear of it. */
const longestSleep = 5 * second

/** Between two tries to record an attempt that the database could not take. */
const recordPause = second

interface Tools {
  store: Store
  channels: readonly Channel[]
  clock: Clock
  /** Like Math.random. */
  random: () => number
  log: Log
  /** Public origin of the site, for the secret links of mails; without it they have none. */
  siteUrl?: string | undefined
  /** Hears of every attempt once it is recorded. */
  onAttempt?: (channel: ChannelName, state: DeliveryState) => void
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
  readonly #windows: ReadonlyMap<ChannelName, ConcurrencyWindow>
  readonly #underWay = new Set<Promise<void>>()
  /** Ids of the deliveries that this process is sending. */
  readonly #sending = new Set<string>()
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

  /** Starts with whatever earlier processes left. */
  start() {
    this.#running = this.#windows.size > 0
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
   * than any pause lasts is due now. A start is such a moment too. A lease is cut to its length
   * instead, because its mail may be leaving: a process that lives renews it before it ends.
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
    // A channel that is full wakes the worker when something under way ends and makes room.
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
        // A clock set forward ends our own leases before they are renewed.
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
        },
        next,
      )
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
   * Insists for as long as the worker runs: what has left and is not recorded leaves again. Nobody
   * else can take the delivery meanwhile, since borrowing it asks the same database to write.
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
      const enclosed = await enclose(delivery, window.channel, { store, siteUrl }, clock.now())
      if (!enclosed.ok) return enclosed.sending
      const sending = await window.channel.send({ ...delivery, ...enclosed.enclosure })
      window.learn(sending, clock.now())
      if (sending.outcome === 'sent') {
        const { secretHash } = enclosed
        await this.#insist(delivery, () => retireOlder(delivery, secretHash, store, clock.now()))
      }
      return sending
    } catch (error) {
      // A mistake of ours, such as a template that throws: its message may quote the visitor.
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
