import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocuments } from '#content/documents/load.ts'
import { withValue } from '#content/documents/with-value.ts'
import { valueAt } from '#server/edition/paths.ts'
import type { StaticFile } from '#server/http/static.ts'
import { createPublishedSite } from '#server/site/published-site.ts'
import { enterDesk } from '../test/desk-session.ts'
import { editorAt } from '../test/edition-client.ts'
import { progress, startBench, temporaryFolder } from './setup.ts'

const build = join(import.meta.dirname, '../../build')

type Editor = ReturnType<typeof editorAt>

/** An edit at the desk, and the same in the document, whose path is before `#` in a key. */
interface Twice {
  desk(editor: Editor): Promise<unknown>
  key: string
  hand(value: unknown): unknown
}

const set = (sheet: string, key: string, value: string | number | boolean): Twice => ({
  desk: (editor) => editor.save(sheet, { [key]: value === true ? 'Compris' : `${value}` }),
  key,
  hand: () => value,
})

/** Presses a button beside an item of a list. */
const press = (sheet: string, act: string, key: string, index: number, hand: List): Twice => ({
  desk: (editor) => editor.save(sheet, {}, `${act}:${key}.${index}`),
  key,
  hand: (items) => hand(items as unknown[]),
})

type List = (items: unknown[]) => unknown[]

/** @param skeleton the document with the parents of its texts */
function entry(
  shelf: string,
  file: string,
  name: string,
  skeleton: object,
  texts: object,
  replaces?: string,
): Twice {
  const sheet = `/${shelf}/${file.split('/').at(-1)}`
  const keys = Object.entries(texts).map(([path, value]): [string, string] => [
    `${file}#${path}`,
    Array.isArray(value) ? `blocs:${JSON.stringify(value)}` : String(value),
  ])
  return {
    async desk(editor) {
      const replaced: [string, string][] = replaces ? [['remplace', replaces]] : []
      await editor.post(`/${shelf}`, [['nom', name], ...replaced])
      const lists = Object.keys(texts).flatMap((path) => /^(\w+)\.0\./.exec(path)?.[1] ?? [])
      for (const list of new Set(lists)) await editor.save(sheet, {}, `ajouter:${file}#${list}`)
      await editor.save(sheet, Object.fromEntries(keys))
    },
    key: `${file}#`,
    hand: () =>
      Object.entries(texts).reduce<unknown>(
        (document, [path, value]) => withValue(document, path, value),
        { ...skeleton, ...(replaces && { replaces }) },
      ),
  }
}

const faq = 'pages/questions-frequentes'
const question = {
  question: 'Venez-vous chez vos clients\u00a0?',
  answer: 'Oui, à Montpellier et à Sousse.',
}
const description =
  'Une description refaite, assez longue pour être montrée en entier par un moteur de recherche.'

const edits: readonly Twice[] = [
  set(
    '/pages/accueil',
    'pages/accueil#hero.lead',
    'Votre site en {{delai.vitrine}}, et trois aperçus gratuits.',
  ),
  set('/pages/accueil', 'pages/accueil#services.text', 'Chaque service se commande à part.'),
  set('/pages/accueil', 'pages#/.title', 'Agence Web à Montpellier et à Sousse'),
  set('/pages/devis', 'pages#/devis.description', description),
  set('/prix/seo', 'catalogue/prices#seo.prices.euro.0', 660),
  set('/prix/site-vitrine', 'catalogue/prices#site-vitrine.prices.tnd.0', 1450),
  set(
    '/packs/seo',
    'catalogue/packs/seo#descriptions.0',
    'Pour un site en ordre et visible près de chez vous.',
  ),
  set('/packs/logo-et-branding', 'catalogue/packs/logo-et-branding#rows.4.values.0', true),
  set(`/${faq}`, `${faq}#items.0.answer`, 'Six métiers, à commander seuls ou ensemble.'),
  press(`/${faq}`, 'monter', `${faq}#items`, 3, (items) =>
    items.toSpliced(3, 1).toSpliced(2, 0, items[3]),
  ),
  press(`/${faq}`, 'retirer', `${faq}#items`, 6, (items) => items.toSpliced(6, 1)),
  {
    async desk(editor) {
      await editor.save(`/${faq}`, {}, `ajouter:${faq}#items`)
      await editor.save(`/${faq}`, {
        [`${faq}#items.9.question`]: question.question,
        [`${faq}#items.9.answer`]: question.answer,
      })
    },
    key: `${faq}#items`,
    hand: (items) => [...(items as unknown[]), question],
  },
  set('/phrases/toutes', 'company/sentences#visits', 'Sur rendez-vous, le matin.'),
  {
    ...set('/societe/societe', 'company/company#offices.0.phone.label', '+33 4 65 71 12 35'),
    key: 'company/company#offices.0.phone',
    hand: () => ({ label: '+33 4 65 71 12 35', href: 'tel:+33465711235' }),
  },
  set('/heures/semaine', 'company/hours#hours.1.closes', '18:30'),
  set('/societe/mentions-legales', 'company/legal-facts#facts.legalName', 'Graaand SAS'),
  set('/pages/commun/layout', 'layout#skipLink', 'Aller au texte'),
  set(
    '/pages/commun/forms/form-messages',
    'forms/form-messages#keepReference',
    'Gardez-la près de vous.',
  ),
  entry(
    'articles',
    'collections/articles/une-rue-refaite',
    'Une rue refaite',
    {
      order: 7,
      title: 'Une rue refaite',
      crumb: 'Une rue refaite',
      date: new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' }),
      sources: [{}],
    },
    {
      category: 'Business',
      excerpt: 'Ce qui change dans la rue.',
      keywords: 'enseigne',
      description:
        'La rue d’une vitrine, refaite en novembre\u00a0: ce qui change, ce que cela coûte et à qui cela sert.',
      blocks: [{ heading: 'La rue' }, 'Elle passe.'],
      'sources.0.by': 'INSEE',
      'sources.0.title': 'Les rues',
      'sources.0.date': 'novembre',
    },
  ),
  entry(
    'temoignages',
    'collections/testimonials/lila-martin',
    'Lila Martin',
    { order: 4, author: 'Lila Martin', agreement: {} },
    {
      rating: 5,
      title: 'Un site que je sais tenir.',
      text: 'Tout est clair.',
      role: 'Fleuriste',
      received: '2026-11-02',
      'agreement.date': '2026-11-03',
      'agreement.kept': 'Le classeur',
    },
    'awa',
  ),
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
  for (const { key, hand } of edits) {
    const [file = '', path = ''] = key.split('#')
    const document = documents.get(file)
    documents.set(file, withValue(document, path, hand(valueAt(document, path))))
  }
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
