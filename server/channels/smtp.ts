import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { ContentHolder } from '#content/documents/documents.ts'
import { minute } from '../days.ts'
import { type Channel, isAcknowledged, type Outgoing, type Sending } from './channel.ts'
import { contentOf } from './content-of.ts'
import { automatic, envelopeOf, leadsToPage } from './envelope.ts'
import { layOut, type MailContent } from './mail-layout.ts'
import { readMailboxes } from './mailboxes.ts'
import { judge, partOf } from './smtp-replies.ts'

export interface SmtpSettings {
  /** `smtps://user:password@host:port`. */
  url: string
  /** MAIL_FROM: one mailbox. */
  from: string
  to: string
}

interface Options extends SmtpSettings {
  content: ContentHolder
  siteUrl: string | undefined
  limits?: typeof sessionLimits
}

/**
 * Milliseconds. A server may scan a mail for minutes before it answers the final dot; cutting the session then
 * delivers the mail once for each attempt.
 * Source: RFC 5321, 4.5.3.2
 */
const sessionLimits = { beforeData: 2 * minute, afterData: 10 * minute }

/**
 * Creates a channel whose repeated deliveries have the same Message-ID.
 *
 * @throws Error when `from` is not one mailbox, or `to` has an invalid one
 */
export function createSmtpChannel({
  content,
  url,
  siteUrl,
  limits = sessionLimits,
  ...ends
}: Options): Channel {
  const [from, ...others] = readMailboxes(ends.from) ?? []
  const to = readMailboxes(ends.to)
  if (!from || !to || others.length > 0)
    throw new Error('MAIL_FROM must be one mailbox, and MAIL_TO at least one')
  const host = domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1))
  const name = hostNameOf(siteUrl)

  const idOf = (delivery: string) => `<${delivery}@${host}>`

  async function post(
    mail: MailContent,
    headers: SendMailOptions & { from: unknown; to: unknown },
    files: Outgoing['attachments'] = [],
  ): Promise<Sending> {
    const { from, to, replyTo } = headers
    if (hasLineBreak({ from, to, replyTo, subject: mail.subject })) {
      return { outcome: 'dead', detail: 'line break in a header value: refused before sending' }
    }
    // A new connection per mail, because mails are rare and either side may restart.
    const transport = createTransport({
      url,
      ...(name && { name }),
      connectionTimeout: limits.beforeData,
      greetingTimeout: limits.beforeData,
      socketTimeout: limits.afterData,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const stalled = new AbortController()
    const timer = setTimeout(() => stalled.abort(), limits.beforeData)
    transport.use('stream', ({ message }, done) => {
      message.processFunc((stream) => stream.once('end', () => clearTimeout(timer)))
      done()
    })
    try {
      const sent = await transport.sendMail({
        ...headers,
        subject: mail.subject,
        ...layOut(mail, { content: content.current, siteUrl }),
        attachments: files.map(({ filename, content }) => ({
          filename,
          content,
          contentType: 'application/pdf',
          contentDisposition: 'attachment' as const,
        })),
        signal: stalled.signal,
      })
      return partOf(sent)
    } catch (error) {
      return judge(error as NodemailerError)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    name: 'smtp',
    recipients: (form) => (isAcknowledged(form) ? ['agency', 'visitor'] : ['agency']),
    send(delivery) {
      const { id, recipient, thread = [], attachments, remaining } = delivery
      // Only mails to the client are in a thread.
      const references = recipient === 'visitor' ? thread.map(idOf) : []
      const headers = {
        ...envelopeOf(delivery, from, to),
        messageId: idOf(id),
        ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
        headers: automatic(delivery),
        ...(remaining && { envelope: { from: from.address, to: [...remaining] } }),
      }
      return post(contentOf(delivery, { content: content.current, siteUrl }), headers, attachments)
    },
    carriesLink: ({ recipient, message }) =>
      recipient === 'visitor' && (!message || leadsToPage(message.kind)),
    sendNow: (address, mail) => post(mail, { from, to: { name: '', address } }),
    mailbox: { from: from.address, replyTo: to.map(({ address }) => address).join(', ') },
    close() {},
  }
}

/**
 * Returns whether a header value has a line break, which only an attack contains, although nodemailer would
 * fold it.
 */
function hasLineBreak(headers: Record<string, unknown>): boolean {
  return Object.values(headers)
    .flat()
    .flatMap((value) => (typeof value === 'string' ? value : Object.values(value ?? {})))
    .some((value) => /[\r\n\u2028\u2029]/.test(String(value)))
}

/** Returns the name for EHLO; without one, nodemailer sends the machine's name or `[127.0.0.1]`. */
function hostNameOf(siteUrl: string | undefined): string | undefined {
  const { hostname = '' } = URL.parse(siteUrl ?? '') ?? {}
  return hostname.includes('.') && !isIP(hostname) ? hostname : undefined
}
