import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { seededRandom } from '#art/seeded-random.ts'
import { sendVisitors } from '#workshop/visitor.ts'
import { startFront } from '../tools/test/nginx-process.ts'
import { expect, leadsIn, test } from './support/fixtures.ts'

const root = join(import.meta.dirname, '..')

test('restarts behind nginx without refusing or cutting a request', async ({ folder }) => {
  test.slow()
  const { address, started, running, end } = await holdSocket(folder)
  let nginx: Awaited<ReturnType<typeof startFront>>
  try {
    await started()
    nginx = await startFront(Number(address))
    test.skip(!nginx, 'nginx is not installed')
    const url = nginx?.url ?? ''

    let restarting = true
    let sent = 0
    let inVain = 0
    const visitors = async () => {
      while (restarting) {
        const submissions = 100
        const from = sent
        sent += submissions
        const random = seededRandom(`restart ${from}`)
        const result = await sendVisitors(url, { submissions, from, crowd: 8, random })
        inVain += result.inVain
      }
    }
    const readers = async () => {
      while (restarting) {
        const answer = await fetch(`${url}/devis`)
        await answer.arrayBuffer()
        expect(answer.status).toBe(200)
      }
    }
    const restart = async () => {
      for (let restarts = 0; restarts < 3; restarts++) {
        const before = sent
        await expect.poll(() => sent).toBeGreaterThan(before)
        const next = started()
        process.kill(await running(), 'SIGTERM')
        await next
      }
      restarting = false
    }
    await Promise.all([restart(), visitors(), readers(), readers()])
    expect(inVain).toBe(0)
    expect(await leadsIn(folder)).toHaveLength(sent)
  } finally {
    await end()
    await nginx?.stop()
  }
})

test('answers on a Unix socket that it is given', async ({ folder }) => {
  const socketPath = join(folder, 'graaand.sock')
  const { started, end } = await holdSocket(folder, socketPath)
  try {
    await started()
    const headers = { Host: 'graaand.example', 'X-Forwarded-For': '41.226.11.1' }
    const [answer] = await once(get({ socketPath, path: '/api/geo', headers }), 'response')
    expect(await json(answer)).toEqual({ country_code: 'TN' })
  } finally {
    await end()
  }
})

/** Starts a site behind one proxy on a held socket: at `path`, or else on a free port. */
async function holdSocket(folder: string, ...path: string[]) {
  const holder = spawn(process.execPath, [join(root, 'tools/prove/hold-socket.ts'), ...path], {
    env: { DATA_DIR: folder, TRUST_PROXY: '1', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(holder.stdout)
  const [address] = await once(lines, 'line')
  const running = () => childOf(holder.pid ?? 0)
  return {
    address: String(address),
    running,
    async started() {
      for await (const [line] of on(lines, 'line')) if (/The site answers/.test(line)) return
    },
    async end() {
      const last = await running()
      holder.kill('SIGKILL')
      if (last) process.kill(last, 'SIGKILL')
    },
  }
}

async function childOf(pid: number): Promise<number> {
  return Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
}
