import {
  progressAddress,
  publicationsAddress,
  queries,
  restorationAddress,
} from '#desk/edition/wire.ts'
import { formatHour } from '#quotes/dates.ts'
import type {
  EditionChange,
  PublishFault,
  Publishing,
  PublishResult,
} from '../../../edition/edition-types.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { sheetOf } from '../../../edition/sheets.ts'
import {
  type Around,
  changeView,
  differenceOf,
  fieldAround,
  placeHref,
  placeKey,
  sheetPlaceOf,
} from './change-view.ts'

/** Largest number of preview frames on a page, because more would be slow on a phone. */
const mostThumbs = 8

interface Thumb {
  path: string
  label: string
  /** Key of the changed text. */
  place: string
  note: string
}

type Failed = Extract<PublishResult, { kind: 'failed' }>

export type PublishingView = ReturnType<typeof publishingView>

export function publishingView(publishing: Publishing, failed: Failed | undefined, around: Around) {
  const { run, after, changes, restores } = publishing
  return {
    number: after + 1,
    heading: restores === null ? counted(changes.length, 'changement') : restoredWords(restores),
    /** Address that answers once the publication has ended. */
    end: `${progressAddress}?${queries.seen}=${run}`,
    failure: failed ? failureOf(publishing, failed, around) : null,
  }
}

export function thumbsOf(
  changes: readonly Pick<EditionChange, 'document' | 'field' | 'before' | 'after'>[],
  around: Around,
): Thumb[] {
  const thumbs = new Map<string, Thumb>()
  for (const change of changes) {
    const sheet = sheetOf(around.sheets, change.document, change.field)
    if (!sheet?.address || change.after === null || thumbs.has(sheet.address)) continue
    const difference = differenceOf(change, around)
    thumbs.set(sheet.address, {
      path: sheet.address,
      label: sheetPlaceOf(sheet),
      place: placeKey({ document: change.document, path: difference.path }, around),
      note: difference.label,
    })
  }
  return [...thumbs.values()].slice(0, mostThumbs)
}

const counted = (count: number, word: string) => `${count} ${word}${count > 1 ? 's' : ''}`

export const restoredWords = (number: number) =>
  number === 0
    ? 'Remise du site d’avant la première publication'
    : `Remise de la publication ${number}`

const pageLabel =
  ({ sheets }: Around) =>
  (page: string) => {
    const sheet = sheets.find(({ address }) => address === page)
    return sheet ? sheetPlaceOf(sheet) : page
  }

function faultWords(fault: PublishFault, page: string): string {
  switch (fault.kind) {
    case 'rule':
      return fault.words.replace(/\.$/, '')
    case 'broken':
      return page ? `la page ${page} ne s’ouvre pas` : 'les pages n’ont pas pu être redessinées'
    case 'link':
      return `sur la page ${page}, le lien vers ${fault.href} ne mène nulle part`
    case 'heavy': {
      const [bytes, most] = [Math.ceil(fault.bytes / 1_000), Math.floor(fault.most / 1_000)]
      return `la page ${page} pèserait ${bytes}\u00a0ko\u00a0: ${bytes - most} de trop`
    }
    case 'script':
      return `la page ${page} contient un script que le site ne connaît pas`
    case 'unstored':
      return 'la base de données n’a pas répondu'
  }
}

const isForDevelopers = ({ kind }: PublishFault) => kind === 'broken' || kind === 'script'

function failureOf(
  { after, changes, restores }: Publishing,
  { page, fault, change }: Failed,
  around: Around,
) {
  const view = change && changeView(change, around)
  const cited = fault.kind === 'rule' && fault.at ? fieldAround(fault.at, around) : undefined
  const online = after > 0 ? `la publication ${after}` : 'le site d’avant'
  const kept =
    changes.length === 0
      ? ''
      : changes.length === 1
        ? ' Votre changement est gardé.'
        : ` Vos ${changes.length} changements sont gardés.`
  return {
    words: `L’essai a échoué\u00a0: ${faultWords(fault, pageLabel(around)(page))}.`,
    kept: `Les visiteurs voient toujours ${online}.${kept}`,
    cause: view
      ? {
          field: `${view.place}, ${view.field}`,
          href: cited ? placeHref(cited, around) : view.href,
        }
      : null,
    /** For the developer of the site; '' if the person can correct the text. */
    report: isForDevelopers(fault)
      ? [
          `Publication ${after + 1}, ${formatHour(around.now)}`,
          `Page\u00a0: ${page}`,
          ...(change ? [`Changement\u00a0: ${change.key}`] : []),
          fault.kind === 'broken' ? fault.message : 'Script absent de la construction du site',
        ].join('\n')
      : '',
    retry: {
      action: restores === null ? publicationsAddress : restorationAddress(restores),
      after,
      changes: changes.map(({ key, after }) => ({ key, seen: fingerprint(after) })),
      /** Key of the failed change, without which the others can be published. */
      except: change && changes.length > 1 ? change.key : '',
    },
  }
}
