import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isolated } from '#quotes/isolated.ts'
import type { Inside } from '../guard.ts'
import { nameOf, subjectInside } from '../list-words.ts'
import type { Room } from '../room.ts'

const fewRequests = 8

/** Quotes on one page; older ones are found by their request. */
const longestList = 200

export function quoteListRoutes(room: Room) {
  const { store, clock } = room

  return new Hono<Inside>().get('/devis', async (c) => {
    const now = clock.now()
    const rows = await store.quotes.list(longestList)
    const requests = await openRequests(c.var.session.person.id)
    return room.draw(c, 'Devis', { page: 'devis', view: { now, rows, requests } })
  })

  async function openRequests(personId: string) {
    const query = { personId, limit: fewRequests }
    const pages = await Promise.all(
      (['waiting', 'mine'] as const).map((name) => store.requests.list(name, query)),
    )
    const byReference = new Map(
      pages.flatMap(({ rows }) => rows).map((row) => [row.reference, row]),
    )
    return [...byReference.values()].slice(0, fewRequests).map((row) => ({
      reference: row.reference,
      words: `${isolated(nameOf(row))}, ${subjectInside(row)}`,
      quoteId: randomUUID(),
    }))
  }
}
