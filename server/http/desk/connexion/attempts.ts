import { CappedMap } from 'altcha-lib'
import type { Clock } from '../../../clock.ts'
import { networkOf } from '../../../spam/traffic.ts'

const minute = 60_000

/** Posts of ceremonies that one network may send in a minute: a whole agency behind one router. */
const most = 30

/** More than this in a minute, from everywhere, is more than an agency ever signs in. */
const crowd = 300

/** What one network may send while there is a crowd: two people who sign in. */
const mostInCrowd = 4

/** Networks remembered at once. */
const memory = 10_000

/**
 * Counts what comes from a network, in memory only. Nobody is locked out: nothing is held against a
 * person or a key, so that a key that is right works from any other address meanwhile, and from this
 * one a minute later. While there is a crowd each network may send less, and still sign in.
 *
 * Nothing is held against an address of the machine or of a private network: behind a proxy that
 * TRUST_PROXY does not name, everybody has it.
 */
export class Attempts {
  readonly #clock: Clock
  readonly #seen = new CappedMap<string, number[]>({ maxSize: memory })
  #recent: number[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether one more is too many. */
  isTooMany(address: string): boolean {
    const network = networkOf(address)
    if (network === undefined) return false
    const now = this.#clock.now()
    const isRecent = (instant: number) => Math.abs(now - instant) < minute
    this.#recent = [...this.#recent.filter(isRecent), now].slice(-crowd)
    const allowed = this.#recent.length < crowd ? most : mostInCrowd
    const lately = (this.#seen.get(network) ?? []).filter(isRecent)
    if (lately.length >= allowed) return true
    this.#seen.set(network, [...lately, now])
    return false
  }
}
