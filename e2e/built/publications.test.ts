import { randomUUID } from 'node:crypto'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, describe, expect, test } from 'vitest'
import { readDocuments } from '#content/documents/load.ts'
import { withValue } from '#content/documents/with-value.ts'
import { photo } from '#workshop/content.ts'
import { type SiteProcess, startSite } from '#workshop/site.ts'
import { enterDesk, openStoreOf } from '#workshop/staff.ts'
import { postQuote } from '#workshop/visitor.ts'
import { type ReceivedPicture, readPicture } from '../../server/edition/pictures.ts'
import { tokenOf } from '../../server/people/session.ts'
import { inlineHashes } from '../../server/site/inline-hashes.ts'
import type { Store } from '../../server/store/store.ts'
import { createPostgresDatabase } from '../../server/store/suite/test-databases.ts'
import { eventually } from '../../tools/test/eventually.ts'
import { mailSettings, startFakeSmtp } from '../../tools/test/fake-mail.ts'
import { findPostgres } from '../../tools/test/postgres-process.ts'

const repository = readDocuments()
const act = { person: { id: 'nina', name: 'Nina Ferrand' }, now: Date.UTC(2026, 10, 25) }

function changed(document: string, path: string, value: unknown) {
  const base = repository.get(document)
  return { document, content: withValue(base, path, value), base }
}

const received = await readPicture(await photo('teal', 1600, 900), 'IMG_4127.jpg')
const shown = received as ReceivedPicture

const changes = [
  changed('pages/accueil', 'hero.lead', 'Une phrase jamais lue, en {{delai.vitrine}}.'),
  changed('catalogue/prices', 'site-vitrine.prices.euro.0', 611),
  changed('company/sentences', 'answerTime', 'au plus tard le trois du mois'),
  changed('collections/articles/site-lent', 'blocks', [
    ...['Une vitrine.', { picture: { ...shown.picture, alt: 'Un mur bleu' } }],
  ]),
  {
    document: 'collections/articles/nouvelle-vitrine',
    base: null,
    content: {
      ...(repository.get('collections/articles/site-lent') as object),
      title: 'Une nouvelle vitrine',
      crumb: 'Nouvelle vitrine',
      date: '2026-11-23',
      description:
        'Une vitrine refaite, ce qu’elle coûte et ce qu’elle rapporte, avec des sources datées.',
      blocks: [{ heading: 'La rue' }, 'Elle passe.'],
    },
  },
]

const smtp = await startFakeSmtp()
afterAll(() => smtp.close())

const statusOf = async (site: SiteProcess, path: string) => (await fetch(site.url + path)).status

const textOf = async (site: SiteProcess, path: string) => (await fetch(site.url + path)).text()

const shows = (site: SiteProcess, path: string, words: string) =>
  eventually(async () => expect(await textOf(site, path)).toContain(words))

/** @returns HTML of the desk's page with the draft */
async function beginQuote(site: SiteProcess, settings: Record<string, string>, reference: string) {
  const { secret } = await enterDesk(settings)
  const headers = { Cookie: `bureau=${secret}`, 'X-Token': tokenOf(secret), Origin: site.url }
  const begun = await fetch(`${site.url}/bureau/demandes/${reference}/devis`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ id: randomUUID() }),
    redirect: 'manual',
  })
  const address = begun.headers.get('Location') ?? ''
  return (await fetch(new URL(address, site.url), { headers })).text()
}

async function expectPicture(site: SiteProcess) {
  const $ = load(await textOf(site, '/blog/site-lent'))
  expect($('style').text()).toContain('.article-photo')
  const addresses = $.html('.article-text img').match(/\/images\/[\w.-]+/g) ?? []
  expect(addresses).toHaveLength(3)
  for (const address of addresses) expect(await statusOf(site, address)).toBe(200)
}

/** Publishes, and reads what each instance shows: the one beside the store, and the last. */
async function judge(store: Store, settings: Record<string, string>, sites: SiteProcess[]) {
  const [here, elsewhere] = [sites[0] as SiteProcess, sites.at(-1) as SiteProcess]
  await store.publications.keepPictures(shown.pictures, act.now)
  expect(await store.publications.publish(0, changes, act)).toBe(1)
  // A proxy may send a visitor of one instance to another, which has not rendered the publication yet.
  expect(await statusOf(here, '/blog/nouvelle-vitrine')).toBe(200)
  for (const path of ['/contactez-nous', '/devis', '/tarifs/site-vitrine']) {
    const data = (await textOf(here, path)).match(/\/assets\/[\w-]+\.json/g) ?? []
    for (const address of data) expect(await statusOf(elsewhere, address), address).toBe(200)
  }
  for (const site of sites) {
    await shows(site, '/', 'Une phrase jamais lue, en 2')
    const prices = await fetch(`${site.url}/tarifs/site-vitrine`)
    const html = await prices.text()
    expect(html).toContain('611')
    expect(html).toContain('"price":611')
    const policy = prices.headers.get('Content-Security-Policy') ?? ''
    const { scripts, styles } = inlineHashes(html)
    expect(scripts.length).toBeGreaterThan(0)
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash)
    expect(await textOf(site, '/contactez-nous')).toContain('611')
    const article = await fetch(`${site.url}/blog/nouvelle-vitrine`)
    expect(article.status).toBe(200)
    expect(await article.text()).toContain('<p>Elle passe.')
    for (const path of ['/blog', '/blog/client-presse', '/sitemap.xml', '/blog/rss.xml']) {
      expect(await textOf(site, path), path).toContain('/blog/nouvelle-vitrine')
    }
    expect(await textOf(site, '/devis?service=seo')).toContain('611')
    const packed = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'br' } })
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    expect(await packed.text()).toBe(await textOf(site, '/'))
    await expectPicture(site)
  }

  const email = `${randomUUID()}@example.org`
  const { body } = await postQuote(elsewhere.url, { email, pack: 'site-vitrine-essentiel' })
  const mail = await eventually(() => {
    const found = smtp.mails.find(({ envelope }) => envelope.to.includes(email))
    expect(found).toBeDefined()
    return found
  })
  expect(mail?.mail.text).toContain('au plus tard le trois du mois')
  expect(await beginQuote(elsewhere, settings, body.reference)).toContain('value="611,00"')
}

describe('a publication changes pages, pictures, mails and quotes', () => {
  // Starting two sites takes long on a busy machine.
  const timeout = 300_000
  test('in SQLite, and of an instance that starts beside the former one', {
    tags: 'thorough',
    timeout,
  }, async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'graaand-publications-'))
    const settings = { DATA_DIR: folder.path, ...mailSettings(smtp.url) }
    await using site = await startSite(settings)
    await using store = openStoreOf(settings)
    await judge(store, settings, [site])
    await using restarted = await startSite(settings)
    expect(await textOf(restarted, '/')).toContain('Une phrase jamais lue')
  })
  test.skipIf(!findPostgres())(
    'in PostgreSQL, of every instance, and can be reverted',
    { tags: 'postgres', timeout },
    async () => {
      const settings = { DATABASE_URL: await createPostgresDatabase(), ...mailSettings(smtp.url) }
      await using here = await startSite(settings)
      await using elsewhere = await startSite(settings)
      const before = await textOf(elsewhere, '/')
      await using store = openStoreOf(settings)
      await judge(store, settings, [here, elsewhere])
      expect(await store.publications.restore(0, 1, act)).toBe(2)
      await eventually(async () => expect(await textOf(elsewhere, '/')).toBe(before))
      expect(await statusOf(elsewhere, '/blog/nouvelle-vitrine')).toBe(404)
    },
  )
})
