import type { Channel, Sending } from '../../channels/channel.ts'
import { retryPolicy } from './retry-policy.ts'

/** Deliveries of a channel under way at once. */
const size = { first: 4, most: 16 }

/**
 * A channel, and how many deliveries it takes at once. As with TCP, each success makes room for one
 * more and each failure takes half of the room away: a backlog leaves as fast as the other side takes
 * it, and a service in trouble is asked one thing at a time.
 */
export class ConcurrencyWindow {
  readonly channel: Channel
  /** Kept by whoever sends. */
  underWay = 0
  #size = size.first
  #restsUntil = 0

  constructor(channel: Channel) {
    this.channel = channel
  }

  /** How many more deliveries it may take at this instant. */
  room(now: number): number {
    return this.#restsUntil > now ? 0 : Math.max(this.#size - this.underWay, 0)
  }

  /** The instant until which the other side asked to be left alone; undefined when it did not. */
  restsUntil(now: number): number | undefined {
    return this.#restsUntil > now ? this.#restsUntil : undefined
  }

  /** Draws the lesson of an attempt. One that no repeat can cure says nothing about the service. */
  learn(sending: Sending, now: number) {
    if (sending.outcome === 'sent') this.#size = Math.min(this.#size + 1, size.most)
    if (sending.outcome !== 'retry') return
    this.#size = Math.max(Math.floor(this.#size / 2), 1)
    const asked = Math.min(sending.retryAfter ?? 0, retryPolicy.longest)
    this.#restsUntil = Math.max(this.#restsUntil, now + asked)
  }

  /** Ends a rest that was measured by a clock which has been set back. */
  endRest() {
    this.#restsUntil = 0
  }
}
