import { createHmac, randomBytes } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { CappedMap } from 'altcha-lib'
import { addressKey } from '../address-key.ts'
import type { Clock } from '../clock.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Posts of one address are counted over this long; of one text, or one contact, over a day. */
const addressWindow = 10 * minute

/** More posts than this in a minute are more than this site ever sees. */
const crowd = 120

/** Beyond this many entries the oldest are forgotten early: some 20 MB at most. */
const memory = 50_000

/** What is remembered of a post. */
interface Sighting {
  /** IP address that it came from. */
  address: string
  /** What was written. */
  text: string
  email: string
  phone: string
  /** UUID made by the browser, with everything that was typed: a repeat of the same request counts once. */
  repeat?: { id: string; typed: string } | undefined
}

/** How often the like was seen lately, this time included. */
export interface Counts {
  sameAddress: number
  sameText: number
  sameContact: number
  crowd: boolean
}

const unknown: Counts = { sameAddress: 1, sameText: 1, sameContact: 1, crowd: false }

/**
 * Remembers for a day at most how often the same address, text or contact came by: in memory only,
 * each as a hash under a random key that is thrown away, with all the rest, every 24 hours.
 */
export class Traffic {
  readonly #clock: Clock
  readonly #instants = new CappedMap<string, number[]>({ maxSize: memory })
  readonly #requests = new CappedMap<string, Counts>({ maxSize: memory })
  #salt = randomBytes(32)
  #recent: number[] = []

  constructor(clock: Clock) {
    this.#clock = clock
    this.#forgetDaily()
  }

  /**
   * Counts a post, and says how many like it were seen.
   *
   * Nothing is held against an address of the machine or of a private network: behind a proxy that
   * TRUST_PROXY does not name, every visitor has it.
   */
  see({ address, text, email, phone, repeat }: Sighting): Counts {
    const network = networkOf(address)
    if (network === undefined) return unknown
    // An id alone is the sender's to choose: other words under it are another request.
    const request = repeat && this.#hash(`request ${repeat.id} ${repeat.typed}`)
    const seen = request && this.#requests.get(request)
    if (seen) return seen

    const letters = text.toLowerCase().replace(/[^\p{L}]/gu, '')
    const digits = phone.replace(/\D/g, '')
    const counts = {
      sameAddress: this.#count(`address ${network}`, addressWindow),
      // Two words such as “Devis svp” are many people's.
      sameText: letters.length < 20 ? 1 : this.#count(`text ${letters}`, day),
      sameContact: Math.max(
        this.#count(`email ${addressKey(email)}`, day),
        digits.length < 8 ? 1 : this.#count(`phone ${digits}`, day),
      ),
      crowd: this.#isCrowded(),
    }
    if (request) this.#requests.set(request, counts)
    return counts
  }

  #count(what: string, window: number): number {
    const now = this.#clock.now()
    const key = this.#hash(what)
    const since = this.#instants.get(key)?.filter((at: number) => at > now - window) ?? []
    // As many as make a difference.
    const instants = [...since, now].slice(-20)
    this.#instants.set(key, instants)
    return instants.length
  }

  #isCrowded(): boolean {
    const now = this.#clock.now()
    this.#recent = [...this.#recent, now].slice(-crowd - 1)
    const [oldest = now] = this.#recent
    return this.#recent.length > crowd && oldest > now - minute
  }

  #hash(what: string): string {
    return createHmac('sha256', this.#salt).update(what).digest('base64')
  }

  #forgetDaily() {
    this.#clock.after(day, () => {
      this.#salt = randomBytes(32)
      this.#instants.clear()
      this.#requests.clear()
      this.#forgetDaily()
    })
  }
}

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4')
}
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whose address it is, as far as an address tells: a household has one IPv4 address, or 2^64 IPv6
 * ones.
 *
 * @returns undefined for what is no public address
 */
export function networkOf(address: string): string | undefined {
  // A socket that listens to both families writes IPv4 addresses inside IPv6 ones; after a percent sign
  // stands which of the machine's networks is meant, which no URL takes.
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '')
  const family = isIP(bare)
  if (family === 0) return undefined
  if (privateNetworks.check(bare, family === 4 ? 'ipv4' : 'ipv6')) return undefined
  if (family === 4) return bare
  // URL writes every IPv6 address in one way, with `::` for the longest run of zeros.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
