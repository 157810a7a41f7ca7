import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOf, evidenceOf, mail, minute, now, quoteDesk } from '#workshop/quotes.ts'
import { describeEachStore } from '../suite/each-store.ts'

describeEachStore('every act on a quote', (store) => {
  const { begin, prepare, send, accept, decline, withdraw, startVersion } = quoteDesk(store)

  const ask = (leadId: string, key: { quoteId: string; version: number }) =>
    store().quotes.ask({ id: randomUUID(), leadId, key, text: 'Et ?' }, now, mail)

  test('is recorded once, with its author', async () => {
    const one = await begin()
    const { quoteId, nina, lead, key } = one
    const { pdf } = await send(one, {}, now, now + minute)
    await ask(lead.id, key)
    await store().quotes.remindDue(now + minute, mail)
    const link = { leadId: lead.id, to: 'paul@exemple.fr', by: nina, object: '' }
    const number = (await store().quotes.find(quoteId))?.number ?? ''
    await store().follow.renewLink({ ...link, object: number }, now, now - minute, mail)
    await startVersion(one)
    const edition = (await store().quotes.find(quoteId))?.draft?.edition ?? 0
    await store().quotes.dropDraft({ quoteId, edition }, nina, now)
    await accept(key, digestOf(pdf), now + minute)
    await withdraw(key, now + 2 * minute)
    await startVersion(one, now + 2 * minute)
    const second = await send(one, {}, now + 3 * minute)
    const paper = { recordedBy: nina.name, note: 'Classeur', scanDigest: null }
    const evidence = { ...evidenceOf(digestOf(second.pdf), now + 3 * minute), paper }
    const act = { quoteId, version: 2, evidence, signedPdf: Buffer.from('signed'), by: nina }
    await store().quotes.accept(act, now + 3 * minute, mail)
    const other = { ...one.quote, id: randomUUID() }
    await store().quotes.create(other, nina, now)
    const refused = await send({ ...one, quoteId: other.id }, {}, now)
    await decline({ quoteId: other.id, version: 1 }, now + minute)
    const lines = async (object: string) =>
      (await store().journal.about(object)).map(({ action, actor }) => [action, actor])
    expect(await lines(lead.reference)).toEqual([
      ['quote begun', 'Nina Ferrand'],
      ['quote begun', 'Nina Ferrand'],
    ])
    expect(await lines(number)).toEqual([
      ['quote sent', 'Nina Ferrand'],
      ['quote asked about', 'Le site'],
      ['quote reminded', 'Le site'],
      ['link sent', 'Nina Ferrand'],
      ['quote begun', 'Nina Ferrand'],
      ['quote dropped', 'Nina Ferrand'],
      ['quote accepted', 'Le site'],
      ['quote withdrawn', 'Le site'],
      ['quote begun', 'Nina Ferrand'],
      ['quote sent', 'Nina Ferrand'],
      ['quote accepted on paper', 'Nina Ferrand'],
    ])
    expect(await lines(refused.content.number)).toEqual([
      ['quote sent', 'Nina Ferrand'],
      ['quote declined', 'Le site'],
    ])
  })

  test('is refused once its request is erased, and nothing comes back', async () => {
    const one = await begin()
    const { quoteId, nina, lead, key } = one
    const { pdf } = await send(one)
    await startVersion(one)
    const next = await prepare(one)
    await store().eraseAddress(lead.values.email ?? '', { person: null, at: now })
    const draft = { quoteId, edition: next.edition, fields: {} }
    const link = { leadId: lead.id, to: 'paul@exemple.fr', by: nina, object: '' }
    const made = { ...one.quote, id: randomUUID() }
    expect({
      create: await store().quotes.create(made, nina, now),
      edit: (await store().quotes.saveDraft(draft, nina, now)).outcome,
      send: (await store().quotes.send(next, nina, now, mail)).outcome,
      version: (await startVersion(one)).outcome,
      abandon: await store().quotes.dropDraft(draft, nina, now),
      accept: (await accept(key, digestOf(pdf), now)).outcome,
      decline: (await decline(key, now)).outcome,
      withdraw: (await withdraw(key, now)).outcome,
      ask: (await ask(lead.id, key)).outcome,
      link: await store().follow.renewLink(link, now, now - minute, mail),
      remind: await store().quotes.remindDue(now + minute, mail),
      rectify: await store().follow.rectify(lead.id, { name: 'Paul', phone: '' }, now),
    }).toEqual({
      ...{ create: 'gone', edit: 'gone', send: 'gone', version: 'gone', abandon: 'stale' },
      ...{ accept: 'gone', decline: 'gone', withdraw: 'gone', ask: 'gone' },
      ...{ link: false, remind: 0, rectify: false },
    })
    expect(await store().quotes.list(9)).toEqual([])
    expect(await store().messages.list(lead.id)).toEqual([])
  })
})
