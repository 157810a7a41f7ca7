import { historyAddress, queries } from '#desk/edition/wire.ts'
import { formatHour } from '#quotes/dates.ts'
import type { EditionState } from '../../../edition/edition-types.ts'
import { sampleWords } from '../../../edition/samples.ts'
import { type Around, changeView, sheetPlaceOf } from './change-view.ts'
import { publicationView, type Shown, unitsBetween } from './history-view.ts'
import { thumbsOf } from './publishing-view.ts'

export type PublishedView = ReturnType<typeof publishedView>

/**
 * @param lasted « , en 3 secondes »
 * @param restored sentence on a restoration that is online; '' otherwise
 */
export function publishedView(
  shown: Shown,
  {
    state,
    around,
    lasted,
    restored,
  }: { state: EditionState; around: Around; lasted: string; restored: string },
) {
  const { publication, documents, before } = shown
  const { number, at, restores } = publication
  const { online, when, differences } = publicationView(shown, {
    ...{ around, last: state.last, compared: before },
  })
  const since = online ? `en ligne depuis ${formatHour(at)}` : `publiée ${when}`
  const sheetsByPlace = new Map(around.sheets.map((sheet) => [sheetPlaceOf(sheet), sheet]))
  const thumbs = online ? thumbsOf(unitsBetween(before, documents), around) : []
  const framed = new Set(thumbs.map(({ label, note }) => label + note))
  return {
    number,
    words: restored || `Publication ${number}, ${since}${lasted}.`,
    isRestored: restores !== null,
    thumbs,
    changes: (differences?.rows ?? [])
      .filter(({ place, field }) => !framed.has(place + field))
      .map(({ place, field }) => ({
        ...{ place, field },
        href: sheetsByPlace.get(place)?.address ?? null,
      })),
    samples: sampleWords(before, documents, {
      leaves: 'a quitté le site',
      returns: 'est revenu sur le site',
    }),
    waiting: state.changes.map((change) => changeView(change, around)),
    undo: online ? `${historyAddress}?${queries.opened}=${number - 1}#p${number - 1}` : null,
  }
}
