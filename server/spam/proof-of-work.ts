import { randomBytes } from 'node:crypto'
import {
  CappedMap,
  type Challenge,
  createChallenge,
  type Payload,
  randomInt,
  verifySolution,
} from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { minute } from '../days.ts'

/** Milliseconds to solve a challenge and post again, on the slowest phone and network. */
const lifetime = 10 * minute

/**
 * About 300 hashes of 2,000 rounds take a third of a second on a computer, one or two seconds on a phone;
 * only millions of messages are expensive.
 */
const effort = { cost: 2_000, min: 200, max: 400 }

const remembered = 10_000

/**
 * Challenges for suspected browsers (ALTCHA), valid for one post; they are signed, so that issued ones need no
 * storage.
 */
export class ProofOfWork {
  readonly #secret: string
  readonly #used = new CappedMap<string, true>({ maxSize: remembered })

  constructor(secret = randomBytes(32).toString('hex')) {
    this.#secret = secret
  }

  challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: effort.cost,
      counter: randomInt(effort.max, effort.min),
      deriveKey,
      expiresAt: new Date(Date.now() + lifetime),
      hmacSignatureSecret: `challenge ${this.#secret}`,
      hmacKeySignatureSecret: `key ${this.#secret}`,
    })
  }

  /**
   * @param proof JSON of a challenge and its solution, from app/lead-form/on-demand/solve-challenge.ts
   *
   * @returns `none` for a proof that is missing, late, or from a replaced instance
   */
  async check(proof: string | undefined): Promise<'none' | 'solved' | 'wrong'> {
    if (!proof) return 'none'
    const payload = parse(proof)
    if (!payload) return 'wrong'
    try {
      const { verified, expired, invalidSignature } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: `challenge ${this.#secret}`,
        hmacKeySignatureSecret: `key ${this.#secret}`,
      })
      if (expired || invalidSignature) return 'none'
      if (!verified) return 'wrong'
    } catch {
      // Well-formed, with values that the library's decoder rejects.
      return 'wrong'
    }
    return this.#used.setIfAbsent(payload.challenge.signature ?? '', true) ? 'solved' : 'wrong'
  }
}

function parse(proof: string): Payload | undefined {
  try {
    const payload = JSON.parse(proof)
    const isPayload = typeof payload?.challenge?.parameters === 'object' && payload.solution
    return isPayload ? payload : undefined
  } catch {
    return undefined
  }
}
