/**
 * Part of `npm run spam`: the scores that SpamAssassin and rspamd give to each kind of mail of the site, as
 * nodemailer sends them. Both run with their packaged local rules, without a network.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadContent } from '#content/documents/load.ts'
import type { Outgoing } from '../../server/channels/channel.ts'
import { kinds, lead, outgoing, siteUrl } from '../../server/channels/sample-mails.ts'
import { createSmtpChannel } from '../../server/channels/smtp.ts'
import type { MessageKind } from '../../server/store/engine/tables.ts'
import type { Lead } from '../../server/store/leads/leads-store.ts'
import { startFakeSmtp } from '../test/fake-mail.ts'
import { freePort } from '../test/free-port.ts'

/**
 * Symbols of rspamd that depend on the network or on the receiving server: SPF, DKIM, DMARC, ARC, reverse
 * DNS, the received hop.
 */
const ofTheNetwork =
  /^(R_SPF|R_DKIM|DMARC|ARC|HFILTER|RDNS|RECEIVED|ONCE_RECEIVED|RCVD|ASN|DBL|SURBL|URIBL|RBL|AUTH_NA|DIRECT_TO_MX)/

const acknowledged = ['quote', 'contact', 'footer'] as const

function mails(): [string, Outgoing][] {
  const by = (recipient: 'agency' | 'visitor', form: Lead['form']): [string, Outgoing] => [
    `${recipient === 'agency' ? 'notice' : 'acknowledgement'}, ${form}`,
    {
      ...{ id: crypto.randomUUID(), recipient, lead: { ...lead, form } },
      followUrl: `${siteUrl}/suivi/${'s'.repeat(43)}`,
    },
  ]
  const said = (kind: MessageKind, recipient: Outgoing['recipient'], text: string) =>
    [
      kind,
      {
        ...{ id: crypto.randomUUID(), recipient, lead },
        message: {
          ...{ id: 'm1', kind, at: Date.now(), personId: null, author: 'Nina Ferrand' },
          address: recipient === 'agency' ? 'agence@graaand.example' : (lead.values.email ?? ''),
          ...{ subject: `Votre demande ${lead.reference}`, text },
        },
      },
    ] as [string, Outgoing]
  return [
    ...(['quote', 'contact', 'footer', 'comment', 'coming-soon'] as const).map((form) =>
      by('agency', form),
    ),
    ...acknowledged.map((form) => by('visitor', form)),
    said(
      'answer',
      'visitor',
      'Bonjour Paul,\n\nMerci pour votre demande. Êtes-vous libre mardi à 10 h pour en parler ?\n\nNina',
    ),
    said('reminder', 'agency', ''),
    ...kinds.map((kind): [string, Outgoing] => [
      kind,
      { ...outgoing(kind), id: crypto.randomUUID() },
    ]),
  ]
}

const has = (program: string) => spawnSync('which', [program]).status === 0

/** Prints a table, or says which program is missing. */
export async function printMailScores() {
  const missing = ['spamassassin', 'rspamd', 'rspamc'].filter((program) => !has(program))
  if (missing.length > 0) {
    console.log(`mails: not scored, because ${missing.join(', ')} is not installed`)
    return
  }
  const smtp = await startFakeSmtp()
  const channel = createSmtpChannel({
    ...{ content: { current: loadContent() }, url: smtp.url, siteUrl },
    ...{ from: 'Graaand <bonjour@graaand.example>', to: 'agence@graaand.example' },
  })
  const folder = mkdtempSync(join(tmpdir(), 'graaand-scores-'))
  const rspamd = await startRspamd(folder)
  const before: string[] = []
  try {
    console.log('| mail | SpamAssassin | its rules | rspamd | its symbols |\n|---|--:|---|--:|---|')
    for (const [name, mail] of mails()) {
      await channel.send(mail)
      const { raw = '', envelope } = smtp.mails.at(-1) ?? {}
      const file = join(folder, 'mail.eml')
      writeFileSync(file, received(raw), 'latin1')
      const [assassin, rules] = scoreByAssassin(file)
      const args = ['-h', rspamd.address, '--json', '-F', envelope?.from ?? '']
      const report = JSON.parse(
        execFileSync('rspamc', [...args, '-r', envelope?.to[0] ?? '', file], { encoding: 'utf8' }),
      ) as { symbols: Record<string, { score: number }> }
      const counted = Object.entries(report.symbols).filter(([symbol, { score }]) => {
        if (ofTheNetwork.test(symbol) && score > 0) before.push(`${symbol} (${score})`)
        return score > 0 && !ofTheNetwork.test(symbol)
      })
      const sum = counted.reduce((total, [, { score }]) => total + score, 0)
      const symbols = counted.map(([symbol, { score }]) => `${symbol} ${score}`).join(', ')
      console.log(`| ${name} | ${assassin} | ${rules} | ${sum.toFixed(1)} | ${symbols} |`)
    }
    console.log(
      `not counted, because no sender changes it here: ${[...new Set(before)].join(', ')}`,
    )
  } finally {
    channel.close()
    await smtp.close()
    const ended = once(rspamd.process, 'exit')
    rspamd.process.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Adds the line of the receiving server, without which a mail seems never to have been sent. */
function received(raw: string) {
  const date = new Date().toUTCString().replace('GMT', '+0000')
  return `Received: from graaand.example (graaand.example [9.9.9.9])\r\n\tby mx.exemple.fr with ESMTPS id 4Xy1;\r\n\t${date}\r\n${raw}`
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
  for (let look = 0; look < 100; look++) {
    const answer = await fetch(`http://${address}/ping`).catch(() => undefined)
    if (answer?.ok) return { process, address }
    await setTimeout(200)
  }
  process.kill('SIGTERM')
  throw new Error(`rspamd does not answer: see ${folder}/log`)
}
