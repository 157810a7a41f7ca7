import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { withValue } from '#content/documents/with-value.ts'
import { drawDesk } from '#desk/door.tsx'
import {
  type FieldResource,
  fieldAddress,
  nameOf,
  publicationsAddress,
  removalAddress,
  restorationAddress,
} from '#desk/edition/wire.ts'
import { draftOf } from '#workshop/content.ts'
import { openDesk } from '#workshop/desk.ts'
import { documents, fakeEdition, now, original, reviewed, set } from '#workshop/edition.ts'
import { publicationOutcome } from '#workshop/editor.ts'
import { createFakeClock } from '../../../../tools/test/fake-clock.ts'
import { completeEntry } from '../../../edition/complete.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { shelves } from '../../../edition/sheets.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'
import type { SheetAnswer } from './sheet-view.ts'

const lead = 'pages/accueil#hero.lead'
const taken = nameOf('taken', lead)
const price = (path: string) => `catalogue/prices#site-vitrine.prices.${path}`

/** End of the address of an act on a field. */
const below = (key: string, resource: FieldResource) => fieldAddress('', key, resource)

const entryShelves = Object.keys(shelves).filter((name) => shelves[name]?.entries)

const act = { person: null, now: 0 }

/** Desks of Nina and Karim, whose browsers run no scripts. */
async function setUp() {
  const store = await createTemporaryStore()
  const fake = fakeEdition(store)
  const clock = createFakeClock(now)
  const { desk, enter } = await openDesk({
    ...{ store, clock },
    edition: fake.edition,
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
  })

  async function browserOf(name: string) {
    const { headers } = await enter({ name })
    const get = async (path: string) => read(await desk.request(path, { headers }))
    const ask = (path: string) => desk.request(path.replace('/bureau', ''), { headers })
    const post = (path: string, fields: Field[], more: object = {}) =>
      desk.request(path, {
        ...{ method: 'POST', headers: { ...headers, ...more } },
        body: new URLSearchParams(fields.map(({ name, value }) => [name, value])),
      })
    return {
      headers,
      get,
      post,
      /** Submits the form of a page by a button, with typed texts, and follows the redirect. */
      async send(path: string, pressed: string, typed: Record<string, string | null> = {}) {
        const $ = await get(path)
        return submit($, pressed, typed)
      },
      submit,
    }

    /** @param pressed end of the address to which the pressed button posts; '' for that of the form */
    async function submit($: Page, pressed: string, typed: Record<string, string | null> = {}) {
      const form = $('main form[method=post]').first()
      const fields = (form.serializeArray() as Field[]).filter(({ name }) => !(name in typed))
      for (const [name, value] of Object.entries(typed)) {
        if (value !== null) fields.push({ name, value })
      }
      const address = pressed
        ? $(`main button[formaction$="${pressed}"]`).attr('formaction')
        : form.attr('action')
      if (address === undefined) throw new Error(`No button posts to ${pressed}`)
      const answer = await post(address.replace('/bureau', ''), fields)
      let to = answer.headers.get('Location')
      if (to === '/bureau/edition/publication') to = await publicationOutcome(ask)
      return to ? get(to.replace('/bureau', '')) : read(answer)
    }
  }

  return {
    ...fake,
    ...{ store, clock, desk },
    nina: await browserOf('Nina Ferrand'),
    karim: await browserOf('Karim'),
  }
}

interface Field {
  name: string
  value: string
}

async function read(answer: Response) {
  const html = await answer.text()
  return Object.assign(load(html), { answer, status: answer.status })
}

type Page = Awaited<ReturnType<typeof read>>

const words = ($: Page, selector = 'main') => $(selector).text().replaceAll(/\s+/g, ' ').trim()

test('saving an unchanged sheet makes no change', async () => {
  const { nina } = await setUp()
  for (const path of ['/edition/prix/seo', '/edition/pages/accueil', '/edition/packs/seo']) {
    await nina.send(path, '')
  }
  expect(words(await nina.get('/edition'))).toContain(
    'Aucun changement. Le site en ligne est à jour.',
  )
})

test.each([...entryShelves, 'pages', 'questions', 'prix', 'packs'])(
  'every sheet of « %s » opens, and saving it unchanged makes no change',
  { tags: 'thorough' },
  async (shelf) => {
    const { nina, edition } = await setUp()
    const $ = await nina.get(`/edition/${shelf}`)
    const sheets = new Set(
      $('.shelf a')
        .get()
        .map((link) => ($(link).attr('href') ?? '').replace('/bureau', '').replace(/#.*/, '')),
    )
    expect(sheets.size).toBeGreaterThan(0)
    for (const sheet of sheets) {
      const saved = await nina.send(sheet, '')
      expect(saved.status, sheet).toBe(200)
    }
    expect((await edition.state()).changes).toEqual([])
  },
)

test('the shelf of the company lists every fact that is awaited, with its field', async () => {
  const { nina } = await setUp()
  const $ = await nina.get('/edition/societe')
  const rows = $('#faits li')
  const row = (label: string) => rows.filter((_, one) => $(one).text().startsWith(label))
  expect(row('Capital social').text()).toContain('devis de la société française')
  expect(row('Capital social').text()).toContain('Manque')
  expect(row('Film de présentation').find('a')).toHaveLength(0)
  expect(row('Hébergement et nom de domaine').text()).toContain('Manque')
  for (const link of rows.find('a').get()) {
    const [path = '', id = ''] = ($(link).attr('href') ?? '').replace('/bureau', '').split('#')
    expect((await nina.get(path))(`[id="${id}"]`), id).toHaveLength(1)
  }
})

test('without scripts an article is edited as plain text', async () => {
  const { nina, edition } = await setUp()
  const [path, field] = ['articles/grille-css', 'f|collections/articles/grille-css#blocks']
  const textIn = ($: Page) => $(`textarea[name="${field}"]`).text()
  const text = `> Oui.\n> — Léa\n\n${textIn(await nina.get(`/edition/${path}`))}`
  expect(textIn(await nina.send(`/edition/${path}`, '', { [field]: text }))).toBe(text)
  expect((await edition.state()).changes[0]?.after).toContainEqual({ quote: 'Oui.', by: 'Léa' })
})

test('a price is changed, confirmed, reviewed, published and restored', async () => {
  const { nina, put } = await setUp()
  const asked = await nina.send('/edition/prix/site-vitrine', '', {
    [nameOf('text', price('euro.0'))]: '60',
  })
  expect(words(asked)).toContain(
    'De 600\u00a0€ à 60\u00a0€\u00a0: 90\u00a0% de moins.'.replaceAll('\u00a0', ' '),
  )
  expect(words(await nina.get('/edition/relire'))).toContain('Aucun changement n’est prêt')

  await nina.send('/edition/prix/site-vitrine', below(price('euro.0'), 'confirmation'))
  const review = await nina.get('/edition/relire')
  expect(words(review)).toContain('1 changement sur 1 page sera publié.')
  expect(words(review, '.one-change')).toContain('Avant : 600 € → Après : 60 €')

  const published = await nina.submit(review, publicationsAddress)
  expect(words(published)).toMatch(/Publication 1, en ligne depuis .*, en 1 seconde\./)
  expect(put.at(-1)?.prices['site-vitrine'].prices.euro[0]).toBe(60)
  expect(words(await nina.get('/edition/historique'))).toContain('1 prix')

  const undo = published('a:contains("Remettre le site comme avant")').attr('href') ?? ''
  const asks = await nina.get(undo.replace('/bureau', ''))
  expect(put.at(-1)?.prices['site-vitrine'].prices.euro[0]).toBe(60)
  expect(words(asks, '#p0')).toContain('Par rapport à ce qui est en ligne : 1 prix.')
  expect(words(asks, '#p0')).toContain('Avant : 60 €')
  const restored = await nina.submit(asks, asks('#p0 button').attr('formaction') ?? '')
  expect(words(restored, '[role=status]')).toMatch(
    /^Le site est comme avant la première publication, depuis \d+\sh\s\d+, en 1 seconde\.$/,
  )
  expect(put.at(-1)?.prices['site-vitrine'].prices.euro[0]).toBe(600)
  expect(words(await nina.get('/edition/historique'))).toContain(
    'Remise du site d’avant la première publication',
  )
})

test('after its instance was killed, the page of a publication shows which one is online', async () => {
  const { nina, desk, store, clock } = await setUp()
  const person = { id: 'k', name: 'Karim' }
  const going = { run: 'killed', person, after: 0, changes: [], restores: null }
  const row = { run: 'killed', state: JSON.stringify(going), until: clock.now() + 1 }
  await store.publishing.begin(row, { after: clock.now(), before: clock.now() })
  const { headers } = nina
  const open = async (path: string) =>
    (await desk.request(path.replace('/bureau', ''), { headers })).headers
  const [, end = ''] = (await open('/edition/publication')).get('Refresh')?.split('url=') ?? []
  await store.publishing.keep({ ...row, until: clock.now() })
  const review = await nina.get((await open(end)).get('Location')?.replace('/bureau', '') ?? '')
  expect(words(review)).toContain(
    'La publication s’est arrêtée avant la fin. En ligne : les textes d’avant la première publication.',
  )
  expect((await open('/edition/publication')).get('Location')).toBe('/bureau/edition/relire')
})

test('each page of the history asks before it restores, down to the first publication', async () => {
  const { nina, store } = await setUp()
  const base = documents.get('pages/accueil')
  for (let after = 0; after < 22; after++) {
    const content = withValue(base, 'hero.lead', `Texte ${after + 1}.`)
    await store.publications.publish(after, [{ document: 'pages/accueil', content, base }], act)
  }
  const newest = await nina.get('/edition/historique')
  expect(newest('button:contains("Remettre")')).toHaveLength(0)
  expect(newest('#p0')).toHaveLength(0)
  const older = newest('a:contains("Plus anciennes")').attr('href') ?? ''
  const oldest = await nina.get(older.replace('/bureau', ''))
  expect(
    oldest('.publications li')
      .map((_, row) => row.attribs.id)
      .get(),
  ).toEqual([...['p2', 'p1', 'p0']])
  expect(words(oldest, '#p0')).toContain('Avant la première publication')
  const link = oldest('#p1 a:contains("Remettre")').attr('href') ?? ''
  const asks = await nina.get(link.replace('/bureau', ''))
  expect(words(asks, '#p1')).toContain('Remettre le site comme à la publication 1 ?')
  expect(words(asks, '#p1')).toContain('1 texte.')
  expect(await store.publications.last()).toBe(22)
  const restored = await nina.submit(asks, restorationAddress(1))
  expect(words(restored, '.message')).toMatch(
    /Le site est comme le jeudi 1er janvier 1970 à 1\sh, depuis .*Annuler/,
  )
  expect(await store.publications.read(23)).toMatchObject({ restores: 1 })
})

test('the history of a shelf or of a page lists only publications that changed it', async () => {
  const { nina, store } = await setUp()
  const publish = async (after: number, document: string, path: string, value: unknown) => {
    const base = documents.get(document)
    const content = withValue(base, path, value)
    await store.publications.publish(after, [{ document, content, base }], act)
  }
  await publish(0, 'pages/accueil', 'hero.lead', 'Un.')
  await publish(1, 'catalogue/prices', 'seo.prices.euro.0', 660)
  await publish(2, 'pages', '/devis.title', 'Demande de devis gratuit, en ligne')
  await store.publications.restore(1, 3, act)
  const numbers = async (touch: string) => {
    const $ = await nina.get(`/edition/historique?touche=${encodeURIComponent(touch)}`)
    return $('.publications .number')
      .get()
      .map((element) => $(element).text())
      .join(' ')
  }
  expect(await numbers('')).toBe('4 3 2 1 0')
  expect(await numbers('prix')).toBe('4 2')
  expect(await numbers('pages')).toBe('4 3 1')
  expect(await numbers('pages/devis')).toBe('4 3')
  expect(await numbers('pages/accueil')).toBe('1')
  expect(await numbers('articles')).toBe('')
  expect(await numbers('rien')).toBe('4 3 2 1 0')
  const asks = await nina.get('/edition/historique?touche=prix&voir=2')
  expect(asks('#p2 a:contains("Annuler")').attr('href')).toBe(
    '/bureau/edition/historique?touche=prix#p2',
  )
  expect(asks('select option[selected]').text()).toBe('Prix')
})

test('restoring one text of an earlier publication makes a change, and replaces no waiting one', async () => {
  const { nina, karim, edition, store } = await setUp()
  const seo = 'catalogue/prices#seo.prices.euro.0'
  await nina.send('/edition/prix/seo', '', { [nameOf('text', seo)]: '660' })
  await nina.send('/edition/pages/accueil', '', {
    [nameOf('text', lead)]: 'Un site simple, et à vous.',
  })
  await nina.submit(await nina.get('/edition/relire'), publicationsAddress)
  const asks = await nina.get('/edition/historique?voir=0')
  const button = asks('#p0 button:contains("Ne reprendre que ce prix")')
  expect(asks('#p0 button:contains("Ne reprendre que ce texte")')).toHaveLength(1)
  const taken = await nina.submit(asks, button.attr('formaction') ?? '')
  expect(words(taken)).toContain('Repris d’avant la première publication, pas encore en ligne.')
  const { changes } = await edition.state()
  expect(changes).toMatchObject([{ key: seo, before: 660, after: 650, by: 'Nina Ferrand' }])
  expect(await store.publications.last()).toBe(1)

  await karim.send('/edition/prix/seo', '', { [nameOf('text', seo)]: '670' })
  const again = await nina.submit(asks, button.attr('formaction') ?? '')
  expect(words(again)).toContain('Un changement attend déjà ici')
  expect((await edition.state()).changes).toMatchObject([{ after: 670, by: 'Karim' }])

  await karim.submit(await karim.get('/edition/relire'), publicationsAddress)
  const late = await nina.submit(asks, button.attr('formaction') ?? '')
  expect(words(late)).toContain('Le site a changé depuis')
  expect((await edition.state()).changes).toEqual([])
})

test('the removal or addition of an entry by a publication can be undone alone', async () => {
  const { nina, edition, store } = await setUp()
  const document = 'collections/articles/grille-css'
  const article = documents.get(document)
  const home = documents.get('pages/accueil')
  const changes = [
    { document, content: null, base: article },
    { document: `${document}-bis`, content: article, base: null },
    { document: 'pages/accueil', content: withValue(home, 'hero.lead', 'Un.'), base: home },
  ]
  await store.publications.publish(0, changes, act)
  const asks = await nina.get('/edition/historique?voir=0')
  expect(asks('#p0 button:contains("Ne reprendre que cet article")')).toHaveLength(2)
  await nina.submit(asks, below(`${document}#`, 'reprise'))
  await nina.submit(asks, below(`${document}-bis#`, 'reprise'))
  const { changes: taken } = await edition.state()
  expect(new Map(taken.map(({ document, after }) => [document, after]))).toEqual(
    new Map([
      [document, article],
      [`${document}-bis`, null],
    ]),
  )
})

test('the sample that a project replaces leaves with its publication, and returns with « Remettre »', async () => {
  const { nina, edition, store } = await setUp()
  await nina.send('/edition/projets', '', { nom: 'Fournil', remplace: 'medina-lofts' })
  const document = 'collections/projects/fournil'
  const [created] = (await edition.state()).changes
  const sample = '« Medina Lofts »'
  const made = completeEntry(document, created?.after, '2026-11-26')
  await nina.submit(await nina.get('/edition/projets/fournil'), removalAddress('/projets/fournil'))
  await store.publications.publish(0, [{ document, content: made, base: null }], act)
  expect(words(await nina.get('/edition/publications/1'))).toContain(
    `L’exemple ${sample} a quitté le site.`,
  )
  const asks = await nina.get('/edition/historique?voir=0')
  expect(words(asks, '.inside')).toContain(`L’exemple ${sample} reviendrait sur le site.`)
  expect(words(asks, '.inside tbody td:nth-child(2)')).toContain('Fournil')
  expect(words(asks, '.inside tbody td:nth-child(3)')).toBe('hors du site')
  await nina.submit(await nina.get('/edition/projets/fournil'), removalAddress('/projets/fournil'))
  const review = words(await nina.get('/edition/relire'))
  expect(review).toMatch(/ sur \d+ pages sera publié/)
  expect(review).toContain(`L’exemple ${sample} revient sur le site à la publication.`)
})

test.each(entryShelves)(
  'a new entry of « %s » has empty fields to fill, and no errors',
  async (shelf) => {
    const { nina } = await setUp()
    const list = await nina.get(`/edition/${shelf}`)
    if (shelf === 'membres') expect(words(list, '.shelf')).toContain('Exemple, Référenceur')
    const remplace = list('select[name=remplace] option').eq(1).attr('value') ?? ''
    const page = await nina.send(`/edition/${shelf}`, '', { nom: 'Fournil du Peyrou', remplace })
    expect(words(page, '.saved')).toMatch(/^\d+ à remplir/)
    expect(words(page)).not.toMatch(/à corriger/i)
    expect(page('.refused, [aria-invalid=true]')).toHaveLength(0)
    const overview = await nina.get('/edition')
    expect(words(overview, '.group')).toMatch(/^À remplir 1.*\d champs? à remplir\./)
    expect(words(overview)).not.toContain('À corriger')
    const review = await nina.get('/edition/relire')
    expect(words(review, '.left-out')).toMatch(/champs? à remplir\.\s?Le remplir/)
  },
)

test('the overview counts the articles that the blog lists, and no draft', async () => {
  const { nina, content } = await setUp()
  const [articles, templates] = ['articles', 'modeles'].map(
    (shelf) => `.kinds li:has([href$="/${shelf}"])`,
  ) as [string, string]
  const before = await nina.get('/edition')
  await nina.send('/edition/articles', '', { nom: 'Un article' })
  await nina.send('/edition/modeles', '', { nom: 'Un modèle' })
  const after = await nina.get('/edition')
  expect(words(after, articles)).toContain(
    `${content.current.posts.length} en ligne, dont 1 exemple`,
  )
  expect(words(after, templates)).toBe(words(before, templates))
})

test('the review counts every page that shows a change, each once', async () => {
  const { nina, edition } = await setUp()
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Un site clair.' })
  await nina.send('/edition/pages/devis', '', { 'f|pages#/devis.title': 'Demande de devis' })
  await nina.send('/edition/articles', '', { nom: 'Un brouillon' })
  const review = await nina.get('/edition/relire')
  const numberIn = (pattern: RegExp) => Number(pattern.exec(words(review))?.[1])
  const count = numberIn(/2 changements sur (\d+) pages seront publiés/)
  const pages = edition.pagesOf('pages/accueil', 'hero.lead')
  expect(pages).not.toContain('/blog/un-brouillon')
  expect(count).toBe(pages.length)
  expect(numberIn(/(\d+) pages à redessiner/)).toBe(count)
  expect(numberIn(/et (\d+) autres pages le montrent aussi/)).toBe(count - 1)
})

test('a new entry with an invalid text is listed as to correct', async () => {
  const { nina } = await setUp()
  await nina.send('/edition/modeles', '', { nom: 'Relance' })
  const text = 'f|desk/templates/relance#text'
  const page = await nina.send('/edition/modeles/relance', '', { [text]: 'Bonjour {{personne}}.' })
  expect(words(page, '.saved')).toMatch(/^1 à corriger/)
  const overview = await nina.get('/edition')
  expect(words(overview, '.group')).toMatch(/^À corriger 1/)
  const review = await nina.get('/edition/relire')
  const link = review('a:contains("Le corriger")').attr('href')
  expect(link).toBe('/bureau/edition/modeles/relance#desk-templates-relance-text')
  expect(overview('.change a').attr('href')).toBe(link)
  expect(page('#desk-templates-relance-text [aria-invalid=true]')).toHaveLength(1)
})

test('an article that leaves the site says so, refuses texts, and is kept with one act', async () => {
  const { nina, karim, edition } = await setUp()
  const sheet = '/edition/articles/site-lent'
  const title = 'collections/articles/site-lent#title'
  const open = await karim.get(sheet)
  await nina.send(sheet, removalAddress(sheet))
  expect(words(await nina.get('/edition/articles'))).toContain('Quitte le site')
  const leaving = await nina.get(sheet)
  expect(words(leaving)).toMatch(
    /Cet article quitte le site à la prochaine publication\. Retiré par Nina, /,
  )
  expect(leaving('main [name^="f|"]')).toHaveLength(0)
  const typed = await karim.submit(open, '', { [nameOf('text', title)]: 'Un autre titre' })
  expect(typed.status).toBe(409)
  expect(words(typed)).toContain(
    'Nina vient de retirer ce que vous changiez. Votre texte n’est pas enregistré : « Un autre titre »',
  )
  const kept = await karim.send(sheet, '')
  expect(words(kept)).toContain('L’article reste sur le site.')
  expect(kept(`[name="f|${title}"]`)).toHaveLength(1)
  expect((await edition.state()).changes).toEqual([])
})

test('a changed list is reverted whole, unless a colleague changed it meanwhile', async () => {
  const { nina, karim, edition } = await setUp()
  const [sheet, list] = ['/edition/packs/seo', 'catalogue/packs/seo#rows']
  const rowsOf = ($: Page) =>
    $('.item > [name^="s|"]')
      .get()
      .map(({ attribs }) => attribs.name?.slice(2) ?? '')
  const [first = '', second = ''] = rowsOf(await nina.get(sheet))
  await nina.send(sheet, below(second, 'retrait'))
  const open = await nina.get(sheet)
  await karim.send(sheet, below(first, 'retrait'))
  expect((await nina.submit(open, below(list, 'reprise'))).status).toBe(409)
  await nina.send(sheet, below(list, 'reprise'))
  expect((await edition.state()).changes).toEqual([])
})

test('« Garder » confirms only the price that the person saw', async () => {
  const { nina, karim, edition } = await setUp()
  const [sheet, key] = ['/edition/prix/site-vitrine', price('euro.0')]
  await nina.send(sheet, '', { [nameOf('text', key)]: '180' })
  const open = await nina.get(sheet)
  await karim.send(sheet, '', { [nameOf('text', key)]: '100' })
  expect((await nina.submit(open, below(key, 'confirmation'))).status).toBe(409)
  expect((await edition.state()).changes).toMatchObject([{ state: 'asked', after: 100 }])
})

test('a draft of an article that « Remettre » took away waits for its return', async () => {
  const { nina, edition } = await setUp()
  const document = 'collections/articles/neuf'
  const person = { id: 'nina', name: 'Nina' }
  const seen = fingerprint(undefined)
  const value = {
    ...(original('collections/articles/site-lent', '') as object),
    ...{ title: 'Un article neuf', crumb: 'Neuf' },
    description:
      'Un article neuf pour un essai, avec assez de signes pour les moteurs de recherche.',
  }
  await edition.edit([{ kind: 'replace', document, path: '', value, seen }], person)
  const [change] = (await edition.state()).changes
  if (change?.state === 'asked')
    await edition.edit([{ kind: 'keep', document, path: 'date' }], person)
  const published = await edition.publish(await reviewed(edition, [`${document}#`]), 0, person)
  expect(published).toMatchObject({ kind: 'published', number: 1 })
  const edit = {
    kind: 'set',
    document,
    path: 'title',
    value: 'Un titre écrit',
    seen: fingerprint(value.title),
  } as const
  await edition.edit([edit], person)
  await edition.restore(0, 1, person)
  const overview = await nina.get('/edition')
  expect(words(overview)).toContain('Aucun changement')
  expect(words(overview)).toContain('« Un titre écrit »')
  await edition.restore(1, 2, person)
  expect((await edition.state()).changes).toMatchObject([
    { state: 'ready', after: 'Un titre écrit' },
  ])
})

test('of a list that changed online too, only what both changed has two versions, each chosen alone', async () => {
  const { nina, store, edition } = await setUp()
  const [document, path] = ['pages/questions-frequentes', 'items']
  const online = original(document, path) as { question: string; answer: string }[]
  const answered = (...answers: (string | undefined)[]) =>
    online.map((item, index) => ({ ...item, answer: answers[index] ?? item.answer }))
  const draft = (value: unknown, base: unknown) =>
    store.contentDrafts.change(document, 0, () => [draftOf(document, path, value, { base })])
  const sheet = '/edition/pages/questions-frequentes'

  // The second answer changed online only.
  await draft(answered('Écrit.', 'Avant.'), answered(undefined, 'Avant.'))
  expect((await edition.state()).changes).toMatchObject([
    { state: 'ready', after: answered('Écrit.') },
  ])

  // So did the first one, and the third.
  await draft(answered('Écrit.', 'Avant.', 'Écrit aussi.'), answered('Ancien.', 'Avant.', 'Vieux.'))
  expect((await edition.state()).changes).toMatchObject([{ state: 'versions' }])
  const first = await nina.get(sheet)
  expect(first('.message.alert')).toHaveLength(2)
  const second = await nina.submit(first, 'answer/versions/autre')
  expect(second('.message.alert')).toHaveLength(1)
  await nina.submit(second, 'answer/versions/mienne')
  expect((await edition.state()).changes).toMatchObject([
    { state: 'ready', after: answered(undefined, undefined, 'Écrit aussi.') },
  ])
})

test('a text that a release changed has no author, in a draft and in a page opened before', async () => {
  const { nina, store, edition } = await setUp()
  const document = 'pages/accueil'
  const person = { id: 'karim', name: 'Karim' }
  await edition.edit([set('company/sentences', 'cms', 'Nous écrivons le site.')], person)
  await edition.publish(await reviewed(edition, ['company/sentences#cms']), 0, person)
  await store.contentDrafts.change(document, 1, () => [
    draftOf(document, 'hero.lead', 'Écrit avant.', { base: 'En ligne avant.' }),
  ])
  const release = 'Ce texte a changé en ligne pendant que vous l’écriviez. Rien n’est perdu'
  expect(words(await nina.get('/edition/pages/accueil'), '.message.alert')).toContain(release)
  await store.contentDrafts.change(document, 1, () => [])
  const old = await nina.send('/edition/pages/accueil', '', {
    [nameOf('text', lead)]: 'Écrit avant.',
    [nameOf('seen', lead)]: fingerprint('En ligne avant.'),
  })
  expect(old.status).toBe(409)
  expect(words(old, '.message.alert')).toContain(release)
  expect(words(old)).toContain('Un texte de cette page a changé en ligne : relisez-le.')
})

test('texts that a release left without a place are quoted on the overview until somebody drops them', async () => {
  const { nina, edition, store, follower } = await setUp()
  const [document, base] = ['pages/accueil', original('pages/accueil', '')]
  const content = withValue(base, 'hero.badge', 'Publié avant')
  await store.publications.publish(0, [{ document, content, base }], act)
  await store.contentDrafts.change(document, 1, () => [
    draftOf(document, 'hero.badge', 'Écrit avant'),
  ])
  await follower.catchUp()
  expect(words(await nina.get('/edition'))).toMatch(
    /Sans place sur le site 2.*« Écrit avant ».*« Publié avant »/,
  )
  const dropped = await nina.send('/edition', '')
  expect(words(dropped)).toContain('Ce texte n’est plus gardé.')
  expect(words(dropped)).not.toContain('Écrit avant')
  expect(words(await nina.submit(dropped, ''))).toContain('Publication 2.')
  const { drafts, withheld } = await edition.state()
  expect([drafts, withheld]).toEqual([[], []])
})

test('a removal that another article cites is refused with that article, and leads to it', async () => {
  const { nina, edition } = await setUp()
  const [citing, cited] = ['collections/articles/grille-css', 'collections/articles/site-lent']
  const blocks = original(citing, 'blocks') as unknown[]
  const link = { link: 'Lire', to: '/blog/site-lent' }
  const person = { id: 'nina', name: 'Nina' }
  await edition.edit([set(citing, 'blocks', [...blocks, link])], person)
  await edition.publish(await reviewed(edition, [`${citing}#blocks`]), 0, person)
  await nina.send('/edition/articles/site-lent', removalAddress('/articles/site-lent'))
  const review = await nina.get('/edition/relire')
  expect(words(review)).toContain(
    `Articles, « ${`${original(citing, 'title')}`.replaceAll(/\s+/g, ' ')} », `,
  )
  const place = '/bureau/edition/articles/grille-css#collections-articles-grille-css-blocks'
  expect(review('a:contains("Le corriger")').attr('href')).toBe(place)
  // A draft without the link makes the removal ready; published alone, it is refused with the same place.
  await edition.edit([set(citing, 'blocks', blocks, [...blocks, link])], person)
  const alone = await edition.publish(await reviewed(edition, [`${cited}#`]), 1, person)
  expect(alone).toMatchObject({ fault: { at: { document: citing } } })
  const page = await nina.get('/edition/publication')
  expect(page(`a[href="${place}"]`)).toHaveLength(1)
})

test('the review of a new page shows that the page is not online yet', async () => {
  const { nina, store } = await setUp()
  const texts = {
    title: 'Un site lent, encore',
    date: '2026-11-26',
    crumb: 'Encore',
    description: 'Encore. '.repeat(10).trim(),
  }
  const value = {
    ...(documents.get('collections/articles/site-lent') as object),
    ...texts,
    order: 99,
  }
  const draft = { field: '', value, base: null, author: 'Nina', at: 0, aside: null, answers: [] }
  await store.contentDrafts.change('collections/articles/encore', 0, () => [draft])
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Un site clair.' })

  const review = await nina.get('/edition/relire')
  const framesOf = (text: string) =>
    review(`.one-change:contains("${text}") iframe`)
      .map((_, { attribs }) => attribs.title)
      .get()
  expect(framesOf('Nouveau')).toEqual([expect.stringMatching(/\u00a0: après$/)])
  expect(words(review, '.one-change:contains("Nouveau")')).toContain('Pas encore en ligne')
  expect(framesOf('En tête')).toHaveLength(2)
})

test('the button to undo a change names the restored kind of value', async () => {
  const { nina } = await setUp()
  await nina.send('/edition/prix/seo', '', { 'f|catalogue/prices#seo.prices.euro.0': '640' })
  expect(words(await nina.get('/edition/prix/seo'))).toContain('Reprendre ce prix')
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Un site clair.' })
  expect(words(await nina.get('/edition/pages/accueil'))).toContain('Reprendre ce texte')
})

test('the second of two people who save one text sees both versions and chooses', async () => {
  const { nina, karim, edition } = await setUp()
  const page = await karim.get('/edition/pages/accueil')
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'De Nina.' })

  const both = await karim.submit(page, '', { [nameOf('text', lead)]: 'De Karim.' })
  expect(both.status).toBe(409)
  expect(words(both)).toContain('Nina Ferrand')
  expect(words(both)).toContain('Rien n’est perdu\u00a0: choisissez.'.replace('\u00a0', ' '))
  expect(both.html()).toContain('De Nina.')
  expect(both.html()).toContain('De Karim.')
  expect((await edition.state()).changes[0]?.after).toBe('De Nina.')

  await karim.submit(both, '', { [nameOf('text', lead)]: 'De Karim.' })
  expect((await edition.state()).changes[0]).toMatchObject({ after: 'De Karim.', by: 'Karim' })

  const older = await karim.submit(page, '', { [nameOf('text', lead)]: 'De Karim, ailleurs.' })
  expect(words(older, '[role=alert]')).toMatch(
    /^Vous avez enregistré ce texte .*, dans une autre fenêtre\./,
  )
  expect(words(older)).toContain('Garder celui de l’autre fenêtre')

  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'De Nina, encore.' })
  const kept = await karim.submit(older, below(lead, 'versions/autre'))
  expect(words(kept, '[role=status]')).toContain('Ce texte a encore changé depuis')
  expect((await edition.state()).changes[0]?.after).toBe('De Nina, encore.')
})

test('« Reprendre » does not discard a text that the person has not seen', async () => {
  const { nina, karim, edition } = await setUp()
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'De Nina.' })
  const page = await karim.get('/edition/pages/accueil')
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'De Nina, la suite.' })

  const both = await karim.submit(page, below(lead, 'reprise'))
  expect(both.status).toBe(409)
  expect((await edition.state()).changes[0]?.after).toBe('De Nina, la suite.')
  await karim.send('/edition/pages/accueil', below(lead, 'reprise'))
  expect((await edition.state()).changes).toEqual([])
})

test('a sheet tells which colleagues edit it too', async () => {
  const { nina, karim, clock } = await setUp()
  const sheet = '/edition/pages/accueil'
  await karim.send(sheet, '', { [nameOf('text', lead)]: 'De Karim.' })
  expect(words(await nina.get(sheet), '.others')).toBe('Karim modifie aussi cette page.')
  expect(words(await karim.get(sheet), '.others')).toBe('')
  expect(words(await nina.get('/edition/prix/seo'), '.others')).toBe('')

  clock.advance(600_000)
  expect(words(await nina.get(sheet), '.others')).toBe('')
})

test('a text changed after the review was opened is not published', async () => {
  const { nina, karim, put } = await setUp()
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Lu.' })
  const review = await nina.get('/edition/relire')
  await karim.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Jamais lu.' })

  const again = await nina.submit(review, publicationsAddress)
  expect(words(again)).toContain('Karim vient de changer un texte de cette page : relisez-le.')
  expect(again(`input[name="${taken}"]`).attr('checked')).toBeUndefined()
  expect(put).toEqual([])
})

test('a text changed while the review is posted is not published', async () => {
  const { nina, karim, put, edition } = await setUp()
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Lu.' })
  const review = await nina.get('/edition/relire')
  const publish = edition.publish
  edition.publish = async (...parts) => {
    await karim.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Jamais lu.' })
    return publish(...parts)
  }

  const again = await nina.submit(review, publicationsAddress)
  expect(words(again)).toContain('Karim vient de changer un texte de cette page : relisez-le.')
  expect(again(`input[name="${taken}"]`).attr('checked')).toBeUndefined()
  expect(put).toEqual([])
})

test('an excluded change stays excluded for everyone, with its reason, until it is ticked', async () => {
  const { nina, karim, put } = await setUp()
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Plus tard.' })
  await nina.send('/edition/relire', '', {
    [taken]: null,
    [nameOf('reason', lead)]: 'Pas avant mars',
  })
  const seen = await karim.get('/edition')
  expect(words(seen)).toContain('Laissé de côté')
  expect(words(seen)).toContain('Pas avant mars')
  expect(words(await karim.get('/edition/relire'))).toContain('Aucun changement n’est prêt')

  await karim.send('/edition/relire', publicationsAddress, { [taken]: 'oui' })
  expect(put.at(-1)?.home.hero.lead).toBe('Plus tard.')
})

test('a failing page is named, the site stays unchanged, and other changes can be published', async () => {
  const { nina, put } = await setUp()
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'C’est impossible.' })
  await nina.send('/edition/prix/site-vitrine', '', { [nameOf('text', price('tnd.0'))]: '1500' })
  const failed = await nina.send('/edition/relire', publicationsAddress)
  expect(words(failed, '[role=alert]')).toBe(
    'L’essai a échoué : la page Accueil ne s’ouvre pas. Les visiteurs voient toujours le site d’avant. Vos 2 changements sont gardés.',
  )
  expect(words(failed)).toContain('Le changement en cause : Accueil, ')
  expect(words(failed, 'pre')).toContain('no such page')
  expect(put).toEqual([])

  const { name = '', value = '' } = failed('button:contains("Publier l’autre")').attr() ?? {}
  await nina.submit(failed, '', { [name]: value })
  expect(put.at(-1)?.prices['site-vitrine'].prices.tnd[0]).toBe(1_500)
})

test.each([
  ['code', 'Celui du code est pris', original('pages/accueil', 'hero.lead')],
  ['edition', 'Celui de l’édition est gardé. Publication 2.', 'Un site clair.'],
])('of two versions of a text, a person can choose that of « %s »', async (version, said, text) => {
  const { nina, store, edition } = await setUp()
  const base = withValue(documents.get('pages/accueil'), 'hero.lead', 'Avant tout.')
  const content = withValue(base, 'hero.lead', 'Un site clair.')
  const published = { document: 'pages/accueil', content, base }
  await store.publications.publish(0, [published], { person: null, now: 0 })
  for (const path of ['/edition', '/edition/pages/accueil']) {
    const asked = words(await nina.get(path), '.repository-versions')
    expect(asked).toContain('Un site clair.')
    expect(asked).toContain(
      'Ce texte a aussi été changé dans le code du site, le lundi 23 novembre, par Paul.',
    )
  }
  expect((await nina.get('/edition/pages/qui-sommes-nous'))('.repository-versions').length).toBe(0)
  const chosen = await nina.send('/edition', `versions/${version}`)
  expect(words(chosen)).toContain(said)
  expect(chosen('.repository-versions').length).toBe(0)
  expect((await edition.state()).working.get('pages/accueil')).toMatchObject({
    hero: { lead: text },
  })
})

test('everybody sees that a publication is under way, until it is online', async () => {
  const { nina, karim, hooks } = await setUp()
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Un site clair.' })
  const [rendering, drawn] = [Promise.withResolvers(), Promise.withResolvers()]
  hooks.beforeRender = () => {
    rendering.resolve(undefined)
    return drawn.promise
  }
  const published = nina.send('/edition/relire', publicationsAddress)
  await rendering.promise
  const going = await karim.get('/edition/publication')
  expect(words(going)).toContain('1 changement')
  expect(words(await karim.get('/edition'), '[role=status]')).toContain('Nina publie en ce moment.')
  expect(words(going, '[role=status]')).toContain('Le site en ligne n’a pas encore changé.')
  expect(going.answer.headers.get('Refresh')).toMatch(/^1; url=.*\?vu=./)
  expect(words(await karim.send('/edition/relire', publicationsAddress))).toContain(
    'Nina Ferrand publie en ce moment.',
  )
  drawn.resolve(undefined)
  expect(words(await published)).toContain('C’est en ligne')
  const later = await karim.get('/edition/publication')
  expect(later.answer.headers.get('Location')).toContain('/bureau/edition/publications/1')
})

test('a post changes neither fixed texts nor texts of other sheets', async () => {
  const { nina, edition } = await setUp()
  await nina.send('/edition/prix/seo', '', {
    ...{ [nameOf('text', lead)]: 'Ailleurs.', [nameOf('seen', lead)]: '' },
    ...{ 'f|pages/accueil#hero.words.0': 'Fixé', 's|pages/accueil#hero.words.0': '' },
    ...{ 'f|catalogue/prices#seo.frequency': '2', 's|catalogue/prices#seo.frequency': '' },
  })
  expect((await edition.state()).changes).toEqual([])
})

test('the answer to a script that moves a question says the new place', async () => {
  const { nina } = await setUp()
  const path = '/edition/pages/questions-frequentes'
  const $ = await nina.get(path)
  const { name = '', value = '' } = $('.item').eq(1).children('[name^="s|"]').attr() ?? {}
  const [seen, key] = [{ name, value }, name.slice(2)]
  const answer = await nina.post(fieldAddress(path, key, 'montee'), [seen], {
    Accept: 'application/json',
  })
  const sheet = (await answer.json()) as SheetAnswer
  expect(sheet.changes).toBe(1)
  expect(sheet.said).toMatch(/^«\u00a0.+\u00a0» est maintenant la 1re\. En ligne\u00a0: la 2e\.$/)
})

test('the shelf of questions lists only pages that have questions', async () => {
  const { nina } = await setUp()
  const $ = await nina.get('/edition/questions')
  const counts = $('.shelf .entry p')
    .get()
    .map((note) => Number.parseInt($(note).text(), 10))
  expect(counts.length).toBeGreaterThan(10)
  expect(Math.min(...counts)).toBeGreaterThan(0)
})

test('a search finds texts without accents, capitals or invisible signs, fixed ones last', async () => {
  const { nina } = await setUp()
  const $ = await nina.get('/edition?q=DEVIS+GRATUIT')
  expect(words($)).toMatch(/\d+ textes contiennent « DEVIS GRATUIT »/)
  for (const query of ['creative', 'cr\u00e9a\u00adti\u200bve']) {
    const found = await nina.get(`/edition?q=${encodeURIComponent(query)}`)
    expect(found('.row mark').first().text()).toBe('Créative')
  }
  const [block] = (documents.get('collections/articles/site-lent') as { blocks: unknown[] }).blocks
    .filter((one) => typeof one === 'string')
    .map((one) => one.split(' ').slice(2, 7).join(' '))
  const inArticle = await nina.get(`/edition?q=${encodeURIComponent(block ?? '')}`)
  expect(words(inArticle, '.row')).toContain(block)
  expect(inArticle('.row a').attr('href')).toContain('/articles/site-lent#')
  expect(words(await nina.get('/edition?q=zzzz'))).toContain('Aucun texte ne contient « zzzz ».')
})

test('aria-describedby of a field does not name its length, which changes at each key', async () => {
  const { nina } = await setUp()
  const $ = await nina.get('/edition/pages/accueil')
  expect($('.hint').text()).toMatch(/\d+ sur 160/)
  const described = $('[aria-describedby]').get()
  expect(described.length).toBeGreaterThan(0)
  for (const control of described) {
    for (const id of ($(control).attr('aria-describedby') ?? '').split(' ')) {
      expect($(`[id="${id}"]`).length, id).toBe(1)
      expect($(`[id="${id}"]`).text()).not.toMatch(/\d+ sur \d+/)
    }
  }
})

describe('a preview', () => {
  test('shows the drafts to the desk only, and runs no script', async () => {
    const { nina, desk } = await setUp()
    await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Un brouillon.' })
    const path = '/edition/apercu/'
    const after = await nina.get(`${path}?etat=apres`)
    expect(after.text()).toContain('Un brouillon.')
    expect(after.html()).not.toContain('<script')
    expect((await nina.get(`${path}?etat=avant`)).text()).not.toContain('Un brouillon.')
    const { headers } = after.answer
    expect(headers.get('Cache-Control')).toBe('no-store')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/default-src 'none'.*sandbox/)
    expect(policy).not.toMatch(/script-src/)
    expect((await desk.request(path)).status).not.toBe(200)
  })

  test('of the review has only the changes that will be published', async () => {
    const { nina } = await setUp()
    await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: 'Un brouillon.' })
    const asked = 'catalogue/prices#seo.prices.euro.0'
    await nina.send('/edition/prix/seo', '', { [nameOf('text', asked)]: '60' })
    const price = async (version: string) =>
      (await nina.get(`/edition/apercu/?etat=${version}`))(`[data-field="${asked}"]`).text()
    expect(await price('apres')).toBe('60')
    expect(await price('prets')).toBe(await price('avant'))
    expect((await nina.get('/edition/apercu/?etat=prets')).text()).toContain('Un brouillon.')
  })

  test('of a missing page shows a message in its frame', async () => {
    const { nina } = await setUp()
    const $ = await nina.get('/edition/apercu/portfolio/nulle-part')
    expect($.status).toBe(404)
    expect($.text()).toContain('Cette page n’est pas sur le site.')
    expect($.answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  })
})

test('a project is added in place of a sample, and removed only if its last version was seen', async () => {
  const { nina, karim, edition } = await setUp()
  const refused = await nina.send('/edition/projets', '', { nom: ' ' })
  expect(words(refused, '[role=alert]')).toBe('Écrivez un nom.')
  const alone = await nina.send('/edition/projets', '', { nom: 'Fournil' })
  expect(words(alone, '#remplace-refus')).toBe('Choisissez l’exemple à remplacer.')
  expect(alone('select[name=remplace]').attr('aria-describedby')).toBe('remplace-refus')
  expect((await edition.state()).changes).toEqual([])
  const long = await nina.send('/edition/projets', '', {
    nom: 'Four'.repeat(2_500),
    remplace: 'medina-lofts',
  })
  expect([long.status, words(long, '[role=alert]')]).toEqual([
    ...[422, '10000 caractères : 9920 de trop.'],
  ])
  expect(long('input[name=nom]').attr('value')).toHaveLength(10_000)
  const example = await nina.get('/edition/projets/medina-lofts')
  expect(words(example)).toContain('C’est un exemple')
  const link = example('a:contains("ajoutez-en un à sa place")').attr('href') ?? ''
  const chosenIn = ($: Page) => $('select[name=remplace] option[selected]').attr('value')
  expect(link).toMatch(/#nom$/)
  const form = await nina.get(link.replace(/^\/bureau|#nom$/g, ''))
  expect([form('#nom').attr('name'), chosenIn(form)]).toEqual(['nom', 'medina-lofts'])
  expect(chosenIn(await nina.submit(form, '', { nom: ' ' }))).toBe('medina-lofts')
  expect(chosenIn(await nina.get('/edition/projets'))).toBe('')
  const sheet = await nina.send('/edition/projets', '', {
    nom: 'Fournil',
    remplace: 'medina-lofts',
  })
  expect(words(sheet, 'h1')).toBe('Fournil')
  expect(words(sheet)).toContain('L’exemple « Medina Lofts » quitte le site à la publication.')
  expect(words(sheet)).toContain('À remplir pour publier.')
  expect(sheet('[aria-invalid=true]').length).toBe(0)
  expect(words(await nina.get('/edition/relire'))).toContain('Fournil')

  await karim.send('/edition/projets/fournil', '', {
    'f|collections/projects/fournil#trade': 'Boulangerie',
  })
  const unread = await nina.submit(sheet, removalAddress('/projets/fournil'))
  expect(words(unread, '[role=status]')).toContain('Karim vient de changer un texte de cette page')
  expect((await edition.state()).changes).toHaveLength(1)
  expect(words(unread, 'dialog')).toContain('Cette fiche n’a jamais été en ligne')
  const gone = await nina.submit(unread, removalAddress('/projets/fournil'))
  expect(words(gone, '[role=status]')).toContain('« Fournil » est supprimé.')
  expect((await edition.state()).changes).toEqual([])
  const lost = await nina.get('/edition/projets/fournil')
  expect([lost.status, words(lost)]).toEqual([404, expect.stringContaining('Revenir à l’édition')])
})

test('hostile texts are shown as texts on every page of the edition', async () => {
  const { nina } = await setUp()
  const text = '<script>alert(1)</script> "\'><img src=x onerror=alert(1)> {{x}}'
  await nina.send('/edition/pages/accueil', '', { [nameOf('text', lead)]: text })
  const facts = '/edition/societe/mentions-legales'
  expect(words(await nina.get(facts))).toContain('0 fait sur 20 rempli.')
  await nina.send(facts, '', { 'f|company/legal-facts#facts.companyName': text })
  for (const path of ['', '/pages/accueil', '/relire', '/societe/mentions-legales', '/apercu/']) {
    const $ = await nina.get(`/edition${path}`)
    expect($.status, path).toBe(200)
    expect($('img[src=x]').length, path).toBe(0)
    expect($.html(), path).not.toContain('<script>alert')
  }
})
