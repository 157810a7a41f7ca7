/**
 * `npm run prove -- deployment`: tries the site behind the proxies, poolers and databases of docs/deployment.md, with the
 * lines of that page. Cases of programs that are not installed are skipped.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { startSite } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { tokenOf } from '../../server/people/session.ts'
import { isRoot } from '../test/debian.ts'
import { freePort } from '../test/free-port.ts'
import { startFront } from '../test/nginx-process.ts'
import { findPostgres, startPostgres } from '../test/postgres-process.ts'
import { record } from './record.ts'

/** Programs in /usr/sbin are often not in PATH. */
process.env.PATH += `${delimiter}/usr/sbin`
const page = readFileSync(join(import.meta.dirname, '../../docs/deployment.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'graaand-deployment-'))
const children: ChildProcess[] = []
const nobody = { uid: 65_534, gid: 65_534 }
process.once('exit', () => {
  // Not SIGKILL, after which Apache's workers would stay.
  for (const child of children) child.kill()
  for (const mounted of ['ram', 'small'])
    spawnSync('umount', [join(folder, mounted)], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const linesFor = (language: string) =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? ''

const isHere = (program: string) => !spawnSync(program, ['-v']).error

function run(program: string, args: string[], options = {}) {
  const env = { ...process.env, HOME: folder }
  children.push(spawn(program, args, { stdio: 'ignore', env, ...options }))
}

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

type Front = { port: number; site: number }

/** Programs before the site: each begins to listen on a port without TLS, with the lines of the page. */
const fronts: Record<string, { program: string; start(front: Front): unknown }> = {
  'nginx, deploy/nginx.conf': { program: 'nginx', start: ({ site }) => startFront(site) },
  HAProxy: {
    program: 'haproxy',
    start({ port, site }) {
      const text = linesFor('haproxy').replace(/bind .*/, `bind 127.0.0.1:${port}`)
      run('haproxy', ['-db', '-f', write('haproxy', text.replace(':3000', `:${site}`))])
    },
  },
  Caddy: {
    program: 'caddy',
    start({ port, site }) {
      const text = linesFor('caddy')
        .replace('{\n', '{\n\tadmin off\n')
        .replace('graaand.example', `http://127.0.0.1:${port}`)
        .replace(':3000', `:${site}`)
      run('caddy', ['run', '--adapter', 'caddyfile', '--config', write('caddy', text)])
    },
  },
  Apache: {
    program: 'apache2',
    start({ port, site }) {
      const names = 'mpm_event authz_core headers proxy proxy_http reqtimeout'.split(' ')
      const host = linesFor('apache')
        .replaceAll(/^\tSSL.*\n/gm, '')
        .replace('*:443', `127.0.0.1:${port}`)
        .replace(':3000', `:${site}`)
      const loads = names.map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
      )
      const head = [
        `ServerRoot ${folder}`,
        `PidFile ${folder}/apache.pid`,
        `Listen 127.0.0.1:${port}`,
      ]
      const rest = [
        'DefaultRuntimeDir .',
        'ErrorLog /dev/null',
        'User nobody',
        'Group nogroup',
        host,
      ]
      const text = [...head, ...loads, ...rest].join('\n')
      run('apache2', ['-DFOREGROUND', '-f', write('apache', text)])
    },
  },
  Varnish: {
    program: 'varnishd',
    start({ port, site }) {
      const text = linesFor('vcl').replace('"3000"', `"${site}"`)
      const cache = ['-n', join(folder, 'varnish'), '-s', 'malloc,10m', '-j', 'none']
      run('varnishd', ['-F', '-a', `127.0.0.1:${port}`, '-f', write('vcl', text), ...cache])
    },
  },
}

const failures: string[] = []
const tried = { ok: 0, skipped: 0 }
async function attempt(name: string, isPossible: boolean, work: () => Promise<unknown>) {
  if (!isPossible) {
    tried.skipped += 1
    return console.log(`skipped  ${name}`)
  }
  try {
    await work()
    tried.ok += 1
    console.log(`ok       ${name}`)
  } catch (error) {
    failures.push(name)
    console.log(`FAILED   ${name}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Tries for half a minute, while a program starts. */
async function eventually(work: () => Promise<unknown>) {
  for (let tries = 300; ; tries--) {
    const failure = await work().then(
      () => undefined,
      (error) => error,
    )
    if (failure === undefined) return
    if (tries === 0) throw failure
    await setTimeout(100)
  }
}

function expectStatus(status: number | undefined, wanted: number, text = '') {
  if (status !== wanted)
    throw new Error(`status ${status} instead of ${wanted}: ${text.slice(0, 200)}`)
}

/** Returns the status of a read by HTTP/1.0 without `Host`, as health checks send it. */
async function oldStatus(port: number): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.0\r\n\r\n')
  const [first] = await once(socket, 'data')
  return Number(String(first).split(' ')[1])
}

/** A picture of 2.4 MB, as no format shortens noise. */
const noise = Buffer.from(Array.from({ length: 1_000 * 800 * 3 }, () => Math.random() * 256))
const picture = await sharp(noise, { raw: { width: 1_000, height: 800, channels: 3 } })
  .png()
  .toBuffer()

/** Posts the picture to the desk at 60 kB/s. */
async function sendSlowly(port: number, secret: string) {
  const boundary = 'graaand'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const post = request({
    ...{ host: '127.0.0.1', port, method: 'POST', path: '/bureau/edition/images' },
    headers: {
      Accept: 'application/json',
      Cookie: `bureau=${secret}`,
      'X-Token': tokenOf(secret),
      Origin: `http://127.0.0.1:${port}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
    },
  })
  async function* slowly() {
    for (let start = 0; start < body.length; start += 6_000) {
      yield body.subarray(start, start + 6_000)
      await setTimeout(100)
    }
  }
  const answered = once(post, 'response')
  Readable.from(slowly()).pipe(post)
  const [response] = await answered
  const text = (await response.setEncoding('utf8').toArray()).join('')
  expectStatus(response.statusCode, 200, text)
}

async function tryFronts() {
  const settings = { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1' }
  await using site = await startSite(settings)
  const { secret } = await enterDesk(settings)
  const own = Number(new URL(site.url).port)
  await attempt('no proxy: a check by HTTP/1.0 without a host', true, async () =>
    expectStatus(await oldStatus(own), 200),
  )
  const check = globSync('/usr/lib/*/plugins/check_http')[0] ?? 'check_http'
  await attempt('monitoring-plugins: check_http -I', isHere(check), async () => {
    const { status, stdout } = spawnSync(check, [
      '-I',
      '127.0.0.1',
      '-p',
      `${own}`,
      '-u',
      '/healthz',
    ])
    expectStatus(status ?? undefined, 0, String(stdout))
  })
  const slow = Object.entries(fronts).map(([name, { program, start }]) =>
    attempt(`${name}: pages, and a picture of 2.4 MB at 60 kB/s`, isHere(program), async () => {
      const free = await freePort()
      const started = (await start({ port: free, site: own })) as
        | { url: string; stop(): unknown }
        | undefined
      const port = started ? Number(new URL(started.url).port) : free
      await eventually(async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/devis`)
        expectStatus(answer.status, 200, await answer.text())
      })
      await sendSlowly(port, secret)
      // By now, checks of the proxy's own have taken a sick site out.
      expectStatus((await fetch(`http://127.0.0.1:${port}/devis`)).status, 200)
      await started?.stop()
    }),
  )
  await Promise.all(slow)
}

/** A site over this database stores a request and calls itself sound. */
async function works(settings: Record<string, string>, instances = 1) {
  const sites = await Promise.all(Array.from({ length: instances }, () => startSite(settings)))
  try {
    const healths = await Promise.all(sites.map(({ url }) => fetch(`${url}/healthz`)))
    for (const health of healths) expectStatus(health.status, 200)
    const posts = Array.from({ length: 12 }, (_, index) =>
      fetch(sites[index % instances]?.url ?? '', {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({
          form: 'footer',
          name: 'Inès',
          email: 'ines@example.org',
          message: 'L’œuvre à 990 €, s’il vous plaît. Merci !',
        }),
      }),
    )
    for (const answer of await Promise.all(posts))
      expectStatus(answer.status, 200, await answer.text())
    const output = list(settings)
    const listed = output.stdout.match(/^G-/gm)?.length
    if (listed !== 1) throw new Error(`12 equal posts became ${listed} requests: ${output.stderr}`)
  } finally {
    for (const site of sites) await site.stop()
  }
}

function list(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings }
  return spawnSync(process.execPath, ['server/cli.ts', 'list'], { env, encoding: 'utf8' })
}

async function query(url: string, ...statements: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** SQLite needs three files and finds room for one. */
async function tryInodes() {
  const small = join(folder, 'small')
  const mount = `mkdir ${small} && mount -t tmpfs -o size=4m,nr_inodes=2 tmpfs ${small}`
  const hasSmall = isRoot && spawnSync('sh', ['-c', mount]).status === 0
  await attempt('a full inode table: SQLite explains it', hasSmall, async () => {
    const { stderr } = list({ DATA_DIR: small })
    if (!/df -i/.test(stderr)) throw new Error(stderr)
  })
}

async function tryDatabases() {
  const ram = join(folder, 'ram')
  const hasRam =
    isRoot && spawnSync('sh', ['-c', `mkdir ${ram} && mount -t ramfs ramfs ${ram}`]).status === 0
  await attempt('ramfs, which reports 0 blocks: SQLite', hasRam, () => works({ DATA_DIR: ram }))
  await tryInodes()

  const programs = findPostgres()
  if (!programs) return attempt('PostgreSQL', false, async () => {})
  using server = await startPostgres(programs)
  const named = (url: string) => new URL(url).pathname.slice(1)
  for (const level of ['repeatable read', 'serializable']) {
    await attempt(`PostgreSQL, ${level}: 12 equal posts at two instances`, true, async () => {
      const DATABASE_URL = await server.createDatabase()
      await query(
        DATABASE_URL,
        `alter database ${named(DATABASE_URL)} set default_transaction_isolation = '${level}'`,
      )
      await works({ DATABASE_URL }, 2)
    })
  }
  await attempt('PostgreSQL, a schema of its own beside another site', true, async () => {
    const DATABASE_URL = await server.createDatabase()
    await works({ DATABASE_URL })
    const own = linesFor('sql')
      .replaceAll('leads', named(DATABASE_URL))
      .replace('role graaand in ', '')
    await query(DATABASE_URL, ...own.trim().split('\n'))
    await works({ DATABASE_URL })
  })
  await attempt('PostgreSQL, LATIN1: refused at start', true, async () => {
    const DATABASE_URL = await server.createDatabase()
    await query(
      DATABASE_URL,
      `create database latin encoding 'LATIN1' locale 'C' template template0`,
    )
    const site = startSite({ DATABASE_URL: DATABASE_URL.replace(/[^/]*$/, 'latin') })
    const refusal = await site.then(({ stop }) => stop(), String)
    if (!/LATIN1/.test(String(refusal))) throw new Error(String(refusal))
  })
  for (const mode of ['transaction', 'session']) {
    await attempt(
      `PgBouncer, ${mode} mode: 12 equal posts at two instances`,
      isHere('pgbouncer'),
      async () => {
        const url = new URL(await server.createDatabase())
        const port = await freePort()
        const text = linesFor('ini')
          .replace(/^leads .*/m, `* = host=127.0.0.1 port=${url.port}`)
          .replace(/pool_mode.*/, `pool_mode = ${mode}`)
        const users = write('users', '"graaand" ""\n')
        const rest = ['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =']
        const more = ['auth_type = trust', `auth_file = ${users}`]
        const settings = write(`pgbouncer-${mode}`, [text.trim(), ...rest, ...more].join('\n'))
        for (const file of [folder, users, settings])
          if (isRoot) chownSync(file, nobody.uid, nobody.gid)
        run('pgbouncer', [settings], isRoot ? nobody : {})
        url.port = String(port)
        await eventually(() => query(url.href, 'select 1'))
        await works({ DATABASE_URL: url.href }, 2)
      },
    )
  }
}

await tryFronts()
await tryDatabases()
console.log(failures.length === 0 ? 'All that is installed works.' : `${failures.length} failed.`)
await record(
  'The site works behind nginx, HAProxy, Caddy, Apache, Varnish and PgBouncer with the lines of [deployment.md](deployment.md), and over PostgreSQL of other settings',
  `${tried.ok} cases work, ${failures.length} failed, ${tried.skipped} skipped`,
)
process.exit(failures.length === 0 ? 0 : 1)
