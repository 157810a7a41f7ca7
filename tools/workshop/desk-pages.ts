import { randomUUID } from 'node:crypto'
import { drawDesk } from '#desk/door.tsx'
import type { Channel } from '#server/channels/channel.ts'
import { invite } from '#server/people/invitation.ts'
import { furnishAgency, type Texts } from './agency.ts'
import { openDesk } from './desk.ts'

const smtp = { name: 'smtp', sendNow: async () => undefined } as unknown as Channel

const openDrawnDesk = () =>
  openDesk({
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
    channels: [smtp],
  })

/** Returns the pages for people who are not signed in, by subject. */
export async function deskEntryPages() {
  const { desk, store, clock, enter } = await openDrawnDesk()
  const { person } = await enter()
  const link = await invite({ person, by: person, site: '' }, { people: store.people, clock })
  const paths = {
    'the sign-in': '/',
    'an invitation': link.slice('/bureau'.length),
    'an ended invitation': `/invitation/${'s'.repeat(43)}`,
  }
  return Promise.all(
    Object.entries(paths).map(
      async ([name, path]) => [name, await (await desk.request(path)).text()] as const,
    ),
  )
}

/** Returns every page of a filled desk by subject, rendered when called. */
export async function deskPagesWith(texts: Texts) {
  const { desk, store, clock, enter } = await openDrawnDesk()
  const nina = { name: texts.words, role: 'responsable', device: texts.words } as const
  const { person, headers } = await enter(nina)
  const { paths } = await furnishAgency(store, { texts, nina: person, now: clock.now() })
  const request = paths['a request']
  const ask = async (path: string, fields?: Record<string, string>) => {
    const how = fields && { method: 'POST', body: new URLSearchParams(fields) }
    return (await desk.request(path.slice('/bureau'.length), { headers, ...how })).text()
  }
  const subjectAndText = { subject: texts.words, text: texts.address }
  return new Map<string, () => Promise<string>>([
    ...Object.entries(paths).map(([name, path]) => [name, () => ask(path)] as const),
    ['an article', () => ask('/bureau/edition/articles/grille-css')],
    ['a publication', () => ask('/bureau/edition/publications/1')],
    ['a way back', () => ask('/bureau/edition/historique?voir=0')],
    [
      'the preview of a mail',
      () => ask(`${request}/repondre`, { ...subjectAndText, act: 'apercu' }),
    ],
    [
      'two versions of a request',
      () => ask(`${request}/repondre`, { ...subjectAndText, version: '0' }),
    ],
    [
      'a note refused',
      () =>
        ask(`${request}/suivi`, { note: texts.words, reminder: '2020-01-01', seenReminder: '' }),
    ],
    [
      'two versions of a quote',
      () => ask(paths['a draft'], { edition: '7', subject: texts.address }),
    ],
    [
      'a text for an erased request',
      () => ask(`/bureau/demandes/${randomUUID()}/repondre`, subjectAndText),
    ],
  ])
}
