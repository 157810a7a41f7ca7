import { randomUUID } from 'node:crypto'
import type { LeadRows } from '../leads/leads-store.ts'
import type { Store } from '../store.ts'
import { newLead } from './store-suite.ts'

type LeadRow = LeadRows['leads'][number]

const rules = { acknowledgedSince: 0 }
const day = 86_400_000

/** Changes columns of a lead beside the rules of the desk, for tests whose subject is what follows. */
export async function changeRow(store: Store, id: string, changes: Partial<LeadRow>) {
  for (let after: string | undefined; ; ) {
    const { leads } = await store.readRows(after)
    after = leads.at(-1)?.id
    if (after === undefined) throw new Error(`No lead has the id ${id}`)
    const lead = leads.find((row) => row.id === id)
    if (!lead) continue
    const nothing = { deliveries: [], attempts: [], notes: [], messages: [], links: [] }
    const changed = { ...lead, ...changes, version: lead.version + 1 }
    await store.addRows({ ...nothing, leads: [changed] })
    return
  }
}

/** Writes a note beside the rules of the desk. */
export async function addNote(store: Store, leadId: string, text: string, at: number) {
  const note = { id: randomUUID(), lead_id: leadId, at, person_id: null, author: 'Nina', text }
  const nothing = { leads: [], deliveries: [], attempts: [], messages: [], links: [] }
  await store.addRows({ ...nothing, notes: [note] })
}

/**
 * Fills a store with everything that a desk may keep: two people, one with a key and an open session,
 * one invited; a request that was answered and noted, one that the client wrote about again, one lost;
 * lines of the journal; views of pages.
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
  return { nina, karim, answered, asked, lost }
}

/** All that a store keeps of its desk and moves to another. */
export async function everythingOf(store: Store) {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const rows = await store.readRows()
  const people = await store.moving.readPeople()
  return {
    leads: rows.leads.toSorted(byId),
    deliveries: rows.deliveries.toSorted(byId),
    attempts: rows.attempts.toSorted(byId),
    notes: rows.notes.toSorted(byId),
    messages: rows.messages.toSorted(byId),
    links: rows.links.toSorted((a, b) => (a.secret_hash < b.secret_hash ? -1 : 1)),
    people: people.people.toSorted(byId),
    passkeys: people.passkeys.toSorted(byId),
    invitations: people.invitations.toSorted(byId),
    journal: await store.moving.readJournal(0),
    head: await store.moving.journalHead(),
    quotes: await store.moving.readQuotes(),
    numbers: await store.moving.readNumbers(),
    views: (await store.moving.readPageViews()).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }
}
