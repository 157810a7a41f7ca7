import { Hono } from 'hono'
import type { PeopleSaid } from '#desk/equipe/people.ts'
import { cleanAddress, tooLongIn } from '#forms/pasted.ts'
import { isolated } from '#quotes/isolated.ts'
import { isAddress, lineOf, longestName } from '../../../people/invitation.ts'
import { beginConfirmation, finishSignIn } from '../../../people/passkeys.ts'
import { confirmationLife } from '../../../people/session.ts'
import { dropSessionCookie, type Inside } from '../guard.ts'
import type { Room } from '../room.ts'
import { saidHere } from '../said.ts'
import { keyRoutes } from './keys.ts'
import { createPeopleDesk } from './people-desk.ts'

export function peopleRoutes(room: Room) {
  const { clock, siteUrl } = room
  const { people } = room.store
  const desk = createPeopleDesk(room)
  const { actorOf, toolsOf, show, refuse, refuseText, done, inviteAgain } = desk

  return new Hono<Inside>()
    .get('/equipe', (c) => show(c, saidHere<PeopleSaid>(c, clock)))
    .post('/sortir', async (c) => {
      await people.closeSession(c.var.session.id, actorOf(c), clock.now())
      dropSessionCookie(c, siteUrl)
      return c.redirect('/bureau', 303)
    })
    .post('/equipe/confirmer/debut', async (c) =>
      c.json(await beginConfirmation(actorOf(c), toolsOf(c))),
    )
    .post('/equipe/confirmer', async (c) => {
      const body: unknown = await c.req.json().catch(() => null)
      const { response } = (body ?? {}) as Record<string, unknown>
      const confirmed = await finishSignIn(response, toolsOf(c), actorOf(c))
      if (!confirmed.ok) return c.json({ fault: confirmed.fault }, 422)
      await people.confirmSession(c.var.session.id, clock.now())
      return c.json({ life: confirmationLife })
    })
    .post('/equipe/*', desk.requireConfirmation)
    .post('/equipe/inviter', async (c) => {
      if (actorOf(c).role !== 'responsable') return refuse(c, 'role')
      const { email = '', name = '', role } = c.var.fields
      if (!isAddress(cleanAddress(email))) return refuse(c, 'email')
      const line = lineOf(name)
      if (!line) return refuse(c, 'name')
      const tooLong = tooLongIn(line, longestName, 'Le nom')
      if (tooLong) return refuseText(c, tooLong)
      const person = await people.addPerson(
        {
          email: cleanAddress(email),
          name: line,
          role: role === 'responsable' ? 'responsable' : 'equipe',
        },
        clock.now(),
      )
      return inviteAgain(c, person)
    })
    .post('/equipe/:id/inviter', async (c) => {
      if (actorOf(c).role !== 'responsable') return refuse(c, 'role')
      const person = await people.findPerson(c.req.param('id'))
      return person ? inviteAgain(c, person) : refuse(c, 'gone')
    })
    .post('/equipe/:id/annuler', async (c) => {
      if (actorOf(c).role !== 'responsable') return refuse(c, 'role')
      const person = await people.findPerson(c.req.param('id'))
      if (!person) return refuse(c, 'gone')
      await people.cancelInvitation(person, actorOf(c), clock.now())
      return done(c, `L’invitation de ${isolated(person.name)} est annulée.`)
    })
    .post('/equipe/:id/retirer', async (c) => {
      if (actorOf(c).role !== 'responsable') return refuse(c, 'role')
      const person = await people.findPerson(c.req.param('id'))
      if (!person) return refuse(c, 'gone')
      const isRevoked = await people.revokePerson(person, actorOf(c), clock.now())
      if (!isRevoked) return refuse(c, 'last')
      return done(
        c,
        `${isolated(person.name)} ne peut plus entrer. Ses notes et ses réponses restent.`,
      )
    })
    .route('/', keyRoutes(room, desk))
}
