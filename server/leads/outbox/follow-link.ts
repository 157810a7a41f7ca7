import { createHash } from 'node:crypto'
import { createSecret } from '../../people/session.ts'

/** A slow hash would add nothing to a random secret. */
export function hashOfLink(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export interface Link {
  url: string
  hash: string
}

export function createLink(siteUrl: string): Link {
  const secret = createSecret()
  return { url: `${siteUrl}/suivi/${secret}`, hash: hashOfLink(secret) }
}
