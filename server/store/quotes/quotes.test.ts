import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOf, evidenceOf, mail, minute, now, quoteDesk } from '#workshop/quotes.ts'
import { describeEachStore } from '../suite/each-store.ts'

describeEachStore('quotes', (store) => {
  const { begin, prepare, send, sendFirst, accept, decline, withdraw, startVersion, kindsOf } =
    quoteDesk(store)

  test('a draft is kept as typed, and a stale change is refused', async () => {
    const { nina, quoteId, quote, lead } = await begin()
    await expect(store().quotes.create(quote, nina, now)).resolves.toBe('same')
    const elsewhere = { ...quote, id: randomUUID(), leadId: randomUUID() }
    await expect(store().quotes.create(elsewhere, nina, now)).resolves.toBe('gone')
    const save = (edition: number, price: string) =>
      store().quotes.saveDraft({ quoteId, edition, fields: { lines: [{ price }] } }, nina, now)
    const both = await Promise.all([save(1, 'douze'), save(1, '12')])
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['kept', 'stale'])
    const [record] = await store().quotes.ofLead(lead.id)
    expect(record).toMatchObject({
      number: null,
      lead: { reference: lead.reference },
      draft: { version: 1, edition: 2, savedBy: 'Nina Ferrand' },
      versions: [],
    })
    expect(await store().quotes.dropDraft({ quoteId, edition: 1 }, nina, now)).toBe('stale')
    await store().quotes.dropDraft({ quoteId, edition: 2 }, nina, now)
    await expect(store().quotes.find(quoteId)).resolves.toBeUndefined()
    await expect(save(2, '13')).resolves.toEqual({ outcome: 'gone' })
  })

  test('numbers are consecutive by company and year', async () => {
    const numbers: (string | null)[] = []
    for (const [seller, issuedOn] of [
      ...[['FR', '2026-11-20'] as const, ['FR', '2026-12-31'] as const],
      ...[['TN', '2026-12-31'] as const],
    ]) {
      const { content, sent } = await send(await begin(seller), { issuedOn })
      expect(sent).toEqual({ outcome: 'done' })
      numbers.push(content.number)
    }
    expect(numbers).toEqual(['D-2026-001', 'D-2026-002', 'DT-2026-001'])
    await expect(store().quotes.nextNumber('FR', 2027)).resolves.toBe('D-2027-001')
  })

  test('of concurrent sendings with one number, one succeeds and the others take the next ones', async () => {
    const begun = [await begin(), await begin(), await begin()]
    const prepared = await Promise.all(begun.map((one) => prepare(one)))
    const all = await Promise.all(
      prepared.map((sending, index) =>
        store().quotes.send(sending, begun[index]?.nina ?? { id: '', name: '' }, now, mail),
      ),
    )
    const outcomes = all.map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['done', 'taken', 'taken'])
    for (const [index, one] of begun.entries()) {
      if (outcomes[index] === 'done') continue
      expect((await send(one)).sent).toEqual({ outcome: 'done' })
    }
    const rows = await store().quotes.list(10)
    expect(rows.map(({ number }) => number).toSorted()).toEqual([
      ...['D-2026-001', 'D-2026-002', 'D-2026-003'],
    ])
  })

  test('the list is sorted by creation, newest first, and later acts do not reorder it', async () => {
    const { nina, lead, quoteId } = await begin()
    const beginAt = async (at: number) => {
      const id = randomUUID()
      await store().quotes.create({ id, leadId: lead.id, seller: 'FR', fields: {} }, nina, at)
      return id
    }
    const last = await beginAt(now + 2)
    const second = await beginAt(now + 1)
    await send({ quoteId, nina }, {}, now + 3)
    await store().quotes.saveDraft({ quoteId: second, edition: 1, fields: {} }, nina, now + 4)
    const rows = await store().quotes.list(10)
    expect(rows.map(({ id }) => id)).toEqual([last, second, quoteId])
  })

  test('a sent version is frozen with its file, and its request is answered', async () => {
    const one = await begin()
    const { content, pdf, sending } = await send(one)
    const record = await store().quotes.find(content.number)
    expect(record).toMatchObject({ id: one.quoteId, draft: null })
    expect(record?.versions).toMatchObject([{ version: 1, content, digest: digestOf(pdf) }])
    const key = { quoteId: one.quoteId, version: 1 }
    expect(await store().quotes.readPdf(key, 'sent')).toEqual(pdf)
    expect(await store().quotes.readPdf(key, 'signed')).toBeUndefined()
    const work = (await store().work.findRequest(one.lead.reference))?.work
    expect(work).toMatchObject({ state: 'quoted', waitingSince: null, answeredAt: now })
    expect(await kindsOf(one.lead.id)).toEqual(['quote'])
    const again = await store().quotes.send(sending, one.nina, now + 1, mail)
    expect(again).toEqual({ outcome: 'again' })
    expect(await kindsOf(one.lead.id)).toEqual(['quote'])
    const edit = { quoteId: one.quoteId, edition: 2, fields: {} }
    expect(await store().quotes.saveDraft(edit, one.nina, now)).toEqual({ outcome: 'stale' })
  })

  test('a new version closes the one before, which cannot be accepted any more', async () => {
    const one = await begin()
    const first = await send(one)
    const key = { quoteId: one.quoteId, version: 1 }
    const start = () => startVersion(one)
    expect(await start()).toEqual({ outcome: 'done' })
    expect(await start()).toEqual({ outcome: 'again' })
    const second = await send(one, {}, now + minute)
    expect(second.content).toMatchObject({ number: first.content.number, version: 2 })
    expect(second.sent).toEqual({ outcome: 'done' })
    expect(await accept(key, digestOf(first.pdf), now + 2 * minute)).toMatchObject({
      outcome: 'refused',
      because: expect.stringContaining('La version\u00a02 remplace'),
    })
    const two = { ...key, version: 2 }
    expect(await accept(two, digestOf(first.pdf), now + 2 * minute)).toMatchObject({
      outcome: 'refused',
    })
    expect(await accept(two, digestOf(second.pdf), now + 2 * minute)).toEqual({ outcome: 'done' })
    expect(await start()).toMatchObject({ outcome: 'refused' })
  })

  test('concurrent acceptances count once: one date, one file, two mails', async () => {
    const one = await begin()
    const { pdf } = await send(one)
    const key = { quoteId: one.quoteId, version: 1 }
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((later) => accept(key, digestOf(pdf), now + later)),
    )
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...['again', 'again', 'again', 'done'],
    ])
    const [version] = (await store().quotes.find(one.quoteId))?.versions ?? []
    const at = version?.evidence?.at ?? 0
    const signed = Buffer.from(`signed ${at}`)
    expect(await store().quotes.readPdf(key, 'signed')).toEqual(signed)
    expect(version).toMatchObject({
      signedDigest: digestOf(signed),
      history: { acceptedAt: at, withdrawUntil: expect.stringMatching(/^2026-12-/) },
    })
    expect(await kindsOf(one.lead.id)).toEqual([
      ...['quote', 'quote-accepted', 'quote-accepted-agency'],
    ])
    const work = (await store().work.findRequest(one.lead.reference))?.work
    expect(work?.state).toBe('won')
  })

  test('a new version that copies an older one than the last does not begin', async () => {
    const one = await sendFirst()
    const { quoteId, nina } = one
    await startVersion(one)
    await send(one, {}, now + 1)
    const begin = (from: number) =>
      store().quotes.startVersion({ quoteId, fields: { from }, from }, nina, now + 2)
    expect(await begin(1)).toEqual({ outcome: 'again' })
    expect((await store().quotes.find(quoteId))?.draft).toBeNull()
    expect(await begin(2)).toEqual({ outcome: 'done' })
  })

  test('an accepted contract is not replaced by a draft started before the acceptance', async () => {
    const one = await begin()
    const { pdf } = await send(one)
    const key = { quoteId: one.quoteId, version: 1 }
    await startVersion(one)
    await accept(key, digestOf(pdf), now + minute)
    const { sent } = await send(one, {}, now + 2 * minute)
    expect(sent).toMatchObject({ outcome: 'refused' })
    const record = await store().quotes.find(one.quoteId)
    expect(record?.versions).toHaveLength(1)
  })

  test('a withdrawal sets the request to lost with a reason, and an accepted new quote sets it to won', async () => {
    const one = await sendFirst()
    const work = async () => (await store().work.findRequest(one.lead.reference))?.work
    await accept(one.key, digestOf(one.pdf), now)
    expect(await work()).toMatchObject({ state: 'won' })
    await withdraw(one.key, now + minute)
    expect(await work()).toMatchObject({
      state: 'lost',
      lostReason: 'else',
      lostDetail: 'Contrat rétracté par le client',
    })
    const reopened = { kind: 'follow', state: 'answered', remindAt: null } as const
    await store().work.change(one.lead, reopened, one.nina, now + 2 * minute)
    expect(await work()).toMatchObject({ state: 'answered', lostReason: null })
    await startVersion(one, now + 2 * minute)
    const next = await send(one, {}, now + 3 * minute)
    expect(next.sent).toEqual({ outcome: 'done' })
    expect(await work()).toMatchObject({ state: 'quoted', lostReason: null, lostDetail: null })
    await accept({ ...one.key, version: 2 }, digestOf(next.pdf), now + 4 * minute)
    expect(await work()).toMatchObject({ state: 'won' })
  })

  test('a withdrawal keeps the state of a request with another contract, and one that a person set', async () => {
    const one = await sendFirst()
    await accept(one.key, digestOf(one.pdf), now)
    const other = { ...one.quote, id: randomUUID() }
    await store().quotes.create(other, one.nina, now)
    const second = await send({ ...one, quoteId: other.id })
    await accept({ quoteId: other.id, version: 1 }, digestOf(second.pdf), now + 1)
    const state = async () => (await store().work.findRequest(one.lead.reference))?.work.state
    await withdraw(one.key, now + 2)
    expect(await state()).toBe('won')
    const by = { kind: 'follow', state: 'answered', remindAt: null } as const
    await store().work.change(one.lead, by, one.nina, now + 3)
    await withdraw({ quoteId: other.id, version: 1 }, now + 4)
    expect(await state()).toBe('answered')
  })

  const acts = {
    send: async () => undefined,
    accept: async ({ key, pdf }: Second) => accept(key, digestOf(pdf), now + minute),
    decline: async ({ key }: Second) => decline(key, now + minute),
    withdraw: async ({ key, pdf }: Second) => {
      await accept(key, digestOf(pdf), now + minute)
      return withdraw(key, now + 2 * minute)
    },
  }
  type Second = { key: { quoteId: string; version: number }; pdf: Buffer }

  test.each([
    ['draft', 'quoted', 'won', 'lost', 'lost'],
    ['sent', 'quoted', 'won', 'quoted', 'quoted'],
    ['asked', 'quoted', 'won', 'quoted', 'quoted'],
    ['expired', 'quoted', 'won', 'lost', 'lost'],
    ['declined', 'quoted', 'won', 'lost', 'lost'],
    ['withdrawn', 'quoted', 'won', 'lost', 'lost'],
    ['accepted', 'won', 'won', 'won', 'won'],
  ] as const)(
    'beside a quote that is %s, sending another makes the request %s, its acceptance %s, refusal %s, withdrawal %s',
    async (first, ...expected) => {
      for (const [index, act] of (['send', 'accept', 'decline', 'withdraw'] as const).entries()) {
        const one = await begin()
        if (first !== 'draft') {
          const changes = first === 'expired' ? { validUntil: '2026-11-01' } : {}
          const { pdf } = await send(one, changes)
          const question = { id: randomUUID(), leadId: one.lead.id, key: one.key, text: 'Et ?' }
          if (first === 'asked') await store().quotes.ask(question, now, mail)
          if (first === 'declined') await decline(one.key, now)
          if (['accepted', 'withdrawn'].includes(first)) await accept(one.key, digestOf(pdf), now)
          if (first === 'withdrawn') await withdraw(one.key, now)
        }
        const other = { ...one.quote, id: randomUUID() }
        await store().quotes.create(other, one.nina, now)
        const { pdf } = await send({ ...one, quoteId: other.id }, {}, now + 1)
        await acts[act]({ key: { quoteId: other.id, version: 1 }, pdf })
        const found = await store().work.findRequest(one.lead.reference)
        expect([act, found?.work.state]).toEqual([act, expected[index]])
        expect(found?.work.lostReason === null).toBe(found?.work.state !== 'lost')
      }
    },
  )

  test('a contract is withdrawn once, within its period', async () => {
    const one = await begin()
    const { pdf } = await send(one)
    const key = { quoteId: one.quoteId, version: 1 }
    expect(await withdraw(key, now)).toMatchObject({ outcome: 'refused' })
    await accept(key, digestOf(pdf), now)
    expect(await withdraw(key, now + 40 * 24 * 60 * minute)).toMatchObject({ outcome: 'refused' })
    expect(await withdraw(key, now + minute)).toEqual({ outcome: 'done' })
    expect(await withdraw(key, now + 2 * minute)).toEqual({ outcome: 'again' })
    const [version] = (await store().quotes.find(one.quoteId))?.versions ?? []
    expect(version?.withdrawal).toMatchObject({ at: now + minute })
    expect(await kindsOf(one.lead.id)).toContain('quote-withdrawn')
  })

  test('a refusal closes the request; a question makes it wait until an answer', async () => {
    const one = await begin()
    await send(one)
    const key = { quoteId: one.quoteId, version: 1 }
    const question = { id: randomUUID(), leadId: one.lead.id, key, text: 'Et les photographies ?' }
    expect(await store().quotes.ask(question, now + 1, mail)).toEqual({ outcome: 'done' })
    expect(await store().quotes.ask(question, now + 2, mail)).toEqual({ outcome: 'again' })
    const find = async () => (await store().work.findRequest(one.lead.reference))?.work
    expect(await find()).toMatchObject({ state: 'question', waitingSince: now + 1 })
    const found = await store().requests.search('photographies', 10)
    expect(found.groups.flatMap(({ rows }) => rows)).toHaveLength(1)
    const work = await find()
    const answer = {
      ...{ id: randomUUID(), leadId: one.lead.id, version: work?.version ?? 0 },
      ...{ person: one.nina, subject: 'Votre question', text: 'Oui.' },
    }
    await store().messages.keepAnswer(answer, now + 3, 'smtp')
    const [version] = (await store().quotes.find(one.quoteId))?.versions ?? []
    expect(version?.history.askedAt).toBeNull()
    expect(await decline(key, now + 4, 'Trop tard')).toEqual({ outcome: 'done' })
    expect(await decline(key, now + 5, 'Autre')).toEqual({ outcome: 'again' })
    const [declined] = (await store().quotes.find(one.quoteId))?.versions ?? []
    expect(declined).toMatchObject({ declineReason: 'Trop tard', history: { declinedAt: now + 4 } })
  })

  test('a reminder is queued once, and only for an acceptable version', async () => {
    const open = await begin()
    const closed = await begin()
    for (const one of [open, closed]) await send(one, {}, now, now + minute)
    await decline(closed.key, now)
    expect(await store().quotes.remindDue(now, mail)).toBe(0)
    const looks = [1, 2].map(() => store().quotes.remindDue(now + minute, mail))
    expect((await Promise.all(looks)).toSorted()).toEqual([0, 1])
    expect(await kindsOf(open.lead.id)).toEqual(['quote', 'quote-reminder'])
    expect(await kindsOf(closed.lead.id)).toEqual(['quote', 'quote-declined-agency'])
  })

  test('a link belongs to its request, a renewal ends older links, and an address gets one mail per interval', async () => {
    const { lead } = await begin()
    const { follow } = store()
    const add = (secretHash: string, isRenewal: boolean, leadId = lead.id) =>
      follow.addLink({ leadId, secretHash, isRenewal }, now)
    expect(await add('one', false)).toBe('whole')
    expect(await add('two', false)).toBe('whole')
    expect(await add('none', false, randomUUID())).toBe('none')
    expect(await follow.findLink('one')).toMatchObject({ leadId: lead.id, address: null })
    expect(await follow.findLink('none')).toBeUndefined()
    expect(await add('three', true)).toBe('whole')
    expect(await follow.findLink('one')).toBeUndefined()
    expect(await follow.findLink('three')).toMatchObject({ leadId: lead.id, address: null })

    const address = lead.values.email ?? ''
    await follow.requestLink('nobody@exemple.fr', now, now - 1, mail)
    await follow.requestLink(` ${address.toUpperCase()}`, now, now - minute, mail)
    await follow.requestLink(address, now + 1, now - minute, mail)
    expect(await kindsOf(lead.id)).toEqual(['link'])
    await follow.requestLink(address, now + 2 * minute, now + minute, mail)
    expect(await kindsOf(lead.id)).toEqual(['link', 'link'])
    expect(await follow.rectify(lead.id, { name: 'Inès B.', phone: '+216 22' }, now)).toBe(true)
    expect((await store().findLead(lead.id))?.values).toMatchObject({ name: 'Inès B.' })
    expect(await follow.firstRead(lead.reference)).toBeNull()
  })

  test('sending a quote reopens a lost request and deletes the reason of its loss', async () => {
    const one = await begin()
    const lost = { kind: 'lose', reason: 'silence', detail: '' } as const
    await store().work.change(one.lead, lost, one.nina, now)
    await send(one)
    const work = (await store().work.findRequest(one.lead.reference))?.work
    expect(work).toMatchObject({ state: 'quoted', lostReason: null })
  })

  test('a question about a missing or foreign version is not stored', async () => {
    const one = await sendFirst()
    const other = await begin()
    const ask = (leadId: string, version: number) =>
      store().quotes.ask(
        { id: randomUUID(), leadId, key: { quoteId: one.quoteId, version }, text: 'Et ?' },
        now,
        mail,
      )
    expect(await ask(one.lead.id, 2)).toEqual({ outcome: 'gone' })
    expect(await ask(other.lead.id, 1)).toEqual({ outcome: 'gone' })
    expect(await ask(randomUUID(), 1)).toEqual({ outcome: 'gone' })
    expect(await kindsOf(one.lead.id)).toEqual(['quote'])
    const question = { id: randomUUID(), leadId: other.lead.id, key: null, text: 'Et ?' }
    expect(await store().quotes.ask(question, now, mail)).toEqual({ outcome: 'done' })
    expect(await store().quotes.ask(question, now, mail)).toEqual({ outcome: 'again' })
    expect(await kindsOf(other.lead.id)).toEqual(['question'])
  })

  test('a repeat of a refusal or of a withdrawal keeps the first date and queues no other mail', async () => {
    const refused = await sendFirst()
    await decline(refused.key, now + 1, 'Trop cher')
    await decline(refused.key, now + 2, 'Autre')
    const ended = await sendFirst()
    await accept(ended.key, digestOf(ended.pdf), now)
    await withdraw(ended.key, now + 1)
    await withdraw(ended.key, now + 2)
    const versions = async (id: string) => (await store().quotes.find(id))?.versions
    expect(await versions(refused.quoteId)).toMatchObject([
      { declineReason: 'Trop cher', history: { declinedAt: now + 1 } },
    ])
    expect(await versions(ended.quoteId)).toMatchObject([{ history: { withdrawnAt: now + 1 } }])
    expect(await kindsOf(refused.lead.id)).toEqual(['quote', 'quote-declined-agency'])
    expect(await kindsOf(ended.lead.id)).toEqual([
      ...['quote', 'quote-accepted', 'quote-accepted-agency'],
      ...['quote-withdrawn', 'quote-withdrawn-agency'],
    ])
    const [reminder] = (await store().messages.list(ended.lead.id)).filter(
      ({ kind }) => kind === 'quote-withdrawn',
    )
    expect(reminder?.address).toBe('p@x.fr')
  })

  test('a paper signature in time is recorded later; a late one is refused', async () => {
    const one = await sendFirst({ validUntil: '2026-11-24' })
    const paper = { recordedBy: 'Nina Ferrand', note: 'Par la poste', scanDigest: null }
    const late = Date.UTC(2026, 10, 30, 10)
    const act = (at: number, changes = {}) =>
      store().quotes.accept(
        {
          ...one.key,
          evidence: { ...evidenceOf(digestOf(one.pdf), at), paper, ...changes },
          signedPdf: Buffer.from('signed'),
          by: one.nina,
        },
        late,
        mail,
      )
    expect(await act(late)).toMatchObject({ outcome: 'refused' })
    expect(await act(now + minute, { paper: null })).toMatchObject({ outcome: 'refused' })
    expect(await act(now + minute)).toEqual({ outcome: 'done' })
    const lines = await store().journal.about(one.content.number)
    expect(lines.map(({ action, actor }) => [action, actor])).toContainEqual([
      ...['quote accepted on paper', 'Nina Ferrand'],
    ])
    expect(await kindsOf(one.lead.id)).toContain('quote-accepted-agency')
  })

  test('the client’s number of employees decides the right to withdraw', async () => {
    const [small, large] = [await sendFirst(), await sendFirst()]
    await accept(small.key, digestOf(small.pdf), now)
    await accept(large.key, digestOf(large.pdf), now, { kind: 'business', employees: 60 })
    const lastDay = async (id: string) =>
      (await store().quotes.find(id))?.versions[0]?.history.withdrawUntil
    expect(await lastDay(small.quoteId)).toMatch(/^2026-12-/)
    expect(await lastDay(large.quoteId)).toBeNull()
    expect(await withdraw(large.key, now + 1)).toMatchObject({
      outcome: 'refused',
      because: expect.stringContaining('droit de rétractation'),
    })
  })

  test('without a channel, an act and its message are stored, and no delivery is queued', async () => {
    const one = await begin()
    const sending = await prepare(one)
    const sent = store().quotes.send(sending, one.nina, now, { channel: undefined, agency: '' })
    expect(await sent).toEqual({ outcome: 'done' })
    expect(await kindsOf(one.lead.id)).toEqual(['quote'])
    expect((await store().findLead(one.lead.id))?.deliveries).toEqual([])
  })
})
