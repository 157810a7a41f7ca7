import type { WriterView } from '#desk/edition/view.ts'
import { sheetAddress } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { formatHour } from '#quotes/dates.ts'
import type { Writer } from '../../../store/content/writers.ts'
import { type Around, sheetPlaceOf } from './change-view.ts'

export function writersOn(sheet: string, writers: readonly Writer[]): WriterView[] {
  return writers
    .filter((writer) => writer.sheet === sheet)
    .map(({ name, key, since }) => {
      const doing = key ? 'écrit ici' : 'est sur cette page'
      return { key, words: `${firstNameOf(name)} ${doing} depuis ${formatHour(since)}` }
    })
}

export function whereWriters(writers: readonly Writer[], { sheets }: Around): string[] {
  return writers.flatMap(({ name, sheet }) => {
    const found = sheets.find((one) => sheetAddress(one) === sheet)
    return found ? [`${firstNameOf(name)} est sur ${sheetPlaceOf(found)}`] : []
  })
}
