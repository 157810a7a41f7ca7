import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string) => hash('sha256', bytes, 'buffer')

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
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  create(challenge: string, faults: Faults = {}): RegistrationResponseJSON {
    const id = Buffer.from(this.id, 'base64url')
    const data = [this.#data(attested, faults), Buffer.alloc(16), Buffer.of(0, id.length), id]
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(Buffer.concat([...data, this.#publicKey()]))],
    ])
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, faults)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    })
  }

  get(challenge: string, faults: Faults = {}): AuthenticationResponseJSON {
    this.#counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, faults)
    const data = this.#data(0, faults)
    const signed = Buffer.concat([data, sha256(clientData)])
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      ...(faults.userHandle !== undefined && { userHandle: faults.userHandle }),
    })
  }

  #answer<Response>(response: Response) {
    const { id } = this
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string, faults: Faults): string {
    const { origin = this.#origin, clientData } = faults
    return JSON.stringify({ type, challenge, origin, crossOrigin: false, ...clientData })
  }

  #data(flags: number, { rpID, unverified, counter = this.#counter }: Faults): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const site = sha256(rpID ?? new URL(this.#origin).hostname)
    return Buffer.concat([site, Buffer.of(flags | present | (unverified ? 0 : verified)), count])
  }

  /** The public key in COSE: an elliptic curve key, ES256, P-256, x, y. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [x16, y16] = [x, y].map((text) => Buffer.from(text, 'base64url').toString('hex'))
    return Buffer.from(`a5010203262001215820${x16}225820${y16}`, 'hex')
  }
}
