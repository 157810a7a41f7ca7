import { randomUUID } from 'node:crypto'
import type { SeededRandom } from '#art/seeded-random.ts'
import { tokenOf } from '#server/people/session.ts'
import { enterDesk } from '../../test/desk-session.ts'
import { startPeople } from './ask.ts'
import type { Deed, Thanked } from './verdict.ts'

/** Percentages of requests that get an answer or a note. */
const share = { answers: 12, notes: 10 }

/** Percentage of answers for which two people answer the same request at once. */
const crossings = 30

interface Page {
  version: number
  outcome: { kind: string; words: string } | null
  conflict: { fields: Record<string, string> } | null
}

/**
 * Lets staff answer and note requests, each retried with the same id until done.
 *
 * @param settings settings of the site, for access to its database: these people are added
 */
export async function startColleagues(
  url: string,
  { settings, random }: { settings: Record<string, string>; random: SeededRandom },
) {
  const { insist, begin, rest } = startPeople(`${url}/bureau/demandes/`, random)
  const names = ['Nina Ferrand', 'Karim Haddad', 'Leïla Roux', 'Paul Mercier']
  const secrets: string[] = []
  for (const [number, name] of names.entries()) {
    const email = `colleague-${number}@graaand.example`
    secrets.push((await enterDesk(settings, { name, email })).secret)
  }

  const deeds: Deed[] = []
  let turn = 0

  const nextPerson = () => secrets[turn++ % secrets.length] ?? ''

  async function post(secret: string, address: string, fields?: Record<string, string>) {
    const headers = { cookie: `bureau=${secret}`, 'x-token': tokenOf(secret) }
    const { status, text } = await insist(address, [200, 409], headers, fields)
    return { status, view: JSON.parse(text).view as Page }
  }

  async function answerTogether(reference: string, people: number) {
    const { view } = await post(nextPerson(), reference)
    await Promise.all(Array.from({ length: people }, () => answer(reference, view.version)))
  }

  async function answer(reference: string, version: number) {
    const secret = nextPerson()
    const deed: Deed = { act: 'answer', id: randomUUID(), reference, text: '', isDone: false }
    deed.text = `Bonjour, voici notre réponse ${deed.id}.`
    deeds.push(deed)
    const givesUp = random.integer(100) < 50
    let fields: Record<string, string> = {
      act: 'envoyer',
      id: deed.id,
      version: String(version),
      subject: `Votre demande ${reference}`,
      text: deed.text,
    }
    for (;;) {
      const { status, view } = await post(secret, `${reference}/repondre`, fields)
      if (status === 200) {
        if (view.outcome?.kind !== 'done') throw new Error(`not sent: ${view.outcome?.words}`)
        deed.isDone = true
        return
      }
      if (givesUp) return
      fields = { act: 'envoyer', ...view.conflict?.fields }
    }
  }

  async function note(reference: string) {
    const id = randomUUID()
    const deed: Deed = { act: 'note', id, reference, text: `À rappeler, ${id}.`, isDone: false }
    deeds.push(deed)
    const fields = { noteId: id, note: deed.text }
    const { status } = await post(nextPerson(), `${reference}/suivi`, fields)
    if (status !== 200) throw new Error(`a note met a conflict: ${status}`)
    deed.isDone = true
  }

  return {
    show({ references }: Thanked) {
      const [reference = ''] = references
      const drawn = random.integer(100)
      if (drawn < share.answers) {
        begin(answerTogether(reference, random.integer(100) < crossings ? 2 : 1))
      } else if (drawn < share.answers + share.notes) begin(note(reference))
    },
    rest: async () => ({ deeds, inVain: await rest() }),
  }
}
