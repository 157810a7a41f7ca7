import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { ContentHolder } from '#content/documents/documents.ts'
import { loadContent } from '#content/documents/load.ts'
import { createDesk } from '#server/http/desk/desk.ts'
import type { DeskParts } from '#server/http/desk/room.ts'
import { openSession, tokenOf } from '#server/people/session.ts'
import type { Role } from '#server/store/engine/tables.ts'
import type { Store } from '#server/store/store.ts'
import { createTemporaryStore } from '#server/store/suite/temporary-store.ts'
import { createFakeClock, type FakeClock } from '../test/fake-clock.ts'
import { fakeEdition } from './edition.ts'

const published = loadContent()

export const siteUrl = 'https://graaand.example'

interface Changes
  extends Partial<Omit<DeskParts, 'content' | 'desk' | 'store' | 'clock' | 'stopping'>> {
  store?: Store
  clock?: FakeClock
  /** Renders a page; by default as JSON of its view. */
  draw?: DeskParts['desk']['draw']
  outage?: (store: Store) => Partial<Store>
}

/** Creates the app of the desk for one test, with an empty store, a fake clock and no channel. */
export async function openDesk({ draw, outage, ...changes }: Changes = {}) {
  const store = changes.store ?? (await createTemporaryStore())
  const clock = changes.clock ?? createFakeClock()
  const content: ContentHolder = { current: published }
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const parts = {
    content,
    log: { info() {}, error() {} },
    siteUrl,
    hasFilm: false,
    addressOf: () => '192.0.2.1',
    channels: [],
    agency: 'agence@graaand.example',
    drawQuotePage: () => '',
    drawHomePage: () => '',
    onDue() {},
    edition: fakeEdition(store).edition,
    ...changes,
    store: { ...store, ...outage?.(store) },
    clock,
  }
  const desk = createDesk({
    ...parts,
    desk: {
      draw: draw ?? ((_, drawing) => JSON.stringify(drawing)),
      files: new Map(),
      open: new Set(),
    },
    stopping: stopping.signal,
  })

  /** Adds a signed-in person; returns the headers of their requests. */
  async function enter({
    name = 'Nina Ferrand',
    email = `${randomUUID()}@graaand.example`,
    role = 'equipe' as Role,
    device = 'test',
  } = {}) {
    const person = await store.people.addPerson({ email, name, role }, clock.now())
    const session = { personId: person.id, passkeyId: null, device }
    const secret = await openSession(session, { people: store.people, clock })
    return { person, secret, headers: headersOf(secret, parts.siteUrl ?? 'http://localhost') }
  }
  return { desk, store, clock, content, stopping, enter }
}

export function headersOf(secret: string, origin = siteUrl) {
  const name = origin.startsWith('https:') ? '__Secure-bureau' : 'bureau'
  return { Cookie: `${name}=${secret}`, Origin: origin, 'X-Token': tokenOf(secret) }
}
