import { CappedMap } from 'altcha-lib'
import type { Clock } from '../clock.ts'
import { minute } from '../days.ts'
import { networkOf } from '../spam/traffic.ts'

const maxPosts = 30

const crowd = 300

/** Posts per network, enough for two sign-ins, while all networks together exceed their limit. */
const maxPostsInCrowd = 4

const memory = 10_000

/**
 * Counts ceremony posts by network, in memory only. Persons and keys are not counted, so an attacker cannot
 * lock anybody out. While all networks together exceed their limit, each may send less and still sign in.
 * Local and private IP addresses are not counted, because behind an unknown proxy all visitors share one.
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
