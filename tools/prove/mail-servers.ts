/**
 * `node tools/prove/mail-servers.ts`: sends a mail through Debian's Postfix, which answers the final dot after
 * 65 seconds, and through one that refuses the sender at RCPT TO; prints what the site made of it. Needs root.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '#content/documents/load.ts'
import { lead, siteUrl } from '../../server/channels/sample-mails.ts'
import { createSmtpChannel } from '../../server/channels/smtp.ts'
import { freePort } from '../test/free-port.ts'

const cases = {
  'answers the final dot after 65 s': 'smtpd_end_of_data_restrictions = sleep 65',
  'refuses the sender at RCPT TO':
    'smtpd_sender_restrictions = check_sender_access inline:{bonjour@graaand.example=REJECT}',
}

if (spawnSync('which', ['postfix']).status !== 0 || process.getuid?.() !== 0) {
  console.log('mail servers: not tried, because Postfix is not installed or this user is not root')
} else {
  for (const [name, setting] of Object.entries(cases)) await tryServer(name, setting)
}

async function tryServer(name: string, setting: string) {
  const folder = mkdtempSync(join(tmpdir(), 'graaand-postfix-'))
  const port = await freePort()
  for (const part of ['etc', 'queue', 'data']) mkdirSync(join(folder, part))
  chmodSync(folder, 0o755)
  execFileSync('chown', ['postfix', join(folder, 'data')])
  writeFileSync(
    join(folder, 'etc/main.cf'),
    `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
inet_interfaces = loopback-only
inet_protocols = ipv4
mydestination = graaand.example
local_recipient_maps =
local_transport = discard:
smtpd_relay_restrictions = permit_mynetworks, reject
${setting}
`,
  )
  writeFileSync(
    join(folder, 'etc/master.cf'),
    [
      `127.0.0.1:${port} inet n - n - - smtpd`,
      ...['cleanup unix n - n - 0 cleanup', 'qmgr unix n - n 300 1 qmgr'],
      ...['rewrite unix - - n - - trivial-rewrite', 'bounce unix - - n - 0 bounce'],
      ...['defer unix - - n - 0 bounce', 'discard unix - - n - - discard'],
      ...['anvil unix - - n - 1 anvil', 'error unix - - n - - error'],
    ].join('\n'),
  )
  const postfix = (act: string) =>
    spawnSync('setsid', ['postfix', '-c', join(folder, 'etc'), act], { stdio: 'ignore' })
  postfix('start')
  const channel = createSmtpChannel({
    ...{ content: { current: loadContent() }, url: `smtp://127.0.0.1:${port}`, siteUrl },
    ...{ from: 'bonjour@graaand.example', to: 'agence@graaand.example' },
  })
  try {
    const start = Date.now()
    const sending = await channel.send({ id: crypto.randomUUID(), recipient: 'agency', lead })
    const seconds = Math.round((Date.now() - start) / 1000)
    console.log(`Postfix that ${name}: ${JSON.stringify(sending)}, after ${seconds} s`)
  } finally {
    channel.close()
    postfix('stop')
    rmSync(folder, { recursive: true, force: true })
  }
}
