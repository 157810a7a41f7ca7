import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { createSqliteStore } from '../databases/sqlite.ts'
import type { LeadRows } from '../leads/leads-store.ts'
import type { Store } from '../store.ts'
import { findStranger } from './our-tables.ts'

/** Milliseconds that others may hold the file. */
const lockTimeout = 5_000

/** What an import found, and what of it was not there yet. */
export interface Imported {
  found: number
  added: number
  /**
   * Whether the journal of the file is in the one here now; `apart` when both went their own ways, or
   * when a line of the file is not what was written: then none of its lines came.
   */
  journal: 'whole' | 'apart'
  /** Numbers of quotes whose contract in the file is not here: something else was done with them here. */
  contractsApart: string[]
}

/**
 * Copies every lead of a SQLite file, with its deliveries, its notes, its messages and their history,
 * its links and its quotes, into another store, and what the desk has beside: contracts that outlived
 * their request, people with their keys, the journal, the views of pages. The file stays; done again,
 * it adds what came since and nothing twice.
 *
 * No site may be sending from the file meanwhile: what both stores hold, both would deliver.
 *
 * @returns undefined when there is no such file, or its fault when it is no database of this site's
 * @throws StoreUnavailable when one of the two does not answer: what was copied until then is whole
 * @throws ReferenceTaken when a lead's reference, or a quote's number, already names another one
 */
export async function importLeads(
  file: string,
  store: Store,
): Promise<Imported | 'foreign' | 'newer' | undefined> {
  if (!existsSync(file)) return undefined
  // Before the store opens it, which brings its tables up to date.
  const fault = await findStranger(file)
  if (fault) return fault
  const source = createSqliteStore(dirname(file), lockTimeout, file)
  try {
    const ids = await store.moving.addPeople(await source.moving.readPeople())
    const { found, added } = await copyLeads(source, store, ids)
    const contractsApart = await copyQuotes(source, store)
    await store.moving.mergePageViews(await source.moving.readPageViews())
    const journal = await copyJournal(source, store)
    await store.moving.refreshStatistics()
    return { found, added, journal, contractsApart }
  } finally {
    await source.close()
  }
}

/** @param ids of people here, by those of the file */
async function copyLeads(source: Store, target: Store, ids: ReadonlyMap<string, string>) {
  const copied = { found: 0, added: 0 }
  for (let after: string | undefined; ; ) {
    const rows = await source.readRows(after)
    after = rows.leads.at(-1)?.id
    if (after === undefined) return copied
    copied.found += rows.leads.length
    copied.added += await target.addRows(withPeople(rows, ids))
  }
}

/** After the requests that they are about. A number that was given is never given again. */
async function copyQuotes({ moving: source }: Store, { moving: target }: Store) {
  await target.mergeNumbers(await source.readNumbers())
  const apart: string[] = []
  for (let after: string | undefined; ; ) {
    const rows = await source.readQuotes(after)
    after = rows.quotes.at(-1)?.id
    if (after === undefined) return apart
    apart.push(...(await target.addQuotes(rows)))
  }
}

function withPeople(rows: LeadRows, ids: ReadonlyMap<string, string>): LeadRows {
  const here = (id: string | null) => id && (ids.get(id) ?? id)
  return {
    ...rows,
    leads: rows.leads.map((row) => ({ ...row, assignee: here(row.assignee) })),
    notes: rows.notes.map((row) => ({ ...row, person_id: here(row.person_id) })),
    messages: rows.messages.map((row) => ({ ...row, person_id: here(row.person_id) })),
  }
}

/** Adds the lines that follow those here, word for word: the chain of their hashes stays whole. */
async function copyJournal({ moving: source, journal }: Store, { moving: target }: Store) {
  // A line that does not follow would stay: nothing is removed from the journal here.
  if ((await journal.firstForged()) !== undefined) return 'apart'
  for (;;) {
    const head = await target.journalHead()
    const there = await source.journalHead()
    // What was written here after all that the file has is no contradiction.
    if (head.seq >= there.seq) {
      return (await target.hashOfLine(there.seq)) === there.hash ? 'whole' : 'apart'
    }
    if ((await source.hashOfLine(head.seq)) !== head.hash) return 'apart'
    await target.continueJournal(head, await source.readJournal(head.seq))
  }
}
