import { isDeepStrictEqual } from 'node:util'
import { partsAfter, sheetFields } from '#desk/edition/sheet-answer.ts'
import { type SheetAnswer, type SheetView, shownOf } from './sheet-view.ts'

/**
 * Returns the fields that a post changed: the saved one, and those whose findings or state depend on it.
 *
 * @param before parts before the post, if there was one
 * @param shown fingerprint of the parts that the browser shows; if it shows others, the answer has all parts
 */
export function sheetAnswer(
  before: SheetView['parts'] | undefined,
  { parts, ...head }: SheetView,
  shown: string | undefined,
): SheetAnswer {
  const all = { ...head, fields: [], parts }
  if (!before || shown !== shownOf(before)) return all
  const was = new Map(sheetFields(before).map((field) => [field.key, field]))
  const fields = sheetFields(parts).filter((field) => !isDeepStrictEqual(field, was.get(field.key)))
  return isDeepStrictEqual(partsAfter(before, fields), parts) ? { ...head, fields } : all
}
