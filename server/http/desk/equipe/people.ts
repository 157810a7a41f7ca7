import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { PeopleView } from '#desk/equipe/view.ts'
import { longestLabel } from '#desk/ui/device.ts'
import { cleanAddress, tooLongIn } from '#forms/pasted.ts'
import { isolated } from '#quotes/isolated.ts'
import {
  invite,
  isAddress,
  lineOf,
  longestName,
  sendInvitation,
} from '../../../people/invitation.ts'
import {
  beginConfirmation,
  beginKey,
  deviceLabelOf,
  finishKey,
  finishSignIn,
} from '../../../people/passkeys.ts'
import { confirmationLife, sessionRules } from '../../../people/session.ts'
import type { Person } from '../../../store/people/person.ts'
import { ceremonyTools, dropSessionCookie, type Inside, siteOrigin } from '../guard.ts'
import { type Room, wantsJson } from '../room.ts'
import { leadTo, saidHere } from '../said.ts'

const refusals = {
  role: 'Seul un responsable peut faire cela.',
  email: 'Cette adresse e-mail n’est pas valable. Exemple\u00a0: sami@graaand.example.',
  name: 'Il manque le prénom et le nom.',
  gone: 'Cette personne n’est plus au bureau.',
  confirm: 'Confirmez avec votre clé que c’est bien vous, puis recommencez.',
  last: 'C’est la dernière clé du dernier responsable\u00a0: créez-en une autre avant de retirer celle-ci.',
}

type Said = Partial<Pick<PeopleView, 'outcome' | 'link' | 'typed'>>

type Refusal = keyof typeof refusals

export function peopleRoutes(room: Room) {
  const { store, clock, siteUrl } = room
  const { people } = store

  const actorOf = (c: Context<Inside>) => c.var.session.person
  const toolsOf = (c: Context) => ceremonyTools(c, room)

  async function show(c: Context<Inside>, said: Said = {}) {
    const now = clock.now()
    const self = c.var.session
    const [everybody, sessions] = await Promise.all([
      people.listPeople(now),
      people.listSessions(sessionRules(now)),
    ])
    const view: PeopleView = {
      now,
      manages: self.person.role === 'responsable',
      confirmedUntil: self.confirmedAt + confirmationLife,
      members: everybody
        .map((person) => ({ ...person, isSelf: person.id === self.person.id }))
        .toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf)),
      sessions: sessions.map(({ id, person, device, usedAt, createdAt }) => ({
        id,
        person: person.name,
        device,
        usedAt,
        openedAt: createdAt,
        isThis: id === self.id,
        isOwn: person.id === self.person.id,
      })),
      outcome: null,
      link: null,
      typed: {},
      ...said,
    }
    return room.draw(c, 'Personnes et clés', { page: 'equipe', view })
  }

  const refuse = async (c: Context<Inside>, refusal: Refusal) => {
    if (refusal === 'role')
      room.log.error(`desk: refused at ${c.req.routePath}: only a responsable may do this`)
    c.status(refusal === 'role' || refusal === 'confirm' ? 403 : 422)
    return show(c, {
      outcome: { kind: 'alert', words: refusals[refusal] },
      typed: typedIn(c),
    })
  }
  const refuseText = async (c: Context<Inside>, words: string) => {
    c.status(422)
    return show(c, { outcome: { kind: 'alert', words }, typed: typedIn(c) })
  }
  const goOn = (c: Context<Inside>, said: Said) => leadTo(c, clock, '/bureau/equipe', said)
  const done = (c: Context<Inside>, words: string) => goOn(c, { outcome: { kind: 'done', words } })

  /**
   * Requires a recent re-authentication for changes of access, because a screen may be left open or a
   * session stolen.
   */
  const requireConfirmation = createMiddleware<Inside>(async (c, next) => {
    if (clock.now() - c.var.session.confirmedAt < confirmationLife) return next()
    return wantsJson(c) ? c.json({ fault: 'confirm' }, 403) : refuse(c, 'confirm')
  })

  async function inviteAgain(c: Context<Inside>, person: Person) {
    const site = siteOrigin(c, siteUrl)
    const address = await invite({ person, by: actorOf(c), site }, { people, clock })
    const isMailed = await sendInvitation(person, address, room.channels)
    return goOn(c, { link: { name: person.name, address, isMailed } })
  }

  return new Hono<Inside>()
    .get('/equipe', (c) => show(c, saidHere<Said>(c, clock)))
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
    .post('/equipe/*', requireConfirmation)
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

function typedIn(c: Context<Inside>): PeopleView['typed'] {
  const { name, email, role, key, label } = c.var.fields
  return { name, email, role, key, label }
}
