import { connect, type Socket } from 'node:net'
import { requestRaw } from './raw-request.ts'

export const connections = 16
/** Milliseconds after which an answer counts as missing. */
const stall = 10_000

interface Target {
  request: Buffer
  /** Bytes of the whole answer, the same for each request. */
  answerLength: number
}

/**
 * Requests pages as fast as possible; only counts bytes, because parsing HTTP costs more than sending it.
 *
 * @returns `askerLoad`: number of processors that the load generator used; near 1, it is the bottleneck
 * @throws Error if a page has another status than 200 or another encoding, or changes its length
 */
export async function loadPages(
  url: string,
  paths: readonly string[],
  encoding: 'br' | 'gzip',
  seconds: number,
) {
  const { hostname, port, host } = new URL(url)
  const open = () => connect({ host: hostname, port: Number(port), noDelay: true })
  const targets: Target[] = []
  for (const path of paths) {
    const request = Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
    )
    const asked = { headers: { 'accept-encoding': encoding } }
    const { status, headers, headerBytes, body } = await requestRaw(url + path, asked)
    if (status !== 200 || headers['content-encoding'] !== encoding) {
      throw new Error(`${path} is answered ${status} in ${headers['content-encoding']}`)
    }
    targets.push({ request, answerLength: headerBytes + body.length })
  }

  const cpu = process.cpuUsage()
  const start = performance.now()
  const deadline = start + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => ask(open(), targets, index, deadline)),
  )
  const elapsed = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  return {
    perSecond: counts.reduce((sum, count) => sum + count, 0) / (elapsed / 1000),
    askerLoad: (user + system) / 1000 / elapsed,
  }
}

function ask(socket: Socket, targets: readonly Target[], first: number, deadline: number) {
  return new Promise<number>((resolve, reject) => {
    let next = first
    let answered = 0
    let missing = 0
    const send = () => {
      const target = targets[next++ % targets.length]
      if (!target) return
      missing = target.answerLength
      socket.write(target.request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection')))
    socket.setTimeout(stall, () => socket.destroy(new Error('The server stopped answering')))
    socket.on('data', (chunk) => {
      missing -= chunk.length
      if (missing > 0) return
      if (missing < 0) {
        socket.destroy(new Error('An answer was longer than the first one for this page'))
        return
      }
      answered++
      if (performance.now() < deadline) return send()
      resolve(answered)
      socket.destroy()
    })
  })
}
