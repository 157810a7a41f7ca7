import type { Channel, Sending } from '../../channels/channel.ts'
import { retryPolicy } from './retry-policy.ts'

const size = { first: 4, max: 16 }

/**
 * Concurrency limit of a channel, as in TCP: each success adds one, each failure halves it. A failing service
 * thus gets one delivery at a time.
 */
export class ConcurrencyWindow {
  readonly channel: Channel
  underWay = 0
  #size = size.first
  #restsUntil = 0

  constructor(channel: Channel) {
    this.channel = channel
  }

  room(now: number): number {
    return this.#restsUntil > now ? 0 : Math.max(this.#size - this.underWay, 0)
  }

  restsUntil(now: number): number | undefined {
    return this.#restsUntil > now ? this.#restsUntil : undefined
  }

  /** A permanent error does not change the limit, because it concerns the mail and not the service. */
  learn(sending: Sending, now: number) {
    if (sending.outcome === 'sent') this.#size = Math.min(this.#size + 1, size.max)
    if (sending.outcome !== 'retry') return
    this.#size = Math.max(Math.floor(this.#size / 2), 1)
    const asked = Math.min(sending.retryAfter ?? 0, retryPolicy.longest)
    this.#restsUntil = Math.max(this.#restsUntil, now + asked)
  }

  endRest() {
    this.#restsUntil = 0
  }
}
