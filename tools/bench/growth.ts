import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { startSite, temporaryFolder } from '#workshop/site.ts'
import { openStoreOf } from '#workshop/staff.ts'
import { requestQuote } from '#workshop/visitor.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { PartFigures } from './budgets.ts'
import { progress } from './setup.ts'
import { median, timesOf } from './statistics.ts'

/** Numbers of rows; costs are compared with those of the first size. */
const sizes = [1_000, 100_000, 1_000_000]

/** Smallest table whose export takes longer than the start of the process. */
const minExportRows = 100_000

const repeats = 200
const waiting = 2 * repeats

const costs = ['submit', 'claim', 'list', 'exportRow', 'exportMemory'] as const
type Cost = (typeof costs)[number]

export async function measureGrowth(): Promise<PartFigures<'growth'>> {
  const tables: Partial<Record<Cost, number>>[] = []
  for (const rows of sizes) {
    progress(`A table of ${rows} leads…`)
    tables.push(await measureTable(rows))
  }
  const figures = costs.flatMap((cost) => {
    const [base = Number.NaN, ...others] = tables.flatMap((table) => table[cost] ?? [])
    return [
      [cost, others.at(-1)],
      [`${cost}Growth`, Math.max(...others) / base],
    ]
  })
  return Object.fromEntries(figures)
}

async function measureTable(rows: number): Promise<Partial<Record<Cost, number>>> {
  await using folder = await temporaryFolder()
  await fill(folder.path, rows)
  const start = await runLeads(folder.path, '--help')
  const list = await runLeads(folder.path, 'list')
  const exported = await runLeads(folder.path, 'export', '--format', 'json')
  const exportRow = (exported.milliseconds - start.milliseconds) / rows
  return {
    submit: await measureSubmit(folder.path),
    claim: await measureClaim(folder.path),
    list: list.milliseconds,
    ...(rows >= minExportRows && { exportRow }),
    exportMemory: exported.memory,
  }
}

/** Inserts leads in one transaction, because the store would take minutes to sync each to disk. */
async function fill(folder: string, rows: number) {
  const store = openStoreOf({ DATA_DIR: folder })
  await store.health(Date.now())
  await store.close()
  using database = new DatabaseSync(join(folder, 'leads.sqlite'))
  const fields = JSON.stringify({
    name: 'Inès Haddad',
    email: 'ines@example.org',
    phone: '+33 6 12 34 56 78',
    service: 'Création de site web',
    description: 'Un atelier à Pézenas : deux tours, un four, et des bols à vendre en ligne. ',
    pack: '',
  })
  const count = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`
  database.exec('BEGIN')
  database
    .prepare(
      `${count} INSERT INTO leads
      (id, reference, form, fields, address, page, notice, digest, received_at)
      SELECT 'lead-' || i, 'G-' || i, 'quote', ?, 'ines-' || i || '@example.org', '/devis', '1',
        'digest-' || i, 1700000000000 + i FROM n`,
    )
    .run(fields)
  for (const recipient of ['agency', 'visitor']) {
    database
      .prepare(
        `${count} INSERT INTO deliveries
        (id, lead_id, channel, recipient, state, due_at, first_attempt_at)
        SELECT ? || i, 'lead-' || i, 'smtp', ?,
          CASE WHEN i > ? THEN 'waiting' ELSE 'sent' END, 1700000000000 + i, NULL FROM n`,
      )
      .run(recipient, recipient, rows - waiting / 2)
  }
  database.exec('COMMIT')
}

const medianTime = async (act: (number: number) => Promise<unknown>) =>
  median(await timesOf(1, (count) => count < repeats, act))

async function measureSubmit(folder: string) {
  await using site = await startSite({ DATA_DIR: folder })
  return await medianTime((number) => requestQuote(site.url, number))
}

async function measureClaim(folder: string): Promise<number> {
  await using store = openStoreOf({ DATA_DIR: folder })
  return await medianTime(async () => {
    const now = Date.now()
    const due = { channels: ['smtp'] as const, now, until: now + 3_600_000, limit: 1 }
    if ((await store.claimDue(due)).length !== 1) throw new Error('No delivery was due')
  })
}

const reportMemory =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\n"+process.resourceUsage().maxRSS))'

const root = join(import.meta.dirname, '../..')
/** Command of `npm run leads`, with its limits of V8's memory. */
const [, ...command] = packageJson.scripts.leads.split(' ')

async function runLeads(folder: string, ...args: string[]) {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', reportMemory, ...command, ...args], {
    cwd: root,
    env: { DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`leads ${args.join(' ')} failed:\n${errors.trim()}`)
  return {
    milliseconds: performance.now() - start,
    memory: Number(errors.trim().split('\n').at(-1)) * 1024,
  }
}
