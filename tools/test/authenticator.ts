import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

const present = 0x01
const verified = 0x04
const attested = 0x40

/** Faults to simulate. */
interface Faults {
  origin?: string
  rpID?: string
  /** Without user verification. */
  unverified?: boolean
  counter?: number
  /** User handle, in base64url. */
  userHandle?: string
  /** Client data as of a page that another site embeds in a frame. */
  clientData?: { crossOrigin?: boolean; topOrigin?: string }
}

/** A software authenticator with one key, for tests without a browser. */
export class Authenticator {
  readonly id = base64url(randomBytes(32))
  readonly #origin: string
  readonly #privateKey: KeyObject
  readonly #publicKey: Uint8Array
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#publicKey = isoCBOR.encode(
      // COSE: an elliptic curve key, ES256, P-256.
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  create(challenge: string, faults: Faults = {}): RegistrationResponseJSON {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#data(attested, faults),
      Buffer.alloc(16),
      length,
      id,
      this.#publicKey,
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, faults)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  get(challenge: string, faults: Faults = {}): AuthenticationResponseJSON {
    this.#counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, faults)
    const data = this.#data(0, faults)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#privateKey)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(faults.userHandle !== undefined && { userHandle: faults.userHandle }),
      },
    }
  }

  #clientData(
    type: string,
    challenge: string,
    { origin = this.#origin, clientData }: Faults,
  ): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false, ...clientData })
  }

  #data(flags: number, { rpID, unverified, counter = this.#counter }: Faults): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const hash = sha256(rpID ?? new URL(this.#origin).hostname)
    return Buffer.concat([hash, Buffer.of(flags | present | (unverified ? 0 : verified)), count])
  }
}
