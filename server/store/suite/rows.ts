import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { newLead } from '#workshop/requests.ts'
import { day } from '../../days.ts'
import { type MovedTable, movedTables } from '../desk/moving.ts'
import type { Tables } from '../engine/tables.ts'
import type { Store } from '../store.ts'

const rules = { acknowledgedSince: 0 }

export async function rowsOf<T extends MovedTable>(
  store: Store,
  table: T,
): Promise<Selectable<Tables[T]>[]> {
  const rows = (await Array.fromAsync(store.moving.readTable(table))).flat()
  // SQLite returns Uint8Array where PostgreSQL returns Buffer; collations differ.
  const isBytes = (value: unknown) => value instanceof Uint8Array
  return rows
    .map((row) => {
      const values = Object.entries(row as object)
      return Object.fromEntries(
        values.map(([name, value]) => [name, isBytes(value) ? Buffer.from(value) : value]),
      ) as Selectable<Tables[T]>
    })
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

export async function changeRow(
  store: Store,
  id: string,
  changes: Partial<Selectable<Tables['leads']>>,
) {
  const lead = (await rowsOf(store, 'leads')).find((row) => row.id === id)
  if (!lead) throw new Error(`No lead has the id ${id}`)
  await store.moving.putRows('leads', [{ ...lead, ...changes, version: lead.version + 1 }])
}

export async function addNote(store: Store, leadId: string, text: string, at: number) {
  const note = { id: randomUUID(), lead_id: leadId, at, person_id: null, author: 'Nina', text }
  await store.moving.putRows('notes', [note])
}

/**
 * Adds two people (one with a key and a session, one invited), three requests (answered, with a newer
 * client message, lost), journal and page views.
 */
export async function furnishDesk(store: Store, now: number) {
  const { people } = store
  const nina = await people.addPerson(
    { email: 'nina@graaand.example', name: 'Nina Ferrand', role: 'responsable' },
    now,
  )
  const karim = await people.addPerson(
    { email: 'karim@graaand.example', name: 'Karim Haddad', role: 'equipe' },
    now,
  )
  const passkey = { id: 'key-of-nina', publicKey: 'a2V5', counter: 3, transports: ['usb' as const] }
  await people.addPasskey(nina, { ...passkey, label: 'Clé de Nina' }, now)
  const session = { personId: nina.id, passkeyId: passkey.id, secretHash: 'session' }
  await people.openSession({ ...session, device: 'Firefox' }, now)
  const invitation = { person: karim, secretHash: 'invitation', expiresAt: now + 2 * day }
  await people.invite({ ...invitation, by: nina }, now)
  await people.keepChallenge('challenge', nina.id, now + day)

  const [answered, asked, lost] = [newLead(), newLead(), newLead()]
  for (const lead of [answered, asked, lost]) {
    await store.keepLead(lead, [{ channel: 'smtp', recipient: 'agency' }], rules)
  }
  const mail = { person: nina, subject: 'Votre demande', text: 'Bonjour, voici notre réponse.' }
  await store.messages.keepAnswer(
    { ...mail, id: randomUUID(), leadId: answered.id, version: 0 },
    now,
    'smtp',
  )
  await addNote(store, answered.id, 'Rappeler après les vacances', now)
  await store.messages.file(
    { ...mail, id: randomUUID(), leadId: asked.id, version: 0, kind: 'filed-in', at: now },
    now,
  )
  const correction = { leadId: asked.id, email: 'ada@exemple.fr', version: 1, link: null }
  await store.work.correctEmail(correction, nina, now)
  await changeRow(store, lost.id, {
    state: 'lost',
    assignee: karim.id,
    lost_reason: 'price',
    lost_detail: 'Un budget plus petit',
    waiting_since: null,
  })
  await store.pageViews.add([
    { day: '2026-11-22', page: '/devis', count: 4 },
    { day: '2026-11-23', page: '/', count: 7 },
  ])
  const change = {
    document: 'pages/accueil',
    content: { title: 'Après' },
    base: { title: 'Avant' },
  }
  await store.publications.publish(0, [change], { person: nina, now })
  await store.publications.keepPictures(
    [{ id: 'picture', type: 'image/avif', body: Buffer.from('bytes') }],
    now,
  )
  const draft = { field: 'title', value: 'Encore', base: 'Après', author: nina.name, at: now }
  const kept = { ...draft, aside: null, answers: ['hash'] }
  await store.contentDrafts.change('pages/accueil', 1, () => [kept])
  return { nina, karim, answered, asked, lost }
}

export async function everythingOf(store: Store) {
  const tables = await Promise.all(
    movedTables.map(async (table) => [table, await rowsOf(store, table)] as const),
  )
  return {
    ...(Object.fromEntries(tables) as Record<MovedTable, object[]>),
    journal_head: await store.moving.journalHead(),
  }
}
