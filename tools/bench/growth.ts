import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { startSite } from '../test/site-process.ts'
import { growthBudget } from './budgets.ts'
import { sendQuote } from './send-quote.ts'
import { median } from './statistics.ts'

/** Leads in the table, from a young agency to one that nobody has. */
const sizes = [1_000, 100_000, 1_000_000]

/** Rows in which the time of an export is that of its rows. */
const fewest = 100_000

const repeats = 200
/** Deliveries that wait in each table, whatever its size: the others were sent. */
const waiting = 2 * repeats

/** Milliseconds, and bytes of memory; null for what failed. */
export interface GrowthRow {
  rows: number
  submit: number
  claim: number
  list: number | null
  /** Without the start of the process, beside which a thousand rows are nothing: not given for so few. */
  exportPerRow?: number | null
  /** At most at any moment. */
  exportMemory: number | null
}

/**
 * Measures how the agency's and the visitors' commands slow down as leads pile up: a request through
 * HTTP, a worker's claim of what is due, `leads list` and `leads export`.
 *
 * @param progress is given a line about what is measured
 */
export async function measureGrowth(progress: (line: string) => void): Promise<GrowthRow[]> {
  const measured: GrowthRow[] = []
  for (const rows of sizes) {
    progress(`A table of ${rows} leads…`)
    const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
    try {
      await fill(folder, rows)
      const started = (await runLeads(folder, '--help'))?.milliseconds ?? 0
      const list = await runLeads(folder, 'list')
      const exported = await runLeads(folder, 'export', '--format', 'json')
      measured.push({
        rows,
        submit: await measureSubmit(folder),
        claim: await measureClaim(folder),
        list: list?.milliseconds ?? null,
        ...(rows >= fewest && {
          exportPerRow: exported ? (exported.milliseconds - started) / rows : null,
        }),
        exportMemory: exported?.memory ?? null,
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return measured
}

/** What violates its budget, one readable line each. */
export function growthViolations(measured: readonly GrowthRow[]): string[] {
  const names = ['submit', 'claim', 'list', 'exportPerRow', 'exportMemory'] as const
  return names.flatMap((name) => {
    const known = measured.filter((row) => row[name] !== undefined)
    const base = known[0]?.[name]
    return known.flatMap(({ rows, [name]: value }) => {
      if (value == null) return [`growth: ${name} failed with ${rows} leads`]
      if (!base || value <= base * growthBudget) return []
      const factor = (value / base).toFixed(1)
      return [`growth: ${name} costs ${factor} × with ${rows} leads instead of ${growthBudget}`]
    })
  })
}

/**
 * Leads with two deliveries each, the newest still waiting. Written in one transaction: the store
 * syncs each lead to disk on its own, which takes many minutes for a million.
 */
async function fill(folder: string, rows: number) {
  const store = createSqliteStore(folder)
  await store.health(Date.now())
  await store.close()
  const database = new DatabaseSync(join(folder, 'leads.sqlite'))
  const fields = JSON.stringify({
    name: 'Inès Haddad',
    email: 'ines@example.org',
    phone: '+33 6 12 34 56 78',
    service: 'Création de site web',
    description: 'Un atelier à Pézenas : deux tours, un four, et des bols à vendre en ligne. ',
    pack: '',
  })
  database.exec('BEGIN')
  const count = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`
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
  database.close()
}

/** Median time of a request for a quote, one after the other. */
async function measureSubmit(folder: string): Promise<number> {
  const site = await startSite({ DATA_DIR: folder })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let number = 0; number < repeats; number++) {
    const start = performance.now()
    await sendQuote(site.url, agent, number)
    times.push(performance.now() - start)
  }
  agent.destroy()
  await site.stop()
  return median(times)
}

/** Median time in which a worker gets one delivery that is due. */
async function measureClaim(folder: string): Promise<number> {
  const store = createSqliteStore(folder)
  const times: number[] = []
  for (let number = 0; number < repeats; number++) {
    const now = Date.now()
    const start = performance.now()
    const claimed = await store.claimDue({
      channels: ['smtp'],
      now,
      until: now + 3_600_000,
      limit: 1,
    })
    times.push(performance.now() - start)
    if (claimed.length !== 1) throw new Error('Nothing was due')
  }
  await store.close()
  return median(times)
}

/** Has the process tell its own peak of memory, in kB, as it ends. */
const reportMemory =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\n"+process.resourceUsage().maxRSS))'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** As `npm run leads` does: its limits keep V8 from letting garbage grow as long as there is room. */
const [, ...command]: string[] = scripts.leads.split(' ')

/** Runs the agency's command to its end, its output thrown away; undefined when it fails. */
async function runLeads(folder: string, ...args: string[]) {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', reportMemory, ...command, ...args], {
    cwd: root,
    env: { DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) {
    console.error(`leads ${args.join(' ')} failed:\n${said.trim()}`)
    return undefined
  }
  return {
    milliseconds: performance.now() - start,
    memory: Number(said.trim().split('\n').at(-1)) * 1024,
  }
}
