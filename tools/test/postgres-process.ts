import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { installDebian, isRoot } from './debian.ts'
import { freePort } from './free-port.ts'

const owner = 'graaand'

const execute = promisify(execFile)

export type PostgresProcess = Awaited<ReturnType<typeof startPostgres>>

/**
 * Finds PostgreSQL's programs in PATH or Debian's newest version.
 *
 * @returns undefined when there are none
 */
export function findPostgres(): string | undefined {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const versions = globSync('/usr/lib/postgresql/*/bin').sort(compare).reverse()
  return [...(process.env.PATH ?? '').split(delimiter), ...versions].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
  )
}

/** Installs Debian's PostgreSQL if missing and allowed; otherwise reports it. */
export function ensurePostgres(): void {
  if (installDebian(() => findPostgres() !== undefined, 'postgresql')) {
    process.stdout.write('PostgreSQL is missing: the tests of its store are skipped.\n')
  }
}

/** Does not wait for the disk: data survive a crash of PostgreSQL, but not of the machine. */
const withoutSync = '-c fsync=off -c full_page_writes=off -c max_connections=300'

/**
 * @param programs folder from `findPostgres`
 * @param options.syncs false for tests that need no data after a crash of the machine
 * @throws Error with its output when it does not start
 */
export async function startPostgres(programs: string, { syncs = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'graaand-postgres-'))
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root.
  const user = isRoot ? otherUser() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { cwd: folder, ...user }
  const run = (program: string, ...args: string[]) =>
    execute(join(programs, program), args, options)
  await run('initdb', '-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const port = await freePort()
  const server = ['-D', data, '-w', '-l', join(folder, 'log')]
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder} ${syncs ? '' : withoutSync}`
  await run('pg_ctl', 'start', ...server, '-o', settings)
  const stop = () => {
    process.off('exit', stop)
    execFileSync(join(programs, 'pg_ctl'), ['stop', ...server, '-m', 'immediate'], options)
    rmSync(folder, { recursive: true })
  }
  process.once('exit', stop)
  const urlOf = (database: string) => `postgres://${owner}@127.0.0.1:${port}/${database}`
  return {
    /**
     * Creates a database and returns its DATABASE_URL.
     *
     * @param template name of a database to copy; otherwise it is empty
     */
    async createDatabase(template = 'template1') {
      const database = `test_${randomUUID().replaceAll('-', '')}`
      const client = new pg.Client(urlOf('postgres'))
      // Unheard, a lost connection would end the runner before it reports what failed.
      client.on('error', () => {})
      await client.connect()
      await client.query(`create database ${database} template ${template}`)
      await client.end()
      return urlOf(database)
    },
    /** `immediate` simulates a crash, so PostgreSQL recovers from its log. */
    restart: (mode: 'fast' | 'immediate') =>
      run('pg_ctl', 'restart', ...server, '-m', mode, '-o', settings),
    stop,
    [Symbol.dispose]: stop,
  }
}

function otherUser(): { uid: number; gid: number } {
  const idOf = (flag: '-u' | '-g') =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 65_534)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
