import type { EditionChange, EditionState } from '../../../edition/edition-types.ts'
import { sampleWords } from '../../../edition/samples.ts'
import { type Sheet, sheetOf, shelfOf, shelfOfEntry } from '../../../edition/sheets.ts'
import { idOf } from '../../../edition/value-texts.ts'
import { documentsWith } from '../../../edition/working.ts'
import {
  type Around,
  type ChangeView,
  changeView,
  differenceOf,
  placeKey,
  sheetPlaceOf,
} from './change-view.ts'

interface Parts extends Around {
  pagesOf(change: EditionChange): readonly string[]
  said: string
  /** Key of a change that the person has not seen yet. */
  unticked: string | undefined
}

export type ReviewView = ReturnType<typeof reviewView>

export function reviewView(state: EditionState, all: Parts) {
  const drafts = new Set(
    all.sheets.filter((sheet) => isDraft(sheet, state)).map(({ address }) => address),
  )
  const pagesOf = (change: EditionChange) =>
    [...all.pagesOf(change), ...countingPages(change)].filter((path) => !drafts.has(path))
  const parts = { ...all, pagesOf }
  const views = state.changes.map((change) => ({ change, view: viewOf(change, parts) }))
  const ready = views.filter(({ change }) => change.state === 'ready')
  const rest = views.filter(({ change }) => change.state !== 'ready')
  const pages = grouped(ready, parts).map(({ sheet, title, address, changes }) => ({
    title,
    address,
    changes: changes.map(({ change, view }) => ({
      ...view,
      notes: [...notesOf(change), ...samplesOf(change, state)],
      taken: change.key !== parts.unticked,
      shownOn: pagesOf(change),
      isNew: change.field === '' && change.before === undefined,
      /** Key of the text that differs. */
      text: placeKey({ document: change.document, path: differenceOf(change, parts).path }, parts),
    })),
    also: alsoWords(address, pagesOfAll(changes, parts)),
    sheet,
  }))
  return {
    words: reviewWords(ready.length, pagesOfAll(ready, parts).size, rest.length),
    after: state.last,
    pages: pages.map(({ sheet: _, ...page }) => page),
    waiting: grouped(rest, parts).map(({ title, address, changes }) => ({
      title,
      address,
      changes: changes.map(({ view }) => view),
    })),
    said: parts.said,
  }
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function reviewWords(ready: number, pages: number, rest: number): string {
  const aside = rest === 0 ? '' : `\u00a0; ${plural(rest, 'reste', 'restent')} de côté`
  if (ready === 0) return `Aucun changement n’est prêt${aside}.`
  const where = pages === 0 ? '' : ` sur ${plural(pages, 'page', 'pages')}`
  return `${plural(ready, 'changement', 'changements')}${where} ${ready === 1 ? 'sera publié' : 'seront publiés'}${aside}.`
}

/** /accessibilite counts the pages of the site, and /plan-du-site lists them. */
function countingPages({ document, field }: EditionChange): string[] {
  const shelf = field === '' ? shelfOfEntry(document) : undefined
  return shelf && shelfOf(shelf).entries?.list ? ['/accessibilite', '/plan-du-site'] : []
}

const isDraft = ({ isEntry, sample, parts }: Sheet, { ready }: EditionState) =>
  isEntry && !sample && !ready.has(parts[0]?.document ?? '')

const pagesOfAll = (changes: readonly { change: EditionChange }[], { pagesOf }: Parts) =>
  new Set(changes.flatMap(({ change }) => pagesOf(change)))

function alsoWords(address: string | null, shownOn: ReadonlySet<string>): string {
  const others = [...shownOn].filter((path) => path !== address).length
  if (others === 0) return ''
  return address
    ? `et ${plural(others, 'autre page le montre', 'autres pages le montrent')} aussi`
    : plural(others, 'page le montre', 'pages le montrent')
}

type Viewed = ChangeView & { id: string }

const viewOf = (change: EditionChange, around: Around): Viewed => ({
  ...changeView(change, around),
  id: idOf(change.key),
})

interface Group {
  sheet: Sheet | undefined
  title: string
  address: string | null
  changes: { change: EditionChange; view: Viewed }[]
}

function grouped(views: Group['changes'], { sheets }: Around): Group[] {
  const groups = new Map<string, Group>()
  for (const each of views) {
    const sheet = sheetOf(sheets, each.change.document, each.change.field)
    const title = sheet ? sheetPlaceOf(sheet) : each.change.document
    const group = groups.get(title) ?? {
      sheet,
      title,
      address: sheet?.address ?? null,
      changes: [],
    }
    group.changes.push(each)
    groups.set(title, group)
  }
  return [...groups.values()]
}

function samplesOf({ document, field, after }: EditionChange, { online }: EditionState): string[] {
  if (!shelfOfEntry(document)) return []
  const next = documentsWith(online, [{ document, field, value: after }])
  return sampleWords(online, next, {
    leaves: 'quitte le site à la publication',
    returns: 'revient sur le site à la publication',
  })
}

/** « 10 % de plus. » for a price. */
function notesOf({ before, after }: EditionChange): string[] {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return []
  const percent = Math.round((Math.abs(after - before) / before) * 100)
  if (percent === 0) return []
  return [`${percent}\u00a0% de ${after > before ? 'plus' : 'moins'}.`]
}
