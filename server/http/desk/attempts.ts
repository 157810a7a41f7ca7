import { CappedMap } from 'altcha-lib'
import type { Clock } from '../../clock.ts'

const minute = 60_000

/** Ceremonies that one address may begin or end in a minute: a whole agency behind one router. */
const most = 30

/** Addresses remembered at once. */
const memory = 10_000

/**
 * Counts what comes from an address, in memory only. Nobody is locked out: a key that is right works
 * from any other address meanwhile, and from this one a minute later.
 */
export class Attempts {
  readonly #clock: Clock
  readonly #seen = new CappedMap<string, number[]>({ maxSize: memory })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether one more is too many. */
  isTooMany(address: string): boolean {
    const now = this.#clock.now()
    const lately = (this.#seen.get(address) ?? []).filter(
      (instant: number) => Math.abs(now - instant) < minute,
    )
    if (lately.length >= most) return true
    this.#seen.set(address, [...lately, now])
    return false
  }
}
