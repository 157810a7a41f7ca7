import type { NodemailerError } from 'nodemailer'
import type { MailCause } from '#content/desk/mail-causes.ts'
import type { Sending } from './channel.ts'

interface Sent {
  response: string
  rejected: readonly unknown[]
  rejectedErrors?: readonly NodemailerError[] | undefined
}

/** Returns the result of an accepted mail; recipients that were refused for now get it later, alone. */
export function partOf({ response, rejected, rejectedErrors = [] }: Sent): Sending {
  const detail = `SMTP ${response.slice(0, 3)}`
  if (rejected.length === 0) return { outcome: 'sent', detail }
  const waiting = rejectedErrors.filter((error) => judge(error).outcome === 'retry')
  const remaining = waiting.flatMap(({ recipient }) => recipient ?? [])
  if (remaining.length === 0) {
    return { outcome: 'sent', detail: `${detail}, refused for ${rejected.length} of the addresses` }
  }
  const later = `${detail}, later for ${remaining.length} of the addresses`
  return { outcome: 'retry', detail: later, cause: 'some', remaining }
}

/**
 * Classifies an SMTP error by its codes, because servers often repeat the visitor's e-mail address in their
 * text. Only a refused recipient is permanent. Servers also report a refused sender, client or login at RCPT
 * TO, and the agency may correct these within the 72 hours of retries.
 */
export function judge(error: NodemailerError): Sending {
  const { code, originalCode, timeoutType, command, response, responseCode, permanent } = error
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response ?? '')?.[1]
  const detail = [
    'SMTP',
    responseCode ?? originalCode ?? code ?? 'error',
    timeoutType,
    enhanced,
    command && `on ${command.split(' ')[0] === 'RCPT' ? 'recipient' : command.split(' ')[0]}`,
  ]
    .filter(Boolean)
    .join(' ')
  const cause = causeOf(error, enhanced)
  const isFinal = permanent && (cause === 'recipient' || cause === 'accented')
  return { outcome: isFinal ? 'dead' : 'retry', detail, cause }
}

function causeOf(
  { code, originalCode = '', command, responseCode, permanent, recipient }: NodemailerError,
  enhanced: string | undefined,
): MailCause {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login'
  if (responseCode) {
    if (!permanent) return 'later'
    const about = enhanced?.replace(/^\d\./, '')
    const isOnRecipient = command === 'RCPT TO'
    if (about === undefined) {
      if (isOnRecipient && [550, 551, 553].includes(responseCode)) {
        return isAccented(recipient) ? 'accented' : 'recipient'
      }
      return isOnRecipient ? 'permission' : (byCommand[command ?? ''] ?? 'message')
    }
    if (/^(?:1\.[1236]|1\.10|2\.\d+)$/.test(about)) return 'recipient'
    if (/^6\.7$/.test(about)) return 'accented'
    if (/^1\.[78]$/.test(about)) return 'sender'
    if (code === 'EMESSAGE') return 'message'
    return byCommand[command ?? ''] ?? 'permission'
  }
  if (originalCode === 'CERT_HAS_EXPIRED') return 'expired'
  if (/ALTNAME|^HOSTNAME_MISMATCH/.test(originalCode)) return 'other-name'
  if (/CERT|SIGNATURE|SELF_SIGNED|^UNABLE_TO/.test(originalCode)) {
    return 'certificate'
  }
  if (/REFUSED|UNREACH/.test(originalCode)) return 'closed'
  if (code === 'EDNS') return 'unknown-host'
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'slow'
  return 'cut'
}

const byCommand: Readonly<Record<string, MailCause>> = { 'MAIL FROM': 'sender' }

const isAccented = (address: string | undefined) => /[^\0-\x7f]/.test(address ?? '')
