import { valueAt } from '#content/documents/paths.ts'
import { home, sheetAddress } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { dayAt, formatNamedDay } from '#quotes/dates.ts'
import type { EditionState } from '../../../edition/edition-types.ts'
import { fieldPlace } from '../../../edition/fields.ts'
import { fingerprint, isSame } from '../../../edition/fingerprint.ts'
import { type Sheet, sheetOf } from '../../../edition/sheets.ts'
import { fieldKey, idOf, plainText } from '../../../edition/value-texts.ts'
import { type Around, sheetPlaceOf, unitAt } from './change-view.ts'

/** Returns a fingerprint of the current text and of the repository's. */
export const versionsSeen = (current: unknown, repository: unknown) =>
  fingerprint([current ?? null, repository])

/**
 * Returns the texts, of a sheet or of all, that a release of the site changed too and whose version is not
 * chosen yet.
 */
export function repositoryVersions(
  { twice, working, last }: EditionState,
  around: Around,
  sheet?: Sheet,
) {
  return twice.flatMap(({ document, field, published, repository, code }) => {
    const own = sheetOf(around.sheets, document, field)
    const current = valueAt(working.get(document), field)
    const isElsewhere = sheet && (own?.shelf !== sheet.shelf || own.name !== sheet.name)
    if (isElsewhere || isSame(current, repository)) return []
    const unit = unitAt(document, field, working)
    const words = (value: unknown) =>
      [plainText(value, around.borrowed) || 'vide', unit].filter(Boolean).join('\u00a0')
    return [
      {
        key: fieldKey(document, field),
        seen: versionsSeen(current, repository),
        after: last,
        href: own ? `${sheetAddress(own)}#${idOf(fieldKey(document, field))}` : home,
        field: `${own ? sheetPlaceOf(own) : document}, ${fieldPlace(document, field, working.get(document))}`,
        published: words(published),
        repository: words(repository),
        changed: code
          ? `, le ${formatNamedDay(dayAt(code.at))}, par ${firstNameOf(code.author)}`
          : '',
      },
    ]
  })
}
