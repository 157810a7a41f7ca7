import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { longestLabel } from '#desk/ui/device.ts'
import { lineOf } from '../../../people/invitation.ts'
import { beginKey, beginSignIn, finishKey, finishSignIn } from '../../../people/passkeys.ts'
import { hashOfSecret, openSession } from '../../../people/session.ts'
import type { Passkey } from '../../../store/people/passkeys.ts'
import type { Person } from '../../../store/people/person.ts'
import { Attempts } from '../../attempts.ts'
import { redirectCopiedLink } from '../../copied-link.ts'
import { ceremonyTools, isOurOrigin, refused, sessionSecret, setSessionCookie } from '../guard.ts'
import type { Room } from '../room.ts'

type Fault = 'unknown' | 'cloned' | 'busy' | 'over' | 'label' | 'failed'

/** Bytes of a post: several times an authenticator's answer. */
const largestBody = 64 * 1024

/** No `GET` changes anything; every post must come from a page of this site, within the rate limits. */
export function entryRoutes(room: Room) {
  const { desk, store, clock, siteUrl, log, addressOf } = room
  const { people } = store
  const attempts = new Attempts(clock)

  const toolsOf = (c: Context) => ceremonyTools(c, room)
  const fail = (c: Context, status: 401 | 404 | 422 | 429, fault: Fault) =>
    c.json({ fault }, status)

  const limitBody = bodyLimit({ maxSize: largestBody, onError: (c) => c.body(null, 413) })
  const guard = createMiddleware(async (c, next) => {
    if (!isOurOrigin(c, siteUrl)) return c.text(refused, 403)
    if (attempts.isTooMany(addressOf(c))) {
      c.header('Retry-After', '60')
      return fail(c, 429, 'busy')
    }
    return limitBody(c, next)
  })

  async function bodyOf(c: Context): Promise<Record<string, unknown>> {
    const body: unknown = await c.req.json().catch(() => null)
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {}
  }

  async function enter(c: Context, { person, passkey }: { person: Person; passkey: Passkey }) {
    const who = { personId: person.id, passkeyId: passkey.id, device: passkey.label }
    const secret = await openSession(who, { people, clock }, sessionSecret(c, siteUrl))
    setSessionCookie(c, secret, siteUrl)
    return c.json({})
  }

  return new Hono()
    .post('/connexion/debut', guard, async (c) => c.json(await beginSignIn(toolsOf(c))))
    .post('/connexion', guard, async (c) => {
      const { response } = await bodyOf(c)
      const signedIn = await finishSignIn(response, toolsOf(c))
      if (!signedIn.ok) {
        log.error(`desk: a key was refused (${signedIn.fault})`)
        return fail(c, 401, signedIn.fault)
      }
      return enter(c, signedIn)
    })
    .get('/invitation/*', redirectCopiedLink)
    .get('/invitation/:secret', async (c) => {
      const invitation = await people.findInvitation(
        hashOfSecret(c.req.param('secret')),
        clock.now(),
      )
      const everybody = invitation ? await people.listPeople(clock.now()) : []
      const view = {
        invitation: invitation ?? null,
        replaces: everybody.some(({ id, keys }) => id === invitation?.person.id && keys.length > 0),
        site: siteUrl,
      }
      const page = desk.draw('Invitation', { page: 'invitation', view, shell: null })
      return c.html(page, invitation ? 200 : 404)
    })
    .post('/invitation/:secret/debut', guard, async (c) => {
      const hash = hashOfSecret(c.req.param('secret'))
      const invitation = await people.findInvitation(hash, clock.now())
      if (!invitation) return fail(c, 404, 'over')
      return c.json(await beginKey(invitation.person, true, toolsOf(c)))
    })
    .post('/invitation/:secret', guard, async (c) => {
      const hash = hashOfSecret(c.req.param('secret'))
      const { response, label } = await bodyOf(c)
      const invitation = await people.findInvitation(hash, clock.now())
      if (!invitation) return fail(c, 404, 'over')
      const { person } = invitation
      const name = typeof label === 'string' ? label : ''
      if (lineOf(name).length > longestLabel) return fail(c, 422, 'label')
      const passkey = await finishKey(response, person, name, toolsOf(c))
      if (!passkey) return fail(c, 401, 'failed')
      if (!(await people.addInvitedPasskey(hash, passkey, clock.now()))) return fail(c, 404, 'over')
      return enter(c, { person, passkey })
    })
}
