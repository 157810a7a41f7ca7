import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import type { Store } from '../store.ts'
import { createTemporaryStore } from '../suite/temporary-store.ts'
import { databaseFile } from './sqlite-file.ts'

/** Lines of a query plan for a step that reads a whole table, or sorts it. */
const scan = /^SCAN (?:leads|deliveries|attempts|messages|notes)$/
const sort = 'USE TEMP B-TREE FOR ORDER BY'

/** Rows of the leads of a page, which are few. */
const ofPage = '"lead_id" in ('

const plans = [
  { channel: 'smtp', recipient: 'agency' },
  { channel: 'smtp', recipient: 'visitor' },
] as const

/** Returns the growing steps of all statements that `work` runs. */
async function growingSteps(work: (store: Store) => Promise<unknown>): Promise<string[]> {
  const { directory, ...store } = await createTemporaryStore()
  await store.keepLead(newLead({ receivedAt: 0 }), plans, { acknowledgedSince: 0 })
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  await work(store)
  const statements = new Set(prepare.mock.calls.map(([statement]) => statement))
  prepare.mockRestore()
  expect(statements.size).toBeGreaterThan(0)
  using database = new DatabaseSync(databaseFile(directory))
  return [...statements]
    .filter((statement) => /^(?:select|insert|update|delete|with)\b/.test(statement))
    .flatMap((statement) =>
      database
        .prepare(`explain query plan ${statement}`)
        .all()
        .map(({ detail }) => String(detail))
        .filter((detail) => scan.test(detail) || (detail === sort && !statement.includes(ofPage)))
        .map((detail) => `${detail}: ${statement}`),
    )
}

const due = { channels: ['smtp'] as const, now: 2, until: 3, limit: 1 }

test.each<[string, (store: Store) => Promise<unknown>]>([
  [
    'a post, also a repeated one',
    async (store) => {
      const lead = newLead()
      const rules = { acknowledgedSince: 0, sameContentSince: 0 }
      for (let time = 0; time < 2; time++) await store.keepLead(lead, plans, rules)
    },
  ],
  [
    'a delivery',
    async (store) => {
      const [claimed] = await store.claimDue(due)
      if (!claimed) throw new Error('nothing is due')
      const attempt = { at: 2, outcome: 'sent', detail: '' } as const
      await store.recordAttempt(claimed, attempt, { state: 'sent', dueAt: 2 })
      await store.nextDue(['smtp'])
    },
  ],
  ['the list of the leads command', (store) => store.listLeads({ limit: 20 })],
  ['an export, read page by page', (store) => Array.fromAsync(store.streamLeads())],
])('%s costs the same beside a million requests', async (_, work) => {
  expect(await growingSteps(work)).toEqual([])
})
