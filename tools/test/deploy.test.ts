import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { scripts } from '../../package.json' with { type: 'json' }
import { freePort } from './free-port.ts'
import { startFront } from './nginx-process.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const unit = await readFile(join(deploy, 'graaand.service'), 'utf8')
const deployment = await readFile(join(deploy, '../docs/deployment.md'), 'utf8')
const nginx = await readFile(join(deploy, 'nginx.conf'), 'utf8')
const canAnalyse = spawnSync('systemd-analyze', ['--version']).status === 0

test('the service runs the command of npm start as a dynamic user, with a read-only system and one writable folder', () => {
  const limits = ['DynamicUser=yes', 'ProtectSystem=strict', 'StateDirectory=graaand']
  const others = ['NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'PrivateDevices=yes']
  expect(unit.split('\n')).toEqual(expect.arrayContaining([...limits, ...others]))
  expect(unit).toContain(scripts.start.replace(/^exec /, 'ExecStart=/opt/graaand/'))
  // A single writable folder.
  expect(unit).not.toMatch(/^(ReadWritePaths|CacheDirectory|LogsDirectory|RuntimeDirectory)=/m)
})

test.skipIf(!canAnalyse)('systemd-analyze reports no fault and little exposure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-unit-'))
  const names = (await readdir(deploy)).filter((name) => /\.(service|socket|timer)$/.test(name))
  for (const name of names) {
    const text = await readFile(join(deploy, name), 'utf8')
    // Another program, because the site is not installed here.
    await writeFile(
      join(folder, name),
      text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
    )
  }
  const analyse = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  const service = join(folder, 'graaand.service')
  const { said } = analyse('verify', ...names.map((name) => join(folder, name)))
  expect(said.split('\n').filter((line) => line.includes('graaand'))).toEqual([])
  // The threshold is in tenths: 1.5 out of 10.
  const security = analyse('security', '--offline=yes', '--threshold=15', '--no-pager', service)
  expect(security.status, security.said).toBe(0)
})

test('the nightly backup first removes what a killed one left, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-copies-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const kept = ['leads-2026-11-21-031502.sqlite', 'notes.partial']
  const left = [
    'leads-2026-11-22-031502.sqlite.partial',
    'leads-2026-11-22-031502.sqlite.partial-wal',
  ]
  for (const name of [...kept, ...left]) await writeFile(join(folder, name), '')
  const backup = await readFile(join(deploy, 'graaand-backup.service'), 'utf8')
  const [, command = ''] = /^ExecStartPre=(\/usr\/bin\/find .*)$/m.exec(backup) ?? []
  spawnSync('sh', ['-c', command.replace('/var/backups/graaand', folder)])
  expect((await readdir(folder)).sort()).toEqual(kept)
})

test('deploy/graaand reads settings without running shell code in them, and works in any folder', {
  tags: 'thorough',
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-operator-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = join(folder, 'graaand.env')
  const lines = [
    '# A comment',
    'SITE_URL="https://graaand.example"',
    'MAIL_FROM=Graaand <bonjour@graaand.example>',
    'MAIL_TO=bonjour@graaand.example',
    'SMTP_URL=smtps://user:%23@mail.example.fr',
    `PROOF_SECRET=$(touch ${join(folder, 'run')})=`,
    `DATA_DIR=${join(folder, 'data')}`,
  ]
  await writeFile(settings, lines.join('\n'))
  const graaand = (...args: string[]) =>
    spawnSync(join(deploy, 'graaand'), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, GRAAAND_SETTINGS: settings },
    })
  const invited = graaand('desk', 'invite', 'nina@graaand.example')
  expect(invited.stdout).toMatch(/^https:\/\/graaand\.example\/bureau\/invitation\//)
  expect(graaand('leads', 'backup', 'copy.sqlite')).toMatchObject({ status: 0, stderr: '' })
  expect((await readdir(folder)).sort()).toEqual(['copy.sqlite', 'data', 'graaand.env'])
  expect(graaand('lead')).toMatchObject({ status: 2 })
  await rm(settings)
  expect(graaand('leads', 'list')).toMatchObject({ status: 1, stdout: '' })
})

test.each([
  ['NAME=value', 'value'],
  ['NAME=value\r', 'value'],
  ['  NAME = value  ', 'value'],
  ['NAME="Graaand <a@b.fr>"', 'Graaand <a@b.fr>'],
  [`NAME='Graaand <a@b.fr>'\r`, 'Graaand <a@b.fr>'],
  ['NAME=value # no comment', 'value # no comment'],
])('deploy/graaand reads the line %j as systemd does', async (line, value) => {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-operator-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // A program in the place of Node.js, which prints the setting.
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  await mkdir(join(folder, 'deploy'))
  await copyFile(join(deploy, 'graaand'), join(folder, 'deploy/graaand'))
  const node = join(folder, 'node_modules/.bin/node')
  await writeFile(node, '#!/bin/sh\nprintf %s "$NAME"', { mode: 0o755 })
  const settings = join(folder, 'graaand.env')
  await writeFile(settings, `${line}\n`)
  const env = { PATH: process.env.PATH, GRAAAND_SETTINGS: settings }
  const command = spawnSync(join(folder, 'deploy/graaand'), ['leads'], { encoding: 'utf8', env })
  expect(command).toMatchObject({ status: 0, stdout: value, stderr: '' })
})

test.runIf(spawnSync('ldd', ['--version']).status === 0)(
  'the packages of a new machine have each library of the pinned Node.js that Debian does not bring',
  () => {
    const { stdout } = spawnSync('ldd', [process.execPath], { encoding: 'utf8' })
    const [, ...names] = stdout
      .split('\n')
      .map((line) => /^\s+(?:\S*\/)?(lib\w+|ld-)/.exec(line)?.[1])
    const ofDebian = ['libc', 'libdl', 'libm', 'libpthread', 'libstdc', 'libgcc_s']
    const others = names.filter((name) => name && name !== 'ld-' && !ofDebian.includes(name))
    const lines = deployment.split('\n').filter((line) => line.includes('apt-get install -y git'))
    expect(lines).toHaveLength(2)
    for (const name of others) for (const line of lines) expect(line).toContain(` ${name}1`)
  },
)

test('the proxy redirects http to https, and forwards the address of the visitor', () => {
  expect(nginx).toMatch(/listen 80;[^}]*return 301 https:/)
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
})

test('the proxy shows a maintenance page while the site does not answer, with the agency’s numbers', async (context) => {
  const front = await startFront(await freePort())
  if (!front) return context.skip('nginx is not installed')
  onTestFinished(front.stop)
  const { email, offices } = loadContent().company
  for (const init of [{}, { method: 'POST', body: new URLSearchParams({ name: 'Inès' }) }]) {
    for (const path of ['/', '/devis', '/suivi/a', '/bureau/demandes']) {
      const answer = await fetch(front.url + path, init)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('Retry-After')).toBe('60')
      const html = await answer.text()
      for (const words of [email, ...offices.map(({ phone }) => phone.label)])
        expect(html).toContain(words)
    }
  }
  expect((await fetch(`${front.url}/maintenance.html`)).status).toBe(404)
})

test('the proxy clears country headers sent by visitors', () => {
  const places = [...nginx.matchAll(/location [^{]*\{([^}]*proxy_pass[^}]*)\}/g)]
  expect(places).toHaveLength(5)
  for (const [, place] of places) {
    for (const name of ['CF-IPCountry', 'X-Country-Code'])
      expect(place).toContain(`proxy_set_header ${name} "";`)
  }
})

test('the proxy accepts 32 MB for pictures, and 8 MB for other posts of the desk', () => {
  const limits = [...nginx.matchAll(/location ([^{]*) \{[^}]*client_max_body_size (\w+);/g)]
  expect(limits.map(([, place, size]) => [place, size])).toEqual([
    ['= /bureau/edition/images', '32m'],
    ['/bureau', '8m'],
  ])
})

test('the proxy does not log addresses of client pages and invitations', () => {
  for (const server of nginx.split(/^server \{/m).slice(1))
    expect(server).toContain('access_log off;')
  for (const place of ['/suivi', '/bureau/invitation']) {
    const [, page = ''] = new RegExp(`location ${place} \\{([^}]*)\\}`).exec(nginx) ?? []
    expect(page).toContain('access_log off;')
    expect(page).toContain('error_log /dev/null crit;')
  }
})
