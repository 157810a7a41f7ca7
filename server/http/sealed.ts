import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyOf = (secret: string) => createHash('sha256').update(secret).digest()

/**
 * Encrypts a value for the URL of a redirect, so that the server need not store it and logs and history
 * contain no readable word.
 *
 * @param secret known only to the server, a different one for each use
 */
export function seal(value: unknown, secret: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

export function unseal(sealed: string, secret: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivLength + tagLength) return undefined
  const text = ivLength + tagLength
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, text))
  try {
    const value = Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()])
    return JSON.parse(value.toString('utf8'))
  } catch {
    return undefined
  }
}
