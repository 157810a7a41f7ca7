import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  envelope: { from: string; to: string[] }
  mail: Email
  /** Bytes as Latin-1. */
  raw: string
  /** Whether the sender received the answer; false after `lost`. */
  answered: boolean
}

/** Cuts the connection before accepting the message, never answers, or cuts it after accepting. */
export type Mishap = 'reset' | 'hang' | 'lost'

interface FakeSmtpOptions {
  /** Awaited before the server sends its greeting. */
  onGreeting?: () => Promise<void>
  /** Reply code for a recipient, 250 to accept. */
  onRecipient?: (address: string) => number
  /** Reply code for a message, 250 to accept, or a mishap. */
  onMessage?: () => number | Mishap
  onReceived?: (received: ReceivedMail) => void
}

/**
 * Starts an SMTP server on loopback that collects mails, and refuses connections between `goAway` and
 * `comeBack`.
 */
export async function startFakeSmtp({
  onGreeting = () => Promise.resolve(),
  onRecipient = () => 250,
  onMessage = () => 250,
  onReceived,
}: FakeSmtpOptions = {}) {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onConnect(_session, callback) {
      onGreeting().then(() => callback())
    },
    onRcptTo({ address }, _session, callback) {
      callback(refusal(onRecipient(address), `<${address}> refused`))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const decided = onMessage()
        if (decided === 'hang') return
        const cut = () => {
          for (const connection of server.connections) {
            if (connection.id === session.id) connection._socket.destroy()
          }
        }
        if (decided === 'reset') return cut()
        const refused = refusal(decided === 'lost' ? 250 : decided, 'message refused')
        if (refused) return callback(refused)
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        const received = {
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(addressOf) },
          mail: await PostalMime.parse(raw),
          raw: raw.toString('latin1'),
          answered: decided !== 'lost',
        }
        mails.push(received)
        if (received.answered) callback()
        else cut()
        onReceived?.(received)
        for (const check of waiting) check()
      })
    },
  })
  // When a client is killed, its connection is reset.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const door = doorOf(server.server)
  return {
    url: `smtp://127.0.0.1:${door.port}`,
    ...door,
    mails: mails as readonly ReceivedMail[],
    received(count: number) {
      return new Promise<readonly ReceivedMail[]>((resolve) => {
        const check = () => {
          if (mails.length < count) return
          waiting.delete(check)
          resolve(mails)
        }
        waiting.add(check)
        check()
      })
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const addressOf = ({ address }: { address: string }) => address

function refusal(code: number, message: string) {
  if (code < 400) return null
  return Object.assign(new Error(message), { responseCode: code })
}

/** Makes a server refuse connections, and listen again on the same port. */
function doorOf(server: Server) {
  const { port } = server.address() as AddressInfo
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  return {
    port,
    goAway() {
      server.close()
      for (const socket of open) socket.destroy()
    },
    async comeBack() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

export type FakeAnswer =
  | number
  | Mishap
  | { status: number; text?: string; headers?: Record<string, string> }

interface ReceivedRequest {
  method: string
  path: string
  contentType: string
  body: unknown
}

/** @param answer a list of answers, of which the last is repeated, or a function */
export async function startFakeEmailJs(
  answer: readonly FakeAnswer[] | (() => FakeAnswer) = [200],
  onReceived: (request: ReceivedRequest, answer: FakeAnswer) => void = () => {},
) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    // Browsers send a preflight request before they post JSON to another host.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const decided =
      typeof answer === 'function'
        ? answer()
        : (answer[Math.min(requests.length, answer.length - 1)] ?? 200)
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body: JSON.parse(Buffer.concat(chunks).toString()),
    }
    requests.push(received)
    onReceived(received, decided)
    if (decided === 'hang') return
    if (decided === 'reset' || decided === 'lost') return request.socket.resetAndDestroy()
    const { status, text, headers } = typeof decided === 'number' ? { status: decided } : decided
    response.writeHead(status, headers).end(text ?? (status === 200 ? 'OK' : `status ${status}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const door = doorOf(server)
  return {
    origin: `http://127.0.0.1:${door.port}`,
    ...door,
    requests: requests as readonly ReceivedRequest[],
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
