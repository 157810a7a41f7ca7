import { randomUUID } from 'node:crypto'
import type { SeededRandom } from '#art/seeded-random.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import { flatten } from '#quotes/differences.ts'
import { typedFrom } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import type { QuoteView } from '#server/http/desk/devis/quote-view.ts'
import { tokenOf } from '#server/people/session.ts'
import type { Store } from '#server/store/store.ts'
import { mintLink } from '#workshop/quotes.ts'
import { enterDesk } from '#workshop/staff.ts'
import { sampleQuote } from '../../test/sample-quote.ts'
import { startPeople, untilDone } from './ask.ts'
import { digestOf, type QuoteDeed, type Quoted } from './quote-verdict.ts'
import { drawFrom, type Fates } from './services.ts'
import type { Deed, Thanked } from './verdict.ts'

/** Percentages of requests that get an answer or a note. */
const shares = { answers: 12, notes: 10 }

/** Percentage of answers for which two people answer the same request at once. */
const crossings = 30

const names = ['Nina Ferrand', 'Karim Haddad', 'Leïla Roux', 'Paul Mercier']

type Fields = Record<string, string>

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
  const { insist, begin, rest } = startPeople(url, random)
  const staff: Record<string, string>[] = []
  for (const [number, name] of names.entries()) {
    const email = `colleague-${number}@graaand.example`
    const { secret } = await enterDesk(settings, { name, email })
    staff.push({ cookie: `bureau=${secret}`, 'x-token': tokenOf(secret) })
  }
  const [seller = {}] = staff
  const deeds: Deed[] = []
  const quoted: Quoted[] = []
  let turn = 0

  const nextPerson = () => staff[turn++ % staff.length] ?? {}

  async function post<View>(person: Fields, path: string, fields?: Fields, expected = [200, 409]) {
    const { status, text } = await insist(`/bureau/${path}`, expected, person, fields)
    return { status, view: JSON.parse(text).view as View }
  }

  async function answerTogether(reference: string, people: number) {
    const { view } = await post<RequestView>(nextPerson(), `demandes/${reference}`)
    await Promise.all(Array.from({ length: people }, () => answer(reference, view.version)))
  }

  async function answer(reference: string, version: number) {
    const person = nextPerson()
    const deed: Deed = { act: 'answer', id: randomUUID(), reference, text: '', isDone: false }
    deed.text = `Bonjour, voici notre réponse ${deed.id}.`
    deeds.push(deed)
    const givesUp = random.integer(100) < 50
    let fields: Fields = {
      act: 'envoyer',
      id: deed.id,
      version: String(version),
      subject: `Votre demande ${reference}`,
      text: deed.text,
    }
    for (;;) {
      const { status, view } = await post<RequestView>(
        person,
        `demandes/${reference}/repondre`,
        fields,
      )
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
    const { status } = await post(nextPerson(), `demandes/${reference}/suivi`, fields)
    if (status !== 200) throw new Error(`a note met a conflict: ${status}`)
    deed.isDone = true
  }

  const readDesk = (path: string, fields?: Fields) =>
    post<QuoteView>(seller, `devis/${path}`, fields, [200, 409, 422])

  /** Sends a stored draft; null when it was accepted meanwhile. */
  async function send(id: string, draft?: TypedDraft): Promise<string | null> {
    for (;;) {
      const { view } = await readDesk(id)
      if (!view.draft) return view.number
      let { edition } = view.draft
      if (draft) {
        const fields = { ...Object.fromEntries(flatten(draft)), edition: String(edition) }
        const saved = await readDesk(id, fields)
        // A former request stored the draft, but its answer was lost.
        if (saved.status === 409) edition = saved.view.conflict?.edition ?? edition
        else edition = saved.view.draft?.edition ?? edition
      }
      const sent = await readDesk(`${id}/envoyer`, { edition: String(edition) })
      if (sent.status === 200) return sent.view.number
      const words = sent.view.outcome?.words ?? ''
      if (words.includes('a été accepté')) return null
      // Another client took the number, or the draft was stored twice: retry.
      if (sent.status === 422 && !words.startsWith('Trop de devis')) {
        const { obstacles, errors } = sent.view.draft ?? {}
        throw new Error(`${words} ${JSON.stringify({ obstacles, errors })}`)
      }
    }
  }

  async function quote(reference: string) {
    const lead = await untilDone(() => store.findLead(reference))
    const { email = '', name = '' } = lead?.values ?? {}
    if (!lead || lead.quarantine || !email || !name) return
    const id = randomUUID()
    await insist(`/bureau/demandes/${reference}/devis`, [303], seller, { id })
    const today = dayAt(Date.now())
    const draft = {
      ...sampleQuote,
      client: { ...sampleQuote.client, name, email },
      meetings: [{ on: today, where: 'client', detail: 'chez vous' } as const],
      validUntil: addDays(today, validDays),
    }
    const number = await send(id, typedFrom(draft, String(remindDays)))
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
      const begun = await readDesk(`${id}/version`, {})
      const isDone = begun.status === 200 && (await send(id)) !== null
      deeds.push({ act, isDone })
      return
    }
    const { name, role, company, employees, email } = sampleQuote.client
    const { street, postcode, town } = sampleQuote.client
    const address = { street, postcode, town }
    const who = { name, role, company, employees: String(employees), ...address, copy: 'mail' }
    const [step, fields] = {
      accept: ['accepter', { ...who, version: '1', digest }] as const,
      decline: ['refuser', { motif: 'Trop cher', version: '1', digest }] as const,
      withdraw: ['confirmer', { name, email, version: '1' }] as const,
    }[act]
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
