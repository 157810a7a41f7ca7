import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

/** Sends a body in steps to a server that reads it or not, and checks its pace at instants of the test. */
async function upload(headers: string, { reads = true, answersFirst = false } = {}) {
  const arrivals = new Arrivals({ bytes: 1_000, period: 30_000 })
  let received = 0
  const server = createServer((request, response) => {
    arrivals.watch(request, response, 0)
    if (answersFirst) {
      response.end('before the body').once('close', () => server.emit('answered'))
      return
    }
    if (!reads) return
    request.on('data', ({ length }) => {
      received += length
      server.emit('received')
    })
    request.on('end', () => response.end(`${received} bytes`))
    request.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
    server.closeAllConnections()
  })
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  const answered = answersFirst && once(server, 'answered')
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`)
  const [request] = await once(server, 'request')
  await answered
  return {
    arrivals,
    request: request as IncomingMessage,
    /** Sends bytes; they have arrived when this resolves. */
    async send(bytes: string) {
      const wanted = received + bytes.replace(/^[\da-f]+\r\n|\r\n$/g, '').length
      socket.write(bytes)
      while (reads && received < wanted) await once(server, 'received')
      while (!reads && request.readableLength === 0) await new Promise(setImmediate)
    },
    async answer() {
      await once(socket, 'end')
      return answer
    },
    async finish(bytes = '') {
      socket.end(bytes)
      await once(socket, 'end')
      return answer
    },
  }
}

const thousand = 'a'.repeat(1_000)

test('a body may take any time, as long as it moves', async () => {
  const { arrivals, send, finish } = await upload('Content-Length: 100000\r\nConnection: close')
  for (let sent = 1; sent < 100; sent++) {
    await send(thousand)
    arrivals.check(sent * 29_000)
  }
  expect(await finish(thousand)).toMatch(/^HTTP\/1\.1 200 .*100000 bytes$/s)
})

test.each([
  ['with a length', 'Content-Length: 100000', thousand, 'a'],
  ['in chunks', 'Transfer-Encoding: chunked', `3e8\r\n${thousand}\r\n`, '1\r\na\r\n'],
])(
  'a body %s that stops moving is refused in words, whatever came before',
  async (_, headers, block, drop) => {
    const { arrivals, send, answer } = await upload(headers)
    await send(block)
    arrivals.check(1_000)
    await send(drop)
    arrivals.check(30_999)
    arrivals.check(31_000)
    expect(await answer()).toMatch(/^HTTP\/1\.1 408 .*utf-8.*la connexion est trop lente/s)
  },
)

test('a body that its handler does not read yet is not slow', async () => {
  const { arrivals, send, request } = await upload('Content-Length: 100000', { reads: false })
  await send(thousand)
  for (let second = 1; second < 100; second++) arrivals.check(second * 1_000)
  expect(request.socket.writable).toBe(true)
})

test('a body that trickles in after its answer is refused too', async () => {
  const { arrivals, request } = await upload('Content-Length: 100000', { answersFirst: true })
  arrivals.check(30_000)
  expect(request.socket.writable).toBe(false)
})

test('a request without a body is not watched', async () => {
  const { arrivals, finish } = await upload('Content-Length: 0\r\nConnection: close')
  arrivals.check(1_000_000)
  expect(await finish()).toMatch(/^HTTP\/1\.1 200 /)
})
