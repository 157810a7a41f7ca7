import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { furnishAgency } from '#workshop/agency.ts'
import { newLead } from '#workshop/requests.ts'
import { createSqliteStore } from '../databases/sqlite.ts'
import { fillOlder, olderSqlite, olderSteps } from '../suite/older-database.ts'
import { everythingOf, rowsOf } from '../suite/rows.ts'
import { backUp, findDamage, restore } from './backup.ts'

const now = Date.UTC(2026, 10, 23, 8, 42)
const rules = { acknowledgedSince: 0 }

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-backup-'))
  const directory = join(folder, 'data')
  const store = createSqliteStore(directory)
  onTestFinished(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })
  const keep = async (count: number) => {
    const plans = [{ channel: 'smtp', recipient: 'agency' }] as const
    await Promise.all(Array.from({ length: count }, () => store.keepLead(newLead(), plans, rules)))
  }
  return { folder, directory, store, keep, file: join(folder, 'leads.bak') }
}

test('a backup made while the site uses the database restores every lead', async () => {
  const { directory, store, keep, file } = await setUp()
  await keep(20)
  const before = await store.listLeads()
  await expect(backUp(directory, file)).resolves.toEqual({ ok: true, leads: 20 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  await keep(3)
  await store.eraseBefore(now + 1, { person: null, at: now })
  await keep(2)
  await store.close()
  const restored = await restore(directory, file, now)
  expect(restored).toEqual({
    ok: true,
    leads: 20,
    aside: join(directory, 'leads-until-2026-11-23T084200.000Z.sqlite'),
  })
  await expect(store.listLeads()).resolves.toEqual(before)
  await expect(store.health(now)).resolves.toBeUndefined()

  const aside = new DatabaseSync(restored.ok ? (restored.aside ?? '') : '')
  expect(aside.prepare('SELECT count(*) AS leads FROM leads').get()).toEqual({ leads: 2 })
  aside.close()
})

test('a backup under load contains one instant and blocks writers only briefly', {
  tags: 'thorough',
}, async () => {
  const { directory, keep, file } = await setUp()
  await keep(1)
  const writer = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { createSqliteStore } from '#server/store/databases/sqlite.ts'
      const store = createSqliteStore(${JSON.stringify(directory)})
      for (let number = 0; ; number++) {
        const id = crypto.randomUUID()
        const lead = { id, reference: id, form: 'quote', values: { number }, page: '/', notice: '', receivedAt: number, digest: id }
        await store.keepLead(lead, [{ channel: 'smtp', recipient: 'agency' }], { acknowledgedSince: 0 })
        if (number === 50) console.log('pouring')
      }`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void writer.kill('SIGKILL'))
  await once(writer.stdout, 'data')
  for (let round = 0; round < 5; round++) {
    const copy = `${file}.${round}`
    const made = await backUp(directory, copy)
    const database = new DatabaseSync(copy)
    const { leads, deliveries } = database
      .prepare(
        'SELECT count(*) AS leads, (SELECT count(*) FROM deliveries) AS deliveries FROM leads',
      )
      .get() as Record<'leads' | 'deliveries', number>
    database.close()
    expect(made).toEqual({ ok: true, leads })
    expect(leads).toBeGreaterThan(50)
    expect(deliveries).toBe(leads)
  }
  writer.kill('SIGKILL')
  await once(writer, 'close')
})

const isRoot = process.getuid?.() === 0
test.skipIf(!isRoot)('files created or restored by root belong to the folder’s owner', async () => {
  const { folder, directory, keep, file } = await setUp()
  const service = 12_345
  const ownersIn = async (place: string) => {
    const names = await readdir(place)
    const owners = await Promise.all(names.map(async (name) => (await stat(join(place, name))).uid))
    return Object.fromEntries(names.map((name, index) => [name, owners[index]]))
  }
  await mkdir(directory)
  await chown(directory, service, service)
  await keep(1)
  const files = ['leads.sqlite', 'leads.sqlite-shm', 'leads.sqlite-wal']
  expect(await ownersIn(directory)).toEqual(
    Object.fromEntries(files.map((name) => [name, service])),
  )

  await backUp(directory, file)
  const elsewhere = join(folder, 'elsewhere')
  await mkdir(elsewhere)
  await chown(elsewhere, service, service)
  await restore(elsewhere, file, now)
  expect(await ownersIn(elsewhere)).toEqual({ 'leads.sqlite': service })
})

test('a backup overwrites no file, and needs a database', async () => {
  const { folder, directory, keep, file } = await setUp()
  await expect(backUp(directory, file)).resolves.toEqual({ ok: false, fault: 'no database' })
  await keep(1)
  await writeFile(file, 'precious')
  await expect(backUp(directory, file)).resolves.toEqual({ ok: false, fault: 'exists' })
  await expect(readFile(file, 'utf8')).resolves.toBe('precious')
  expect((await readdir(folder)).toSorted()).toEqual(['data', 'leads.bak'])
})

// A file-size limit replaces a full disk: both refuse a write that needs more room. The listener is called at once,
// because a signal would be heard after a backup on a fast disk; the listener then ends the process by the signal.
test.each([
  ['on a full disk', 'trap "" XFSZ; ulimit -f 100;', '', 0],
  ['ended by SIGTERM', '', "process.emit('SIGTERM', 'SIGTERM')", 'SIGTERM'],
  ['ended by Ctrl+C', '', "process.emit('SIGINT', 'SIGINT')", 'SIGINT'],
])('a backup and a restore %s leave no file', async (_, limits, then, end) => {
  const { folder, directory, store, keep, file } = await setUp()
  await keep(1)
  await backUp(directory, file)
  await store.close()
  const filesNow = async () => {
    const names = await readdir(folder, { recursive: true })
    // A reader leaves the log of the database itself.
    return names.filter((name) => !/leads\.sqlite-(?:shm|wal)$/.test(name))
  }
  const before = await filesNow()
  for (const act of [
    `backUp(${JSON.stringify(directory)}, ${JSON.stringify(`${file}.two`)})`,
    `restore(${JSON.stringify(directory)}, ${JSON.stringify(file)}, ${now})`,
  ]) {
    const program = `import { backUp, restore } from '#server/store/moving/backup.ts'
      const made = ${act}.catch((error) => console.log(String(error)))
      ${then}
      await made`
    const command = `${limits} exec "$0" --input-type=module-typescript --eval "$1"`
    const run = spawnSync('sh', ['-c', command, process.execPath, program], { encoding: 'utf8' })
    expect(run.signal ?? run.status).toBe(end)
    if (limits) expect(run.stdout).toMatch(/disk/)
    expect(await filesNow()).toEqual(before)
  }
})

test('a restore is refused while a site runs', { tags: 'thorough' }, async () => {
  const { directory, store, keep, file } = await setUp()
  await keep(2)
  await backUp(directory, file)
  await keep(1)
  await expect(restore(directory, file, now)).resolves.toEqual({ ok: false, fault: 'in use' })
  await expect(store.listLeads()).resolves.toHaveLength(3)

  await store.close()
  const script = `
    import { createSqliteStore } from '#server/store/databases/sqlite.ts'
    const store = createSqliteStore(${JSON.stringify(directory)})
    await store.health(0)
    console.log('open')
    setInterval(() => {}, 1_000)`
  const site = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  await once(site.stdout, 'data')
  await expect(restore(directory, file, now)).resolves.toEqual({ ok: false, fault: 'in use' })
  site.kill('SIGKILL')
  await once(site, 'close')
  await expect(restore(directory, file, now)).resolves.toMatchObject({ ok: true, leads: 2 })
  expect(await readdir(directory)).not.toContain('leads.sqlite.incoming')
})

test('a damaged database is detected, and replaced by a restore', {
  tags: 'thorough',
}, async () => {
  const { directory, store, keep, file } = await setUp()
  expect(findDamage(directory)).toBeUndefined()
  await keep(200)
  expect(findDamage(directory)).toBeUndefined()
  await backUp(directory, file)
  await store.close()

  const database = join(directory, 'leads.sqlite')
  const { size } = await stat(database)
  const bytes = await readFile(database)
  for (const harm of [
    () => writeFile(database, 'not a database, '.repeat(1_000)),
    () => writeFile(database, bytes.fill(0xff, size / 2)),
    () => truncate(database, size / 2),
  ]) {
    await harm()
    expect(findDamage(directory)).toEqual(expect.any(String))
    await expect(backUp(directory, `${file}.2`)).resolves.toEqual({ ok: false, fault: 'damaged' })
    await expect(restore(directory, file, now)).resolves.toMatchObject({ ok: true, leads: 200 })
    expect(findDamage(directory)).toBeUndefined()
    await expect(store.listLeads()).resolves.toHaveLength(200)
    await store.close()
  }
})

test('a restore refuses missing, newer, truncated and foreign files', async () => {
  const { folder, directory, store, keep, file } = await setUp()
  await keep(100)
  await backUp(directory, file)
  await store.close()
  const refused = async (fault: string) => {
    await expect(restore(directory, file, now)).resolves.toEqual({ ok: false, fault })
    await expect(store.listLeads()).resolves.toHaveLength(100)
    await store.close()
  }
  await expect(restore(directory, join(folder, 'nowhere'), now)).resolves.toEqual({
    ok: false,
    fault: 'no backup',
  })

  const newer = new DatabaseSync(file)
  newer.exec("INSERT INTO kysely_migration VALUES ('2999-01-01-wonders', '2999')")
  newer.close()
  await refused('newer')

  await truncate(file, (await stat(file)).size / 2)
  await refused('damaged')

  await rm(file)
  const foreign = new DatabaseSync(file)
  foreign.exec('CREATE TABLE recipes (name)')
  foreign.close()
  await refused('foreign')

  await writeFile(file, '')
  await refused('foreign')
})

const programs = {
  'a trigger that keeps sessions open': `
    create trigger kept before delete on sessions begin select raise(ignore); end`,
  'a trigger that undoes what is written': `
    create trigger undone after insert on leads begin delete from leads; end`,
  'a view in the place of a table': 'drop table presence; create view presence as select 1 as id',
  'a table that is made of functions': 'create virtual table words using fts5(word)',
  'an index that refuses the second message': 'create unique index one on messages (lead_id)',
  'a journal that may be changed': 'drop trigger journal_no_update',
  'a trigger of ours that does nothing': `
    drop trigger journal_no_delete;
    create trigger journal_no_delete before delete on journal begin select 1; end`,
  'a table less': 'drop table page_views',
  'a program that passes for one of SQLite’s own': `
    pragma writable_schema = on;
    insert into sqlite_schema values ('trigger', 'sqlite_stat9', 'leads', 0,
      'create trigger sqlite_stat9 after insert on leads begin delete from leads; end')`,
}

const values = {
  'answers that are no JSON': `update leads set fields = '['`,
  'answers that are nothing': `update leads set fields = 'null'`,
  'answers that are no texts': `update leads set fields = '{"name": 5, "email": {"a": 1}}'`,
  'answers that no memory holds': `update leads set fields = json_object('name', hex(zeroblob(9000000)))`,
  'answers with a key of every object': `update leads set fields = '{"__proto__": "a"}'`,
  'bytes in the place of a text': `update leads set page = x'00ff'`,
  'a text in the place of a date': `update leads set received_at = 'abc'`,
  'a date with a fraction': 'update leads set received_at = 1.5',
  'a date beyond all numbers': 'update leads set received_at = 900000000000000000',
}

test.each(Object.entries({ ...programs, ...values }))('%s is not restored', async (_, sql) => {
  const { directory, store, keep, file } = await setUp()
  await keep(3)
  await backUp(directory, file)
  const crafted = new DatabaseSync(file, { defensive: false })
  crafted.exec(sql)
  crafted.close()
  await store.close()
  await expect(restore(directory, file, now)).resolves.toEqual({ ok: false, fault: 'foreign' })
  await expect(store.listLeads()).resolves.toHaveLength(3)
})

test('a backup with an operator’s statistics and index is restored', async () => {
  const { directory, store, keep, file } = await setUp()
  await keep(2)
  await store.close()
  const database = new DatabaseSync(join(directory, 'leads.sqlite'))
  database.exec('create index by_form on leads (form); analyze')
  database.close()
  await backUp(directory, file)
  await expect(restore(directory, file, now)).resolves.toMatchObject({ ok: true, leads: 2 })
})

test('neither backup nor restore writes through a symbolic link', async () => {
  const { folder, directory, keep, file } = await setUp()
  await keep(1)
  const precious = join(folder, 'precious')
  await writeFile(precious, 'precious')
  await symlink(precious, `${file}.partial`)
  await symlink(precious, join(directory, 'leads.sqlite.incoming'))
  await expect(backUp(directory, file)).resolves.toEqual({ ok: true, leads: 1 })
  await symlink(file, join(folder, 'link'))
  await expect(restore(join(folder, 'new'), join(folder, 'link'), now)).resolves.toMatchObject({
    leads: 1,
  })
  await expect(readFile(precious, 'utf8')).resolves.toBe('precious')
})

test('a backup is restored into an empty folder', { tags: 'thorough' }, async () => {
  const { folder, directory, keep, file } = await setUp()
  await keep(4)
  await backUp(directory, file)
  const elsewhere = join(folder, 'a', 'new', 'machine')
  const restored = await restore(elsewhere, file, now)
  expect(restored).toEqual({ ok: true, leads: 4, aside: undefined })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../cli.ts'), 'export', '--format', 'json'],
    { env: { DATA_DIR: elsewhere } },
  )
  expect(JSON.parse(stdout)).toHaveLength(4)
})

test('a restore returns the desk’s data without sessions', async () => {
  const { directory, store, file } = await setUp()
  const { nina, answered } = await furnishAgency(store, { now })
  const before = await everythingOf(store)
  await backUp(directory, file)
  await store.eraseBefore(now * 2, { person: nina, at: now })
  await store.people.revokePerson(nina, null, now)
  await store.close()

  await expect(restore(directory, file, now)).resolves.toMatchObject({ ok: true })
  await expect(everythingOf(store)).resolves.toEqual({ ...before, invitations: [] })
  await expect(store.journal.firstForged()).resolves.toBeUndefined()
  const rules = { openedAfter: 0, usedAfter: 0 }
  await expect(store.people.listSessions(rules)).resolves.toEqual([])
  await expect(store.people.findInvitation('invitation', now)).resolves.toBeUndefined()
  await expect(store.people.takeChallenge('challenge', nina.id, now)).resolves.toBe(false)
  const { groups } = await store.requests.search('vacances', 10)
  expect(groups.flatMap(({ rows }) => rows)).toMatchObject([{ id: answered.id }])
})

test('a restore returns quotes with their files and numbers', async () => {
  const { directory, store, file } = await setUp()
  const { onPaper } = await furnishAgency(store, { now })
  const next = await store.quotes.nextNumber('FR', 2026)
  const before = await everythingOf(store)
  await backUp(directory, file)
  await store.eraseBefore(now * 2, { person: null, at: now })
  await store.close()
  await expect(restore(directory, file, now)).resolves.toMatchObject({ ok: true })
  await expect(everythingOf(store)).resolves.toEqual({ ...before, invitations: [] })
  await expect(store.quotes.readPdf(onPaper.key, 'sent')).resolves.toEqual(onPaper.pdf)
  await expect(store.quotes.nextNumber('FR', 2026)).resolves.toBe(next)
})

test.each(olderSteps)(
  'a backup of the version with the last migration %s is restored',
  { tags: 'thorough' },
  async (step) => {
    const { folder, directory, store } = await setUp()
    const older = join(folder, 'older')
    const rows = await fillOlder(olderSqlite(older, join(older, 'leads.sqlite')), step, now)
    const file = join(folder, 'older.bak')
    await expect(backUp(older, file)).resolves.toEqual({ ok: true, leads: rows.leads.length })
    await expect(restore(directory, file, now)).resolves.toMatchObject({ leads: rows.leads.length })
    for (const table of ['leads', 'deliveries', 'attempts'] as const) {
      const ids = (some: { id: string }[]) => some.map(({ id }) => id).toSorted()
      expect(ids(await rowsOf(store, table))).toEqual(ids(rows[table]))
    }
  },
)
