import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { interruptedUpload } from '#content/forms/messages.ts'
import { createHttpServer } from './server.ts'

type Limits = Parameters<typeof createHttpServer>[1]

async function start(limits: Limits = {}, slow?: Promise<void>) {
  const app = new Hono()
    .get('/slow', async (c) => {
      await slow
      return c.text('enfin')
    })
    .get('/', (c) => c.text('bonjour'))
    .post('/', async (c) => c.text(String((await c.req.text()).length)))
    // A truncated body, whose client never reads this answer.
    .onError((_, c) => c.text('', 400))
  const server = createHttpServer({ files: new Map(), app: async () => app }, limits)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, port, server }
}

async function send(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  return answer
}

const impatient = {
  headersTimeout: 300,
  slowestBody: { bytes: 1_000, period: 300 },
  connectionsCheckingInterval: 50,
}

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc'],
  ['no byte at all', ''],
])('a connection with %s is closed', async (_, bytes) => {
  const { port } = await start(impatient)
  expect(await send(port, bytes)).toMatch(/^(HTTP\/1\.1 408|$)/)
})

test('a visitor gets an answer that takes longer than the limit of an idle connection', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { url, server } = await start({ timeout: 50 }, promise)
  const connection = once(server, 'connection')
  const answer = fetch(`${url}slow`)
  answer.catch(() => {})
  const [socket] = await connection
  await once(socket, 'timeout')
  resolve()
  expect(await (await answer).text()).toBe('enfin')
})

test('a connection that is idle after an answer is closed', async () => {
  const { port } = await start({ keepAliveTimeout: 50 })
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('bonjour')
})

test('a refused body is answered in words', async () => {
  const { port } = await start(impatient)
  const answer = await send(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer.endsWith(`\r\n\r\n${interruptedUpload}`)).toBe(true)
})

test('500 half-open connections do not delay other visitors', async () => {
  const { port, url } = await start()
  const held = Array.from({ length: 500 }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      index % 2
        ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
        : 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nname=',
    )
    return socket
  })
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  for (let visitor = 0; visitor < 50; visitor++) {
    expect(await (await fetch(url)).text()).toBe('bonjour')
    expect(await (await fetch(url, { method: 'POST', body: 'abc' })).text()).toBe('3')
  }
  for (const socket of held) socket.destroy()
})

test('a too long address or header is refused, and the next request is answered', async () => {
  const { port, url } = await start()
  const get = (path: string, header: string) =>
    send(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n`)
  expect(await get(`/${'a'.repeat(5_000)}`, '')).toMatch(/^HTTP\/1\.1 414 /)
  expect(await get(`/${'a'.repeat(20_000)}`, '')).toMatch(/^HTTP\/1\.1 431 /)
  expect(await get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  expect((await fetch(url)).status).toBe(200)
})

test.each([
  ['GET / HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 200 .*bonjour$/s],
  ['HEAD / HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 200 /],
  ['GET / HTTP/1.0\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 200 .*bonjour$/s],
  ['GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['POST / HTTP/1.0\r\nContent-Length: 3\r\n\r\nabc', /^HTTP\/1\.1 400 /],
])('HTTP/1.0 reads without a host, and posts with one: %j', async (request, answer) => {
  const { port } = await start(impatient)
  expect(await send(port, request)).toMatch(answer)
})

test.each([
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'chunks that are not the last coding',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  ],
  ['a space before the colon', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length : 3\r\n\r\nabc'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n'],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: x\nX: y\n\n'],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
  ['a negative length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  ['a length in hexadecimal', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0x3\r\n\r\nabc'],
  [
    'a chunk size too large for a number',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'f'.repeat(17)}\r\n`,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])(
  'a request with %s, which could smuggle another request, is refused with both',
  async (_, bytes) => {
    const { port, url } = await start(impatient)
    const hidden = 'GET / HTTP/1.1\r\nHost: hidden\r\nConnection: close\r\n\r\n'
    const answer = await send(port, bytes + hidden)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).not.toContain('bonjour')
    expect((await fetch(url)).status).toBe(200)
  },
)
