import type { EditionState } from '../../../edition/edition-types.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { home, sheetAddress, sheetOf } from '../../../edition/sheets.ts'
import { fieldKey, idOf } from '../../../edition/value-texts.ts'
import type { Publication } from '../../../store/content/publications.ts'
import type { RequestContext, Room } from '../room.ts'
import { leadTo, saidHere } from '../said.ts'
import type { Around } from './change-view.ts'
import {
  documentsTouched,
  firstView,
  hasTouched,
  publicationView,
  type Shown,
  touchChoices,
  unitsBetween,
} from './history-view.ts'
import { splitAct } from './posted.ts'

const pageSize = 20

/**
 * Parses the number of a publication in a URL, of nine digits at most, because PostgreSQL refuses larger
 * ones.
 */
export const numberIn = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

export function createHistory(
  { edition, store, clock, draw }: Pick<Room, 'edition' | 'store' | 'clock' | 'draw'>,
  aroundOf: (state: EditionState) => Around,
) {
  /**
   * @param next the newer publication read before this one; if their numbers are consecutive, its `before` is
   *   used
   */
  async function shownAt(publication: Publication, next: Shown | undefined): Promise<Shown[]> {
    const { number } = publication
    const isBelow = next?.publication.number === number + 1
    const [documents, before] = await Promise.all([
      isBelow ? next.before : edition.documentsOf(number),
      edition.documentsOf(number - 1),
    ])
    return documents && before ? [{ publication, documents, before }] : []
  }

  async function pageOf(touch: string, around: Around, start: number | undefined) {
    const touching = touch ? { touching: documentsTouched(touch, around) } : {}
    const page: Shown[] = []
    let next: Shown | undefined
    for (let before = start; ; ) {
      const list = await store.publications.list({ before, ...touching, limit: pageSize + 1 })
      for (const publication of list) {
        if (page.length === pageSize) return { page, hasMore: true }
        const shown = await shownAt(publication, next)
        next = shown[0]
        page.push(...shown.filter((one) => !touch || hasTouched(touch, one, around)))
        before = publication.number
      }
      if (list.length <= pageSize) return { page, hasMore: false }
    }
  }

  async function show(c: RequestContext) {
    const state = await edition.state()
    const around = aroundOf(state)
    const [start, opened] = [numberIn(c.req.query('avant')), numberIn(c.req.query('voir'))]
    const choices = touchChoices(around)
    const names = [...choices.shelves, ...choices.pages].map(({ name }) => name)
    const touch = names.find((name) => name === c.req.query('touche')) ?? ''
    const query = new URLSearchParams(touch && { touche: touch })
    const older = new URLSearchParams(query)
    if (start !== undefined) query.set('avant', String(start))
    const seen = (number: number) => ({
      ...{ around, last: state.last, isAsked: true, query },
      compared: number === opened ? state.online : null,
    })
    const { page, hasMore } = await pageOf(touch, around, start)
    older.set('avant', String(page.at(-1)?.publication.number))
    const isWhole = !hasMore && !touch && state.last > 0
    const oldest = isWhole ? await edition.documentsOf(0) : undefined
    const first = oldest ? [firstView(oldest, seen(0))] : []
    const view = {
      publications: [
        ...page.map((one) => publicationView(one, seen(one.publication.number))),
        ...first,
      ],
      touch: { chosen: touch, choices },
      last: state.last,
      older: hasMore ? `${home}/historique?${older}` : null,
      said: saidHere<{ said: string }>(c, clock).said ?? '',
    }
    return draw(c, 'Historique', { page: 'history', view })
  }

  /**
   * Makes one text of an earlier publication a change to review.
   *
   * @param named number and key of the text: `45:pages/accueil#hero.lead`
   */
  async function takeBack(c: RequestContext, named: string) {
    const { verb, key } = splitAct(named)
    const number = numberIn(verb) ?? -1
    const [state, documents] = await Promise.all([edition.state(), edition.documentsOf(number)])
    const unit = documents
      ? unitsBetween(state.online, documents).find(
          ({ document, field }) => fieldKey(document, field) === key,
        )
      : undefined
    if (!unit || Number(c.var.fields.apres) !== state.last) {
      return leadTo(c, clock, `${home}/historique`, {
        said: 'Le site a changé depuis\u00a0: relisez ce que vous voulez reprendre.',
      })
    }
    const { document, field: path, before, after } = unit
    // A waiting change that the person has not seen is not replaced.
    const seen = fingerprint(before)
    const { stale } = await edition.edit(
      [{ kind: 'replace', document, path, value: after ?? null, seen }],
      c.var.session.person,
    )
    const sheet = sheetOf(aroundOf(state).sheets, document, path)
    const place = sheet ? `${sheetAddress(sheet)}#${idOf(key)}` : home
    const then = number === 0 ? 'd’avant la première publication' : `de la publication ${number}`
    return leadTo(c, clock, place, {
      said:
        stale.length > 0
          ? 'Un changement attend déjà ici\u00a0: publiez-le ou reprenez le texte en ligne, puis recommencez.'
          : `Repris ${then}, pas encore en ligne.`,
    })
  }

  return { show, takeBack }
}
