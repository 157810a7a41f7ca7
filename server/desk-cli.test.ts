import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { runDesk } from './desk-cli.ts'
import { createFakeClock } from './fake-clock.ts'
import { hashOfSecret } from './people/session.ts'
import { createSqliteStore } from './store/sqlite.ts'

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-desk-'))
  const store = createSqliteStore(folder)
  onTestFinished(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })
  const clock = createFakeClock()
  const siteUrl = 'https://graaand.example'
  const run = (...args: string[]) => runDesk(args, { store, clock, siteUrl })
  return { folder, store, clock, run }
}

test('invite prints one line, a link that opens the desk to one person', async () => {
  const { store, clock, run } = await setUp()
  const { code, output = '' } = await run('invite', 'nina.ferrand@graaand.example')
  expect(code).toBe(0)
  const [, secret = ''] =
    /^https:\/\/graaand\.example\/bureau\/invitation\/([\w-]{43})\n$/.exec(output) ?? []
  const found = await store.people.findInvitation(hashOfSecret(secret), clock.now())
  expect(found).toMatchObject({
    person: { name: 'Nina Ferrand', role: 'responsable' },
    invitedBy: null,
    expiresAt: clock.now() + 48 * 3_600_000,
  })
})

test('the first person is responsable, the others are not unless it is said', async () => {
  const { run } = await setUp()
  await run('invite', 'nina@graaand.example', '--name', 'Nina  Ferrand')
  await run('invite', 'karim@graaand.example', '--name', 'Karim Ben Salah')
  await run('invite', 'leila@graaand.example', '--role', 'responsable', '--name', 'Leïla Mansour')
  const { output } = await run('people')
  expect(output?.split('\n')).toEqual([
    'Karim Ben Salah <karim@graaand.example>, équipe, aucune clé, invitée jusqu’au 2026-11-25T08:42Z',
    'Leïla Mansour <leila@graaand.example>, responsable, aucune clé, invitée jusqu’au 2026-11-25T08:42Z',
    'Nina Ferrand <nina@graaand.example>, responsable, aucune clé, invitée jusqu’au 2026-11-25T08:42Z',
    '',
  ])
})

test('people says so when there is nobody', async () => {
  const { run } = await setUp()
  expect((await run('people')).output).toContain('npm run desk -- invite')
})

test('revoke ends what a person has, even of the last responsable', async () => {
  const { store, clock, run } = await setUp()
  await run('invite', 'nina@graaand.example')
  expect(await run('revoke', 'NINA@graaand.example')).toMatchObject({ code: 0 })
  expect(await store.people.listPeople(clock.now())).toEqual([])
  expect(await run('revoke', 'nina@graaand.example')).toMatchObject({ code: 1 })
})

test('journal --verify finds a line that was changed in the file', async () => {
  const { folder, store, run } = await setUp()
  await run('invite', 'nina@graaand.example')
  await run('revoke', 'nina@graaand.example')
  expect(await run('journal', '--verify')).toEqual({
    code: 0,
    output: 'Les 2 lignes sont telles qu’écrites.\n',
  })
  await store.close()
  const database = new DatabaseSync(join(folder, 'leads.sqlite'))
  database.exec('drop trigger journal_no_update')
  database.exec("update journal set object = 'Karim' where seq = 2")
  database.close()
  expect(await run('journal', '--verify')).toMatchObject({
    code: 1,
    error: expect.stringContaining('La ligne 2'),
  })
})

test.each([
  [],
  ['invite'],
  ['invite', 'nina'],
  ['invite', 'nina@graaand.example', 'karim@graaand.example'],
  ['invite', 'nina@graaand.example', '--role', 'chef'],
  ['people', '--verify'],
  ['revoke'],
  ['journal'],
  ['journal', '--everything'],
])('wrong use says how: %j', async (...args) => {
  const { store, clock, run } = await setUp()
  expect(await run(...args)).toMatchObject({ code: 2, error: expect.stringContaining('revoke') })
  expect(await store.people.listPeople(clock.now())).toEqual([])
})
