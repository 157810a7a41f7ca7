import type { Clock } from '../../clock.ts'
import { seal, unseal } from '../sealed.ts'
import type { RequestContext } from './room.ts'

/** Milliseconds for which a URL with an outcome shows the outcome. */
const life = 10 * 60_000

const secretOf = (c: RequestContext) => `said ${c.var.token}`

/**
 * Redirects a successful post to a page with its outcome, so that Back and reload post nothing. The words are
 * encrypted, so no link can put other words on a page.
 *
 * @param address may end with a fragment, `#title`
 */
export const leadTo = (c: RequestContext, clock: Clock, address: string, said: object) =>
  c.redirect(addressWith(c, clock, address, said), 303)

export function addressWith(c: RequestContext, clock: Clock, address: string, said: object) {
  if (Object.keys(said).length === 0) return address
  const sealed = seal({ said, at: clock.now() }, secretOf(c))
  const [path, place] = address.split('#')
  return `${path}?dit=${sealed}${place ? `#${place}` : ''}`
}

export function saidHere<Said extends object>(c: RequestContext, clock: Clock): Partial<Said> {
  const sealed = unseal(c.req.query('dit') ?? '', secretOf(c))
  const { said, at } = (sealed ?? { said: {}, at: 0 }) as { said: Partial<Said>; at: number }
  return clock.now() - at < life ? said : {}
}
