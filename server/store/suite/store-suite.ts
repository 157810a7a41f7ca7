import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newLead, unhandled } from '#workshop/requests.ts'
import { minute } from '../../days.ts'
import type { DeliveryPlan, NewLead } from '../leads/records.ts'
import type { Store } from '../store.ts'

const agency: DeliveryPlan = { channel: 'smtp', recipient: 'agency' }
const visitor: DeliveryPlan = { channel: 'smtp', recipient: 'visitor' }
const hosted: DeliveryPlan = { channel: 'emailjs', recipient: 'agency' }

const start = Date.UTC(2026, 10, 23, 8, 42)
const act = { person: null, at: start }

export function describeStore(
  kind: string,
  setUp: () => Promise<{
    open(): Store
    cleanUp(): Promise<void>
  }>,
) {
  describe(kind, () => {
    let database: Awaited<ReturnType<typeof setUp>>
    let store: Store
    let opened: Store[]

    beforeEach(async () => {
      database = await setUp()
      opened = []
      store = open()
    })

    afterEach(async () => {
      for (const each of opened) await each.close()
      await database.cleanUp()
    })

    function open(): Store {
      const another = database.open()
      opened.push(another)
      return another
    }

    const keep = (lead: NewLead, plans: DeliveryPlan[] = [], sameContentSince?: number) =>
      store.keepLead(lead, plans, {
        acknowledgedSince: lead.receivedAt - 60 * minute,
        ...(sameContentSince !== undefined && { sameContentSince }),
      })

    const claim = (from: Store, now: number, limit = 100) =>
      from.claimDue({ channels: ['smtp', 'emailjs'], now, until: now + 15_000, limit })

    describe('storing', () => {
      test('returns a lead unchanged, by reference or by id', async () => {
        const lead = newLead({
          values: {
            name: 'Inès Ben Saïd',
            email: 'ines@exemple.fr',
            description: 'un\n\tdeux «\u00a0é\u00a0» 🎉 \' "',
          },
        })
        await expect(keep(lead, [agency])).resolves.toEqual({ outcome: 'kept', mailed: false })
        const { digest: _, ...kept } = lead
        for (const name of [lead.id, lead.reference]) {
          await expect(store.findLead(name)).resolves.toEqual({
            ...kept,
            deliveries: [
              { id: expect.any(String), ...agency, state: 'waiting', dueAt: start, attempts: [] },
            ],
            handling: { ...unhandled, waitingSince: start },
          })
        }
        await expect(store.findLead('G-NONE')).resolves.toBeUndefined()
      })

      test('stores a lead without deliveries', async () => {
        const lead = newLead()
        await keep(lead)
        await expect(store.findLead(lead.id)).resolves.toMatchObject({ deliveries: [] })
      })

      test('a repeat with the same id stores no second lead', async () => {
        const lead = newLead()
        await keep(lead, [agency])
        const repeat = { ...lead, reference: 'G-OTHER', receivedAt: start + 60 * minute }
        await expect(keep(repeat, [agency])).resolves.toEqual({
          outcome: 'same',
          reference: lead.reference,
          mailed: false,
        })
        await expect(store.listLeads()).resolves.toMatchObject([{ deliveries: [{}] }])
      })

      test('reports whether the id or the reference is taken, and stores no lead', async () => {
        const lead = newLead()
        await keep(lead)
        await expect(keep(newLead({ id: lead.id }), [agency])).resolves.toEqual({
          outcome: 'id taken',
        })
        await expect(keep(newLead({ reference: lead.reference }), [agency])).resolves.toEqual({
          outcome: 'reference taken',
        })
        await expect(store.listLeads()).resolves.toMatchObject([{ id: lead.id, deliveries: [] }])
      })

      test('the same content is a repeat within the window, and a new lead after it', async () => {
        const first = newLead({ digest: 'same' })
        await keep(first, [agency], start - 10 * minute)
        const repeatAt = async (receivedAt: number) => {
          const repeat = newLead({ digest: 'same', receivedAt })
          return (await keep(repeat, [agency], receivedAt - 10 * minute)).outcome
        }
        await expect(repeatAt(start + 10 * minute - 1)).resolves.toBe('same')
        await expect(repeatAt(start + 10 * minute)).resolves.toBe('kept')
        await expect(store.listLeads()).resolves.toHaveLength(2)
      })

      test('the same content sent many times at once is stored as one lead', async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, () =>
            keep(newLead({ digest: 'same' }), [agency], start - 10 * minute),
          ),
        )
        expect(outcomes.filter(({ outcome }) => outcome === 'kept')).toHaveLength(1)
        const references = outcomes.flatMap((kept) =>
          kept.outcome === 'same' ? kept.reference : [],
        )
        const [lead, ...others] = await store.listLeads()
        expect(others).toEqual([])
        expect(new Set(references)).toEqual(new Set([lead?.reference]))
      })

      test('a lead whose deliveries cannot be written is not stored', async () => {
        const impossible = { ...agency, channel: null as never }
        await expect(keep(newLead(), [agency, impossible])).rejects.toThrow()
        await expect(store.listLeads()).resolves.toEqual([])
      })

      test('of many leads at once, one that cannot be written fails alone', async () => {
        const leads = Array.from({ length: 9 }, () => newLead())
        const impossible = { ...agency, channel: null as never }
        const kept = await Promise.allSettled(
          leads.map((lead, index) => keep(lead, [index === 4 ? impossible : agency])),
        )
        expect(kept.map(({ status }) => status)).toEqual(
          leads.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')),
        )
        const listed = await store.listLeads()
        const expected = leads.filter((_, index) => index !== 4).map(({ id }) => id)
        expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
        expect(listed.every(({ deliveries }) => deliveries.length === 1)).toBe(true)
      })

      test('of many leads at once from one address, one is acknowledged', async () => {
        const leads = Array.from({ length: 9 }, () =>
          newLead({ values: { email: 'x@exemple.fr' } }),
        )
        const [one, other] = [store, open()]
        await Promise.all(
          leads.map((lead, index) =>
            (index % 2 ? one : other).keepLead(lead, [agency, visitor], { acknowledgedSince: 0 }),
          ),
        )
        const deliveries = (await store.listLeads()).flatMap(({ deliveries }) => deliveries)
        expect(deliveries.filter(({ recipient }) => recipient === 'agency')).toHaveLength(9)
        expect(deliveries.filter(({ recipient }) => recipient === 'visitor')).toHaveLength(1)
      })

      test('an address, in upper or lower case, gets one acknowledgement per window', async () => {
        const recipients = async (email: string, receivedAt: number) => {
          const lead = newLead({ values: { email }, receivedAt })
          await keep(lead, [agency, visitor])
          return (await store.findLead(lead.id))?.deliveries.map(({ recipient }) => recipient)
        }
        const hour = 60 * minute
        expect(await recipients('claire@exemple.fr', start)).toEqual(['agency', 'visitor'])
        expect(await recipients('Claire@Exemple.FR', start + 1)).toEqual(['agency'])
        expect(await recipients('ines@exemple.fr', start + 2)).toEqual(['agency', 'visitor'])
        // Waiting deliveries count at any time, and no delivery was sent yet.
        expect(await recipients('claire@exemple.fr', start + 2 * hour)).toEqual(['agency'])
        const sentAt = start + 3 * hour
        for (const lent of await claim(store, sentAt)) {
          const attempt = { at: sentAt, outcome: 'sent', detail: '' } as const
          await store.recordAttempt(lent, attempt, { state: 'sent', dueAt: sentAt })
        }
        expect(await recipients('CLAIRE@exemple.fr', sentAt + hour - 1)).toEqual(['agency'])
        expect(await recipients('claire@exemple.fr', sentAt + hour)).toEqual(['agency', 'visitor'])
      })
    })

    describe('deliveries', () => {
      test('concurrent claims never return the same delivery', async () => {
        for (let index = 0; index < 20; index++) await keep(newLead(), [agency, visitor])
        const leases = await Promise.all(Array.from({ length: 20 }, () => claim(store, start, 3)))
        const ids = leases.flat().map(({ id }) => id)
        expect(ids).toHaveLength(40)
        expect(new Set(ids).size).toBe(40)
      })

      test('another connection sees stored deliveries and their leases', async () => {
        await keep(newLead(), [agency, visitor])
        const other = open()
        await expect(claim(other, start, 1)).resolves.toHaveLength(1)
        await expect(claim(store, start)).resolves.toHaveLength(1)
        await expect(claim(other, start)).resolves.toEqual([])
      })

      test('a claim returns the lead, and its lease expires', async () => {
        const lead = newLead()
        const { digest: _, ...kept } = lead
        await keep(lead, [agency])
        const [lease] = await claim(store, start + 1)
        expect(lease).toMatchObject({ ...agency, firstAttemptAt: start + 1, lead: kept })
        await expect(claim(store, start + 15_000)).resolves.toEqual([])
        const [again] = await claim(store, start + 15_001)
        expect(again).toMatchObject({ id: lease?.id, firstAttemptAt: start + 1 })
        expect(again?.claim).not.toBe(lease?.claim)
      })

      test('a claim returns only due deliveries of the given channels, oldest first', async () => {
        const late = newLead({ receivedAt: start + 10 })
        const early = newLead({ receivedAt: start })
        await keep(late, [agency])
        await keep(early, [agency, hosted])
        const lent = async (channels: ('smtp' | 'emailjs')[], now: number, limit: number) =>
          (await store.claimDue({ channels, now, until: now + 15_000, limit })).map(
            ({ channel, lead }) => [channel, lead.id],
          )
        await expect(lent([], start, 9)).resolves.toEqual([])
        await expect(lent(['smtp'], start + 10, 1)).resolves.toEqual([['smtp', early.id]])
        await expect(lent(['emailjs'], start, 9)).resolves.toEqual([['emailjs', early.id]])
        await expect(lent(['smtp', 'emailjs'], start + 9, 9)).resolves.toEqual([])
        await expect(lent(['smtp', 'emailjs'], start + 10, 9)).resolves.toEqual([['smtp', late.id]])
      })

      test('a renewed lease lasts longer; an expired one can neither be renewed nor record an attempt', async () => {
        await keep(newLead(), [agency])
        const [first] = await claim(store, start)
        if (!first) throw new Error('nothing lent')
        await store.renewClaim(first, start + 20_000)
        await expect(claim(store, start + 19_999)).resolves.toEqual([])
        const [second] = await claim(store, start + 20_000)
        if (!second) throw new Error('nothing lent')
        await store.renewClaim(first, start + 90_000)
        const failed = { at: start, outcome: 'failed', detail: 'HTTP 500' } as const
        await store.recordAttempt(first, failed, { state: 'dead', dueAt: start })
        await expect(store.listLeads()).resolves.toMatchObject([
          { deliveries: [{ state: 'waiting', dueAt: start + 35_000, attempts: [] }] },
        ])
      })

      test('attempts are stored in order, and set when the next one is due', async () => {
        await keep(newLead(), [agency])
        await expect(store.nextDue(['smtp'])).resolves.toBe(start)
        await expect(store.nextDue(['emailjs'])).resolves.toBeUndefined()
        await expect(store.nextDue([])).resolves.toBeUndefined()

        const failed = { at: start + 1, outcome: 'failed', detail: 'SMTP 451' } as const
        const sent = { at: start + 2_000, outcome: 'sent', detail: 'SMTP 250' } as const
        const [first] = await claim(store, start)
        if (first)
          await store.recordAttempt(first, failed, { state: 'waiting', dueAt: start + 2_000 })
        await expect(store.nextDue(['smtp'])).resolves.toBe(start + 2_000)
        const [second] = await claim(store, start + 2_000)
        if (second) await store.recordAttempt(second, sent, { state: 'sent', dueAt: start + 2_000 })
        await expect(store.nextDue(['smtp'])).resolves.toBeUndefined()
        await expect(store.listLeads()).resolves.toMatchObject([
          { deliveries: [{ state: 'sent', attempts: [failed, sent] }] },
        ])
      })

      test('deliveries planned by a clock that ran ahead become due, and their 72 hours start again', async () => {
        const day = 24 * 60 * minute
        for (let index = 0; index < 3; index++) await keep(newLead(), [agency])
        const [lent, planned] = await claim(store, start + day, 2)
        const failed = { at: start + day, outcome: 'failed', detail: 'HTTP 500' } as const
        if (planned) {
          await store.recordAttempt(planned, failed, { state: 'waiting', dueAt: start + 2 * day })
        }
        await store.bringForward(start, start + 3 * day, start + 3 * day)
        await expect(claim(store, start)).resolves.toHaveLength(1)
        await store.bringForward(start, start + day / 4, start + 10_000)
        // A leased delivery may be in transmission, so its lease is only shortened.
        const waiting = await claim(store, start)
        expect(waiting.map(({ id }) => id)).toEqual([planned?.id])
        const leases = await claim(store, start + 10_000)
        const regained = leases.find(({ id }) => id === lent?.id)
        expect([...waiting, regained].map((lease) => lease?.firstAttemptAt)).toEqual([
          start,
          start + 10_000,
        ])
      })

      test('trouble counts overdue and dead deliveries', async () => {
        const hour = 60 * minute
        const trouble = (now: number) => store.trouble(now - hour)
        await expect(trouble(start)).resolves.toEqual({ overdue: 0, dead: 0 })
        for (let index = 0; index < 4; index++) await keep(newLead(), [agency])
        await expect(trouble(start + hour - 1)).resolves.toEqual({ overdue: 0, dead: 0 })
        await expect(trouble(start + hour)).resolves.toEqual({ overdue: 4, dead: 0 })

        const failed = { at: start, outcome: 'failed', detail: 'HTTP 500' } as const
        const [waiting, dead, sent] = await claim(store, start, 3)
        if (waiting) {
          await store.recordAttempt(waiting, failed, { state: 'waiting', dueAt: start + 9 * hour })
        }
        if (dead) await store.recordAttempt(dead, failed, { state: 'dead', dueAt: start })
        if (sent) {
          const attempt = { at: start, outcome: 'sent', detail: '' } as const
          await store.recordAttempt(sent, attempt, { state: 'sent', dueAt: start })
        }
        await expect(trouble(start + hour)).resolves.toEqual({ overdue: 2, dead: 1 })
        // After a retry, its hour starts again.
        await store.retry(start + hour, dead?.lead.id)
        await expect(trouble(start + hour)).resolves.toEqual({ overdue: 2, dead: 0 })
      })

      test('a retry makes dead deliveries of one lead, or of all, due at once, with a new retry period', async () => {
        const leads = [newLead(), newLead(), newLead()]
        for (const lead of leads) await keep(lead, [agency])
        const [one, two] = await claim(store, start, 2)
        const refused = { at: start, outcome: 'failed', detail: 'SMTP 550' } as const
        for (const lease of [one, two]) {
          if (lease) await store.recordAttempt(lease, refused, { state: 'dead', dueAt: start })
        }
        const later = start + 100 * 60 * minute
        const retry = (id?: string) => store.retry(later, id)
        await expect(retry(one?.lead.id)).resolves.toEqual({ dead: 1, waiting: 0 })
        await expect(retry()).resolves.toEqual({ dead: 1, waiting: 0 })
        await expect(retry()).resolves.toEqual({ dead: 0, waiting: 0 })
        const leases = await claim(store, later)
        expect(leases.map(({ firstAttemptAt }) => firstAttemptAt)).toEqual([later, later, later])
      })

      test('a retry makes waiting deliveries of one lead, or of all, due at once', async () => {
        for (let index = 0; index < 2; index++) await keep(newLead(), [agency])
        const failed = { at: start, outcome: 'failed', detail: 'SMTP 535' } as const
        const leases = await claim(store, start)
        for (const lease of leases) {
          const next = { state: 'waiting', dueAt: start + 60 * minute } as const
          await store.recordAttempt(lease, failed, next)
        }
        const soon = start + minute
        await expect(store.retry(soon, leases[0]?.lead.id)).resolves.toEqual({
          dead: 0,
          waiting: 1,
        })
        await expect(claim(store, soon)).resolves.toMatchObject([
          { id: leases[0]?.id, firstAttemptAt: soon },
        ])
        await expect(store.retry(soon)).resolves.toEqual({ dead: 0, waiting: 1 })
        await expect(claim(store, soon)).resolves.toMatchObject([{ id: leases[1]?.id }])
      })

      test('a retry skips sent and leased deliveries', async () => {
        for (let index = 0; index < 2; index++) await keep(newLead(), [agency])
        const [sent, lent] = await claim(store, start)
        const attempt = { at: start, outcome: 'sent', detail: 'SMTP 250' } as const
        if (sent) await store.recordAttempt(sent, attempt, { state: 'sent', dueAt: start })
        await expect(store.retry(start + 1)).resolves.toEqual({ dead: 0, waiting: 0 })
        await expect(claim(store, start + 1)).resolves.toEqual([])
        // The lease is still valid, so its result is recorded.
        if (lent) await store.recordAttempt(lent, attempt, { state: 'sent', dueAt: start })
        const states = (await store.listLeads()).flatMap(({ deliveries }) =>
          deliveries.map(({ state }) => state),
        )
        expect(states).toEqual(['sent', 'sent'])
      })
    })

    describe('quarantine', () => {
      const address = { values: { email: 'claire@exemple.fr' } }
      const quarantine = ['links', 'too-fast']
      const release = (id: string, now: number) =>
        store.release(id, now, { acknowledgedSince: now - 60 * minute })

      test('holds the deliveries of a doubtful lead until its release, which succeeds once', async () => {
        const lead = newLead({ quarantine })
        await keep(lead, [agency, visitor])
        await expect(claim(store, start + minute)).resolves.toEqual([])
        await expect(store.nextDue(['smtp'])).resolves.toBeUndefined()
        await expect(store.findLead(lead.id)).resolves.toMatchObject({
          quarantine,
          deliveries: [{ state: 'held' }, { state: 'held' }],
        })

        const releasedAt = start + 5 * minute
        await expect(release(lead.id, releasedAt)).resolves.toBe(true)
        await expect(release(lead.id, releasedAt)).resolves.toBe(false)
        await expect(store.findLead(lead.id)).resolves.toMatchObject({ quarantine, releasedAt })
        const leases = await claim(store, releasedAt)
        expect(leases.map(({ recipient }) => recipient).toSorted()).toEqual(['agency', 'visitor'])
        expect(leases[0]?.lead).toMatchObject({ quarantine, releasedAt })
      })

      test('separates doubtful leads from others, until a release', async () => {
        const good = newLead({ quarantine: [] })
        const doubted = newLead({ quarantine })
        for (const lead of [good, doubted]) await keep(lead, [agency])
        const ids = async (quarantined?: boolean) =>
          (await store.listLeads(quarantined === undefined ? {} : { quarantined })).map(
            ({ id }) => id,
          )
        await expect(ids(false)).resolves.toEqual([good.id])
        await expect(ids(true)).resolves.toEqual([doubted.id])
        expect(new Set(await ids())).toEqual(new Set([good.id, doubted.id]))
        await expect(store.countQuarantined()).resolves.toBe(1)
        await expect(store.retry(start)).resolves.toEqual({ dead: 0, waiting: 0 })

        await expect(release(good.id, start)).resolves.toBe(false)
        await expect(release(randomUUID(), start)).resolves.toBe(false)
        await expect(release(doubted.id, start)).resolves.toBe(true)
        await expect(store.countQuarantined()).resolves.toBe(0)
        await expect(ids(true)).resolves.toEqual([])
      })

      test('a held acknowledgement prevents no other to the same address', async () => {
        await keep(newLead({ ...address, quarantine }), [agency, visitor])
        const lead = newLead(address)
        await keep(lead, [agency, visitor])
        await expect(store.findLead(lead.id)).resolves.toMatchObject({ deliveries: [{}, {}] })
      })

      test('several released leads of an address get one acknowledgement per window', async () => {
        const leads = [newLead({ ...address, quarantine }), newLead({ ...address, quarantine })]
        for (const lead of leads) await keep(lead, [agency, visitor])
        for (const { id } of leads) await release(id, start)
        const leases = await claim(store, start)
        expect(leases.map(({ recipient }) => recipient).toSorted()).toEqual([
          'agency',
          'agency',
          'visitor',
        ])
      })

      test('does not prevent an erasure', async () => {
        await keep(newLead({ ...address, quarantine }), [agency, visitor])
        await expect(store.eraseAddress('claire@exemple.fr', act)).resolves.toMatchObject({
          references: { length: 1 },
          deliveries: 2,
        })
        await expect(store.countQuarantined()).resolves.toBe(0)
      })
    })

    describe('erasing', () => {
      test('erases all leads of an address, ignoring case and spaces', async () => {
        const mine = newLead({ values: { email: 'Claire@Exemple.fr' } })
        const alsoMine = newLead({ values: { email: 'claire@exemple.fr' } })
        const notMine = newLead({ values: { email: 'eclaire@exemple.fr' } })
        for (const lead of [mine, alsoMine, notMine]) await keep(lead, [agency])
        const [lease] = await claim(store, start, 1)
        const sent = { at: start, outcome: 'sent', detail: 'SMTP 250' } as const
        if (lease) await store.recordAttempt(lease, sent, { state: 'sent', dueAt: start })

        const erased = await store.eraseAddress('\u202a CLAIRE @exem\u00adple.fr\u202c\n', act)
        expect(erased.references.toSorted()).toEqual(
          [mine.reference, alsoMine.reference].toSorted(),
        )
        expect(erased).toMatchObject({ deliveries: 2, attempts: 1 })
        await expect(store.listLeads()).resolves.toMatchObject([
          { id: notMine.id, deliveries: [{}] },
        ])
        await expect(store.eraseAddress('claire@exemple.fr', act)).resolves.toEqual({
          references: [],
          deliveries: 0,
          attempts: 0,
          notes: 0,
          messages: 0,
          quotes: 0,
          contracts: [],
          tracesLeft: false,
        })
      })

      test('erases leads received before an instant, and keeps one received at it', async () => {
        const old = newLead({ receivedAt: start - 1 })
        const young = newLead({ receivedAt: start })
        for (const lead of [old, young]) await keep(lead, [agency])
        await expect(store.eraseBefore(start, act)).resolves.toEqual({
          references: [old.reference],
          deliveries: 1,
          attempts: 0,
          notes: 0,
          messages: 0,
          quotes: 0,
          contracts: [],
          tracesLeft: false,
        })
        await expect(store.listLeads()).resolves.toMatchObject([{ id: young.id }])
      })

      test('erases all leads, even more than fit in a batch', async () => {
        const leads = Array.from({ length: 1_001 }, (_, age) =>
          newLead({ receivedAt: start - age }),
        )
        await Promise.all(leads.map((lead) => keep(lead, [agency])))
        const erased = await store.eraseBefore(start, act)
        expect(erased).toMatchObject({ references: { length: 1_000 }, deliveries: 1_000 })
        await expect(store.listLeads()).resolves.toMatchObject([{ id: leads[0]?.id }])
      })

      test('an attempt recorded after the erasure of its lead throws no error', async () => {
        const lead = newLead()
        await keep(lead, [agency])
        const [lease] = await claim(store, start)
        await store.eraseBefore(start + 1, act)
        const sent = { at: start, outcome: 'sent', detail: 'SMTP 250' } as const
        if (lease) await store.recordAttempt(lease, sent, { state: 'sent', dueAt: start })
        await expect(store.listLeads()).resolves.toEqual([])
      })
    })

    test('leads are listed from the newest to the oldest', async () => {
      const leads = [2, 3, 1].map((age) => newLead({ receivedAt: start - age }))
      for (const lead of leads) await keep(lead)
      const listed = await store.listLeads()
      expect(listed.map(({ receivedAt }) => start - receivedAt)).toEqual([1, 2, 3])
    })

    test('knows when its oldest lead was received', async () => {
      await expect(store.oldestLead()).resolves.toBeUndefined()
      for (const age of [2, 3, 1]) await keep(newLead({ receivedAt: start - age }))
      await expect(store.oldestLead()).resolves.toBe(start - 3)
    })

    test('more leads than fit a page, many of one instant, are read once each', async () => {
      const leads = Array.from({ length: 1_203 }, (_, index) =>
        newLead({
          receivedAt: start - Math.floor(index / 400),
          quarantine: index % 3 ? [] : ['x'],
        }),
      )
      await Promise.all(leads.map((lead) => keep(lead, [agency])))
      const instants: number[] = []
      const ids = new Set<string>()
      for await (const { id, receivedAt, deliveries } of store.streamLeads()) {
        ids.add(id)
        instants.push(receivedAt)
        expect(deliveries).toHaveLength(1)
      }
      expect(ids).toEqual(new Set(leads.map(({ id }) => id)))
      expect(instants).toEqual(leads.map(({ receivedAt }) => receivedAt))
      const doubted = await store.listLeads({ quarantined: true, limit: 401 })
      expect(doubted).toHaveLength(401)
      expect(doubted.every(({ quarantine }) => quarantine)).toBe(true)
      await expect(store.listLeads({ quarantined: false, limit: 501 })).resolves.toHaveLength(501)
    })

    test('is healthy, and keeps its leads when closed and opened again', async () => {
      const lead = newLead()
      await keep(lead)
      await expect(store.health(start)).resolves.toBeUndefined()
      await store.close()
      await expect(open().listLeads()).resolves.toMatchObject([{ id: lead.id }])
    })
  })
}
