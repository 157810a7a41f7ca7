import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Documents } from '#content/documents/documents.ts'
import { lastKey, parentOf, valueAt } from '#content/documents/paths.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { formatHour } from '#quotes/dates.ts'
import type {
  Edit,
  EditionState,
  EditResult,
  PublishResult,
} from '../../../edition/edition-types.ts'
import { nodeAt } from '../../../edition/fields.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { placeNow } from '../../../edition/items.ts'
import { replacedBy, sampleWords } from '../../../edition/samples.ts'
import {
  home,
  isShelf,
  type Sheet,
  sheetAddress,
  sheetOf,
  shelfOf,
} from '../../../edition/sheets.ts'
import { idOf } from '../../../edition/value-texts.ts'
import { framedPolicy } from '../../../site/security.ts'
import type { Inside } from '../guard.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { leadTo, saidHere } from '../said.ts'
import { atWords, changeView, movedWords, sheetPlaceOf } from './change-view.ts'
import type { SentPicture } from './field-view.ts'
import { createHistory, numberIn } from './history.ts'
import { publicationView, unitsBetween } from './history-view.ts'
import { editionView, shelfView } from './overview-view.ts'
import { placeOfKey, postedAct, postedTexts, splitAct } from './posted.ts'
import { publishingView, thumbsOf } from './publishing-view.ts'
import { reviewView } from './review-view.ts'
import { createSheetPages } from './sheet-pages.ts'
import { chooseVersion } from './two-versions.ts'
import { whereWriters, writersOn } from './writers.ts'

const address = `${home}/publication`

/** Milliseconds for which the answer to a browser waits for the end; proxies wait longer. */
const longestWait = 20_000

function hasField(
  document: string,
  path: string,
  { working, online }: Pick<EditionState, 'working' | 'online'>,
) {
  const value = working.get(document)
  const at = placeNow(document, path, value, online.get(document))
  return at !== undefined && nodeAt(document, value, at) !== undefined
}

const keptWords: Partial<Record<Sheet['shelf'], string>> = {
  articles: 'L’article reste sur le site.',
  projets: 'Le projet reste sur le site.',
  membres: 'Le membre reste sur le site.',
  temoignages: 'Le témoignage reste sur le site.',
  modeles: 'Le modèle reste.',
}

interface Said {
  said: string
  unticked: string
  sent: SentPicture
}

export function editionRoutes(room: Room) {
  const { edition, store, clock, presence } = room
  const { aroundOf, showSheet, findSheet } = createSheetPages(room)
  const history = createHistory(room, aroundOf)

  async function saveSheet(c: RequestContext) {
    const { state: before, sheet } = await findSheet(c)
    if (!sheet) return room.unknown(c)
    const { person } = c.var.session
    const { fields } = c.var
    const { acte = '' } = fields
    const { verb, key } = splitAct(acte)
    const entry = sheet.parts[0]?.document ?? ''
    if (verb === 'supprimer' && fields.vu !== fingerprint(before.working.get(entry))) {
      const [last] = before.drafts
        .filter(({ document }) => document === entry)
        .toSorted((a, b) => b.at - a.at)
      const by = last ? firstNameOf(last.author) : 'Quelqu’un'
      const said = `${by} vient de changer un texte de cette page\u00a0: relisez-le.`
      return leadTo(c, clock, sheetAddress(sheet), { said })
    }
    // A text that the act discards is not saved before.
    const except = verb === 'reprendre' || verb === 'lesien' ? key : undefined
    const saved = await edition.edit(postedTexts(fields, sheet, before, except), person)
    const now = await edition.state()
    const act =
      acte && saved.stale.length === 0 ? postedAct(acte, fields, sheet, { before, now }) : undefined
    const done = act ? await edition.edit([act], person) : undefined
    const stale = [...saved.stale, ...(done?.stale ?? [])]
    const moved = done && stale.length === 0 ? await actWords(verb, key, sheet) : ''
    const newer = verb === 'lesien' ? newerWords(key, fields[`s|${key}`], now) : ''
    const said =
      stale.length > 0
        ? staleWords(stale, now)
        : [saved.corrected, moved, newer].filter(Boolean).join(' ')
    if (verb === 'supprimer' && stale.length === 0) {
      return wantsJson(c)
        ? showSheet(c, sheet, { said })
        : leadTo(c, clock, `${home}/${sheet.shelf}`, { said: moved })
    }
    if (wantsJson(c) || stale.length > 0) return showSheet(c, sheet, { said, stale })
    const place = key && placeOfKey(key, sheet) ? acte : ''
    const state = await edition.state()
    const words =
      said ||
      (place || state.changes.length === before.changes.length
        ? `Enregistré à ${formatHour(clock.now())}.`
        : `Enregistré à ${formatHour(clock.now())}, pas encore en ligne.`)
    return leadTo(c, clock, sheetAddress(sheet), { said: words })
  }

  /** If somebody removed the item of a text, the message contains the whole text, which has no field any more. */
  function staleWords(stale: EditResult['stale'], { working, online }: EditionState): string {
    const gone = stale.filter(
      ({ document, path, mine }) =>
        typeof mine === 'string' &&
        (!working.has(document) || !hasField(document, path, { working, online })),
    )
    const [first] = gone
    if (!first) {
      return `${firstNameOf(stale[0]?.by ?? '')} vient de changer un texte de cette page\u00a0: relisez-le.`
    }
    const texts = gone.map(({ mine }) => `«\u00a0${mine}\u00a0»`).join(', ')
    const lost =
      gone.length > 1 ? 'Vos textes ne sont pas enregistrés' : 'Votre texte n’est pas enregistré'
    return `${firstNameOf(first.by)} vient de retirer ce que vous changiez. ${lost}\u00a0: ${texts}`
  }

  /** Returns a message if a text was changed again after the person saw it, or ''. */
  function newerWords(
    key: string,
    seen: string | undefined,
    { working, online }: EditionState,
  ): string {
    const [document = '', path = ''] = key.split('#')
    const at = placeNow(document, path, working.get(document), online.get(document)) ?? path
    const current = fingerprint(valueAt(working.get(document), at))
    return seen === undefined || seen === current
      ? ''
      : 'Ce texte a encore changé depuis\u00a0: la dernière version est gardée, relisez-la.'
  }

  async function actWords(verb: string, key: string, sheet: Sheet): Promise<string> {
    if (verb === 'supprimer') {
      const isOnline = (await edition.state()).online.has(sheet.parts[0]?.document ?? '')
      return isOnline
        ? `«\u00a0${sheet.title}\u00a0» quittera le site à la prochaine publication.`
        : `«\u00a0${sheet.title}\u00a0» est supprimé.`
    }
    if (verb === 'rendre') return keptWords[sheet.shelf] ?? 'La fiche reste sur le site.'
    const place = placeOfKey(key, sheet)
    if (!place || (verb !== 'monter' && verb !== 'descendre')) return ''
    const { document } = place
    const state = await edition.state()
    const path = placeNow(
      document,
      place.path,
      state.working.get(document),
      state.online.get(document),
    )
    if (path === undefined) return ''
    return movedWords(
      { list: parentOf(path), index: Number(lastKey(path)) },
      { working: state.working.get(document), online: state.online.get(document) },
      aroundOf(state).borrowed,
    )
  }

  async function showReview(c: RequestContext) {
    const state = await edition.state()
    await edition.pagesFound()
    const around = aroundOf(state)
    const said = saidHere<Said>(c, clock)
    const view = reviewView(state, {
      ...around,
      pagesOf: (change) => [
        ...edition.pagesOf(change.document, change.field),
        ...replacedBy(change).flatMap((sample) => edition.pagesOf(sample, '')),
      ],
      said: said.said ?? '',
      writers: await presence.others(c.var.session.person),
      unticked: said.unticked,
    })
    return room.draw(c, 'Relire avant de publier', { page: 'review', view })
  }

  async function review(c: RequestContext) {
    const posted = await c.req.parseBody({ all: true })
    const all = (name: string) => [posted[name]].flat().filter((value) => typeof value === 'string')
    const { acte = '', apres = '' } = c.var.fields
    const { verb, key: except } = splitAct(acte)
    const [shown, taken] = [new Set(all('montre')), new Set(all('prendre'))]
    const { changes } = await edition.state()
    const { person } = c.var.session
    const known = changes.filter(({ key }) => shown.has(key) || taken.has(key))
    const edits = known.flatMap((change): Edit[] => {
      const { document, field: path, key, state } = change
      if (state === 'aside') return taken.has(key) ? [{ kind: 'take', document, path }] : []
      if (taken.has(key) || state !== 'ready') return []
      const reason = (c.var.fields[`raison|${key}`] ?? '').slice(0, 200)
      return [{ kind: 'aside', document, path, reason }]
    })
    await edition.edit(edits, person)
    if (verb !== 'publier' && verb !== 'sauf') return c.redirect(home, 303)
    taken.delete(except)
    const chosen = new Map([...taken].map((key) => [key, c.var.fields[`vu|${key}`] ?? '']))
    return follow(c, (onBegin) => edition.publish(chosen, Number(apres), person, onBegin))
  }

  /** Redirects to the page of a publication once it has begun, or else to its result. */
  async function follow(
    c: RequestContext,
    publish: (onBegin: () => void) => Promise<PublishResult>,
  ) {
    const { promise: begun, resolve } = Promise.withResolvers<undefined>()
    const ended = await Promise.race([publish(() => resolve(undefined)), begun])
    return ended ? answerEnded(c, ended) : c.redirect(address, 303)
  }

  function answerEnded(c: RequestContext, result: PublishResult) {
    switch (result.kind) {
      case 'published': {
        const seconds = Math.max(1, Math.round(result.milliseconds / 1_000))
        return leadTo(c, clock, `${home}/publications/${result.number}`, { said: String(seconds) })
      }
      case 'nothing':
        return leadTo(c, clock, `${home}/relire`, {
          said: 'Aucun changement n’était prêt\u00a0: rien n’a été publié.',
        })
      case 'stale':
        return leadTo(c, clock, `${home}/relire`, {
          said: 'Une autre publication est passée avant la vôtre\u00a0: relisez, puis publiez.',
        })
      case 'changed':
        return leadTo(c, clock, `${home}/relire`, {
          said: `${firstNameOf(result.change.by)} vient de changer un texte de cette page\u00a0: relisez-le.`,
          unticked: result.change.key,
        })
      case 'busy':
        return leadTo(c, clock, `${home}/relire`, { said: `${result.by} publie en ce moment.` })
      case 'failed':
        return c.redirect(address, 303)
    }
  }

  /** Outcome of a publication whose instance was killed. */
  async function stoppedWords() {
    const { last } = await edition.state()
    const online =
      last > 0 ? `la publication ${last}` : 'les textes d’avant la première publication'
    return { said: `La publication s’est arrêtée avant la fin. En ligne\u00a0: ${online}.` }
  }

  async function showPublishing(c: RequestContext) {
    const signals = [AbortSignal.timeout(longestWait), c.req.raw.signal, room.stopping]
    const seen = c.req.query('vu') ?? ''
    const publishing = await edition.publishingAfter(
      seen,
      AbortSignal.any(signals.filter((signal) => !!signal)),
    )
    const { result } = publishing ?? {}
    const failed = result?.kind === 'failed' ? result : undefined
    if (!publishing || (result && !failed)) {
      return result
        ? answerEnded(c, result)
        : leadTo(c, clock, `${home}/relire`, seen ? await stoppedWords() : {})
    }
    const view = publishingView(publishing, failed, aroundOf(await edition.state()))
    // The server answers at the next address once the publication has ended; until then this page stays visible.
    // The second leaves time to draw it.
    if (!failed) c.header('Refresh', `1; url=${view.end}`)
    const title = failed ? 'Rien n’a changé en ligne' : 'Publication en cours'
    return room.draw(c, title, { page: 'publishing', view })
  }

  async function restore(c: RequestContext) {
    const { verb, key } = splitAct(c.var.fields.acte ?? '')
    if (verb === 'reprendre') return history.takeBack(c, key)
    const number = numberIn(key)
    if (verb !== 'remettre' || number === undefined) return c.redirect(`${home}/historique`, 303)
    const [after, { person }] = [Number(c.var.fields.apres), c.var.session]
    return follow(c, (onBegin) => edition.restore(number, after, person, onBegin))
  }

  /** « le lundi 23 novembre 2026 à 18 h 31 ». */
  async function thenWords(restored: number): Promise<string> {
    const publication = await store.publications.read(restored)
    return publication ? atWords(publication.at, clock.now()) : 'avant la première publication'
  }

  async function showPublished(c: RequestContext) {
    const number = numberIn(c.req.param('number')) ?? 0
    const found = await store.publications.read(number)
    const [documents, before] = found
      ? await Promise.all([edition.documentsOf(number), edition.documentsOf(number - 1)])
      : []
    if (!found || !documents || !before) return room.unknown(c)
    const state = await edition.state()
    const around = aroundOf(state)
    const told = publicationView(
      { publication: found, documents, before },
      { around, last: state.last, compared: before },
    )
    const seconds = Number(saidHere<Said>(c, clock).said)
    const lasted =
      seconds > 0 ? `, en ${seconds}\u00a0${seconds === 1 ? 'seconde' : 'secondes'}` : ''
    const since = told.online ? `en ligne depuis ${formatHour(found.at)}` : `publiée ${told.when}`
    const sheetsByPlace = new Map(around.sheets.map((sheet) => [sheetPlaceOf(sheet), sheet]))
    const thumbs = told.online ? thumbsOf(unitsBetween(before, documents), around) : []
    const shown = new Set(thumbs.map(({ label, note }) => label + note))
    const view = {
      number,
      words:
        told.online && found.restores !== null
          ? `Le site est comme ${await thenWords(found.restores)}, depuis ${formatHour(found.at)}${lasted}.`
          : `Publication ${number}, ${since}${lasted}.`,
      isRestored: found.restores !== null,
      thumbs,
      changes: (told.differences?.rows ?? [])
        .filter(({ place, field }) => !shown.has(place + field))
        .map(({ place, field }) => ({
          place,
          field,
          href: sheetsByPlace.get(place)?.address ?? null,
        })),
      samples: sampleWords(before, documents, {
        leaves: 'a quitté le site',
        returns: 'est revenu sur le site',
      }),
      waiting: state.changes.map((change) => changeView(change, around)),
      undo: told.online ? `${home}/historique?voir=${number - 1}#p${number - 1}` : null,
    }
    return room.draw(c, `Publication ${number}`, { page: 'published', view })
  }

  async function preview(c: RequestContext) {
    const path = c.req.path.replace(/^.*?\/edition\/apercu/, '').replace(/(?<=.)\/$/, '') || '/'
    const state = await edition.state()
    const nonce = randomBytes(16).toString('base64')
    const versions = new Map<string, Documents>([
      ['avant', state.online],
      ['prets', state.ready],
    ])
    const documents = versions.get(c.req.query('etat') ?? '') ?? state.working
    const say = (words: string, status: 404 | 422) => {
      c.header('Content-Security-Policy', framedPolicy())
      return c.html(`<!doctype html><html lang="fr"><title>Aperçu</title><p>${words}`, status)
    }
    let html: string | undefined
    try {
      html = edition.preview(path, documents, nonce)
    } catch (error) {
      room.log.error(`The preview of ${path} failed: ${error}`)
      return say('Cette page ne s’ouvre pas avec les textes actuels.', 422)
    }
    if (html === undefined) return say('Cette page n’est pas sur le site.', 404)
    // Browsers refuse a sandboxed document that asks for its own browsing context group.
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    // The policy still forbids scripts; WebKit runs the desk's event handlers in a frame only with `allow-scripts`.
    c.header(
      'Content-Security-Policy',
      `${framedPolicy(nonce)}; sandbox allow-same-origin allow-scripts`,
    )
    return c.html(html)
  }

  return new Hono<Inside>()
    .get('/edition', async (c) => {
      const state = await edition.state()
      const query = (c.req.query('q') ?? '').trim().slice(0, 100)
      const said = saidHere<Said>(c, clock).said ?? ''
      const around = aroundOf(state)
      const writers = whereWriters(await presence.others(c.var.session.person), around)
      const now = await edition.publishing()
      const publishing = now && !now.result ? firstNameOf(now.person.name) : null
      const view = editionView(state, around, { query, said, presence: writers, publishing })
      return room.draw(c, 'L’édition', { page: 'edition', view })
    })
    .get('/edition/relire', (c) => showReview(c))
    .post('/edition/relire', review)
    .get('/edition/historique', history.show)
    .post('/edition/historique', restore)
    .post('/edition/presence', async (c) => {
      const { fiche = '', cle = '' } = c.var.fields
      const { person } = c.var.session
      await presence.tell(person, fiche.slice(0, 200), cle.slice(0, 200))
      return c.json({ writers: writersOn(fiche, await presence.others(person)) })
    })
    .post('/edition/versions', chooseVersion(room))
    .get('/edition/publication', showPublishing)
    .get('/edition/publications/:number', showPublished)
    .get('/edition/champ', async (c) => {
      const key = c.req.query('cle') ?? ''
      const [document = '', path = ''] = key.split('#')
      const sheet = sheetOf(aroundOf(await edition.state()).sheets, document, path)
      return sheet ? c.redirect(`${sheetAddress(sheet)}#${idOf(key)}`) : room.unknown(c)
    })
    .get('/edition/apercu', preview)
    .get('/edition/apercu/*', preview)
    .get('/edition/:shelf', async (c) => {
      const shelf = c.req.param('shelf')
      if (!isShelf(shelf)) return room.unknown(c)
      const state = await edition.state()
      const around = aroundOf(state)
      const own = around.sheets.filter((sheet) => sheet.shelf === shelf)
      const [only] = own
      // A shelf with a single sheet redirects to it.
      if (only && own.length === 1 && !shelfOf(shelf).folder)
        return c.redirect(sheetAddress(only), 302)
      const { said = '' } = saidHere<Said>(c, clock)
      const view = shelfView(shelf, state, around, {
        ...{ said, refusal: '', sampleRefusal: '', typed: '' },
        chosen: c.req.query('remplace') ?? '',
      })
      return room.draw(c, view.title, { page: 'shelf', view })
    })
    .post('/edition/:shelf', async (c) => {
      const shelf = c.req.param('shelf')
      const folder = isShelf(shelf) ? shelfOf(shelf).folder : undefined
      if (!isShelf(shelf) || !folder) return room.unknown(c)
      const { nom = '', remplace = '' } = c.var.fields
      const state = await edition.state()
      const said = { said: '', refusal: '', sampleRefusal: '', typed: nom, chosen: remplace }
      const view = shelfView(shelf, state, aroundOf(state), said)
      const made =
        nom.trim() && !remplace && view.add?.replaces.length
          ? { sampleRefusal: 'Choisissez l’exemple à remplacer.' }
          : await edition.create(folder, nom.trim(), remplace || undefined, c.var.session.person)
      if ('document' in made)
        return c.redirect(`${home}/${shelf}/${made.document.slice(folder.length + 1)}`, 303)
      // Rendered in the answer, because a redirect's URL cannot contain a long text.
      c.status(422)
      return room.draw(c, view.title, { page: 'shelf', view: { ...view, ...made } })
    })
    .get('/edition/:shelf/:name{.+}', async (c) => {
      const { sheet } = await findSheet(c)
      return sheet ? showSheet(c, sheet, saidHere<Said>(c, clock)) : room.unknown(c)
    })
    .post('/edition/:shelf/:name{.+}', saveSheet)
}
