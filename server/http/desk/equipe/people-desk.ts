import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { PeopleSaid, PeopleTyped } from '#desk/equipe/people.ts'
import { invite, sendInvitation } from '../../../people/invitation.ts'
import { confirmationLife, sessionRules } from '../../../people/session.ts'
import type { Person } from '../../../store/people/person.ts'
import { ceremonyTools, type Inside, siteOrigin } from '../guard.ts'
import { type Room, wantsJson } from '../room.ts'
import { leadTo } from '../said.ts'

const refusals = {
  role: 'Seul un responsable peut faire cela.',
  email: 'Cette adresse e-mail n’est pas valable. Exemple\u00a0: sami@graaand.example.',
  name: 'Il manque le prénom et le nom.',
  gone: 'Cette personne n’est plus au bureau.',
  confirm: 'Confirmez avec votre clé que c’est bien vous, puis recommencez.',
  last: 'C’est la dernière clé du dernier responsable\u00a0: créez-en une autre avant de retirer celle-ci.',
}

type Refusal = keyof typeof refusals

/** Common parts of the acts on people, keys and sessions: the page and its refusals. */
export function createPeopleDesk(room: Room) {
  const { store, clock, siteUrl } = room
  const { people } = store

  const actorOf = (c: Context<Inside>) => c.var.session.person
  const toolsOf = (c: Context) => ceremonyTools(c, room)

  async function show(c: Context<Inside>, said: PeopleSaid = {}) {
    const now = clock.now()
    const { session } = c.var
    const [members, sessions] = await Promise.all([
      people.listPeople(now),
      people.listSessions(sessionRules(now)),
    ])
    const confirmedFor = session.confirmedAt + confirmationLife - now
    const view = { now, session, confirmedFor, people: members, sessions, ...said }
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
  const goOn = (c: Context<Inside>, said: PeopleSaid) => leadTo(c, clock, '/bureau/equipe', said)
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

  return {
    actorOf,
    toolsOf,
    show,
    refuse,
    refuseText,
    goOn,
    done,
    requireConfirmation,
    inviteAgain,
  }
}

function typedIn(c: Context<Inside>): PeopleTyped {
  const { name, email, role, key, label } = c.var.fields
  return { name, email, role, key, label }
}
