import { Hono } from 'hono'
import { longestLabel } from '#desk/ui/device.ts'
import { tooLongIn } from '#forms/pasted.ts'
import { isolated } from '#quotes/isolated.ts'
import { lineOf } from '../../../people/invitation.ts'
import { beginKey, deviceLabelOf, finishKey } from '../../../people/passkeys.ts'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'
import type { createPeopleDesk } from './people-desk.ts'

/** Acts on keys and sessions, after a confirmation. */
export function keyRoutes(
  { store: { people }, clock }: Room,
  { actorOf, toolsOf, refuse, refuseText, done, inviteAgain }: ReturnType<typeof createPeopleDesk>,
) {
  return new Hono<Inside>()
    .post('/equipe/:id/cles/retirer', async (c) => {
      const actor = actorOf(c)
      const owner = await people.findPerson(c.req.param('id'))
      if (!owner) return refuse(c, 'gone')
      if (actor.role !== 'responsable' && actor.id !== owner.id) return refuse(c, 'role')
      const { key = '', again } = c.var.fields
      const isRemoved = await people.removePasskey(owner, key, actor, clock.now())
      if (!isRemoved) return refuse(c, 'last')
      if (again && actor.role === 'responsable') return inviteAgain(c, owner)
      return done(c, `La clé de ${isolated(owner.name)} est retirée.`)
    })
    .post('/equipe/cles/renommer', async (c) => {
      const { key = '', label = '' } = c.var.fields
      const tooLong = tooLongIn(lineOf(label), longestLabel, 'Le nom de la clé')
      if (tooLong) return refuseText(c, tooLong)
      const name = deviceLabelOf(label, actorOf(c))
      await people.renamePasskey(actorOf(c), key, name, clock.now())
      return done(c, 'Le nom de la clé est changé.')
    })
    .post('/equipe/sessions/fermer', async (c) => {
      const { session = '' } = c.var.fields
      await people.closeSession(session, actorOf(c), clock.now())
      return done(c, 'La session est fermée.')
    })
    .post('/equipe/sessions/fermer-les-autres', async (c) => {
      await people.closeOtherSessions(c.var.session, clock.now())
      return done(c, 'Vos autres sessions sont fermées.')
    })
    .post('/equipe/cles/debut', async (c) => c.json(await beginKey(actorOf(c), false, toolsOf(c))))
    .post('/equipe/cles', async (c) => {
      const body: unknown = await c.req.json().catch(() => null)
      const { response, label } = (body ?? {}) as Record<string, unknown>
      const name = typeof label === 'string' ? label : ''
      if (lineOf(name).length > longestLabel) return c.json({ fault: 'label' }, 422)
      const passkey = await finishKey(response, actorOf(c), name, toolsOf(c))
      if (!passkey) return c.json({ fault: 'failed' }, 422)
      const isKept = await people.addPasskey(actorOf(c), passkey, clock.now())
      return isKept ? c.json({}) : c.json({ fault: 'failed' }, 422)
    })
}
