import { randomUUID } from 'node:crypto'
import { flatten } from '#quotes/differences.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import { systemClock as clock } from '#server/clock.ts'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import type { QuoteView } from '#server/http/desk/devis/quote-view.ts'
import { openSession, tokenOf } from '#server/people/session.ts'
import { readSettings } from '#server/settings.ts'
import type { Role } from '#server/store/engine/tables.ts'
import { openStore } from '#server/store/open-store.ts'
import type { startPeople } from './web.ts'

/** Opens the database of a site. */
export function openStoreOf(settings: NodeJS.ProcessEnv) {
  const read = readSettings(settings)
  if (!read.ok) throw new Error(read.message)
  const store = openStore(read.settings)
  return { ...store, [Symbol.asyncDispose]: store.close }
}

/**
 * Creates a person with a session in the database of a site; returns the person, and the secret for the cookie
 * `bureau`.
 */
export async function enterDesk(
  settings: Record<string, string>,
  who: { name?: string; email?: string; role?: Role } = {},
) {
  await using store = openStoreOf(settings)
  const { name = 'Nina Ferrand', email = `${randomUUID()}@graaand.example` } = who
  const role = who.role ?? 'responsable'
  const person = await store.people.addPerson({ email, name, role }, clock.now())
  const session = { personId: person.id, passkeyId: null, device: 'test' }
  return { person, secret: await openSession(session, { people: store.people, clock }) }
}

type Fields = Record<string, string>

/** A person at the desk of a site that may fail, who repeats each post with the same id until it is answered. */
export function staffAt(
  { insist }: Pick<ReturnType<typeof startPeople>, 'insist'>,
  secret: string,
) {
  const headers = { cookie: `bureau=${secret}`, 'x-token': tokenOf(secret) }

  async function post<View>(path: string, fields?: Fields, expected = [200, 409]) {
    const { status, text } = await insist(`/bureau/${path}`, expected, headers, fields)
    return { status, view: JSON.parse(text).view as View }
  }

  const postQuote = (path: string, fields?: Fields) =>
    post<QuoteView>(`devis/${path}`, fields, [200, 409, 422])

  return {
    versionOf: async (reference: string) =>
      (await post<RequestView>(`demandes/${reference}`)).view.version,

    /** Returns whether the answer was sent; a person who gives up leaves a conflict as it is. */
    async answer(
      reference: string,
      version: number,
      { id, text }: { id: string; text: string },
      givesUp: boolean,
    ): Promise<boolean> {
      const subject = `Votre demande ${reference}`
      let fields: Fields = { act: 'envoyer', id, version: String(version), subject, text }
      for (;;) {
        const { status, view } = await post<RequestView>(`demandes/${reference}/repondre`, fields)
        if (status === 200 && view.outcome?.kind === 'done') return true
        if (status === 200) throw new Error(`not sent: ${view.outcome?.words}`)
        if (givesUp) return false
        fields = { act: 'envoyer', ...view.conflict?.fields }
      }
    },

    async note(reference: string, { id, text }: { id: string; text: string }) {
      const { status } = await post(`demandes/${reference}/suivi`, { noteId: id, note: text })
      if (status !== 200) throw new Error(`a note met a conflict: ${status}`)
    },

    createQuote: (reference: string, id: string) =>
      insist(`/bureau/demandes/${reference}/devis`, [303], headers, { id }),

    startVersion: async (id: string) => (await postQuote(`${id}/version`, {})).status === 200,

    /** Saves and sends a draft; returns the quote's number, or null when it was accepted meanwhile. */
    async sendQuote(id: string, draft?: TypedDraft): Promise<string | null> {
      for (;;) {
        const { view } = await postQuote(id)
        if (!view.draft) return view.number
        let { edition } = view.draft
        if (draft) {
          const fields = { ...Object.fromEntries(flatten(draft)), edition: String(edition) }
          const saved = await postQuote(id, fields)
          // A former request stored the draft, but its answer was lost.
          if (saved.status === 409) edition = saved.view.conflict?.edition ?? edition
          else edition = saved.view.draft?.edition ?? edition
        }
        const sent = await postQuote(`${id}/envoyer`, { edition: String(edition) })
        if (sent.status === 200) return sent.view.number
        const words = sent.view.outcome?.words ?? ''
        if (words.includes('a été accepté')) return null
        // Another client took the number, or the draft was stored twice: retry.
        if (sent.status === 422 && !words.startsWith('Trop de devis')) {
          const { obstacles, errors } = sent.view.draft ?? {}
          throw new Error(`${words} ${JSON.stringify({ obstacles, errors })}`)
        }
      }
    },
  }
}
