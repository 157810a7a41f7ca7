import { createHash } from 'node:crypto'
import { createSecret } from '../../people/session.ts'

/** What is kept of a client's secret link, in hexadecimal. It is random: a slow hash gains nothing. */
export function hashOfLink(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * Makes a link to a client's page. Its address is for one mail, and is to be kept nowhere.
 *
 * @param siteUrl public origin
 */
export function createLink(siteUrl: string): { url: string; hash: string } {
  const secret = createSecret()
  return { url: `${siteUrl}/suivi/${secret}`, hash: hashOfLink(secret) }
}
