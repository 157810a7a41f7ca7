import { readFileSync } from 'node:fs'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { ContentHolder } from '#content/documents/documents.ts'
import { type Channel, isAcknowledged, type Outgoing, type Sending } from './channel.ts'
import { contentOf } from './content-of.ts'
import { automatic, envelopeOf, leadsToPage } from './envelope.ts'
import { headerImageId, layOut, type MailContent } from './mail-layout.ts'
import { readMailboxes } from './mailboxes.ts'

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
  /** Milliseconds for the whole SMTP session; some servers delay their greeting on purpose. */
  timeout?: number
}

/**
 * Creates a channel whose repeated deliveries have the same Message-ID.
 *
 * @throws Error when `from` is not one mailbox, or `to` has an invalid one
 */
export function createSmtpChannel({
  content,
  url,
  siteUrl,
  timeout = 60_000,
  ...ends
}: Options): Channel {
  const [from, ...others] = readMailboxes(ends.from) ?? []
  const to = readMailboxes(ends.to)
  if (!from || !to || others.length > 0)
    throw new Error('MAIL_FROM must be one mailbox, and MAIL_TO at least one')
  // A new connection per mail, because mails are rare and either side may restart.
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true })
  const headerImage = readFileSync(new URL('./header.png', import.meta.url))
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)

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
    try {
      const sent = await transport.sendMail({
        ...headers,
        subject: mail.subject,
        ...layOut(mail, content.current.company),
        attachments: [
          {
            filename: 'graaand.png',
            content: headerImage,
            contentType: 'image/png',
            contentDisposition: 'inline',
            cid: headerImageId,
          },
          ...files.map(({ filename, content }) => ({
            filename,
            content,
            contentType: 'application/pdf',
            contentDisposition: 'attachment' as const,
          })),
        ],
        signal: AbortSignal.timeout(timeout),
      })
      const detail = `SMTP ${sent.response.slice(0, 3)}`
      const { length: refused } = sent.rejected
      if (refused === 0) return { outcome: 'sent', detail }
      // The other recipients have the mail, and a retry would send it to them twice.
      return { outcome: 'sent', detail: `${detail}, refused for ${refused} of the addresses` }
    } catch (error) {
      return judge(error as NodemailerError)
    }
  }

  return {
    name: 'smtp',
    recipients: (form) => (isAcknowledged(form) ? ['agency', 'visitor'] : ['agency']),
    send(delivery) {
      const { id, recipient, thread = [], attachments } = delivery
      // Only mails to the client are in a thread.
      const references = recipient === 'visitor' ? thread.map(idOf) : []
      const headers = {
        ...envelopeOf(delivery, from, to),
        messageId: idOf(id),
        ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
        headers: automatic(delivery),
      }
      return post(contentOf(delivery, { content: content.current, siteUrl }), headers, attachments)
    },
    carriesLink: ({ recipient, message }) =>
      recipient === 'visitor' && (!message || leadsToPage(message.kind)),
    sendNow: (address, mail) => post(mail, { from, to: { name: '', address } }),
    mailbox: { from: from.address, replyTo: to.map(({ address }) => address).join(', ') },
    close: () => transport.close(),
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

/**
 * Classifies an SMTP error by its codes, because servers often repeat the visitor's e-mail address in their
 * text. A refused recipient or message is permanent, but a refused sender or password may be corrected within
 * the 72 hours of retries.
 */
function judge(error: NodemailerError): Sending {
  const { code, command, response, responseCode, permanent } = error
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response ?? '')?.[1]
  const detail = [
    'SMTP',
    responseCode ?? code ?? 'error',
    enhanced,
    command && `on ${command.split(' ')[0] === 'RCPT' ? 'recipient' : command.split(' ')[0]}`,
  ]
    .filter(Boolean)
    .join(' ')
  const onRecipient = code === 'EENVELOPE' && command === 'RCPT TO'
  return permanent && (onRecipient || code === 'EMESSAGE')
    ? { outcome: 'dead', detail }
    : { outcome: 'retry', detail }
}
