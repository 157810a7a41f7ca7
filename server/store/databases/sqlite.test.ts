import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import { StoreUnavailable } from '../engine/faults.ts'
import type { Store } from '../store.ts'
import { addNote } from '../suite/rows.ts'
import { describeStore } from '../suite/store-suite.ts'
import { copySqlite } from '../suite/test-databases.ts'
import { createSqliteStore, hintFor, roomIn, temporaryFolderFor } from './sqlite.ts'
import { networkOf } from './sqlite-file.ts'

const rules = { acknowledgedSince: 0 }
const act = { person: null, at: 0 }

describeStore('SQLite store', async () => {
  const directory = await temporaryDirectory()
  await copySqlite(directory)
  return {
    open: () => createSqliteStore(directory),
    cleanUp: () => rm(directory, { recursive: true }),
  }
})

let directory: string
let store: Store

beforeEach(async () => {
  directory = await temporaryDirectory()
  store = createSqliteStore(join(directory, 'data'), 50)
})

afterEach(async () => {
  await store.close()
  await chmod(join(directory, 'data'), 0o755).catch(() => {})
  await rm(directory, { recursive: true })
})

function temporaryDirectory() {
  return mkdtemp(join(tmpdir(), 'graaand-store-'))
}

function inAnotherProcess(
  script: string,
  { limits = '', uid }: { limits?: string; uid?: number } = {},
) {
  const preamble = `
    import { createSqliteStore } from '#server/store/databases/sqlite.ts'
    const store = createSqliteStore(${JSON.stringify(join(directory, 'data'))}, 5_000)
    let number = 0
    const keep = (text = '') => {
      const id = crypto.randomUUID()
      const values = { email: \`\${id}@exemple.fr\`, text }
      const lead = { id, reference: id, form: 'quote', values, page: '/', notice: '', receivedAt: ++number, digest: id }
      return store.keepLead(lead, [{ channel: 'smtp', recipient: 'agency' }], { acknowledgedSince: 0 }).then(() => id)
    }
  `
  return spawn(
    'bash',
    [
      '-c',
      `${limits} exec "$0" --input-type=module-typescript --eval "$1"`,
      process.execPath,
      preamble + script,
    ],
    { cwd: process.cwd(), stdio: ['pipe', 'pipe', 'inherit'], ...(uid !== undefined && { uid }) },
  )
}

async function outputOf(child: ChildProcess): Promise<string> {
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  await once(child, 'close')
  return output
}

test('several processes open a new database and write to it at once: nothing is lost', {
  tags: 'thorough',
}, async () => {
  const script = 'for (let i = 0; i < 30; i++) await keep(); await store.close()'
  const children = [1, 2, 3].map(() => inAnotherProcess(script))
  await Promise.all(children.map(outputOf))
  expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0])
  await expect(store.listLeads()).resolves.toHaveLength(90)
})

test('several processes send the same content at once: it is one lead', {
  tags: 'thorough',
}, async () => {
  const script = `
    for (let i = 0; i < 30; i++) {
      const lead = { id: crypto.randomUUID(), reference: crypto.randomUUID(), form: 'quote', values: {}, page: '/', notice: '', receivedAt: i, digest: String(i) }
      await store.keepLead(lead, [], { acknowledgedSince: 0, sameContentSince: i - 1 })
    }
    await store.close()`
  const children = [1, 2, 3].map(() => inAnotherProcess(script))
  await Promise.all(children.map(outputOf))
  expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0])
  await expect(store.listLeads()).resolves.toHaveLength(30)
})

test('several processes claim at once: each delivery is claimed once', {
  tags: 'thorough',
}, async () => {
  const plans = Array.from(
    { length: 60 },
    () => ({ channel: 'smtp', recipient: 'agency' }) as const,
  )
  await store.keepLead(newLead({ receivedAt: 0 }), plans, rules)
  const script = `
    const take = () => store.claimDue({ channels: ['smtp'], now: 1, until: 2, limit: 1 })
    for (let leases; (leases = await take()).length > 0; ) console.log(leases[0].id)
    await store.close()`
  const outputs = await Promise.all([1, 2, 3].map(() => outputOf(inAnotherProcess(script))))
  const ids = outputs.flatMap((output) => output.trim().split('\n').filter(Boolean))
  expect(ids).toHaveLength(60)
  expect(new Set(ids).size).toBe(60)
})

test('acknowledged leads survive a kill', { tags: 'thorough' }, async () => {
  const child = inAnotherProcess('for (;;) console.log(await keep())')
  const acknowledged: string[] = []
  if (child.stdout) {
    for await (const id of createInterface(child.stdout)) {
      acknowledged.push(id)
      if (acknowledged.length === 50) child.kill('SIGKILL')
    }
  }
  const kept = new Map((await store.listLeads()).map((lead) => [lead.id, lead]))
  expect(acknowledged.length).toBeGreaterThanOrEqual(50)
  for (const id of acknowledged) expect(kept.get(id)).toMatchObject({ deliveries: [{}] })
})

test('erasing leaves no byte of the visitor in any file, even if another process has the files open', {
  tags: 'thorough',
}, async () => {
  const server = createSqliteStore(join(directory, 'data'))
  const traces = [
    ...['perdue@exemple.fr', 'Pérégrine Perdue', 'jardin secret', '+33 6 98 76 54 32'],
    ...['peregrine', '0698765432'],
  ]
  // Enough leads of uneven lengths for pages to split and rows to move.
  for (let index = 0; index < 300; index++) {
    const [email = '', name = '', text = '', phone = ''] = traces
    const mine = { email, name, phone, text: text.repeat(1 + ((index * 37) % 400)) }
    const other = { email: `${index}@exemple.fr`, name: 'Inès', phone: '', text: 'x'.repeat(index) }
    const lead = newLead({ values: index % 3 ? other : mine })
    await server.keepLead(lead, [], rules)
    if (index % 3 === 0) await writeAbout(server, lead.id, index)
  }
  traces.push(...written)
  for (const trace of traces) expect(await filesContaining([trace]), trace).not.toEqual([])

  await expect(store.eraseAddress(' Perdue@EXEMPLE.fr', act)).resolves.toMatchObject({
    references: { length: 100 },
    notes: 100,
    messages: 100,
    tracesLeft: false,
  })
  await expect(filesContaining(traces)).resolves.toEqual([])
  await expect(server.listLeads()).resolves.toHaveLength(200)
  await server.close()
})

const written = [
  'Xylophone promis',
  'Ziggourat envoyée',
  'Quetzalcoatl commencé',
  'xylophone',
  'ziggourat',
]

async function writeAbout(server: Store, leadId: string, number: number) {
  const [note = '', message = '', draft = ''] = written
  const text = (words: string) => words.repeat(1 + ((number * 53) % 300))
  await addNote(server, leadId, text(note), number)
  const person = await server.people.addPerson(
    { name: 'Nina', email: 'nina@graaand.example', role: 'equipe' },
    0,
  )
  const mail = { id: `message ${number}`, leadId, version: 0, person, subject: message }
  await server.messages.file({ ...mail, kind: 'filed-out', text: text(message), at: 0 }, number)
  using database = new DatabaseSync(join(directory, 'data', 'leads.sqlite'))
  database.exec('PRAGMA secure_delete = ON')
  database
    .prepare('insert into presence values (?, ?, 0, 0, ?)')
    .run(leadId, person.id, JSON.stringify(text(draft)))
}

test('erasing reports traces that another process holds, and removes them later', async () => {
  const email = 'perdue@exemple.fr'
  await store.keepLead(newLead({ reference: 'G-PERDUE', values: { email } }), [], rules)
  const reader = new DatabaseSync(join(directory, 'data', 'leads.sqlite'))
  reader.exec('BEGIN; SELECT * FROM leads')
  await expect(store.eraseAddress(email, act)).resolves.toMatchObject({
    references: ['G-PERDUE'],
    tracesLeft: true,
  })
  reader.exec('ROLLBACK')
  reader.close()
  await expect(store.eraseAddress(email, act)).resolves.toMatchObject({
    references: [],
    tracesLeft: false,
  })
  await expect(filesContaining([email])).resolves.toEqual([])
})

async function filesContaining(traces: string[]): Promise<string[]> {
  const found: string[] = []
  for (const file of await readdir(join(directory, 'data'))) {
    const bytes = await readFile(join(directory, 'data', file))
    if (traces.some((trace) => bytes.includes(trace))) found.push(file)
  }
  return found
}

test('a command reads the tables while the server writes', async () => {
  await store.keepLead(newLead(), [], rules)
  using writer = new DatabaseSync(join(directory, 'data', 'leads.sqlite'))
  writer.exec('begin immediate')
  const command = createSqliteStore(join(directory, 'data'), 50)
  await expect(command.listLeads().finally(command.close)).resolves.toHaveLength(1)
})

test('a lock held by another process is an outage until its release', async () => {
  await store.health(0)
  const other = new DatabaseSync(join(directory, 'data', 'leads.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  await expect(store.keepLead(newLead(), [], rules)).rejects.toThrow(StoreUnavailable)
  await expect(store.health(0)).rejects.toThrow(StoreUnavailable)
  other.exec('ROLLBACK')
  other.close()
  await expect(store.keepLead(newLead(), [], rules)).resolves.toEqual({
    outcome: 'kept',
    mailed: false,
  })
})

test('the store waits for a short lock without blocking the process', async () => {
  const waiting = createSqliteStore(join(directory, 'data'))
  await waiting.health(0)
  const other = new DatabaseSync(join(directory, 'data', 'leads.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  const lead = newLead()
  const kept = waiting.keepLead(lead, [], rules)
  await expect(waiting.listLeads()).resolves.toEqual([])
  // Reached only because the process does not block on the lock.
  other.exec('ROLLBACK')
  other.close()
  await expect(kept).resolves.toEqual({ outcome: 'kept', mailed: false })
  await waiting.close()
})

test('other users of the machine cannot read the folder or its files', async () => {
  await store.keepLead(newLead(), [], rules)
  const folder = join(directory, 'data')
  const names = await readdir(folder)
  expect(names.toSorted()).toEqual(['leads.sqlite', 'leads.sqlite-shm', 'leads.sqlite-wal'])
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    const { mode } = await stat(path)
    expect([path, (mode & 0o077).toString(8)]).toEqual([path, '0'])
  }
})

test('a folder that cannot be created is an outage until it can be', async () => {
  await writeFile(join(directory, 'data'), 'a file stands where the folder should be')
  await expect(store.keepLead(newLead(), [], rules)).rejects.toThrow(StoreUnavailable)
  await expect(store.health(0)).rejects.toThrow(StoreUnavailable)
  await rm(join(directory, 'data'))
  await expect(store.keepLead(newLead(), [], rules)).resolves.toEqual({
    outcome: 'kept',
    mailed: false,
  })
})

test('a folder below /proc, which cannot be created, is an outage and no endless wait', async () => {
  const nowhere = createSqliteStore('/proc/graaand/data')
  await expect(nowhere.keepLead(newLead(), [], rules)).rejects.toThrow(StoreUnavailable)
  await nowhere.close()
})

test('a damaged file is an outage', async () => {
  await store.health(0)
  await store.close()
  await writeFile(join(directory, 'data', 'leads.sqlite'), 'not a database, '.repeat(1_000))
  await expect(store.keepLead(newLead(), [], rules)).rejects.toThrow(StoreUnavailable)
  await expect(store.health(0)).rejects.toThrow(StoreUnavailable)
})

test('a database that vanishes while open is an outage until it or its disk is back; a restart creates one', async () => {
  const data = join(directory, 'data')
  const [before, meanwhile, after] = [newLead(), newLead(), newLead()]
  await store.keepLead(before, [], rules)
  // The empty folder under an unmounted disk.
  await rename(data, join(directory, 'disk'))
  await mkdir(data)
  for (let times = 0; times < 2; times++)
    await expect(store.keepLead(meanwhile, [], rules)).rejects.toThrow(StoreUnavailable)
  await expect(store.health(0)).rejects.toThrow('is gone')
  await expect(readdir(data)).resolves.toEqual([])

  const next = createSqliteStore(data)
  await expect(next.listLeads()).resolves.toEqual([])
  await next.close()

  await rm(data, { recursive: true })
  await rename(join(directory, 'disk'), data)
  await store.keepLead(after, [], rules)
  const kept = (await store.listLeads()).map(({ id }) => id)
  expect(kept.sort()).toEqual([before.id, after.id].sort())
})

test('a database deleted during a transaction is an outage', async () => {
  await store.keepLead(newLead(), [], rules)
  // The store reads the plans after it wrote the lead and before the commit.
  const plans = Object.assign([], {
    some() {
      rmSync(join(directory, 'data'), { recursive: true })
      return false
    },
  })
  await expect(store.keepLead(newLead(), plans, rules)).rejects.toThrow(StoreUnavailable)
})

test('a read-only file is an outage', async () => {
  await store.keepLead(newLead(), [], rules)
  await store.close()
  await chmod(directory, 0o755)
  for (const file of await readdir(join(directory, 'data'))) {
    await chmod(join(directory, 'data', file), 0o444)
  }
  await chmod(join(directory, 'data'), 0o555)
  // Root ignores permissions, so another user runs this.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}
  const attempts = inAnotherProcess(
    `for (const attempt of [keep, () => store.health(0)]) {
      console.log(await attempt().then(() => 'done', (error) => error.name))
    }`,
    nobody,
  )
  await expect(outputOf(attempts)).resolves.toBe('StoreUnavailable\nStoreUnavailable\n')
})

// A file-size limit replaces a full disk: both refuse a write that needs more room.
test('a file that cannot grow is an outage, and acknowledged leads stay', {
  tags: 'thorough',
}, async () => {
  const early = newLead({ values: { name: 'Théodora', email: 'theodora@exemple.fr' } })
  await store.keepLead(early, [], rules)
  await store.requests.index()
  const filling = inAnotherProcess(
    `let reason = ''
    for (let refused = 0; refused < 5; ) {
      await keep('x'.repeat(5_000)).then(console.log, (error) => {
        refused += 1
        if (error.name !== 'StoreUnavailable') throw error
        reason = error.message
      })
    }
    const found = await store.requests.search('theodora', 5)
    console.log(found.groups[0].rows.length)
    console.log(await store.health(0).then(() => 'healthy', (error) => error.name))
    console.log(reason)`,
    { limits: 'trap "" XFSZ; ulimit -f 1500;' },
  )
  const acknowledged = (await outputOf(filling)).trim().split('\n')
  expect(acknowledged.pop()).toMatch(/disk I\/O error|disk is full/)
  expect(acknowledged.pop()).toBe('StoreUnavailable')
  // Searches work, although the index cannot grow.
  expect(acknowledged.pop()).toBe('1')
  expect(acknowledged.length).toBeGreaterThan(10)
  const kept = (await store.listLeads()).map(({ id }) => id)
  expect(kept.toSorted()).toEqual([early.id, ...acknowledged].toSorted())
})

test('on a full disk, only acknowledged answers are stored, each with its delivery', {
  tags: 'thorough',
}, async () => {
  const person = await store.people.addPerson({ email: 'n@x.fr', name: 'Nina', role: 'equipe' }, 0)
  const lead = newLead()
  await store.keepLead(lead, [], rules)
  const filling = inAnotherProcess(
    `const person = ${JSON.stringify(person)}
    for (let refused = 0, version = 0; refused < 5; ) {
      const id = crypto.randomUUID()
      const message = { id, leadId: '${lead.id}', version, person, subject: 'Objet', text: 'x'.repeat(9_000) }
      await store.messages.keepAnswer(message, Date.now(), 'smtp').then(
        (kept) => {
          version = kept.version
          console.log(id)
        },
        (error) => {
          refused += 1
          if (error.name !== 'StoreUnavailable') throw error
        },
      )
    }`,
    { limits: 'trap "" XFSZ; ulimit -f 1500;' },
  )
  const acknowledged = (await outputOf(filling)).trim().split('\n')
  expect(acknowledged.length).toBeGreaterThan(10)
  const messages = (await store.messages.list(lead.id)).map(({ id }) => id)
  expect(messages.toSorted()).toEqual(acknowledged.toSorted())
  const { deliveries = [] } = (await store.findLead(lead.id)) ?? {}
  const sent = deliveries.map(({ messageId = '' }) => messageId)
  expect(sent.toSorted()).toEqual(acknowledged.toSorted())
  expect(await store.journal.firstForged()).toBeUndefined()
})

test.each([
  ['a full disk', { blocks: 1_000, bavail: 3, bsize: 4_096 }, 12_288],
  ['a file system without a size, as ramfs', { blocks: 0, bavail: 0, bsize: 4_096 }, Infinity],
  ['a file system that does not say', undefined, Infinity],
])('the room in %s is known', (_, disk, bytes) => {
  expect(roomIn(disk)).toBe(bytes)
})

const cannotOpen = Object.assign(new Error('unable to open database file'), { errcode: 14 })

test.each([
  ['a full inode table', { files: 30, ffree: 0 }, expect.stringContaining('df -i')],
  ['free inodes', { files: 30, ffree: 1 }, undefined],
  ['a file system without inodes, as Btrfs', { files: 0, ffree: 0 }, undefined],
])('a database that cannot be opened on a disk with %s is explained', (_, disk, hint) => {
  expect(hintFor(cannotOpen, () => disk)).toEqual(hint)
  expect(hintFor(new Error('another'), () => disk)).toBeUndefined()
})

test.each([
  ['sshfs', 0x65735546, 'FUSE'],
  ['NFS', 0x6969, 'NFS'],
  ['ext4', 0xef53, undefined],
])('the network of a folder to be made on %s is found by the number %i: %s', (_, type, network) => {
  const diskOf = (path: string) => {
    if (path === '/srv') return { type }
    throw new Error('ENOENT')
  }
  expect(networkOf('/srv/graaand/data', diskOf)).toBe(network)
})

test.each([
  ['a machine', '/tmp', undefined],
  ['a read-only container', '/srv/data', '/srv/data'],
])('on %s, temporary files of SQLite have a folder', (_, writable, folder) => {
  const canWrite = (path: string) => path === writable
  expect(temporaryFolderFor('/srv/data/leads.sqlite', canWrite)).toBe(folder)
})

test('a database that cannot be opened on a disk that does not say has no hint', () => {
  const silent = () => {
    throw new Error('ENOSYS')
  }
  expect(hintFor(cannotOpen, silent)).toBeUndefined()
})
