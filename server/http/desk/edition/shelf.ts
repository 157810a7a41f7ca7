import { Hono } from 'hono'
import { home, names, sheetAddress } from '#desk/edition/wire.ts'
import { isShelf, shelfOf } from '../../../edition/sheets.ts'
import type { Inside } from '../guard.ts'
import type { RequestContext, Room } from '../room.ts'
import { saidHere } from '../said.ts'
import { shelfView } from './overview-view.ts'
import { createSheetPages } from './sheet-pages.ts'

/** The sheets of one kind; a post adds an entry. */
export function shelf(room: Room) {
  const { edition, clock } = room
  const { aroundOf } = createSheetPages(room)

  async function show(c: RequestContext, name: string) {
    const state = await edition.state()
    const around = aroundOf(state)
    const own = around.sheets.filter((sheet) => sheet.shelf === name)
    const [only] = own
    // A shelf with a single sheet redirects to it.
    if (only && own.length === 1 && !shelfOf(name).entries)
      return c.redirect(sheetAddress(only), 302)
    const view = shelfView(name, state, around, {
      said: saidHere<{ said: string }>(c, clock).said ?? '',
      ...{ refusal: '', sampleRefusal: '', typed: '' },
      chosen: c.req.query(names.sample) ?? '',
    })
    return room.draw(c, view.title, { page: 'shelf', view })
  }

  async function add(c: RequestContext, shelf: string, folder: string) {
    const { [names.entry]: typed = '', [names.sample]: chosen = '' } = c.var.fields
    const state = await edition.state()
    const said = { said: '', refusal: '', sampleRefusal: '', typed, chosen }
    const view = shelfView(shelf, state, aroundOf(state), said)
    const made =
      typed.trim() && !chosen && view.add?.replaces.length
        ? { sampleRefusal: 'Choisissez l’exemple à remplacer.' }
        : await edition.create(folder, typed.trim(), chosen || undefined, c.var.session.person)
    if ('document' in made)
      return c.redirect(`${home}/${shelf}/${made.document.slice(folder.length + 1)}`, 303)
    // Rendered in the answer, because a redirect's URL cannot contain a long text.
    c.status(422)
    return room.draw(c, view.title, { page: 'shelf', view: { ...view, ...made } })
  }

  return new Hono<Inside>()
    .get('/:shelf', (c) => {
      const name = c.req.param('shelf')
      return isShelf(name) ? show(c, name) : room.unknown(c)
    })
    .post('/:shelf', (c) => {
      const name = c.req.param('shelf')
      const folder = isShelf(name) ? shelfOf(name).entries?.folder : undefined
      return isShelf(name) && folder ? add(c, name, folder) : room.unknown(c)
    })
}
