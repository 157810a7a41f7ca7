import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { seededRandom } from '#art/seeded-random.ts'
import { sendVisitors } from '#workshop/visitor.ts'
import { startFront } from '../tools/test/nginx-process.ts'
import { expect, leadsIn, test } from './support/fixtures.ts'

const root = join(import.meta.dirname, '..')

test('restarts behind nginx without refusing or cutting a request', async ({ folder }) => {
  test.slow()
  const holder = spawn(process.execPath, [join(root, 'tools/prove/hold-socket.ts')], {
    env: { DATA_DIR: folder, TRUST_PROXY: '1', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(holder.stdout)
  const started = async () => {
    for await (const [line] of on(lines, 'line')) if (/answers at/.test(line)) return
  }
  let nginx: Awaited<ReturnType<typeof startFront>>
  try {
    const [port] = await once(lines, 'line')
    await started()
    nginx = await startFront(Number(port))
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
        process.kill(await childOf(holder.pid ?? 0), 'SIGTERM')
        await next
      }
      restarting = false
    }
    await Promise.all([restart(), visitors(), readers(), readers()])
    expect(inVain).toBe(0)
    expect(await leadsIn(folder)).toHaveLength(sent)
  } finally {
    const last = await childOf(holder.pid ?? 0)
    holder.kill('SIGKILL')
    if (last) process.kill(last, 'SIGKILL')
    await nginx?.stop()
  }
})

async function childOf(pid: number): Promise<number> {
  return Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
}
