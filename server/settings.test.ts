import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const emailJs = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_CONTACT: 'contact',
  EMAILJS_TEMPLATE_QUOTE: 'quote',
}
const smtp = {
  SMTP_URL: 'smtps://user:secret@mail.example.fr:465',
  MAIL_FROM: 'Graaand <site@example.fr>',
  MAIL_TO: 'agence@example.fr',
}

function faults(env: Record<string, string>): string {
  const read = readSettings(env)
  return read.ok ? '' : read.message
}

test('every setting has a default', () => {
  const defaults = {
    port: 3000,
    host: '0.0.0.0',
    siteUrl: undefined,
    dataDirectory: resolve('data'),
    databaseUrl: undefined,
    trustedProxies: 0,
    emailJs: undefined,
    smtp: undefined,
    retention: undefined,
    metricsPort: undefined,
    hasSocket: false,
  }
  expect(readSettings({})).toEqual({ ok: true, settings: defaults })
  expect(readSettings({ PORT: '', SMTP_URL: ' ', EMAILJS_PUBLIC_KEY: '' })).toEqual({
    ok: true,
    settings: defaults,
  })
})

test('every setting is read', () => {
  const env = {
    PORT: '8080',
    HOST: '127.0.0.1',
    SITE_URL: 'https://graaand.example/',
    DATA_DIR: '/srv/leads',
    DATABASE_URL: 'postgres://graaand:secret@db.example.fr:5433/leads',
    TRUST_PROXY: '1',
    EMAILJS_ORIGIN: 'http://127.0.0.1:9000',
    EMAILJS_PRIVATE_KEY: 'private',
    PROOF_SECRET: 'a long text',
    RETENTION: '3y',
    METRICS_PORT: '9464',
    LISTEN_FDS: '1',
    LISTEN_PID: String(process.pid),
    ...emailJs,
    ...smtp,
  }
  expect(readSettings(env)).toEqual({
    ok: true,
    settings: {
      port: 8080,
      host: '127.0.0.1',
      siteUrl: 'https://graaand.example',
      dataDirectory: '/srv/leads',
      databaseUrl: 'postgres://graaand:secret@db.example.fr:5433/leads',
      trustedProxies: 1,
      emailJs: {
        origin: 'http://127.0.0.1:9000',
        publicKey: 'key',
        serviceId: 'service',
        templateContact: 'contact',
        templateQuote: 'quote',
        privateKey: 'private',
      },
      smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM, to: smtp.MAIL_TO },
      proofSecret: 'a long text',
      retention: '3y',
      metricsPort: 9464,
      hasSocket: true,
    },
  })
})

test('EmailJS is called at https://api.emailjs.com by default', () => {
  expect(readSettings(emailJs)).toMatchObject({
    settings: { emailJs: { origin: 'https://api.emailjs.com' } },
  })
})

test.each<[string, string]>([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3.5'],
  ['TRUST_PROXY', 'yes'],
  ['SITE_URL', 'graaand.example'],
  ['SITE_URL', 'ftp://graaand.example'],
  ['SITE_URL', 'https://graaand.example/site'],
  ['EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['RETENTION', '3'],
  ['RETENTION', '0y'],
  ['RETENTION', 'yes'],
  ['METRICS_PORT', '65536'],
  ['DATABASE_URL', 'mysql://localhost/leads'],
  ['DATABASE_URL', 'leads'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'postgres:///leads'],
  ['DATABASE_URL', 'postgres://graaand:100%@localhost/leads'],
  ['DATABASE_URL', 'postgres://one.example.fr:5432,two.example.fr:5432/leads'],
  ['DATABASE_URL', 'postgres://one.example.fr,two.example.fr/leads'],
  ['DATABASE_URL', 'postgres:///leads?host=one.example.fr,two.example.fr'],
])('%s=%s gives one fault, which names the variable', (name, value) => {
  expect(faults({ [name]: value })).toMatch(new RegExp(`^1 fault .*\n  ${name}: `))
})

test.each([...Object.keys(emailJs), ...Object.keys(smtp)])(
  'a set without %s gives one fault, which names the missing variable',
  (name) => {
    const env: Record<string, string> = { ...emailJs, ...smtp, [name]: '' }
    expect(faults(env)).toMatch(new RegExp(`^1 fault .*\n  ${name}: missing, though `))
  },
)

test('a socket passed to another process is ignored', () => {
  expect(readSettings({ LISTEN_FDS: '1', LISTEN_PID: '1' })).toMatchObject({
    settings: { hasSocket: false },
  })
})

test.each([
  'postgresql://localhost/leads',
  'postgres://graaand:p%40ss@[::1]:5432/leads?sslmode=verify-full',
  'postgres:///leads?host=/run/postgresql',
])('DATABASE_URL may be %s', (databaseUrl) => {
  expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ settings: { databaseUrl } })
})

test('EMAILJS_PRIVATE_KEY alone gives a fault for each missing variable of its set', () => {
  expect(faults({ EMAILJS_PRIVATE_KEY: 'x' }).split('\n')).toHaveLength(1 + 4)
})

test.each([
  ['SMTP_URL', 'mail.example.fr'],
  ['SMTP_URL', 'https://mail.example.fr'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtps:user:password@mail.example.fr'],
  ['MAIL_FROM', 'Graaand'],
  ['MAIL_FROM', 'Graaand <site@@exemple.fr>'],
  ['MAIL_FROM', 'site@exemple.fr, agence@exemple.fr'],
  ['MAIL_FROM', 'site@exemple..fr'],
  ['MAIL_FROM', 'rené@exemple.fr'],
  ['MAIL_TO', 'agence@exemple.fr, Zoé <zoé@exemple.fr>'],
  ['MAIL_TO', 'agence@'],
  ['MAIL_TO', '@exemple.fr'],
  ['MAIL_TO', 'agence@-exemple.fr'],
  ['MAIL_TO', 'agence.@exemple.fr'],
  ['MAIL_TO', 'agence@exemple_site.fr'],
  ['MAIL_TO', ','],
  ['MAIL_TO', 'agence@exemple.fr, Nina'],
  // The mail parser would take one address as the name of the other, so the first would get no mails.
  ['MAIL_TO', 'agence@exemple.fr nina@exemple.fr'],
  ['MAIL_TO', 'Nina nina@exemple.fr <agence@exemple.fr>'],
  ['MAIL_TO', 'agence@example.fr\r\nBcc: x@example.fr'],
])('%s=%j is a fault', (name, value) => {
  expect(faults({ ...smtp, [name]: value })).toMatch(new RegExp(`^1 fault .*\n  ${name}: `))
})

test.each([
  'agence@exemple.fr',
  'Agence <agence@exemple.fr>',
  'agence@exemple.fr, Nina <nina+web@exemple.fr>',
  'agence@exemple.fr; nina@exemple.fr',
  '"Benali, Nina" <nina@exemple.fr>',
  'Équipe: agence@exemple.fr, nina@exemple.fr;',
  'agence@hôtel.example',
  'root@localhost',
])('MAIL_TO may be %s', (to) => {
  expect(readSettings({ ...smtp, MAIL_TO: to })).toMatchObject({ settings: { smtp: { to } } })
})

test('all faults are reported in one message, without passwords', () => {
  const message = faults({
    PORT: 'x',
    SITE_URL: 'y',
    EMAILJS_PUBLIC_KEY: 'key',
    DATABASE_URL: 'postgres://graaand:secret@/',
    SMTP_URL: 'http://user:secret@mail.example.fr',
    MAIL_FROM: 'site@example.fr',
    TRUST_PROXY: 'z',
  })
  expect(
    message
      .match(/^ {2}[A-Z_]+/gm)
      ?.map((name) => name.trim())
      .toSorted(),
  ).toEqual([
    'DATABASE_URL',
    'EMAILJS_SERVICE_ID',
    'EMAILJS_TEMPLATE_CONTACT',
    'EMAILJS_TEMPLATE_QUOTE',
    'MAIL_TO',
    'PORT',
    'SITE_URL',
    'SMTP_URL',
    'TRUST_PROXY',
  ])
  expect(message).not.toContain('secret')
})
