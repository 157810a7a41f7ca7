import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocuments } from '#content/documents/load.ts'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { FieldResource } from '#desk/edition/wire.ts'
import { createPublishedSite } from '#server/site/published-site.ts'
import type { StaticFile } from '#server/site/static.ts'
import { enterDesk } from '../test/desk-session.ts'
import { editorAt } from '../test/edition-client.ts'
import { progress, startBench, temporaryFolder } from './setup.ts'

const build = join(import.meta.dirname, '../../build')

type Editor = ReturnType<typeof editorAt>

/** An edit at the desk, and the same in the document. */
interface Twice {
  desk(editor: Editor): Promise<unknown>
  document: string
  hand(content: unknown): unknown
}

const typed = (value: unknown) =>
  value === true ? 'Compris' : Array.isArray(value) ? `blocs:${JSON.stringify(value)}` : `${value}`

/** @param added values by path that the desk derives */
const set = (sheet: string, document: string, values: object, added: object = {}): Twice => ({
  desk: (editor) =>
    editor.save(
      sheet,
      Object.fromEntries(
        Object.entries(values).map(([path, value]) => [`${document}#${path}`, typed(value)]),
      ),
    ),
  document,
  hand: (content) =>
    Object.entries({ ...values, ...added }).reduce<unknown>(
      (content, [path, value]) => withValue(content, path, value),
      content,
    ),
})

/** Presses a button of a list, or of its item `list.3`. */
const press = (
  sheet: string,
  document: string,
  resource: FieldResource,
  path: string,
  hand: List,
): Twice => {
  const list = path.replace(/\.\d+$/, '')
  return {
    desk: (editor) => editor.save(sheet, {}, { key: `${document}#${path}`, resource }),
    document,
    hand: (content) => withValue(content, list, hand(valueAt(content, list) as unknown[])),
  }
}

type List = (items: unknown[]) => unknown[]
const add: List = (items) => [...items, {}]

const create = (
  shelf: string,
  document: string,
  fields: [name: string, value: string][],
  created: object,
): Twice => ({
  desk: (editor) => editor.post(shelf, fields),
  document,
  hand: () => created,
})

const home = 'pages/accueil'
const faq = 'pages/questions-frequentes'
const article = 'collections/articles/une-rue-refaite'
const praise = 'collections/testimonials/lila-martin'
const description =
  'Une description refaite, assez longue pour être montrée en entier par un moteur de recherche.'

const edits: readonly Twice[] = [
  set(`/${home}`, home, {
    'hero.lead': 'Votre site en {{delai.vitrine}}, et trois aperçus gratuits.',
  }),
  set(`/${home}`, home, { 'services.text': 'Chaque service se commande à part.' }),
  set(`/${home}`, 'pages', { '/.title': 'Agence Web à Montpellier et à Sousse' }),
  set('/pages/devis', 'pages', { '/devis.description': description }),
  set('/prix/seo', 'catalogue/prices', { 'seo.prices.euro.0': 660 }),
  set('/prix/site-vitrine', 'catalogue/prices', { 'site-vitrine.prices.tnd.0': 1450 }),
  set('/packs/seo', 'catalogue/packs/seo', {
    'descriptions.0': 'Pour un site en ordre et visible près de chez vous.',
  }),
  set('/packs/logo-et-branding', 'catalogue/packs/logo-et-branding', { 'rows.4.values.0': true }),
  set(`/${faq}`, faq, { 'items.0.answer': 'Six métiers, à commander seuls ou ensemble.' }),
  press(`/${faq}`, faq, 'montee', 'items.3', (items) =>
    items.toSpliced(3, 1).toSpliced(2, 0, items[3]),
  ),
  press(`/${faq}`, faq, 'retrait', 'items.6', (items) => items.toSpliced(6, 1)),
  press(`/${faq}`, faq, 'lignes', 'items', add),
  set(`/${faq}`, faq, {
    'items.9.question': 'Venez-vous chez vos clients\u00a0?',
    'items.9.answer': 'Oui, à Montpellier et à Sousse.',
  }),
  set('/phrases/toutes', 'company/sentences', { visits: 'Sur rendez-vous, le matin.' }),
  set(
    '/societe/societe',
    'company/company',
    { 'offices.0.phone.label': '+33 4 65 71 12 35' },
    { 'offices.0.phone.href': 'tel:+33465711235' },
  ),
  set('/heures/semaine', 'company/hours', { 'hours.1.closes': '18:30' }),
  set('/societe/mentions-legales', 'company/legal-facts', { 'facts.legalName': 'Graaand SAS' }),
  set('/pages/commun/layout', 'layout', { skipLink: 'Aller au texte' }),
  set('/pages/commun/forms/form-messages', 'forms/form-messages', {
    keepReference: 'Gardez-la près de vous.',
  }),
  create('/articles', article, [['nom', 'Une rue refaite']], {
    order: 7,
    title: 'Une rue refaite',
    crumb: 'Une rue refaite',
    date: new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' }),
    sources: [],
  }),
  press('/articles/une-rue-refaite', article, 'lignes', 'sources', add),
  set('/articles/une-rue-refaite', article, {
    category: 'Business',
    excerpt: 'Ce qui change dans la rue.',
    keywords: 'enseigne',
    description:
      'La rue d’une vitrine, refaite en novembre\u00a0: ce qui change, ce que cela coûte et à qui cela sert.',
    blocks: [{ heading: 'La rue' }, 'Elle passe.'],
    'sources.0.by': 'INSEE',
    'sources.0.title': 'Les rues',
    'sources.0.date': 'novembre',
  }),
  create(
    '/temoignages',
    praise,
    [
      ['nom', 'Lila Martin'],
      ['remplace', 'awa'],
    ],
    { order: 4, author: 'Lila Martin', replaces: 'awa', agreement: {} },
  ),
  set('/temoignages/lila-martin', praise, {
    rating: 5,
    title: 'Un site que je sais tenir.',
    text: 'Tout est clair.',
    role: 'Fleuriste',
    received: '2026-11-02',
    'agreement.date': '2026-11-03',
    'agreement.kept': 'Le classeur',
  }),
]

export async function compareWithHand() {
  await using site = await startBench()
  const { secret } = await enterDesk(site.settings)
  const editor = editorAt(site.url, secret)
  for (const { desk } of edits) await desk(editor)
  const publish = await editor.review()
  await publish()
  const waiting = await editor.waiting()
  if (waiting.length > 0) throw new Error(`Not published: ${waiting.join('; ')}`)
  const byHand = await renderedByHand()
  let different = 0
  for (const [address, file] of byHand) {
    const answer = await fetch(site.url + address)
    const own = await answer.text()
    // The map's frame has another nonce at each visit.
    if (withoutNonce(own) === withoutNonce(file.text())) continue
    different += 1
    progress(`${address} differs: ${difference(own, file.text())}`)
  }
  return { edits: edits.length, files: byHand.size, different }
}

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')

function difference(desk: string, hand: string): string {
  const at = [...desk].findIndex((letter, index) => letter !== hand[index])
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  return `${around(desk)} instead of ${around(hand)}`
}

async function renderedByHand(): Promise<Map<string, StaticFile>> {
  await using copy = await temporaryFolder()
  const documents = new Map(readDocuments())
  for (const { document, hand } of edits) documents.set(document, hand(documents.get(document)))
  for (const name of ['client', 'server', 'assets.json', 'policies.json']) {
    await symlink(join(build, name), join(copy.path, name))
  }
  const written = JSON.stringify(Object.fromEntries(documents))
  await writeFile(join(copy.path, 'documents.json'), written)
  // Without fingerprints of former pages, so that every page is rendered.
  await writeFile(join(copy.path, 'rendered.json'), '{}')
  const policies = JSON.parse(await readFile(join(build, 'policies.json'), 'utf8'))
  const files = new Map<string, StaticFile>()
  const site = createPublishedSite({ build: copy.path, files, policies, https: false })
  const rendered = await site.render([])
  if (rendered.refused.length > 0) throw new Error(rendered.refused.join('\n'))
  rendered.put()
  return files
}
