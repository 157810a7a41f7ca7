import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { load } from 'cheerio'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { assemble } from '#content/documents/assemble.ts'
import { drawDesk } from '#desk/door.tsx'
import { fieldAddress, nameOf, removalAddress, returnAddress } from '#desk/edition/wire.ts'
import { openDesk } from '#workshop/desk.ts'
import { fakeEdition, original, reviewed } from '#workshop/edition.ts'
import { publicationOutcome } from '#workshop/editor.ts'
import { findPostgres } from '../../../../tools/test/postgres-process.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { createPostgresStore } from '../../../store/databases/postgres.ts'
import { createSqliteStore } from '../../../store/databases/sqlite.ts'
import type { Store } from '../../../store/store.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'
import { copySqlite, createPostgresDatabase } from '../../../store/suite/test-databases.ts'

const lead = 'pages/accueil#hero.lead'
const sheet = '/edition/pages/accueil'
const seen = fingerprint(original('pages/accueil', 'hero.lead'))
const text = 'Un site clair.'

/** Opens the desk for Nina; its posts ask for JSON, as the desk's scripts do, unless headers are given. */
async function setUp(store?: Store) {
  const own = store ?? (await createTemporaryStore())
  const fake = fakeEdition(own)
  const logged: string[] = []
  const { desk, enter } = await openDesk({
    store: own,
    log: { info() {}, error: (line) => logged.push(line) },
    edition: fake.edition,
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
  })
  const { headers } = await enter()
  const json = { ...headers, Accept: 'application/json' }
  return {
    ...fake,
    store: own,
    logged,
    get: (path: string) => desk.request(path, { headers }),
    post: (path: string, fields: Record<string, string>, given: Record<string, string> = json) =>
      desk.request(path, { method: 'POST', headers: given, body: new URLSearchParams(fields) }),
    save: (value: string, given: Record<string, string> = json) =>
      desk.request(sheet, {
        method: 'POST',
        headers: given,
        body: new URLSearchParams({ [nameOf('text', lead)]: value, [nameOf('seen', lead)]: seen }),
      }),
    headers,
    async publish(after = 0) {
      const began = await desk.request('/edition/publications', {
        ...{ method: 'POST', headers },
        body: new URLSearchParams({
          ...{ apres: String(after), [nameOf('taken', lead)]: 'oui' },
          [nameOf('seen', lead)]: fingerprint(text),
        }),
      })
      if (began.headers.get('Location') !== '/bureau/edition/publication') return began
      const to = await publicationOutcome((path) =>
        desk.request(path.replace('/bureau', ''), { headers }),
      )
      return desk.request(to.replace('/bureau', ''), { headers })
    },
  }
}

const wordsOf = async (answer: Response) =>
  load(await answer.text())('main')
    .text()
    .replaceAll(/\s+/g, ' ')

const noAnswer = 'ce que vous avez écrit y est encore'

interface Database {
  store: Store
  leave(): Promise<void>
  comeBack(): Promise<void>
}

async function sqlite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-'))
  const [directory, away] = [join(folder, 'data'), join(folder, 'away')]
  await mkdir(directory)
  await copySqlite(directory)
  const store = createSqliteStore(directory)
  onTestFinished(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })
  return {
    store,
    async leave() {
      await rename(directory, away)
      // A file, because the store would create a missing folder.
      await writeFile(directory, '')
    },
    async comeBack() {
      await rm(directory)
      await rename(away, directory)
    },
  }
}

async function postgres(): Promise<Database> {
  const url = await createPostgresDatabase()
  const store = createPostgresStore(url, 5_000)
  onTestFinished(() => store.close())
  const name = new URL(url).pathname.slice(1)
  const run = async (...queries: string[]) => {
    const client = new pg.Client(url.replace(name, 'postgres'))
    await client.connect()
    for (const query of queries) await client.query(query)
    await client.end()
  }
  return {
    store,
    leave: () =>
      run(
        `alter database ${name} with allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    comeBack: () => run(`alter database ${name} with allow_connections true`),
  }
}

function judge(open: () => Promise<Database>) {
  test('a text that cannot be stored is refused with a message, and stored when posted again', async () => {
    const { store, leave, comeBack } = await open()
    const { save, get, edition, headers } = await setUp(store)
    await leave()
    const answer = await save(text)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ fault: 'unavailable' })
    const plain = await save(text, headers)
    expect(plain.status).toBe(503)
    expect(await plain.text()).toContain(noAnswer)
    const page = await get('/edition')
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('La base de données ne répond pas')
    await comeBack()
    expect((await save(text)).status).toBe(200)
    expect((await edition.state()).changes).toMatchObject([{ key: lead, after: text }])
    expect((await get('/edition')).status).toBe(200)
  })

  test.each(['before the check of its rules', 'while its pages are rendered'])(
    'a publication that loses the database %s fails without a change, and succeeds later',
    async (when) => {
      const { store, leave, comeBack } = await open()
      const { save, publish, edition, get, hooks, content, put, follower } = await setUp(store)
      await save(text)
      const before = content.current
      let isAway = false
      const go = async () => {
        if (isAway) return
        isAway = true
        await leave()
      }
      if (when === 'before the check of its rules') {
        const { missingPictures } = store.publications
        vi.spyOn(store.publications, 'missingPictures').mockImplementationOnce(async (ids) => {
          await go()
          return missingPictures(['x'.repeat(32), ...ids])
        })
      } else hooks.beforeRender = go
      const person = { id: 'nina', name: 'Nina Ferrand' }
      expect(await edition.publish(await reviewed(edition, [lead]), 0, person)).toMatchObject({
        kind: 'failed',
        fault: { kind: 'unstored' },
      })
      await expect(follower.catchUp()).rejects.toThrow('The database is unavailable')
      expect(content.current).toBe(before)
      expect(put).toEqual([])
      await comeBack()
      expect((await edition.publishing())?.result).toMatchObject({ kind: 'failed' })
      expect(await wordsOf(await get('/edition/publication'))).toContain(
        'la base de données n’a pas répondu',
      )
      expect(await wordsOf(await publish())).toContain('C’est en ligne')
      expect(content.current.home.hero.lead).toBe(text)
    },
  )
}

describe('an unavailable database, SQLite', () => judge(sqlite))
describe.skipIf(findPostgres() === undefined)(
  'an unavailable database, PostgreSQL',
  { tags: 'postgres' },
  () => judge(postgres),
)

describe('a full disk', () => {
  /** Simulates a full disk: SQLite cannot add a page to its file, on this connection and on later ones. */
  function limitRoom() {
    const { exec } = DatabaseSync.prototype
    const opened = new Set<DatabaseSync>()
    let isFull = false
    const limit = (database: DatabaseSync, pages: number) => {
      if (database.isOpen) exec.call(database, `PRAGMA max_page_count = ${pages}`)
    }
    const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      sql: string,
    ) {
      opened.add(this)
      exec.call(this, sql)
      if (isFull) limit(this, 1)
    })
    onTestFinished(() => spy.mockRestore())
    return (full: boolean) => {
      isFull = full
      for (const database of opened) limit(database, full ? 1 : 1_000_000)
    }
  }

  test('refuses a draft with a fault, and stores it once there is space', async () => {
    const setFull = limitRoom()
    const { save, edition, get } = await setUp()
    setFull(true)
    const long = 'Un site clair. '.repeat(20_000).trim()
    const answer = await save(long)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ fault: 'unavailable' })
    expect((await edition.state()).changes).toEqual([])
    expect((await get(sheet)).status).toBe(200)
    setFull(false)
    expect((await save(long)).status).toBe(200)
    expect((await edition.state()).changes).toMatchObject([{ key: lead }])
  })

  test('stores no publication and leaves drafts and pages as they are', async () => {
    const setFull = limitRoom()
    const { save, edition, publish, content, put, store } = await setUp()
    await save(text)
    const picture = { type: 'image/avif', body: Buffer.alloc(100_000) }
    // Uses up the free pages of the file; the failed one, the free space of the last page.
    await store.publications.keepPictures([{ id: 'kept', ...picture }], 0)
    setFull(true)
    await expect(store.publications.keepPictures([{ id: 'x', ...picture }], 0)).rejects.toThrow(
      'full',
    )
    const before = content.current
    const failed = await wordsOf(await publish())
    expect(failed).toContain('la base de données n’a pas répondu')
    expect(content.current).toBe(before)
    expect(put).toEqual([])
    expect((await edition.state()).changes).toHaveLength(1)
    setFull(false)
    expect(await wordsOf(await publish())).toContain('C’est en ligne')
    expect(content.current.home.hero.lead).toBe(text)
  })
})

describe('too much text', () => {
  test('a text of ten thousand characters is stored, and refused with a message', async () => {
    const { save, edition, get } = await setUp()
    expect((await save('é'.repeat(10_000))).status).toBe(200)
    const [change] = (await edition.state()).changes
    expect(change).toMatchObject({ state: 'refused', after: 'é'.repeat(10_000) })
    for (const path of [sheet, '/edition', '/edition/relire', '/edition/apercu/']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
    }
    expect(await wordsOf(await get(sheet))).toMatch(/10000 sur \d+.: \d+ de trop/)
  })

  test('ten thousand characters in the name of a new entry are refused on its page', async () => {
    const { post } = await setUp()
    const answer = await post('/edition/articles', { nom: 'é'.repeat(10_000) })
    expect(answer.status).toBe(422)
    expect(await wordsOf(answer)).toContain('9920 de trop')
  })

  test('a post of over 6 MB is answered with 413 and a message', async () => {
    const { save, headers, edition } = await setUp()
    const large = 'x'.repeat(6_300_000)
    const answer = await save(large)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ fault: 'too large' })
    const plain = await save(large, headers)
    expect(plain.status).toBe(413)
    expect(await plain.text()).toContain('Ce texte est trop long')
    expect((await edition.state()).changes).toEqual([])
  })
})

test('the preview of a page that a text breaks shows a message, and logs no word of it; others work', async () => {
  const { save, get, logged } = await setUp()
  await save('C’est impossible.')
  const answer = await get('/edition/apercu/')
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Cette page ne s’ouvre pas avec les textes actuels.')
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(logged).toEqual([
    expect.stringMatching(/^The preview of \/ failed: RangeError at .*edition\.ts/),
  ])
  expect((await get('/edition/apercu/devis')).status).toBe(200)
  expect((await get('/edition/apercu/?etat=avant')).status).toBe(200)
})

test('an odd address is answered with a page, a redirect or 404, never with an error', async () => {
  const { get } = await setUp()
  for (const path of [
    '/apercu/?etat=constructor',
    '/apercu/?etat=__proto__',
    '/apercu/..%2f..%2fetc/passwd',
    '/historique?avant=Infinity&voir=1e999',
    '/historique?avant=99999999999999999999',
    '/historique?avant=-1',
    '/publications/9007199254740991',
    '/publications/1e3',
    '/publications/0',
    '/champs/pages:accueil!__proto__',
    '/champs/__proto__!constructor',
    '/champs/pages:accueil!steps.99999999999999999999',
    '/champs/x',
    '/pages/accueil/champs/__proto__/reprise',
    '/constructor',
    '/__proto__/x',
    '/pages/__proto__',
    '/pages/..%2f..%2f..%2fetc%2fpasswd',
    '/projets/constructor',
    '/images/..%2f..%2fetc%2fpasswd',
  ]) {
    expect([200, 302, 404], path).toContain((await get(`/edition${path}`)).status)
  }
})

test('odd paths and acts change nothing', { tags: 'thorough' }, async () => {
  const { post, edition, headers } = await setUp()
  const paths = [
    ...['__proto__', 'constructor', 'toString', 'hero.__proto__', 'hero.constructor.name', ''],
    ...['..', 'hero..lead', 'services.cards.99999999999', 'services.cards.-1'],
  ]
  const own = Object.fromEntries(paths.map((path) => [`f|pages/accueil#${path}`, 'x']))
  const seens = Object.fromEntries(paths.map((path) => [`s|pages/accueil#${path}`, seen]))
  const resources = [
    ...(['montee', 'retrait', 'lignes', 'reprise', 'confirmation'] as const),
    ...(['versions/mienne', 'versions/autre', 'mise-de-cote', 'inclusion', 'image'] as const),
  ]
  const keys = [...paths.map((path) => `pages/accueil#${path}`), '__proto__#constructor', 'x']
  for (const address of [
    ...keys.flatMap((key) => resources.map((resource) => fieldAddress(sheet, key, resource))),
    ...['constructor', '__proto__', 'toString'].map(
      (name) => `${fieldAddress(sheet, lead)}/${name}`,
    ),
    removalAddress(sheet),
    returnAddress(sheet),
  ]) {
    const answer = await post(address, { ...own, ...seens }, headers)
    expect([303, 404, 409], address).toContain(answer.status)
  }
  expect((await edition.state()).changes).toEqual([])
  expect(Object.prototype).not.toHaveProperty('name')
})

test('a choice of versions redirects only to pages of the edition', async () => {
  const { post, headers } = await setUp()
  for (const [retour, page] of [
    ['/bureau/edition/pages/accueil', '/bureau/edition/pages/accueil'],
    ['/bureau/edition/../../suivi', '/bureau/edition'],
    ['/bureau/edition/\r\nSet-Cookie: a=b', '/bureau/edition'],
    ['//evil.example', '/bureau/edition'],
    ['https://evil.example', '/bureau/edition'],
  ]) {
    const answer = await post(
      fieldAddress('/edition', lead, 'versions/code'),
      { retour: retour ?? '' },
      headers,
    )
    expect(answer.headers.get('Location')?.split('?')[0], retour).toBe(page)
  }
})

test('a repeated post of an old form changes nothing', async () => {
  const { save, publish, post, edition, store } = await setUp()
  await save(text)
  expect(await wordsOf(await publish())).toContain('C’est en ligne')
  // This text is based on a version that is no longer online.
  expect((await save('Un autre.')).status).toBe(409)
  expect((await save(text)).status).toBe(200)
  expect((await publish()).headers.get('Location')).toContain('/edition/relire')
  const restored = await post('/edition/publications/0/remise', { apres: '0' })
  expect(restored.headers.get('Location')).toContain('/edition/relire')
  expect((await edition.state()).changes).toEqual([])
  expect(await store.publications.last()).toBe(1)
})

test('concurrent publications, restorations and removals leave one history without gaps', async () => {
  const { edition, store, content } = await setUp()
  const [nina, karim] = [
    { id: 'nina', name: 'Nina Ferrand' },
    { id: 'karim', name: 'Karim Jaziri' },
  ]
  const made = await edition.create('desk/templates', 'Relance', undefined, nina)
  if (!('document' in made)) throw new Error('not created')
  const { document } = made
  const set = (path: string, value: string, was: unknown = '') =>
    ({ kind: 'set', document, path, value, seen: fingerprint(was) }) as const
  await edition.edit([set('subject', 'Objet'), set('text', 'Bonjour.')], nina)
  const outcomes: string[] = []
  for (let round = 0; round < 12; round++) {
    const { last, working } = await edition.state()
    const seenNow = fingerprint(working.get(document))
    const home = { kind: 'set', document: 'pages/accueil', path: 'hero.lead' } as const
    const was = fingerprint((working.get('pages/accueil') as { hero: { lead: string } }).hero.lead)
    const chosen = await reviewed(edition, [`${document}#`, lead])
    const all = await Promise.allSettled([
      edition.publish(chosen, last, nina).then(({ kind }) => outcomes.push(kind)),
      edition.restore(Math.floor(last / 2), last, karim).then(({ kind }) => outcomes.push(kind)),
      edition.edit([{ kind: 'remove', document, path: '', seen: seenNow }], karim),
      edition.edit([{ ...home, value: `Un site clair, ${round} fois.`, seen: was }], nina),
      edition.edit([set('text', `Bonjour ${round}.`)], nina),
    ])
    expect(all.filter(({ status }) => status === 'rejected')).toEqual([])
    const state = await edition.state()
    expect((await store.publications.read(state.last))?.number).toBe(state.last || undefined)
    expect(content.current.home).toEqual(assemble(state.online).home)
  }
  const numbers = (await store.publications.list({ limit: 100 })).map(({ number }) => number)
  expect(numbers).toEqual(Array.from(numbers, (_, at) => numbers.length - at))
  expect(outcomes.filter((kind) => kind === 'published')).toHaveLength(numbers.length)
  expect(numbers.length).toBeGreaterThan(0)
})
