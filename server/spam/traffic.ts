import { createHmac, randomBytes } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { CappedMap } from 'altcha-lib'
import { addressKey } from '../address-key.ts'
import type { Clock } from '../clock.ts'
import { day, minute } from '../days.ts'
import { phoneNumbersIn } from '../phone-numbers.ts'

/** Milliseconds over which posts of an IP address are counted; texts and contacts are counted over a day. */
const addressWindow = 10 * minute

/** Posts per minute above any real use. */
const crowd = 120

/** Entries, 20 MB at most; beyond them the oldest are dropped early. */
const memory = 50_000

interface Sighting {
  address: string
  /** Free text. */
  text: string
  email: string
  phone: string
  /** UUID from the browser with all typed text; a repeat counts once. */
  repeat?: { id: string; typed: string } | undefined
}

export interface Counts {
  sameAddress: number
  sameText: number
  sameContact: number
  crowd: boolean
}

const unknown: Counts = { sameAddress: 1, sameText: 1, sameContact: 1, crowd: false }

/**
 * Counts IP addresses, texts and contacts for a day at most, in memory only, as hashes under a random key
 * that is discarded every 24 hours.
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
   * Counts a post. Local and private IP addresses are not counted, because all visitors behind a proxy that
   * TRUST_PROXY does not name have the same one.
   */
  see({ address, text, email, phone, repeat }: Sighting): Counts {
    const network = networkOf(address)
    if (network === undefined) return unknown
    // The sender chooses the id, so another text with the same id is another request.
    const request = repeat && this.#hash(`request ${repeat.id} ${repeat.typed}`)
    const seen = request && this.#requests.get(request)
    if (seen) return seen

    const letters = text.toLowerCase().replace(/[^\p{L}]/gu, '')
    const digits = phoneNumbersIn(phone)[0]?.number ?? phone.replace(/\D/g, '')
    const counts = {
      sameAddress: this.#count(`address ${network}`, addressWindow),
      // Many people write two words such as “Devis svp”.
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
    // No score needs more than 20.
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
 * Returns the network of an IP address: one IPv4 address, or the 2^64 IPv6 addresses of a household.
 *
 * @returns undefined unless it is a public address
 */
export function networkOf(address: string): string | undefined {
  // A dual-stack socket maps IPv4 addresses into IPv6; a zone follows a percent sign, which URL rejects.
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '')
  const family = isIP(bare)
  if (family === 0) return undefined
  if (privateNetworks.check(bare, family === 4 ? 'ipv4' : 'ipv6')) return undefined
  if (family === 4) return bare
  // URL normalises IPv6 addresses, with `::` for the longest run of zeros.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
