import { resolve } from 'node:path'
import type { EmailJsSettings } from './channels/emailjs.ts'
import { readMailboxes } from './channels/mailboxes.ts'
import type { SmtpSettings } from './channels/smtp.ts'
import { instantBefore } from './leads/rounds/retention.ts'

export interface Settings {
  port: number
  host: string
  siteUrl: string | undefined
  dataDirectory: string
  databaseUrl: string | undefined
  trustedProxies: number
  emailJs: EmailJsSettings | undefined
  smtp: SmtpSettings | undefined
  /** Key of the proofs of work, the same for all instances; a random one if undefined. */
  proofSecret: string | undefined
  retention: string | undefined
  metricsPort: number | undefined
  hasSocket: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * An empty variable counts as absent.
 *
 * @returns the settings, or all faults in one message that names the variables
 */
export function readSettings(
  env: Environment,
): { ok: true; settings: Settings } | { ok: false; message: string } {
  const faults: string[] = []
  const read = (name: string) => env[name]?.trim() || undefined

  function whole(name: string, byDefault: number, highest: number): number {
    const text = read(name)
    if (text === undefined) return byDefault
    const value = Number(text)
    if (/^\d+$/.test(text) && value <= highest) return value
    faults.push(`${name}: a whole number from 0 to ${highest} is expected, not “${text}”`)
    return byDefault
  }

  function origin(name: string): string | undefined {
    const text = read(name)
    if (text === undefined) return undefined
    const url = URL.parse(text)
    const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
    if (isOrigin) return url.origin
    faults.push(`${name}: an origin such as https://www.example.fr is expected, not “${text}”`)
    return undefined
  }

  /** Requires all variables of a set or none, because an incomplete set would silently lose mails. */
  function all<Name extends string>(names: readonly Name[], also: readonly string[] = []) {
    const missing = names.filter((name) => read(name) === undefined)
    const isOff = missing.length === names.length && also.every((name) => read(name) === undefined)
    if (isOff) return undefined
    for (const name of missing) {
      const others = [...names, ...also].filter((other) => read(other) !== undefined)
      faults.push(`${name}: missing, though ${others.join(', ')} is set`)
    }
    return Object.fromEntries(names.map((name) => [name, read(name) ?? ''])) as Record<Name, string>
  }

  const databaseUrl = read('DATABASE_URL')
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl)) {
    // The message omits the value, because it may contain a password.
    faults.push(
      'DATABASE_URL: an address such as postgres://user:password@db.example.fr/leads is expected',
    )
  }

  const smtp = all(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])
  const smtpUrl = URL.parse(smtp?.SMTP_URL ?? '')
  if (smtp?.SMTP_URL && !(smtpUrl?.hostname && /^smtps?:$/.test(smtpUrl.protocol))) {
    faults.push('SMTP_URL: an address such as smtps://user:password@mail.example.fr is expected')
  }
  if (smtp?.MAIL_FROM && readMailboxes(smtp.MAIL_FROM)?.length !== 1) {
    faults.push(
      `MAIL_FROM: one address such as Graaand <bonjour@exemple.fr> is expected, not “${smtp.MAIL_FROM}”`,
    )
  }
  if (smtp?.MAIL_TO && !readMailboxes(smtp.MAIL_TO)) {
    faults.push(
      `MAIL_TO: addresses separated by commas are expected, such as bonjour@exemple.fr, not “${smtp.MAIL_TO}”`,
    )
  }

  const emailJsOrigin = origin('EMAILJS_ORIGIN') ?? 'https://api.emailjs.com'
  const emailJs = all(
    [
      'EMAILJS_PUBLIC_KEY',
      'EMAILJS_SERVICE_ID',
      'EMAILJS_TEMPLATE_CONTACT',
      'EMAILJS_TEMPLATE_QUOTE',
    ],
    ['EMAILJS_PRIVATE_KEY'],
  )
  const privateKey = read('EMAILJS_PRIVATE_KEY')

  const retention = read('RETENTION')
  const isAge = retention === undefined || instantBefore(0, retention) !== undefined
  if (!isAge || Number.parseInt(retention ?? '1', 10) === 0) {
    faults.push(`RETENTION: an age such as 3y, 6m or 90d is expected, not “${retention}”`)
  }

  const settings: Settings = {
    port: whole('PORT', 3000, 65_535),
    host: read('HOST') ?? '0.0.0.0',
    siteUrl: origin('SITE_URL'),
    dataDirectory: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl,
    trustedProxies: whole('TRUST_PROXY', 0, 10),
    emailJs: emailJs && {
      origin: emailJsOrigin,
      publicKey: emailJs.EMAILJS_PUBLIC_KEY,
      serviceId: emailJs.EMAILJS_SERVICE_ID,
      templateContact: emailJs.EMAILJS_TEMPLATE_CONTACT,
      templateQuote: emailJs.EMAILJS_TEMPLATE_QUOTE,
      ...(privateKey && { privateKey }),
    },
    smtp: smtp && { url: smtp.SMTP_URL, from: smtp.MAIL_FROM, to: smtp.MAIL_TO },
    proofSecret: read('PROOF_SECRET'),
    retention,
    metricsPort: read('METRICS_PORT') ? whole('METRICS_PORT', 0, 65_535) : undefined,
    // https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
    hasSocket: read('LISTEN_FDS') === '1' && read('LISTEN_PID') === String(process.pid),
  }
  if (faults.length === 0) return { ok: true, settings }
  const heading = `${faults.length} fault${faults.length > 1 ? 's' : ''} in the settings (environment variables):`
  return { ok: false, message: [heading, ...faults.map((fault) => `  ${fault}`)].join('\n') }
}

/** Accepts a host, or a socket folder as in `postgres:///leads?host=/run/postgresql`, and a database. */
function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) return false
  const isWritten = [url.username, url.password, url.pathname].every(canDecode)
  return (
    isWritten && url.pathname.length > 1 && Boolean(url.hostname || url.searchParams.get('host'))
  )
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
