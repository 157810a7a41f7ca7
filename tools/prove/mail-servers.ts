/**
 * `node tools/prove/mail-servers.ts`: sends mails through Debian's Postfix in four set-ups. They are an answer to
 * the final dot after 65 seconds, a sender refused at RCPT TO, a login that does not own the sender, and postgrey that
 * knows one of two recipients. Prints the site's result and the mailboxes. Needs root.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadContent } from '#content/documents/load.ts'
import type { Sending } from '../../server/channels/channel.ts'
import { createSmtpChannel } from '../../server/channels/smtp.ts'
import { second } from '../../server/days.ts'
import { freePort } from '../test/free-port.ts'
import { lead, siteUrl } from '../test/sample-mails.ts'

const [known, unknown] = ['agence@graaand.example', 'nina@graaand.example']

interface Case {
  name: string
  needs?: string
  /** Lines of main.cf. */
  settings: (port: number) => string
  /** Starts the program that Postfix asks, at this port. */
  start?: (folder: string, port: number) => ChildProcess
  login?: string
  to?: string
  /** Milliseconds before the next attempt. */
  pause?: number
}

const greylisted = 3 * second

const cases: Case[] = [
  {
    name: 'answers the final dot after 65 s',
    settings: () => 'smtpd_end_of_data_restrictions = sleep 65',
  },
  {
    name: 'refuses the sender at RCPT TO',
    settings: () =>
      'smtpd_sender_restrictions = check_sender_access inline:{bonjour@graaand.example=REJECT}',
  },
  ...['bonjour', 'another'].map((owner): Case => {
    const words =
      owner === 'bonjour' ? 'lets a login send as its owner' : 'refuses a login of another'
    return {
      name: `${words} (reject_sender_login_mismatch)`,
      needs: 'dovecot',
      login: 'bonjour:secret@',
      start: startDovecot,
      settings: (port) => `smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${port}
smtpd_sender_login_maps = inline:{bonjour@graaand.example=${owner}}
smtpd_sender_restrictions = reject_sender_login_mismatch`,
    }
  }),
  {
    name: 'asks postgrey, which knows the first of two recipients',
    needs: 'postgrey',
    start: startPostgrey,
    settings: (port) =>
      `smtpd_recipient_restrictions = check_policy_service inet:127.0.0.1:${port}`,
    to: `${known}, ${unknown}`,
    pause: greylisted + second,
  },
]

const has = (program: string) => spawnSync('which', [program]).status === 0

if (!has('postfix') || process.getuid?.() !== 0) {
  console.log('mail servers: not tried, because Postfix is not installed or this user is not root')
} else {
  for (const one of cases) {
    if (one.needs && !has(one.needs)) console.log(`not tried without ${one.needs}: ${one.name}`)
    else await tryServer(one)
  }
}

async function tryServer({ name, settings, start, login = '', to = known, pause }: Case) {
  const folder = mkdtempSync(join(tmpdir(), 'graaand-postfix-'))
  const [port, policy] = [await freePort(), await freePort()]
  for (const part of ['etc', 'queue', 'data', 'mail', 'side']) mkdirSync(join(folder, part))
  for (const part of ['.', 'side']) chmodSync(join(folder, part), 0o755)
  for (const part of ['data', 'mail']) execFileSync('chown', ['postfix', join(folder, part)])
  const side = start?.(join(folder, 'side'), policy)
  if (side) await setTimeout(2 * second)
  writeFileSync(join(folder, 'etc/main.cf'), mainOf(folder, settings(policy)))
  writeFileSync(join(folder, 'etc/master.cf'), masterOf(port))
  const postfix = (act: string) =>
    spawnSync('setsid', ['postfix', '-c', join(folder, 'etc'), act], { stdio: 'ignore' })
  postfix('start')
  const channel = createSmtpChannel({
    ...{ content: { current: loadContent() }, url: `smtp://${login}127.0.0.1:${port}`, siteUrl },
    ...{ from: 'bonjour@graaand.example', to },
  })
  const id = crypto.randomUUID()
  async function attempt(remaining?: readonly string[]): Promise<Sending> {
    const begun = Date.now()
    const sending = await channel.send({
      ...{ id, recipient: 'agency', lead },
      ...(remaining && { remaining }),
    })
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.log(`  ${JSON.stringify(sending)}, after ${seconds} s`)
    return sending
  }
  try {
    console.log(`Postfix that ${name}:`)
    const first = await attempt()
    if (pause && first.outcome === 'retry' && first.remaining) {
      await setTimeout(pause)
      await attempt(first.remaining)
    }
    // Postfix delivers after its answer.
    await setTimeout(2 * second)
    for (const box of globSync(join(folder, 'mail/*'))) {
      const ids = readFileSync(box, 'latin1').match(/^Message-ID: .*$/gim) ?? []
      const same = ids.every((line) => line.includes(id)) ? 'with its Message-ID' : 'with another'
      console.log(`  mailbox of ${basename(box)}: ${ids.length} mail ${same}`)
    }
  } finally {
    channel.close()
    postfix('stop')
    if (side) {
      const ended = once(side, 'exit')
      side.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

function mainOf(folder: string, settings: string) {
  return `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
inet_interfaces = loopback-only
inet_protocols = ipv4
mydestination =
virtual_mailbox_domains = graaand.example
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = inline:{${known}=agence, ${unknown}=nina}
virtual_uid_maps = static:${idOf('-u')}
virtual_gid_maps = static:${idOf('-g')}
smtpd_relay_restrictions = permit_mynetworks, reject
${settings}
`
}

function idOf(which: '-u' | '-g') {
  return execFileSync('id', [which, 'postfix'], { encoding: 'utf8' }).trim()
}

function masterOf(port: number) {
  return [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    ...['cleanup unix n - n - 0 cleanup', 'qmgr unix n - n 300 1 qmgr'],
    ...['rewrite unix - - n - - trivial-rewrite', 'bounce unix - - n - 0 bounce'],
    ...['defer unix - - n - 0 bounce', 'virtual unix - n n - - virtual'],
    ...['anvil unix - - n - 1 anvil', 'error unix - - n - - error'],
    'proxymap unix - - n - - proxymap',
  ].join('\n')
}

function startPostgrey(folder: string, port: number) {
  execFileSync('chown', ['postgrey', folder])
  writeFileSync(join(folder, 'recipients'), `${known}\n`)
  return spawn(
    'postgrey',
    [
      ...[`--inet=127.0.0.1:${port}`, `--dbdir=${folder}`, `--delay=${greylisted / second}`],
      ...[`--whitelist-recipients=${folder}/recipients`, '--whitelist-clients=/dev/null'],
    ],
    { stdio: 'ignore' },
  )
}

function startDovecot(folder: string, port: number) {
  const file = join(folder, 'dovecot.conf')
  writeFileSync(
    file,
    `protocols =
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
passdb {
  driver = static
  args = password=secret
}
service auth {
  inet_listener {
    address = 127.0.0.1
    port = ${port}
  }
}
`,
  )
  return spawn('dovecot', ['-F', '-c', file], { stdio: 'ignore' })
}
