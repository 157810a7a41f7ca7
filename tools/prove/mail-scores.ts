/**
 * Part of `npm run prove -- spam`: the scores that SpamAssassin and rspamd give to each kind of mail of the site, as
 * nodemailer sends them. Both run with their packaged local rules, without a network.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadContent } from '#content/documents/load.ts'
import type { Channel, Outgoing, Sending } from '../../server/channels/channel.ts'
import { createSmtpChannel } from '../../server/channels/smtp.ts'
import { sendInvitation } from '../../server/people/invitation.ts'
import { drawQuotePdf } from '../../server/quotes/pdf.ts'
import { startFakeSmtp } from '../test/fake-mail.ts'
import { freePort } from '../test/free-port.ts'
import { everyMail, siteUrl } from '../test/sample-mails.ts'
import { sampleAcceptance, sampleQuote } from '../test/sample-quote.ts'

/**
 * Symbols of rspamd that depend on the network or on the receiving server: SPF, DKIM, DMARC, ARC, reverse
 * DNS, the received hop.
 */
const ofTheNetwork =
  /^(R_SPF|R_DKIM|DMARC|ARC|HFILTER|RDNS|RECEIVED|ONCE_RECEIVED|RCVD|ASN|DBL|SURBL|URIBL|RBL|AUTH_NA|DIRECT_TO_MX)/

/** The mailbox of MAIL_FROM and MAIL_TO in deployment.md, and one that an agency may write into MAIL_TO instead. */
const [mailbox, another] = ['bonjour@graaand.example', 'agence@graaand.example']

const has = (program: string) => spawnSync('which', [program]).status === 0

async function withFile(mail: Outgoing): Promise<Outgoing> {
  const { kind = '' } = mail.message ?? {}
  if (!/^quote(-accepted|-accepted-agency)?$/.test(kind)) return mail
  const pdf = await drawQuotePdf(sampleQuote, kind === 'quote' ? undefined : sampleAcceptance)
  return { ...mail, attachments: [{ filename: `${sampleQuote.number}-v2.pdf`, content: pdf }] }
}

type Send = (channel: Channel) => Promise<Sending | boolean>

async function sendings(): Promise<[name: string, isForAgency: boolean, send: Send][]> {
  const stored = await Promise.all(
    everyMail().map(async ([name, mail]): Promise<[string, boolean, Send]> => {
      const whole = await withFile({ ...mail, id: crypto.randomUUID() })
      return [name, mail.recipient === 'agency', (channel) => channel.send(whole)]
    }),
  )
  const nina = {
    ...{ id: 'p1', name: 'Nina Ferrand', email: 'nina@graaand.example' },
    role: 'equipe' as const,
  }
  const link = `${siteUrl}/bureau/invitation/${'s'.repeat(43)}`
  const invite: Send = (channel) => sendInvitation(nina, link, [channel])
  return [...stored, ['invitation', false, invite]]
}

/** Prints a table, or says which program is missing. */
export async function printMailScores() {
  const missing = ['spamassassin', 'rspamd', 'rspamc'].filter((program) => !has(program))
  if (missing.length > 0) {
    console.log(`mails: not scored, because ${missing.join(', ')} is not installed`)
    return
  }
  const smtp = await startFakeSmtp()
  const channelTo = (to: string) =>
    createSmtpChannel({
      ...{ content: { current: loadContent() }, url: smtp.url, siteUrl },
      ...{ from: `Graaand <${mailbox}>`, to },
    })
  const folder = mkdtempSync(join(tmpdir(), 'graaand-scores-'))
  const rspamd = await startRspamd(folder)
  const before: string[] = []
  const file = join(folder, 'mail.eml')
  async function post(send: Send, to: string) {
    const channel = channelTo(to)
    await send(channel)
    channel.close()
    const { raw = '', envelope } = smtp.mails.at(-1) ?? {}
    writeFileSync(file, received(raw), 'latin1')
    return scoreByRspamd(rspamd.address, file, envelope, before)
  }
  try {
    console.log(
      '| mail | SpamAssassin | its rules | rspamd | its symbols | with another address in MAIL_TO |\n|---|--:|---|--:|---|---|',
    )
    for (const [name, isForAgency, send] of await sendings()) {
      const beside = isForAgency ? (await post(send, another)).symbols : 'same'
      const { sum, symbols } = await post(send, mailbox)
      const [assassin, rules] = scoreByAssassin(file)
      const cells = [name, assassin, rules, sum, symbols, beside === symbols ? 'same' : beside]
      console.log(`| ${cells.join(' | ')} |`)
    }
    console.log(
      `not counted, because no sender changes it here: ${[...new Set(before)].join(', ')}`,
    )
  } finally {
    await smtp.close()
    const ended = once(rspamd.process, 'exit')
    rspamd.process.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function scoreByRspamd(
  address: string,
  file: string,
  { from = '', to: [to = ''] = [] }: { from?: string; to?: string[] } = {},
  before: string[],
) {
  const args = ['-h', address, '--json', '-F', from, '-r', to, file]
  const report = JSON.parse(execFileSync('rspamc', args, { encoding: 'utf8' })) as {
    symbols: Record<string, { score: number }>
  }
  const positive = Object.entries(report.symbols).filter(([, { score }]) => score > 0)
  const counted = positive.filter(([symbol]) => !ofTheNetwork.test(symbol))
  for (const [symbol, { score }] of positive) {
    if (ofTheNetwork.test(symbol)) before.push(`${symbol} (${score})`)
  }
  const sum = counted.reduce((total, [, { score }]) => total + score, 0).toFixed(1)
  const symbols = counted.map(([symbol, { score }]) => `${symbol} ${score}`).join(', ') || 'none'
  return { sum, symbols }
}

/** Adds the lines of the server of SMTP_URL, which took the mail with a login, and of the recipient's server. */
function received(raw: string) {
  const date = new Date().toUTCString().replace('GMT', '+0000')
  const hops = [
    'from mail.graaand.example (mail.graaand.example [9.9.9.9])\r\n\tby mx.exemple.fr with ESMTPS id 4Xy1',
    `from graaand.example (graaand.example [9.9.9.10])\r\n\t(Authenticated sender: ${mailbox})\r\n\tby mail.graaand.example with ESMTPSA id 3Zw7`,
  ]
  return `${hops.map((hop) => `Received: ${hop};\r\n\t${date}\r\n`).join('')}${raw}`
}

function scoreByAssassin(file: string): [string, string] {
  const { stdout } = spawnSync('sh', ['-c', 'spamassassin -L -t < "$0"', file], {
    encoding: 'latin1',
  })
  const head = stdout.replace(/\r?\n[ \t]+/g, ' ')
  const [, score = '?', tests = ''] =
    /score=(-?[\d.]+).*?tests=([\w, ]*?) (?:autolearn|version)/.exec(head) ?? []
  return [score, tests.trim()]
}

async function startRspamd(folder: string): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort()
  const file = join(folder, 'rspamd.conf')
  writeFileSync(
    file,
    `.include "/etc/rspamd/common.conf"
options { pidfile = "${folder}/pid"; .include "/etc/rspamd/options.inc"
  dns { nameserver = ["127.0.0.1:1"]; timeout = 0.1s; retransmits = 1; } }
logging { type = "file"; filename = "${folder}/log"; level = "error"; }
worker "normal" { bind_socket = "127.0.0.1:${port}"; count = 1; }
`,
  )
  const process = spawn('rspamd', ['-f', '-i', '-c', file, `--var=DBDIR=${folder}`], {
    stdio: 'ignore',
  })
  const address = `127.0.0.1:${port}`
  for (let look = 0; look < 300; look++) {
    const answer = await fetch(`http://${address}/ping`).catch(() => undefined)
    if (answer?.ok) return { process, address }
    await setTimeout(200)
  }
  process.kill('SIGTERM')
  throw new Error(`rspamd does not answer: see ${folder}/log`)
}
