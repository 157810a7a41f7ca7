import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createFakeClock } from '../tools/test/fake-clock.ts'
import { runDesk } from './desk-cli.ts'
import { invitationLife } from './people/invitation.ts'
import { hashOfSecret } from './people/session.ts'
import { createTemporaryStore } from './store/suite/temporary-store.ts'

async function setUp() {
  const store = await createTemporaryStore()
  const clock = createFakeClock()
  const run = (...args: string[]) =>
    runDesk(args, { store, clock, siteUrl: 'https://graaand.example' })
  const invitationOf = (output = '') => {
    const secret = /^https:\/\/graaand\.example\/bureau\/invitation\/([\w-]{43})\n$/.exec(output)
    return store.people.findInvitation(hashOfSecret(secret?.[1] ?? ''), clock.now())
  }
  return { store, clock, run, invitationOf }
}

test('invite prints a link for 48 hours; the first person is responsable, the next is not', async () => {
  const { clock, run, invitationOf } = await setUp()
  const first = await run('invite', 'Nina.Ferrand@graaand.example')
  expect(first).toEqual({ code: 0, output: expect.any(String) })
  await expect(invitationOf(first.output)).resolves.toMatchObject({
    person: { name: 'Nina Ferrand', email: 'nina.ferrand@graaand.example', role: 'responsable' },
    invitedBy: null,
    expiresAt: clock.now() + invitationLife,
  })
  const next = await run('invite', 'k@graaand.example', '--name', ' Karim\n Ben Salah ')
  await expect(invitationOf(next.output)).resolves.toMatchObject({
    person: { name: 'Karim Ben Salah', role: 'equipe' },
  })
  clock.advance(invitationLife)
  await expect(invitationOf(first.output)).resolves.toBeUndefined()
})

test('a second invitation ends the first, and an invitation with another role is refused', async () => {
  const { run, invitationOf } = await setUp()
  const first = await run('invite', 'nina@graaand.example')
  const second = await run('invite', 'nina@graaand.example')
  await expect(invitationOf(first.output)).resolves.toBeUndefined()
  await expect(invitationOf(second.output)).resolves.toBeDefined()
  await expect(run('invite', 'nina@graaand.example', '--role', 'equipe')).resolves.toMatchObject({
    code: 1,
  })
  await expect(invitationOf(second.output)).resolves.toMatchObject({
    person: { role: 'responsable' },
  })
})

test('a revoked person returns with the role of the new invitation', async () => {
  const { run, invitationOf } = await setUp()
  const before = await run('invite', 'nina@graaand.example')
  await expect(run('revoke', 'NINA@graaand.example')).resolves.toEqual({
    code: 0,
    output: 'Nina ne peut plus entrer.\n',
  })
  await expect(invitationOf(before.output)).resolves.toBeUndefined()
  await expect(run('revoke', 'nina@graaand.example')).resolves.toMatchObject({ code: 1 })
  const after = await run('invite', 'nina@graaand.example', '--role', 'equipe')
  await expect(invitationOf(after.output)).resolves.toMatchObject({ person: { role: 'equipe' } })
})

test('people lists persons and their keys', async () => {
  const { store, clock, run } = await setUp()
  await expect(run('people')).resolves.toMatchObject({
    output: expect.stringContaining('Personne'),
  })
  await run('invite', 'nina@graaand.example', '--name', 'Nina Ferrand')
  await expect(run('people')).resolves.toEqual({
    code: 0,
    output:
      'Nina Ferrand <nina@graaand.example>, responsable : invitation jusqu’au 25/11/2026 09:42\n',
  })
  clock.advance(invitationLife)
  const [person] = await store.people.listPeople(clock.now())
  if (!person) throw new Error('nobody')
  const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], label: 'Clé de Nina' }
  await store.people.addPasskey(person, key, clock.now())
  await expect(run('people')).resolves.toMatchObject({
    output: 'Nina Ferrand <nina@graaand.example>, responsable : Clé de Nina\n',
  })
})

test('journal --verify confirms the journal, or names the changed line', async () => {
  const { store, clock, run } = await setUp()
  await run('invite', 'nina@graaand.example')
  await expect(run('journal', '--verify')).resolves.toEqual({
    code: 0,
    output: expect.stringMatching(
      /^Le journal est intact \(lignes\u00a0: 1\)\. .*1:[0-9a-f]{64}\n$/,
    ),
  })
  const journal = { ...store.journal, firstForged: async () => 7 }
  await expect(
    runDesk(['journal', '--verify'], { store: { ...store, journal }, clock, siteUrl: '' }),
  ).resolves.toEqual({ code: 1, error: expect.stringContaining('La ligne 7 ') })
})

test('a line noted earlier reveals a truncated and rehashed journal', async () => {
  const { store, run } = await setUp()
  await run('invite', 'nina@graaand.example')
  const { output = '' } = await run('journal', '--verify')
  const noted = /\d+:\w{64}/.exec(output)?.[0] ?? ''
  await run('invite', 'karim@graaand.example')
  // Lines added later do not invalidate the noted line.
  await expect(run('journal', '--verify', noted)).resolves.toMatchObject({ code: 0 })

  // A different journal, valid in itself, like one that an attacker truncated and rehashed.
  const cut = await setUp()
  await expect(cut.run('journal', '--verify')).resolves.toEqual({
    code: 0,
    output: 'Le journal est intact (lignes\u00a0: 0).\n',
  })
  await cut.run('invite', 'somebody@graaand.example')
  for (const { run: verify } of [cut, await setUp()]) {
    await expect(verify('journal', '--verify', noted)).resolves.toEqual({
      code: 1,
      error: expect.stringContaining('La ligne 1 n’est plus celle qui a été notée'),
    })
  }
  await expect(run('journal', noted)).resolves.toMatchObject({ code: 2 })
  await expect(run('journal', '--verify', '1:abc')).resolves.toMatchObject({ code: 2 })
  await expect(store.moving.journalHead()).resolves.toMatchObject({ seq: 2 })
})

test.each([
  [[]],
  [['invite']],
  [['invite', 'a@b.fr', 'c@d.fr']],
  [['invite', 'a@b.fr', '--role', 'admin']],
  [['invite', 'a@b.fr', '--verify']],
  [['people', 'a@b.fr']],
  [['revoke']],
  [['revoke', 'a@b.fr', '--name', 'A']],
  [['journal']],
  [['journal', '--force']],
])('%j prints the help', async (args) => {
  const { store, clock, run } = await setUp()
  await expect(run(...args)).resolves.toEqual({
    code: 2,
    error: expect.stringContaining('npm run desk'),
  })
  await expect(store.people.listPeople(clock.now())).resolves.toEqual([])
})

test('an invalid address is not invited', async () => {
  const { store, clock, run } = await setUp()
  for (const address of ['nina', 'a@b', 'a@b.fr,c@d.fr', '<a@b.fr>', `${'a'.repeat(250)}@b.fr`]) {
    await expect(run('invite', address)).resolves.toMatchObject({ code: 1 })
  }
  await expect(store.people.listPeople(clock.now())).resolves.toEqual([])
})

test('run as a process, the command reads the address of the site from its settings', {
  tags: 'thorough',
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'graaand-desk-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const env = { ...process.env, DATA_DIR: directory, PORT: '4100', SITE_URL: '' }
  const args = ['server/desk-cli.ts', 'invite', 'nina@graaand.example']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout).toMatch(/^http:\/\/localhost:4100\/bureau\/invitation\/[\w-]{43}\n$/)
  expect(stderr).toBe('')
})

test('a name that is too long is refused, without an invitation', async () => {
  const { run, store } = await setUp()
  await expect(
    run('invite', 'nina@graaand.example', '--name', 'Nina '.repeat(20)),
  ).resolves.toEqual({ code: 1, error: 'Le nom a 99 caractères\u00a0: 80 au maximum.\n' })
  expect(await store.people.findPerson('nina@graaand.example')).toBeUndefined()
})
