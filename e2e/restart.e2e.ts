import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { seededRandom } from '#art/seeded-random.ts'
import { runNginx } from '../tools/bench/nginx.ts'
import { sendVisitors } from '../tools/chaos/visitors.ts'
import { expect, exportLeads, test } from './fixtures.ts'

const root = join(import.meta.dirname, '..')

/** deploy/nginx.conf without its certificate, in front of another port. */
async function frontOf(sitePort: number) {
  const conf = await readFile(join(root, 'deploy/nginx.conf'), 'utf8')
  return runNginx((port) =>
    conf
      .replaceAll(/^\s*(ssl_|listen \[::\]|listen 80;).*$/gm, '')
      .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
      // The first block, which leads to https, is left without a port to listen on.
      .replace(/server_name graaand.example www[^}]*/, 'listen unix:redirect.sock;')
      .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`),
  )
}

test('is replaced behind nginx without refusing or cutting a request', async () => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'graaand-restart-'))
  const holder = spawn(process.execPath, [join(root, 'tools/hold-socket.ts')], {
    env: { DATA_DIR: folder, TRUST_PROXY: '1', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(holder.stdout)
  const [port] = await once(lines, 'line')
  const started = () => readUntil(lines, /answers at/)
  await started()
  const nginx = await frontOf(Number(port))
  test.skip(!nginx, 'nginx is not installed')
  if (!nginx) return

  let restarting = true
  let sent = 0
  let inVain = 0
  const visitors = async () => {
    while (restarting) {
      const submissions = 100
      const from = sent
      sent += submissions
      const random = seededRandom(`restart ${from}`)
      const result = await sendVisitors(nginx.url, { submissions, from, crowd: 8, random })
      inVain += result.inVain
    }
  }
  const readers = async () => {
    while (restarting) expect(await statusOf(`${nginx.url}/devis`)).toBe(200)
  }
  const load = Promise.all([visitors(), readers(), readers()])
  for (let restart = 0; restart < 3; restart++) {
    const before = sent
    await expect.poll(() => sent).toBeGreaterThan(before)
    const next = started()
    process.kill(await childOf(holder.pid ?? 0), 'SIGTERM')
    await next
  }
  restarting = false
  await load
  expect(inVain).toBe(0)
  expect(await exportLeads({ DATA_DIR: folder })).toHaveLength(sent)

  const last = await childOf(holder.pid ?? 0)
  holder.kill('SIGKILL')
  process.kill(last)
  await nginx.stop()
  await rm(folder, { recursive: true, force: true })
})

function readUntil(lines: ReturnType<typeof createInterface>, words: RegExp) {
  return new Promise<void>((resolve) => {
    const read = (line: string) => {
      if (!words.test(line)) return
      lines.off('line', read)
      resolve()
    }
    lines.on('line', read)
  })
}

/** The one process that another has started. */
async function childOf(pid: number): Promise<number> {
  return Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
}

function statusOf(url: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    get(url, (answer) => answer.resume().on('end', () => resolve(answer.statusCode))).on(
      'error',
      reject,
    )
  })
}
