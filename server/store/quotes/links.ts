import type { Kysely } from 'kysely'
import { addressInAscii, addressKey } from '../../address-key.ts'
import type { Access } from '../engine/engine.ts'
import { lockLeads } from '../engine/rows.ts'
import { awaitingAnswer, type Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { indexLead } from '../search/search.ts'
import {
  accessOf,
  isSameAddress,
  type LinkAccess,
  type LinkOwner,
  readAddresses,
} from './addresses.ts'
import { correctDrafts } from './correct-drafts.ts'
import { lockLead } from './locks.ts'
import { queueMail } from './mails.ts'
import type { MailPlan } from './records.ts'

export function createFollowStore({ read, transact }: Access) {
  return {
    /**
     * @param link `address`: recipient of its mail, if known; `isRenewal`: ends the request's
     *   older links, or only those from before `askedAt`
     * @returns the access by this link; none also when the request is gone
     */
    addLink(
      {
        leadId,
        secretHash,
        address = null,
        isRenewal,
        askedAt,
      }: {
        leadId: string
        secretHash: string
        address?: string | null
        isRenewal: boolean
        askedAt?: number
      },
      now: number,
    ): Promise<LinkAccess> {
      return transact(async (trx) => {
        const lead = await lockLead(trx, leadId)
        const known = lead && (await readAddresses(trx, leadId))
        if (!known) return 'none'
        const accessFor = (owner: LinkOwner) => accessOf(owner, known)
        const access = accessFor({ address, createdAt: now })
        if (access === 'none') return access
        await trx
          .insertInto('follow_links')
          .values({ secret_hash: secretHash, lead_id: leadId, created_at: now, address })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        if (!isRenewal) return access
        const others = await trx
          .selectFrom('follow_links')
          .select(['secret_hash', 'address', 'created_at as createdAt'])
          .where('lead_id', '=', leadId)
          .where('secret_hash', '!=', secretHash)
          .$if(askedAt !== undefined, (query) => query.where('created_at', '<', askedAt ?? 0))
          .execute()
        // A new link to a contract alone ends only links to the same address, and no other new link ends it.
        const older = others.filter((other) =>
          access === 'contract'
            ? isSameAddress(other.address, address)
            : accessFor(other) !== 'contract',
        )
        const hashes = older.map(({ secret_hash }) => secret_hash)
        if (hashes.length > 0) {
          await trx.deleteFrom('follow_links').where('secret_hash', 'in', hashes).execute()
        }
        return access
      })
    },

    findLink(secretHash: string) {
      return read((db) =>
        db
          .selectFrom('follow_links')
          .select(['lead_id as leadId', 'address', 'created_at as createdAt'])
          .where('secret_hash', '=', secretHash)
          .executeTakeFirst(),
      )
    },

    /**
     * Queues a mail with a new link to the last request of an address, unless one was queued since `since`.
     * Callers must not reveal whether a mail was queued.
     */
    async requestLink(address: string, now: number, since: number, mail: MailPlan) {
      await transact(async (trx) => {
        const found = await findOwned(trx, address, now)
        if (found) await queueLink(trx, found, { now, since }, mail)
      })
    },

    renewLink(
      {
        leadId,
        to,
        by,
        object,
      }: { leadId: string; to: string; by: NonNullable<Actor>; object: string },
      now: number,
      since: number,
      mail: MailPlan,
    ) {
      return transact(async (trx) => {
        const lead = await lockLead(trx, leadId)
        if (!lead) return false
        const isQueued = await queueLink(trx, { leadId, client: to }, { now, since }, mail)
        if (isQueued) await addToJournal(trx, { at: now, person: by, action: 'link sent', object })
        return isQueued
      })
    },

    async firstRead(reference: string) {
      const line = await read((db) =>
        db
          .selectFrom('journal')
          .select('at')
          .where('object', '=', reference)
          .where('action', '=', 'read')
          .orderBy('seq')
          .limit(1)
          .executeTakeFirst(),
      )
      return line?.at ?? null
    },

    rectify(leadId: string, { name, phone }: { name: string; phone: string }, now: number) {
      return transact(async (trx) => {
        const lead = await lockLead(trx, leadId)
        if (!lead) return false
        const former = JSON.parse(lead.fields)
        const fields = JSON.stringify({ ...former, name, phone })
        await trx
          .updateTable('leads')
          .set(({ eb }) => ({ fields, version: eb('version', '+', 1) }))
          .where('id', '=', leadId)
          .execute()
        const isFormer = (written: string) => written !== '' && written === former.name
        const drafted = { author: name, now }
        await correctDrafts(trx, leadId, 'name', { isFormer, value: name }, drafted)
        await indexLead(trx, leadId)
        const line = { at: now, person: null, object: lead.reference } as const
        await addToJournal(trx, { ...line, action: 'data corrected' })
        return true
      })
    },
  }
}

/** Requests of one address that are searched for one which it still owns. */
const mostRequests = 20

/** Finds and locks the last request of an address, that of a request or of a link, and its stored spelling. */
async function findOwned(
  trx: Kysely<Tables>,
  address: string,
  now: number,
): Promise<{ leadId: string; client: string } | undefined> {
  const key = addressKey(address)
  const spellings = [...new Set([key, addressInAscii(key), address.trim().toLowerCase()])]
  const locked = await lockLeads(trx)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('leads')
        .select('id')
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('address', '=', key),
            eb(
              'id',
              'in',
              selectFrom('follow_links')
                .select('lead_id')
                .where((eb) => eb(eb.fn<string>('lower', ['address']), 'in', spellings)),
            ),
          ]),
        )
        .where('form', 'in', awaitingAnswer)
        .where(({ or, eb }) =>
          or([eb('quarantine', 'is', null), eb('released_at', 'is not', null)]),
        )
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(mostRequests),
    )
    .returning(['id', 'fields', 'received_at'])
    .execute()
  const newest = locked.toSorted((a, b) => b.received_at - a.received_at || (a.id < b.id ? -1 : 1))
  let contract: { leadId: string; client: string } | undefined
  for (const { id: leadId } of newest) {
    const known = await readAddresses(trx, leadId)
    if (!known) continue
    const { request, addressees } = known
    const access = accessOf({ address, createdAt: now }, known)
    const sent = [
      request.email,
      ...addressees.flatMap(({ email, acceptedBy }) => [email, acceptedBy]),
    ]
    const client = sent.find((one) => one && isSameAddress(one, address)) ?? undefined
    if (!client) continue
    if (access === 'whole') return { leadId, client }
    if (access === 'contract') contract ??= { leadId, client }
  }
  return contract
}

/** Queues at most one mail per interval; returns whether it did. */
async function queueLink(
  trx: Kysely<Tables>,
  { leadId, client }: { leadId: string; client: string },
  { now, since }: { now: number; since: number },
  mail: MailPlan,
): Promise<boolean> {
  const queued = await trx
    .selectFrom('messages')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'link')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (queued) return false
  await queueMail(trx, { leadId, kind: 'link', key: null, client }, mail, now)
  return true
}
