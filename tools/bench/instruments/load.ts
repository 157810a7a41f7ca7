import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

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
  {
    connections,
    seconds,
    encoding,
  }: { connections: number; seconds: number; encoding: 'br' | 'gzip' },
) {
  const { hostname, port, host } = new URL(url)
  const open = () => connect({ host: hostname, port: Number(port), noDelay: true })
  const targets: Target[] = []
  const probe = open()
  for (const path of paths) {
    const request = Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
    )
    targets.push({ request, answerLength: await answerLength(probe, request, path, encoding) })
  }
  probe.destroy()

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

async function answerLength(socket: Socket, request: Buffer, path: string, encoding: string) {
  socket.write(request)
  let answer = Buffer.alloc(0)
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    answer = Buffer.concat([answer, chunk])
    const end = answer.indexOf('\r\n\r\n')
    if (end === -1) continue
    const head = answer.toString('latin1', 0, end).toLowerCase()
    const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? []
    if (!head.startsWith('http/1.1 200') || !head.includes(`content-encoding: ${encoding}`)) {
      throw new Error(`${path} is not answered 200 in ${encoding}:\n${head}`)
    }
    if (length === undefined) throw new Error(`${path} is answered without a length:\n${head}`)
    const whole = end + 4 + Number(length)
    if (answer.length >= whole) return whole
  }
}
