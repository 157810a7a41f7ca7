import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { loadContent } from '#content/documents/load.ts'
import type { SiteProcess } from '#workshop/site.ts'
import { postQuote } from '#workshop/visitor.ts'
import { expect, faultOf, leadsIn, test } from './support/fixtures.ts'

const { company } = loadContent()

// Faults of the machine; sqlite.test.ts and deliver.test.ts in server/ cover those of a file, a lock and a clock.

test('a full disk stores nothing partly, and the site recovers', async ({ folder, start }) => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    test.skip(
      true,
      'only root can mount a small disk; server/store/databases/sqlite.test.ts limits a file',
    )
  }
  try {
    const ballast = join(disk, 'ballast')
    await writeFile(ballast, Buffer.alloc(500_000))
    const site = await start({ DATA_DIR: disk })
    expect(await health(site)).toBe(200)
    const kept: string[] = []
    let refused: Awaited<ReturnType<typeof postQuote>> | undefined
    while (!refused) {
      const answer = await postQuote(site.url, {
        description: `${kept.length} ${'savon '.repeat(1_500)}`,
      })
      if (answer.status === 200) kept.push(answer.body.reference)
      else refused = answer
    }
    expect(kept.length).toBeGreaterThan(10)
    expect(refused.status).toBe(503)
    expect(refused.body.message).toContain(company.offices[0]?.phone.label)
    expect(await health(site)).toBe(503)

    await rm(ballast)
    const next = await postQuote(site.url)
    expect(next.status).toBe(200)
    expect(await health(site)).toBe(200)
    const exported = await leadsIn(disk)
    expect(references(exported)).toEqual([...kept, next.body.reference].sort())
    expect(await site.stop()).toBe(0)
  } finally {
    execFileSync('umount', ['-l', disk])
  }
})

test('a damaged database prevents the start, with instructions to restore', async ({
  folder,
  start,
}) => {
  const settings = { DATA_DIR: folder }
  const site = await start(settings)
  await postQuote(site.url)
  expect(await site.stop()).toBe(0)

  // server/store/moving/backup.test.ts restores it.
  const file = join(folder, 'leads.sqlite')
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0xff, bytes.length / 2))
  const message = await faultOf(start(settings))
  expect(message).toContain('ended (1)')
  expect(message).toContain('damaged')
  expect(message).toContain('npm run leads -- restore')
})

test('pages built for another address are reported at the start', async ({ folder, start }) => {
  const site = await start({ DATA_DIR: folder, SITE_URL: 'https://graaand.example' })
  expect(site.output()).toContain('SITE_URL https://graaand.example: build again with the same')
  const own = await start({ DATA_DIR: folder, SITE_URL: 'http://localhost:4000' })
  expect(own.output()).not.toContain('build again')
})

test('without free file descriptors it loses no accepted request', async ({ folder, start }) => {
  const site = await start({ DATA_DIR: folder })
  const kept = [(await postQuote(site.url)).body.reference]
  const open = (await readdir(`/proc/${site.process.pid}/fd`).catch(() => [])).length
  test.skip(open === 0, 'only Linux lists open file descriptors')
  const limit = open + 20
  execFileSync('prlimit', [`--nofile=${limit}:${limit}`, '--pid', String(site.process.pid)])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  kept.push((await postQuote(site.url, { description: 'Avant.' }, agent)).body.reference)
  const crowd = Array.from({ length: 100 }, () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    return socket.on('error', () => {})
  })
  await Promise.all(
    crowd.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])),
  )
  await expect
    .poll(async () => (await readdir(`/proc/${site.process.pid}/fd`)).length)
    .toBeGreaterThanOrEqual(limit - 2)

  // Open connections are served; a new one may fail, but an accepted request is stored.
  kept.push((await postQuote(site.url, { description: 'Pendant.' }, agent)).body.reference)
  agent.destroy()
  const late = await postQuote(site.url).catch(() => null)
  if (late?.status === 200) kept.push(late.body.reference)

  for (const socket of crowd) socket.destroy()
  await expect.poll(() => health(site).catch(() => 0)).toBe(200)
  kept.push((await postQuote(site.url, { description: 'Après.' })).body.reference)
  expect(references(await leadsIn(folder))).toEqual([...new Set(kept)].sort())
  expect(await site.stop()).toBe(0)
})

async function health(site: SiteProcess) {
  return (await fetch(`${site.url}/healthz`, { headers: { connection: 'close' } })).status
}

function references(leads: readonly { reference: string }[]): string[] {
  return leads.map(({ reference }) => reference).sort()
}
