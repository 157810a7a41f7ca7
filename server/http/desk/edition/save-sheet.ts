import { sheetAddress } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { formatHour } from '#quotes/dates.ts'
import type { Edit, EditionState, EditResult } from '../../../edition/edition-types.ts'
import { nodeAt } from '../../../edition/fields.ts'
import { placeNow } from '../../../edition/items.ts'
import type { Sheet } from '../../../edition/sheets.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { leadTo } from '../said.ts'
import { homelessTexts, postedTexts } from './posted.ts'
import { createSheetPages } from './sheet-pages.ts'

/** An act whose form posts the texts of its sheet too. */
export interface SheetAct {
  /**
   * @param before state before the posted texts were saved
   * @param now state after the posted texts were saved
   */
  edit(before: EditionState, now: EditionState): Edit | undefined
  /** Key of a text that the act discards, so that it is not saved before. */
  discards?: string
  /** Words on the act once it is done. */
  saidOf?(now: EditionState, after: EditionState): string
  /** Address of the page with the words, if it is not the sheet. */
  leadsTo?: string
}

/** Saves the posted texts of a sheet, then applies an act unless a text is stale. */
export function createSheetSaving(room: Room) {
  const { edition, clock } = room
  const { showSheet } = createSheetPages(room)

  return async (c: RequestContext, sheet: Sheet, before: EditionState, act?: SheetAct) => {
    const { person } = c.var.session
    const texts = postedTexts(c.var.fields, sheet, before, act?.discards)
    const saved = await edition.edit(texts, person)
    const unsaved = [...saved.stale, ...homelessTexts(c.var.fields, sheet)]
    const now = await edition.state()
    const edit = unsaved.length === 0 ? act?.edit(before, now) : undefined
    const done = edit && (await edition.edit([edit], person))
    const stale = [...unsaved, ...(done?.stale ?? [])]
    const after = await edition.state()
    const said =
      stale.length > 0
        ? staleWords(stale, now)
        : [!act?.leadsTo && saved.corrected, act?.saidOf?.(now, after)].filter(Boolean).join(' ')
    if (wantsJson(c) || stale.length > 0) return showSheet(c, sheet, { said, stale, before })
    const isWaiting = !act && after.changes.length !== before.changes.length
    const hour = `Enregistré à ${formatHour(clock.now())}`
    return leadTo(c, clock, act?.leadsTo ?? sheetAddress(sheet), {
      said: said || (isWaiting ? `${hour}, pas encore en ligne.` : `${hour}.`),
    })
  }
}

/** If a text has no field any more, by a colleague's act or a release of the site, the message contains it whole. */
function staleWords(stale: EditResult['stale'], state: EditionState): string {
  const gone = stale.filter(
    ({ document, path, mine }) => typeof mine === 'string' && !hasField(document, path, state),
  )
  const [first] = gone
  if (!first) {
    const [{ by } = { by: '' }] = stale
    return by
      ? `${firstNameOf(by)} vient de changer un texte de cette page\u00a0: relisez-le.`
      : 'Un texte de cette page a changé en ligne\u00a0: relisez-le.'
  }
  const texts = gone.map(({ mine }) => `«\u00a0${mine}\u00a0»`).join(', ')
  const lost =
    gone.length > 1 ? 'Vos textes ne sont pas enregistrés' : 'Votre texte n’est pas enregistré'
  const cause = first.by
    ? `${firstNameOf(first.by)} vient de retirer ce que vous changiez.`
    : 'Le site a changé depuis que cette page est ouverte\u00a0: ce champ n’y est plus.'
  return `${cause} ${lost}\u00a0: ${texts}`
}

function hasField(document: string, path: string, { working, online }: EditionState) {
  const value = working.get(document)
  if (!working.has(document)) return false
  const at = placeNow(document, path, value, online.get(document))
  return at !== undefined && nodeAt(document, value, at) !== undefined
}
