import type { GroupView, RowView } from '#desk/demandes/view.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { freeText } from '../../../leads/other-fields.ts'
import type { RequestText } from '../../../store/desk/request-texts.ts'
import type { Found, RequestRow } from '../../../store/desk/requests.ts'
import type { Place } from '../../../store/search/search.ts'
import { excerptAround, markFound } from '../../../store/search/words.ts'
import type { Store } from '../../../store/store.ts'
import { nameOf } from '../list-words.ts'
import { datedView } from './row-view.ts'

const mostShown = 50

const titles: Record<Place, string> = {
  name: 'Dans le nom',
  identity: 'Dans l’e-mail, le téléphone ou la référence',
  text: 'Dans le message ou les notes',
}

export async function searchView(query: string, now: number, { requests }: Store) {
  const { asked, groups } = await requests.search(query, mostShown)
  const rows = groups.flatMap(({ rows }) => rows)
  const texts = await requests.textsOf(rows.map(({ id }) => id))
  const isMore = groups.some((each) => each.isMore)
  const count = `${rows.length} ${rows.length > 1 ? 'résultats' : 'résultat'}`
  return {
    groups: groups.filter(({ rows }) => rows.length > 0).map(groupView),
    found: {
      count: rows.length === 0 ? 'Aucun résultat' : isMore ? `Plus de ${count}` : count,
      query: shortened(query.trim()),
    },
    empty:
      rows.length === 0
        ? { title: 'Aucune demande ne correspond.', text: 'Retirez un filtre.' }
        : null,
  }

  function groupView({ place, rows, isMore }: Found['groups'][number]): GroupView {
    return {
      title: titles[place],
      count: isMore ? `plus de ${rows.length}` : String(rows.length),
      rows: rows.map((row) => foundView(row, place, texts.get(row.id) ?? [])),
    }
  }

  function foundView(row: RequestRow, place: Place, texts: readonly RequestText[]): RowView {
    const view = datedView(row, now)
    const identity = [row.values.email, row.values.phone, row.reference].join(', ')
    const places: (readonly [subject: string, text: string])[] = [
      [view.subject, freeText(row.form, row.values)],
      ...texts.map(({ kind, author, text }) => [label(kind, author), text] as const),
      [view.subject, row.values.service ?? ''],
      // The e-mail address often contains the name, so it is not the excerpt for a match in the name.
      ...(place === 'name' ? [] : [[view.subject, identity] as const]),
    ]
    for (const [subject, text] of places) {
      const excerpt = excerptAround(text, asked)
      if (excerpt === undefined) continue
      return {
        ...view,
        subject,
        name: markFound(nameOf(row), asked),
        words: markFound(excerpt, asked),
      }
    }
    // A number matched in another format than the shown one, so no word is highlighted.
    const words = place === 'identity' ? [{ text: identity, isFound: false }] : view.words
    return { ...view, name: markFound(nameOf(row), asked), words }
  }
}

function label(kind: RequestText['kind'], author: string): string {
  switch (kind) {
    case 'note':
      return `Note de ${firstNameOf(author)}`
    case 'answer':
    case 'filed-out':
      return `Réponse de ${firstNameOf(author)}`
    case 'filed-in':
      return 'E-mail reçu'
    default:
      return 'E-mail envoyé'
  }
}

const shortened = (query: string) =>
  query.length > 100 ? `${query.slice(0, 99).trimEnd()}…` : query
