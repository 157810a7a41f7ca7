import { type Context, Hono } from 'hono'
import type { PeopleView } from '#desk/equipe/view.ts'
import { invite, isAddress, lineOf, sendInvitation } from '../../people/invitation.ts'
import { beginKey, type CeremonyTools, finishKey, labelOf } from '../../people/passkeys.ts'
import { sessionRules } from '../../people/session.ts'
import type { Person, PersonWithKeys } from '../../store/people.ts'
import type { Room } from './desk.ts'
import { dropSessionCookie, type Inside, siteOrigin } from './guard.ts'

/** Why something was not done, in words. */
const refusals = {
  role: 'Seul un responsable peut faire cela.',
  email: 'Cette adresse e-mail n’est pas valable. Exemple\u00a0: sami@graaand.example.',
  name: 'Il manque le prénom et le nom.',
  gone: 'Cette personne n’est plus au bureau.',
  last: 'C’est la dernière clé du dernier responsable\u00a0: créez-en une autre avant de retirer celle-ci.',
}

type Refusal = keyof typeof refusals

/** People, their keys and their sessions. */
export function peopleRoutes(room: Room) {
  const { store, clock, siteUrl } = room
  const { people } = store

  const actorOf = (c: Context<Inside>) => c.var.session.person
  const toolsOf = (c: Context): CeremonyTools => ({ people, clock, origin: siteOrigin(c, siteUrl) })

  async function show(
    c: Context<Inside>,
    said: Partial<Pick<PeopleView, 'outcome' | 'link'>> = {},
  ) {
    const now = clock.now()
    const self = c.var.session
    const [everybody, sessions] = await Promise.all([
      people.listPeople(now),
      people.listSessions(sessionRules(now)),
    ])
    const view: PeopleView = {
      now,
      manages: self.person.role === 'responsable',
      members: everybody.map((person) => ({ ...person, isSelf: person.id === self.person.id })),
      sessions: sessions.map(({ id, person, device, usedAt, createdAt }) => ({
        id,
        person: person.name,
        device,
        usedAt,
        openedAt: createdAt,
        isThis: id === self.id,
      })),
      outcome: null,
      link: null,
      ...said,
    }
    return room.draw(c, 'Personnes et clés', { page: 'equipe', view })
  }

  const refuse = (c: Context<Inside>, refusal: Refusal) => {
    c.status(refusal === 'role' ? 403 : 422)
    return show(c, { outcome: { kind: 'alert', words: refusals[refusal] } })
  }
  const done = (c: Context<Inside>, words: string) => show(c, { outcome: { kind: 'done', words } })

  async function fieldsOf(c: Context): Promise<Record<string, string>> {
    const body = await c.req.parseBody()
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
  }

  async function inviteAgain(c: Context<Inside>, person: Person) {
    const site = siteOrigin(c, siteUrl)
    const address = await invite({ person, by: actorOf(c), site }, { people, clock })
    const isMailed = await sendInvitation(person, address, room.channels)
    return show(c, { link: { name: person.name, address, isMailed } })
  }

  /** Whether without this key nobody could invite any more. */
  function isLastWayIn(everybody: readonly PersonWithKeys[], owner: Person, keys: number): boolean {
    const others = everybody.filter(
      ({ id, role, keys }) => role === 'responsable' && id !== owner.id && keys.length > 0,
    )
    return owner.role === 'responsable' && others.length === 0 && keys === 0
  }

  return new Hono<Inside>()
    .get('/equipe', (c) => show(c))
    .post('/sortir', async (c) => {
      await people.closeSession(c.var.session.id, actorOf(c), clock.now())
      dropSessionCookie(c)
      return c.redirect('/bureau', 303)
    })
    .post('/equipe/inviter', async (c) => {
      if (actorOf(c).role !== 'responsable') return refuse(c, 'role')
      const { email = '', name = '', role } = await fieldsOf(c)
      if (!isAddress(email.trim())) return refuse(c, 'email')
      const line = lineOf(name)
      if (!line) return refuse(c, 'name')
      const person = await people.addPerson(
        {
          email: email.trim(),
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
      return done(c, `L’invitation de ${person.name} est annulée.`)
    })
    .post('/equipe/:id/retirer', async (c) => {
      if (actorOf(c).role !== 'responsable') return refuse(c, 'role')
      const person = await people.findPerson(c.req.param('id'))
      if (!person) return refuse(c, 'gone')
      if (isLastWayIn(await people.listPeople(clock.now()), person, 0)) return refuse(c, 'last')
      await people.revokePerson(person, actorOf(c), clock.now())
      return done(c, `${person.name} ne peut plus entrer. Ses notes et ses réponses restent.`)
    })
    .post('/equipe/:id/cles/retirer', async (c) => {
      const actor = actorOf(c)
      const owner = await people.findPerson(c.req.param('id'))
      if (!owner) return refuse(c, 'gone')
      if (actor.role !== 'responsable' && actor.id !== owner.id) return refuse(c, 'role')
      const { key = '', again } = await fieldsOf(c)
      const everybody = await people.listPeople(clock.now())
      const keys = everybody.find(({ id }) => id === owner.id)?.keys ?? []
      const left = keys.filter(({ id }) => id !== key).length
      if (isLastWayIn(everybody, owner, left)) return refuse(c, 'last')
      await people.removePasskey(owner, key, actor, clock.now())
      if (again && actor.role === 'responsable') return inviteAgain(c, owner)
      return done(c, `La clé de ${owner.name} est retirée.`)
    })
    .post('/equipe/cles/renommer', async (c) => {
      const { key = '', label = '' } = await fieldsOf(c)
      await people.renamePasskey(actorOf(c), key, labelOf(label, actorOf(c)))
      return done(c, 'Le nom de la clé est changé.')
    })
    .post('/equipe/sessions/fermer', async (c) => {
      const { session = '' } = await fieldsOf(c)
      await people.closeSession(session, actorOf(c), clock.now())
      return done(c, 'La session est fermée.')
    })
    .post('/equipe/cles/debut', async (c) => c.json(await beginKey(actorOf(c), toolsOf(c))))
    .post('/equipe/cles', async (c) => {
      const body: unknown = await c.req.json().catch(() => null)
      const { response, label } = (body ?? {}) as Record<string, unknown>
      const name = typeof label === 'string' ? label : ''
      const passkey = await finishKey(response, actorOf(c), name, toolsOf(c))
      if (!passkey) return c.json({ fault: 'failed' }, 422)
      await people.addPasskey(actorOf(c), passkey, clock.now())
      return c.json({})
    })
}
