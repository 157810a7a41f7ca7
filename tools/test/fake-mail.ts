import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, Socket } from 'node:net'
import { buffer, json } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listen } from './free-port.ts'

export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'bonjour@graaand.example',
  MAIL_TO: 'agence@graaand.example',
})

export const emailJsSettings = (origin: string) => ({
  EMAILJS_ORIGIN: origin,
  EMAILJS_PUBLIC_KEY: 'public-key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_CONTACT: 'template-contact',
  EMAILJS_TEMPLATE_QUOTE: 'template-quote',
})

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
  /** Reply code for a recipient, 250 to accept, perhaps with an enhanced code: `553 5.7.1`. */
  onRecipient?: (address: string) => number | string
  /** Reply code for a message, 250 to accept, or a mishap. */
  onMessage?: () => number | Mishap
  /** Gets the name that the client announces by EHLO. */
  onHello?: (name: string) => void
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
  onHello,
  onReceived,
}: FakeSmtpOptions = {}) {
  const mails: ReceivedMail[] = []
  const arrivals = new EventEmitter()
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onConnect(_session, callback) {
      onGreeting().then(() => callback())
    },
    onRcptTo({ address }, session, callback) {
      onHello?.(String(session.hostNameAppearsAs))
      callback(refusal(onRecipient(address), `<${address}> refused`))
    },
    async onData(stream, session, callback) {
      // A killed client leaves its message unfinished.
      const raw = await buffer(stream).catch(() => null)
      if (!raw) return
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
      arrivals.emit('mail')
    },
  })
  // When a client is killed, its connection is reset.
  server.on('error', () => {})
  const door = await doorOf(server.server)
  return {
    url: `smtp://127.0.0.1:${door.port}`,
    ...door,
    mails: mails as readonly ReceivedMail[],
    async received(count: number) {
      while (mails.length < count) await once(arrivals, 'mail')
    },
  }
}

const addressOf = ({ address }: { address: string }) => address

function refusal(reply: number | string, message: string) {
  const [code, enhanced = ''] = String(reply).split(' ')
  if (Number(code) < 400) return null
  return Object.assign(new Error(`${enhanced} ${message}`.trim()), { responseCode: Number(code) })
}

/** Makes a server listen, refuse connections, and listen again on the same port. */
async function doorOf(server: Server) {
  const port = await listen(server)
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  return {
    port,
    close,
    goAway: () => void close(),
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
    const body = await json(request)
    const decided =
      typeof answer === 'function'
        ? answer()
        : (answer[Math.min(requests.length, answer.length - 1)] ?? 200)
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body,
    }
    requests.push(received)
    onReceived(received, decided)
    if (decided === 'hang') return
    if (decided === 'reset' || decided === 'lost') return request.socket.resetAndDestroy()
    const { status, text, headers } = typeof decided === 'number' ? { status: decided } : decided
    response.writeHead(status, headers).end(text ?? (status === 200 ? 'OK' : `status ${status}`))
  })
  const door = await doorOf(server)
  return {
    origin: `http://127.0.0.1:${door.port}`,
    ...door,
    requests: requests as readonly ReceivedRequest[],
  }
}
