import { resolve } from 'node:path'
import * as v from 'valibot'
import { readMailboxes } from './channels/mailboxes.ts'
import { instantBefore } from './leads/rounds/retention.ts'

const expected =
  (what: string) =>
  ({ input }: { input: unknown }) =>
    `${what} is expected, not “${input}”`

const text = v.string()

/** A variable whose value may be missing. */
const checked = (
  isValid: (text: string) => boolean,
  message: string | ReturnType<typeof expected>,
) => v.optional(v.pipe(text, v.check(isValid, message)))

function whole(highest: number) {
  const isWhole = (text: string) => /^\d+$/.test(text) && Number(text) <= highest
  const message = expected(`a whole number from 0 to ${highest}`)
  return v.pipe(text, v.check(isWhole, message), v.transform(Number))
}

const origin = v.pipe(
  text,
  v.check(isOrigin, expected('an origin such as https://www.example.fr')),
  v.transform((text) => new URL(text).origin),
)

const emailJsNames = [
  ...(['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID'] as const),
  ...(['EMAILJS_TEMPLATE_CONTACT', 'EMAILJS_TEMPLATE_QUOTE'] as const),
] as const

const variables = v.object({
  PORT: v.optional(whole(65_535), '3000'),
  HOST: v.optional(text, '0.0.0.0'),
  SITE_URL: v.optional(origin),
  DATA_DIR: v.optional(text, 'data'),
  // The message omits the value, because it may contain a password.
  DATABASE_URL: checked(
    isPostgresUrl,
    'an address of one server, such as postgres://user:password@db.example.fr/leads, is expected',
  ),
  TRUST_PROXY: v.optional(whole(10), '0'),
  SMTP_URL: checked(
    isSmtpUrl,
    'an address such as smtps://user:password@mail.example.fr is expected',
  ),
  MAIL_FROM: checked(
    (text) => readMailboxes(text)?.length === 1,
    expected('one address such as Graaand <bonjour@exemple.fr>'),
  ),
  MAIL_TO: checked(
    (text) => readMailboxes(text) !== undefined,
    ({ input }) =>
      `addresses separated by commas are expected, such as bonjour@exemple.fr, not “${input}”`,
  ),
  EMAILJS_ORIGIN: v.optional(origin, 'https://api.emailjs.com'),
  RETENTION: checked(
    (age) => instantBefore(0, age) !== undefined && Number.parseInt(age, 10) > 0,
    expected('an age such as 3y, 6m or 90d'),
  ),
  METRICS_PORT: v.optional(whole(65_535)),
  ...v.entriesFromList(
    [...emailJsNames, 'EMAILJS_PRIVATE_KEY', 'PROOF_SECRET', 'LISTEN_FDS', 'LISTEN_PID'],
    v.optional(text),
  ),
})

type Name = keyof typeof variables.entries

/** Variables that are set together, because an incomplete set would silently lose mails. */
const sets: readonly { names: readonly Name[]; also: readonly Name[] }[] = [
  { names: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'], also: [] },
  { names: emailJsNames, also: ['EMAILJS_PRIVATE_KEY'] },
]

export type Settings = ReturnType<typeof settingsOf>

/**
 * An empty variable counts as absent.
 *
 * @returns the settings, or all faults in one message that names the variables
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; settings: Settings } | { ok: false; message: string } {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const read = v.safeParse(variables, given)
  const faults = [
    ...(read.issues ?? []).map(({ path, message }) => `${path?.[0].key}: ${message}`),
    ...missingOf(given),
  ]
  if (read.success && faults.length === 0) return { ok: true, settings: settingsOf(read.output) }
  const heading = `${faults.length} fault${faults.length > 1 ? 's' : ''} in the settings (environment variables):`
  return { ok: false, message: [heading, ...faults.map((fault) => `  ${fault}`)].join('\n') }
}

function missingOf(given: Readonly<Record<string, string>>): string[] {
  return sets.flatMap(({ names, also }) => {
    const present = [...names, ...also].filter((name) => name in given)
    if (present.length === 0) return []
    return names
      .filter((name) => !(name in given))
      .map((name) => `${name}: missing, though ${present.join(', ')} is set`)
  })
}

function settingsOf(values: v.InferOutput<typeof variables>) {
  const { SMTP_URL, EMAILJS_PUBLIC_KEY, EMAILJS_PRIVATE_KEY: privateKey } = values
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    trustedProxies: values.TRUST_PROXY,
    emailJs: EMAILJS_PUBLIC_KEY
      ? {
          origin: values.EMAILJS_ORIGIN,
          publicKey: EMAILJS_PUBLIC_KEY,
          serviceId: values.EMAILJS_SERVICE_ID ?? '',
          templateContact: values.EMAILJS_TEMPLATE_CONTACT ?? '',
          templateQuote: values.EMAILJS_TEMPLATE_QUOTE ?? '',
          ...(privateKey && { privateKey }),
        }
      : undefined,
    smtp: SMTP_URL
      ? { url: SMTP_URL, from: values.MAIL_FROM ?? '', to: values.MAIL_TO ?? '' }
      : undefined,
    /** Key of the proofs of work, the same for all instances; a random one if undefined. */
    proofSecret: values.PROOF_SECRET,
    retention: values.RETENTION,
    metricsPort: values.METRICS_PORT,
    // https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
    hasSocket: values.LISTEN_FDS === '1' && values.LISTEN_PID === String(process.pid),
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return Boolean(url?.hostname) && /^smtps?:$/.test(url?.protocol ?? '')
}

/**
 * Accepts a host, or a socket folder as in `postgres:///leads?host=/run/postgresql`, and a database. The driver
 * takes several hosts, which psql accepts, for one name.
 */
function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) return false
  const isWritten = [url.username, url.password, url.pathname].every(canDecode)
  const host = url.hostname || url.searchParams.get('host') || ''
  return isWritten && url.pathname.length > 1 && host !== '' && !host.includes(',')
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
