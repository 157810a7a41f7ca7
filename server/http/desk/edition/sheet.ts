import { Hono } from 'hono'
import { documentKind } from '#content/documents/document-kind.ts'
import { home, nameOf, sheetAddress } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import type { EditionState } from '../../../edition/edition-types.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { type Sheet, shelfOf } from '../../../edition/sheets.ts'
import { fieldKey } from '../../../edition/value-texts.ts'
import type { Inside } from '../guard.ts'
import type { RequestContext, Room } from '../room.ts'
import { leadTo, saidHere } from '../said.ts'
import { homelessTexts } from './posted.ts'
import { createSheetSaving } from './save-sheet.ts'
import { createSheetPages, type Outcome } from './sheet-pages.ts'

/** The fields of a page or an entry; posts save its texts, remove the entry from the site, or keep it there. */
export function sheet(room: Room) {
  const { clock } = room
  const { findSheet, showSheet } = createSheetPages(room)
  const saveSheet = createSheetSaving(room)

  async function save(c: RequestContext) {
    const { state, sheet } = await findSheet(c)
    if (sheet) return saveSheet(c, sheet, state)
    const typed = homelessTexts(c.var.fields, undefined).map(({ mine }) => mine)
    return room.unknown(c, typed.join('\n\n'))
  }

  async function remove(c: RequestContext) {
    const { state, sheet } = await findSheet(c)
    const [main] = sheet?.parts ?? []
    if (!main || !sheet?.isEntry || sheet.sample) return room.unknown(c)
    const { document } = main
    const seen = c.var.fields[nameOf('seen', fieldKey(document, ''))]
    if (seen !== fingerprint(state.working.get(document))) {
      const by = lastWriter(document, state)
      const said = `${by} vient de changer un texte de cette page\u00a0: relisez-le.`
      return leadTo(c, clock, sheetAddress(sheet), { said })
    }
    return saveSheet(c, sheet, state, {
      edit: (_before, { working }) => ({
        ...{ kind: 'remove', document, path: '' },
        seen: fingerprint(working.get(document)),
      }),
      saidOf: (_now, { online }) =>
        online.has(document)
          ? `«\u00a0${sheet.title}\u00a0» quittera le site à la prochaine publication.`
          : `«\u00a0${sheet.title}\u00a0» est supprimé.`,
      leadsTo: `${home}/${sheet.shelf}`,
    })
  }

  async function keep(c: RequestContext) {
    const { state, sheet } = await findSheet(c)
    const [main] = sheet?.parts ?? []
    if (!sheet || !main) return room.unknown(c)
    return saveSheet(c, sheet, state, {
      edit: () => ({ kind: 'revert', document: main.document, path: '' }),
      saidOf: () => keptWords(sheet),
    })
  }

  return new Hono<Inside>()
    .post('/:shelf/:name/retrait', remove)
    .post('/:shelf/:name/retour', keep)
    .post('/:shelf/:name{.+}', save)
    .get('/:shelf/:name{.+}', async (c) => {
      const { sheet } = await findSheet(c)
      return sheet ? showSheet(c, sheet, saidHere<Outcome>(c, clock)) : room.unknown(c)
    })
}

function lastWriter(entry: string, { drafts }: EditionState): string {
  const own = drafts.filter(({ document }) => document === entry)
  const [last] = own.toSorted((a, b) => b.at - a.at)
  return last ? firstNameOf(last.author) : 'Quelqu’un'
}

/** « L’article reste sur le site. » */
function keptWords({ shelf, parts: [main] }: Sheet): string {
  const { the } = shelfOf(shelf).noun
  const place = documentKind(main?.document ?? '')?.isOfDesk ? '' : ' sur le site'
  return `${the.charAt(0).toUpperCase()}${the.slice(1)} reste${place}.`
}
