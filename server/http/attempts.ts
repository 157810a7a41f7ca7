import { CappedMap } from 'altcha-lib'
import type { Clock } from '../clock.ts'
import { minute } from '../days.ts'
import { networkOf } from '../spam/traffic.ts'

const maxPosts = 30

const crowd = 300

/** Posts per network while the total is exceeded: two sign-ins. */
const maxPostsInCrowd = 4

const memory = 10_000

/**
 * Counts ceremony posts by network, in memory only. It counts no person and no key, so an attacker locks
 * nobody out. While all networks together exceed their limit, each may send less and still sign in. Local and
 * private addresses are not counted: behind an unknown proxy all visitors share one.
 */
export class Attempts {
  readonly #clock: Clock
  readonly #seen = new CappedMap<string, number[]>({ maxSize: memory })
  #recent: number[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  isTooMany(address: string): boolean {
    const network = networkOf(address)
    if (network === undefined) return false
    const now = this.#clock.now()
    const isRecent = (instant: number) => Math.abs(now - instant) < minute
    this.#recent = [...this.#recent.filter(isRecent), now].slice(-crowd)
    const allowed = this.#recent.length < crowd ? maxPosts : maxPostsInCrowd
    const lately = (this.#seen.get(network) ?? []).filter(isRecent)
    if (lately.length >= allowed) return true
    this.#seen.set(network, [...lately, now])
    return false
  }
}
