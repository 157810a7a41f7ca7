import { randomUUID } from 'node:crypto'
import type { SeededRandom } from '#art/seeded-random.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import { typedFrom } from '#quotes/typed.ts'
import type { Store } from '#server/store/store.ts'
import { formOf } from '#workshop/client.ts'
import { mintLink } from '#workshop/quotes.ts'
import { enterDesk, staffAt } from '#workshop/staff.ts'
import type { Thanked } from '#workshop/visitor.ts'
import { startPeople, untilDone } from '#workshop/web.ts'
import { sampleQuote } from '../../test/sample-quote.ts'
import { digestOf, type QuoteDeed, type Quoted } from './quote-verdict.ts'
import { drawFrom, type Fates } from './services.ts'
import type { Deed } from './verdict.ts'

/** Percentages of requests that get an answer or a note. */
const shares = { answers: 12, notes: 10 }

/** Percentage of answers for which two people answer the same request at once. */
const crossings = 30

const names = ['Nina Ferrand', 'Karim Haddad', 'Leïla Roux', 'Paul Mercier']

export interface Habits {
  /** Percentage of requests that get a quote. */
  share: number
  /** Days of a quote's validity. */
  validDays: number
  /** Days between the reminder and the end of validity. */
  remindDays: number
  /** Percentage of clients for each list of steps; other clients do nothing. Acts of one step are concurrent. */
  fates: Fates<QuoteDeed['act'][][]>
}

const hurried: Habits = {
  share: 6,
  validDays: 30,
  remindDays: 7,
  fates: [
    [[['accept', 'accept']], 25],
    [[['accept'], ['withdraw', 'withdraw']], 20],
    [[['decline', 'decline']], 15],
    [[['accept', 'decline']], 15],
    [[['accept', 'replace']], 10],
    [[['replace'], ['accept', 'accept']], 10],
  ],
}

/**
 * Lets staff answer, note and quote requests, and clients accept, decline and withdraw, each retried with the
 * same id until done.
 *
 * @param settings settings of the site, for access to its database: these people are added
 */
export async function startAgency(
  url: string,
  {
    settings,
    store,
    random,
  }: { settings: Record<string, string>; store: Store; random: SeededRandom },
  { share, validDays, remindDays, fates }: Habits = hurried,
) {
  const people = startPeople(url, random)
  const { insist, begin, rest } = people
  const staff: ReturnType<typeof staffAt>[] = []
  for (const [number, name] of names.entries()) {
    const email = `colleague-${number}@graaand.example`
    staff.push(staffAt(people, (await enterDesk(settings, { name, email })).secret))
  }
  const [seller] = staff as [ReturnType<typeof staffAt>]
  const deeds: Deed[] = []
  const quoted: Quoted[] = []
  let turn = 0

  const nextPerson = () => staff[turn++ % staff.length] ?? seller

  async function answerTogether(reference: string, people: number) {
    const version = await nextPerson().versionOf(reference)
    await Promise.all(Array.from({ length: people }, () => answer(reference, version)))
  }

  async function answer(reference: string, version: number) {
    const id = randomUUID()
    const text = `Bonjour, voici notre réponse ${id}.`
    const deed: Deed = { act: 'answer', id, reference, text, isDone: false }
    deeds.push(deed)
    const givesUp = random.integer(100) < 50
    deed.isDone = await nextPerson().answer(reference, version, deed, givesUp)
  }

  async function note(reference: string) {
    const id = randomUUID()
    const deed: Deed = { act: 'note', id, reference, text: `À rappeler, ${id}.`, isDone: false }
    deeds.push(deed)
    await nextPerson().note(reference, deed)
    deed.isDone = true
  }

  async function quote(reference: string) {
    const lead = await untilDone(() => store.findLead(reference))
    const { email = '', name = '' } = lead?.values ?? {}
    if (!lead || lead.quarantine || !email || !name) return
    const id = randomUUID()
    await seller.createQuote(reference, id)
    const today = dayAt(Date.now())
    const draft = {
      ...sampleQuote,
      client: { ...sampleQuote.client, name, email },
      meetings: [{ on: today, where: 'client', detail: 'chez vous' } as const],
      validUntil: addDays(today, validDays),
    }
    const number = await seller.sendQuote(id, typedFrom(draft, String(remindDays)))
    if (number === null) throw new Error(`${id} was accepted before it was sent`)
    const link = await untilDone(() => mintLink(store, lead.id))
    const path = `${link}/devis/${number}`
    const { body } = await insist(`${path}.pdf`, [200], {})
    const { text } = await insist(path, [200], {})
    const digest = /name="digest" value="([\da-f]{64})"/.exec(text)?.[1] ?? ''
    const file = digestOf(body) ?? ''
    const mine: Quoted = { reference, id, number, digest, file, deeds: [] }
    quoted.push(mine)
    for (const step of drawFrom(random, fates) ?? []) {
      await Promise.all(step.map((act) => perform(act, mine, path)))
    }
  }

  async function perform(act: QuoteDeed['act'], { id, digest, deeds }: Quoted, path: string) {
    if (act === 'replace') {
      const isDone = (await seller.startVersion(id)) && (await seller.sendQuote(id)) !== null
      deeds.push({ act, isDone })
      return
    }
    const [step, fields] = formOf(act, { version: 1, digest })
    const { status } = await insist(`${path}/${step}`, [303, 409], {}, fields)
    deeds.push({ act, isDone: status === 303 })
  }

  return {
    answer({ references }: Thanked) {
      const [reference = ''] = references
      const drawn = random.integer(100)
      if (drawn < shares.answers) {
        begin(answerTogether(reference, random.integer(100) < crossings ? 2 : 1))
      } else if (drawn < shares.answers + shares.notes) begin(note(reference))
    },
    quote({ references }: Thanked) {
      const [reference = ''] = references
      if (random.integer(100) < share) begin(quote(reference))
    },
    rest: async () => ({ deeds, quoted, inVain: await rest() }),
  }
}
