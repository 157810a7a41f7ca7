import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { digestOf, minute, now, quoteDesk } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import { createFakeClock } from '../tools/test/fake-clock.ts'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import * as cli from './cli.ts'
import { day } from './days.ts'
import { createSqliteStore } from './store/databases/sqlite.ts'
import type { Act, DeliveryPlan } from './store/leads/records.ts'
import type { Store } from './store/store.ts'
import { createTemporaryStore } from './store/suite/temporary-store.ts'

const agency: DeliveryPlan = { channel: 'smtp', recipient: 'agency' }

async function runLeads(...call: Parameters<typeof cli.runLeads>) {
  const { output, ...outcome } = await cli.runLeads(...call)
  return {
    ...outcome,
    output: typeof output === 'object' ? (await Array.fromAsync(output)).join('') : output,
  }
}

async function setUp() {
  const store = await createTemporaryStore()
  const clock = createFakeClock()
  const siteUrl = 'https://graaand.example'
  const run = (...args: string[]) => runLeads(args, { store, clock, siteUrl })
  const keep = async (changes: Parameters<typeof newLead>[0] = {}, plans = [agency]) => {
    const lead = newLead({ receivedAt: clock.now(), ...changes })
    await store.keepLead(lead, plans, { acknowledgedSince: 0 })
    return lead
  }
  const fail = async (
    next: Parameters<Store['recordAttempt']>[2] = { state: 'dead', dueAt: clock.now() },
  ) => {
    const [claimed] = await store.claimDue({
      channels: ['smtp'],
      now: clock.now(),
      until: clock.now(),
      limit: 1,
    })
    if (!claimed) throw new Error('nothing due')
    const attempt = {
      at: clock.now(),
      outcome: 'failed',
      detail: 'SMTP 550 5.1.1 on recipient',
    } as const
    await store.recordAttempt(claimed, attempt, next)
  }
  return { store, clock, run, keep, fail }
}

test('list shows the sender, the time and the state of each request', async () => {
  const { run, keep, fail } = await setUp()
  await expect(run('list')).resolves.toEqual({ code: 0, output: 'Aucune demande.\n' })
  const values = { name: 'Inès', email: 'ines@exemple.fr', service: 'Webmastering' }
  await keep({ reference: 'G-7KM4-2XR', values })
  await fail()
  await keep({ reference: 'G-2222-222' }, [])
  const { code, output = '' } = await run('list')
  expect(code).toBe(0)
  const [table = '', trouble] = output.split('\n\n')
  expect(trouble).toMatch(/^1 livraison abandonnée/)
  const [header, ...rows] = table.split('\n')
  expect(header).toMatch(/^RÉFÉRENCE +REÇUE LE +FORMULAIRE +NOM +E-MAIL +SERVICE +LIVRAISONS$/)
  expect(rows).toHaveLength(2)
  expect(rows.find((row) => row.startsWith('G-7KM4-2XR'))).toMatch(
    /^G-7KM4-2XR +23\/11\/2026 09:42:00 +quote +Inès +ines@exemple.fr +Webmastering +smtp agency dead$/,
  )
  expect(rows.find((row) => row.startsWith('G-2222-222'))).toMatch(/aucune livraison prévue$/)
})

test('list shows deliveries that are overdue by an hour', async () => {
  const { clock, run, keep } = await setUp()
  await keep()
  await keep()
  clock.advance(3_600_000 - 1)
  expect((await run('list')).output).not.toContain('en retard')
  clock.advance(1)
  expect((await run('list')).output).toMatch(/\n\n2 livraisons en retard.*retry.*\n$/)
})

test('backup and restore print their result, or the reason of a refusal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-cli-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const directory = join(folder, 'data')
  const store = createSqliteStore(directory)
  onTestFinished(() => store.close())
  const clock = createFakeClock()
  const run = (...args: string[]) => runLeads(args, { store, clock, directory })
  const file = join(folder, 'Copie.sqlite')

  const early = await run('backup', file)
  expect(early).toMatchObject({ code: 1, error: expect.stringContaining('pas encore de base') })
  await store.keepLead(newLead(), [agency], { acknowledgedSince: 0 })
  await expect(run('backup', file)).resolves.toEqual({
    code: 0,
    output: `1 demande copiée dans ${file}.\n`,
  })
  expect(await run('backup', file)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/existe déjà/),
  })
  expect(await run('backup', join(folder, 'no', 'where'))).toMatchObject({
    code: 1,
    error: expect.stringMatching(/ENOENT/),
  })
  expect(await run('restore', file)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/arrêtez-le d’abord/),
  })
  await store.close()
  const restored = await run('restore', file)
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 demande remise en place\./),
  })
  expect(await run('restore', join(folder, 'nowhere'))).toMatchObject({
    code: 1,
    error: expect.stringMatching(/n’existe pas/),
  })
  expect(await run('backup')).toMatchObject({ code: 2 })
  const elsewhere = await runLeads(['backup', file], { store, clock })
  expect(elsewhere).toMatchObject({ code: 1, error: expect.stringMatching(/pg_dump/) })
})

test('list shows the newest thousand leads, and list --all every lead', async () => {
  const { run, clock, keep } = await setUp()
  const leads = Array.from({ length: 1_001 }, (_, age) =>
    keep({ reference: `G-${age}`, receivedAt: clock.now() - age }),
  )
  await Promise.all(leads)
  const { output: newest = '' } = await run('list')
  expect(newest.match(/^G-\d+/gm)).toHaveLength(1_000)
  expect(newest).not.toMatch(/^G-1000 /m)
  expect(newest).toMatch(/\n\nLes 1000 plus récentes.*--all\n$/)
  const { output: all = '' } = await run('list', '--all')
  expect(all.trimEnd().split('\n')).toHaveLength(1 + 1_001)
  expect(all).toMatch(/^G-1000 /m)
})

test('show prints all data of a lead, found by its id or by its reference in any spelling', async () => {
  const { run, keep, fail } = await setUp()
  const values = { name: 'Inès', email: 'ines@exemple.fr', description: 'Un\nDeux' }
  const { id } = await keep({ reference: 'G-7KM4-2XR', values })
  await fail()
  for (const name of ['G-7KM4-2XR', 'g7km42xr', id, id.toUpperCase()]) {
    const { code, output } = await run('show', name)
    expect(code).toBe(0)
    for (const words of [
      'G-7KM4-2XR',
      id,
      'quote, page /devis',
      '2026-11-21',
      'Inès',
      'ines@exemple.fr',
      'smtp agency dead',
      'SMTP 550 5.1.1 on recipient',
    ]) {
      expect(output).toContain(words)
    }
    expect(output).toMatch(/Un\n +Deux\n/)
  }
  const missing = await run('show', 'G-9999-999')
  expect(missing).toMatchObject({ code: 1, error: expect.stringContaining('G-9999-999') })
})

test('show prints the link of the previews and their answers', async () => {
  const { run, keep } = await setUp()
  const apercus = encode({ ...example, sentence: 'Pain au levain.' }, 'review')
  await keep({ reference: 'G-7KM4-2XR', values: { apercus } })
  const { output } = await run('show', 'G-7KM4-2XR')
  expect(output).toContain(`https://graaand.example/apercus#${apercus}\n`)
  for (const part of [
    /Entreprise +Fournil du Peyrou\n/,
    /Métier +Boulangerie, pâtisserie\n/,
    /Ville +Montpellier\n/,
    /Phrase +Pain au levain\.\n/,
    /Couleurs +Farine et cacao\n/,
    /Préférence +La revue\n/,
  ]) {
    expect(output).toMatch(part)
  }
})

test('typed text cannot control the terminal or break the table', async () => {
  const { run, keep } = await setUp()
  // The schemas refuse these values; the table must be safe anyway.
  const values = {
    name: 'I\x1b[2J\nG-FAKE\u202e',
    email: 'x@exemple.fr',
    description: 'a\x1b]0;b\x07\u009b',
  }
  await keep({ reference: 'G-7KM4-2XR', values })
  for (const args of [['list'], ['show', 'G-7KM4-2XR']]) {
    const { output = '' } = await run(...args)
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(output).not.toMatch(/^G-FAKE/m)
  }
})

test('export writes every lead as CSV or as JSON', async () => {
  const { run, keep } = await setUp()
  await keep({ reference: 'G-7KM4-2XR' })
  const { output: csv } = await run('export', '--format', 'csv')
  expect(csv).toMatch(/^\ufeffreference;.*\nG-7KM4-2XR;/)
  const { output: english } = await run('export', '--separator', ',', '--format', 'csv')
  expect(english).toMatch(/^\ufeffreference,.*\nG-7KM4-2XR,/)
  const { output: json = '' } = await run('export', '--format=json')
  expect(JSON.parse(json)).toMatchObject([{ reference: 'G-7KM4-2XR' }])
})

test('quarantined leads are counted, listed apart with reasons, and released', async () => {
  const { store, clock, run, keep } = await setUp()
  await keep({ reference: 'G-7KM4-2XR' })
  await keep({ reference: 'G-2222-222', quarantine: ['links', 'too-fast'] })
  const { output: list = '' } = await run('list')
  expect(list).toContain('G-7KM4-2XR')
  expect(list).not.toContain('G-2222-222')
  expect(list).toMatch(/\n1 autre demande est en quarantaine/)

  const { output: quarantine = '' } = await run('list', '--quarantine')
  expect(quarantine).toMatch(/DOUTES\nG-2222-222 .* links, too-fast\n$/)
  const { output: sheet } = await run('show', 'G-2222-222')
  expect(sheet).toMatch(/^Quarantaine +links, too-fast$/m)
  const { output: csv } = await run('export', '--format', 'csv')
  expect(csv).toMatch(/G-2222-222;.*;smtp agency held;"links, too-fast";/)

  await expect(run('release', 'g2222222')).resolves.toEqual({
    code: 0,
    output: 'G-2222-222 est sortie de quarantaine.\n',
  })
  const due = { channels: ['smtp'], now: clock.now(), until: clock.now(), limit: 9 } as const
  const released = (await store.claimDue(due)).map(({ lead }) => lead.reference)
  expect(released).toContain('G-2222-222')
  await expect(run('release', 'G-2222-222')).resolves.toMatchObject({ code: 1 })
  await expect(run('release', 'G-9999-999')).resolves.toMatchObject({ code: 1 })
  const { output: after } = await run('show', 'G-2222-222')
  expect(after).toMatch(/^Quarantaine +links, too-fast, sortie le 23\/11\/2026/m)
})

test('import fills an empty database, and prints why it refuses one with rows', async () => {
  const { run, keep } = await setUp()
  const folder = await mkdtemp(join(tmpdir(), 'graaand-cli-'))
  const other = createSqliteStore(folder)
  onTestFinished(() => rm(folder, { recursive: true }))
  await other.keepLead(newLead({ reference: 'G-7KM4-2XR' }), [agency], { acknowledgedSince: 0 })
  await quoteDesk(() => other).sendFirst()
  const file = join(folder, 'leads.sqlite')
  await expect(run('import', file)).resolves.toMatchObject({
    code: 1,
    error: expect.stringContaining('arrêtez-le d’abord'),
  })
  await other.close()
  await expect(run('import', file)).resolves.toMatchObject({
    code: 0,
    output: expect.stringMatching(/^2 demandes reprises et 1 devis de /),
  })
  const { output } = await run('list')
  expect(output).toMatch(/^G-7KM4-2XR /m)
  await keep()
  await expect(run('import', file)).resolves.toMatchObject({
    code: 1,
    error: expect.stringMatching(/contient déjà des données.*base vide\.\nRien n’a changé\. Créez/),
  })
  await expect(run('import', join(folder, 'none.sqlite'))).resolves.toMatchObject({ code: 1 })
})

test('erase prints the erased quotes for an address, and other requests that mention it', async () => {
  const { store, run, keep } = await setUp()
  const email = 'compta@exemple.fr'
  const { begin, prepare } = quoteDesk(() => store)
  const one = await begin()
  const sending = await prepare(one, { client: { ...sampleQuote.client, email } })
  await store.quotes.send(sending, one.nina, now, { channel: 'smtp', agency: '' })
  const { reference } = await keep({ values: { email: 'x@exemple.fr', message: `Voir ${email}` } })
  const { output } = await run('erase', '--email', email)
  expect(output).toBe(
    `0 demande effacée, 1 livraison, 0 essai, 1 message, 1 devis non accepté.
Non effacé, car d’autres personnes l’ont écrit\u00a0: cette adresse est citée dans
  ${reference}
`,
  )
})

test('retry makes dead and waiting deliveries of one lead, or of all, due at once', async () => {
  const { store, clock, run, keep, fail } = await setUp()
  const { reference } = await keep({ reference: 'G-7KM4-2XR' })
  await fail()
  for (let index = 0; index < 2; index++) {
    await keep()
    await fail()
  }
  for (let index = 0; index < 3; index++) {
    await keep({ reference: `G-2222-22${index + 2}` })
    await fail({ state: 'waiting', dueAt: clock.now() + day })
  }
  const answers = async (...args: string[]) => (await run('retry', ...args)).output
  await expect(answers(reference)).resolves.toBe(
    '1 livraison abandonnée relancée, 0 livraison en attente avancée.\n',
  )
  await expect(store.nextDue(['smtp'])).resolves.toBe(clock.now())
  await expect(answers('G-2222-222')).resolves.toBe(
    '0 livraison abandonnée relancée, 1 livraison en attente avancée.\n',
  )
  await expect(answers()).resolves.toBe(
    '2 livraisons abandonnées relancées, 2 livraisons en attente avancées.\n',
  )
  await expect(answers()).resolves.toBe(
    '0 livraison abandonnée relancée, 0 livraison en attente avancée.\n',
  )
  await expect(run('retry', 'G-9999-999')).resolves.toMatchObject({ code: 1 })
})

test('erase removes an address and prints the erased data', async () => {
  const { store, run, keep } = await setUp()
  await keep({ reference: 'G-7KM4-2XR', values: { email: 'Ines@Exemple.fr' } })
  await keep({ values: { email: 'claire@exemple.fr' } })
  await expect(run('erase', '--email', ' ines@exemple.FR ')).resolves.toEqual({
    code: 0,
    output: '1 demande effacée, 1 livraison, 0 essai.\n  G-7KM4-2XR\n',
  })
  await expect(store.listLeads()).resolves.toHaveLength(1)
  await expect(run('erase', '--email', 'ines@exemple.fr')).resolves.toEqual({
    code: 0,
    output: '0 demande effacée, 0 livraison, 0 essai.\n',
  })
})

test('erase finds a request by its former and by its corrected address', async () => {
  for (const email of ['paul@wrong.example', 'paul@right.example']) {
    const { store, run } = await setUp()
    const { begin } = quoteDesk(() => store)
    const { lead, nina } = await begin('FR', { email: 'paul@wrong.example' })
    const correction = { leadId: lead.id, email: 'paul@right.example', version: 0, link: null }
    await store.work.correctEmail(correction, nina, now)
    const { output } = await run('erase', '--email', email)
    expect(output).toContain(`1 demande effacée`)
    expect(output).toContain(lead.reference)
    await expect(store.listLeads()).resolves.toEqual([])
  }
})

test('erase and purge keep contracts and print their last day; show finds these contracts', async () => {
  const { store, clock, run } = await setUp()
  const { sendFirst, accept } = quoteDesk(() => store)
  const values = { email: 'paul@exemple.fr' }
  const one = await sendFirst({ deliveryWeeks: 8 }, values)
  await accept(one.key, digestOf(one.pdf), now)
  await sendFirst({}, values)
  const { code, output = '' } = await run('erase', '--email', values.email)
  expect(code).toBe(0)
  expect(output).toMatch(/^2 demandes effacées, .*, 1 devis non accepté\.\n/)
  expect(output).toMatch(
    /\n1 contrat gardé 10 ans après la fin de la prestation .*L\.\u00a0213-1\)\u00a0:\n {2}D-2026-001, jusqu’au 18\u00a0janvier\u00a02037\n$/,
  )
  const { output: sheet = '' } = await run('show', ' d-2026-001')
  expect(sheet).toMatch(/Devis D-2026-001, contrat gardé après l’effacement de sa demande\n/)
  expect(sheet).toMatch(/Gardée +jusqu’au 18\u00a0janvier\u00a02037\n/)
  expect(sheet).toContain(digestOf(one.pdf))
  await expect(run('show', 'D-2026-002')).resolves.toMatchObject({ code: 1 })

  const other = await sendFirst()
  await accept(other.key, digestOf(other.pdf), now)
  clock.advance(2 * day)
  const purged = await run('purge', '--older-than', '1d')
  expect(purged.output).toMatch(/^1 demande effacée.*\n {2}.*\n1 contrat gardé 10 ans/)
})

test('show prints the quotes of a request: state, total, digests, evidence', async () => {
  const { store, run } = await setUp()
  const { sendFirst, startVersion, send, accept, withdraw } = quoteDesk(() => store)
  const one = await sendFirst()
  await startVersion(one)
  const registration = '404833048'
  const client = { ...sampleQuote.client, company: 'La Table', registration }
  const { pdf } = await send(one, { client }, now + minute)
  const key = { ...one.key, version: 2 }
  await accept(key, digestOf(pdf), now + 2 * minute, { registration })
  for (const name of ['D-2026-001', 'd-2026-001 ', one.lead.id]) {
    const { output = '' } = await run('show', name)
    const [, first = '', second = ''] = output.split(/\n {2}Version +/)
    expect(output).toContain(`\n\nDevis D-2026-001\n`)
    expect(first).toMatch(/^1\n {2}État +Remplacé\n {2}Envoyée +23\/11\/2026 11:00:00, par Nina/)
    expect(first).toContain(digestOf(one.pdf))
    for (const words of [
      /^2\n {2}État +Accepté\n/,
      /Total +1\u00a0801,20\u00a0€ TTC\n/,
      new RegExp(`SHA-256 +${digestOf(pdf)}\\n`),
      /Acceptée +23\/11\/2026 11:02:00, Paul Garrigue, gérant\n/,
      /Client +La Table, 12 quai de l’Exemple, 34200\u00a0Sète, SIREN\u00a0404\u00a0833\u00a0048\n/,
      /Client +La Table de Garrigue, 12 quai de l’Exemple, 34200\u00a0Sète, Professionnel.*, 4 salariés, SIREN\u00a0404\u00a0833\u00a0048\n/,
      /E-mail +paul@exemple\.fr\n/,
      new RegExp(`SHA-256 lu +${digestOf(pdf)}\\n`),
      /Page montrée +23\/11\/2026 11:01:00\n/,
      /Avant la fin du délai +non demandé\n/,
      /SHA-256 signé +[\da-f]{64}\n/,
      /Rétractation +jusqu’au \d+\u00a0décembre\u00a02026 inclus\n/,
    ]) {
      expect(second).toMatch(words)
    }
  }
  await withdraw(key, now + 3 * minute)
  const { output } = await run('show', 'D-2026-001')
  expect(output).toMatch(/État +Rétracté\n/)
  expect(output).toMatch(/Rétractée +23\/11\/2026 11:03:00, P, p@x\.fr\n/)
})

test('show prints a draft, a refusal, and an acceptance on paper', async () => {
  const { store, run } = await setUp()
  const { begin, sendFirst, decline, accept } = quoteDesk(() => store)
  const drafted = await begin()
  const { output: draft } = await run('show', drafted.lead.id)
  expect(draft).toMatch(
    /Devis sans numéro\n {2}Brouillon +version 1\n {2}Écrit par +Nina Ferrand, /,
  )
  const refused = await sendFirst()
  await decline(refused.key, now, 'Trop \u202echer')
  const { output: refusal } = await run('show', refused.lead.id)
  expect(refusal).toMatch(/État +Refusé\n(?:.*\n)*.*Refusée +23\/11\/2026 11:00:00, Trop {2}cher\n/)
  const signed = await sendFirst()
  const paper = { recordedBy: 'Nina Ferrand', note: 'Par la poste', scanDigest: 'abc' }
  await accept(signed.key, digestOf(signed.pdf), now, { paper, shownAt: null, copyBy: 'post' })
  const { output: onPaper } = await run('show', signed.lead.id)
  expect(onPaper).toMatch(/Sur papier +enregistrée par Nina Ferrand\n +Note +Par la poste\n/)
  expect(onPaper).toMatch(/SHA-256 du scan +abc\n/)
  expect(onPaper).toMatch(/Exemplaire +par la poste\n/)
  expect(onPaper).not.toContain('Page montrée')
})

test('if an erasure leaves traces in the file, erase prints its result and asks to run it again', async () => {
  const { store, clock, keep } = await setUp()
  await keep({ reference: 'G-7KM4-2XR', values: { email: 'ines@exemple.fr' } })
  const eraseAddress = async (address: string, act: Act) => ({
    ...(await store.eraseAddress(address, act)),
    tracesLeft: true,
  })
  const args = ['erase', '--email', 'ines@exemple.fr']
  await expect(runLeads(args, { store: { ...store, eraseAddress }, clock })).resolves.toEqual({
    code: 1,
    output: '1 demande effacée, 1 livraison, 0 essai.\n  G-7KM4-2XR\n',
    error: expect.stringContaining('Relancez'),
  })
})

test('purge of leads older than three years removes one a day older and keeps one a day younger', async () => {
  const { store, clock, run, keep } = await setUp()
  const threeYearsAgo = Date.UTC(2023, 10, 23, 8, 42)
  expect(clock.now() - threeYearsAgo).toBe(1096 * day)
  await keep({ reference: 'G-OLD', receivedAt: threeYearsAgo - day })
  await keep({ reference: 'G-YOUNG', receivedAt: threeYearsAgo + day })
  const { output } = await run('purge', '--older-than', '3y')
  expect(output).toMatch(/^1 demande effacée, .*\n {2}G-OLD\n$/)
  await expect(store.listLeads()).resolves.toMatchObject([{ reference: 'G-YOUNG' }])
})

test.each([
  [[]],
  [['liste']],
  [['list', 'G-7KM4-2XR']],
  [['list', '--format', 'csv']],
  [['export', '--format', 'csv', '--separator', '|']],
  [['export', '--format', 'json', '--separator', ',']],
  [['list', '--separator', ',']],
  [['show']],
  [['show', 'a', 'b']],
  [['export']],
  [['export', '--format', 'xml']],
  [['erase']],
  [['erase', '--email', ' ']],
  [['erase', '--email', 'a@b.fr', '--older-than', '3y']],
  [['erase', '--email', 'a@b.fr', '--email', 'c@d.fr']],
  [['purge']],
  [['purge', '--older-than', '3 ans']],
  [['purge', '--force']],
  [['release']],
  [['import']],
  [['list', '--quarantine', '--format', 'csv']],
])('%j prints the help', async (args) => {
  const { store, run, keep } = await setUp()
  await keep({ receivedAt: 0 })
  await expect(run(...args)).resolves.toMatchObject({
    code: 2,
    error: expect.stringContaining('npm run leads'),
  })
  await expect(store.listLeads()).resolves.toHaveLength(1)
})

test('--help exits with 0', async () => {
  const { run } = await setUp()
  await expect(run('--help')).resolves.toMatchObject({
    code: 0,
    output: expect.stringContaining('purge'),
  })
})

test('the command exits with 0, 1 or 2 while a server has the same file open', {
  tags: 'thorough',
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'graaand-cli-'))
  const server = createSqliteStore(directory)
  onTestFinished(async () => {
    await server.close()
    await rm(directory, { recursive: true })
  })
  const id = randomUUID()
  await server.keepLead(newLead({ id, reference: 'G-7KM4-2XR' }), [agency], {
    acknowledgedSince: 0,
  })
  const leads = (args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ['server/cli.ts', ...args], {
      env: { ...process.env, DATA_DIR: directory, ...env },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )

  await expect(leads(['show', id])).resolves.toMatchObject({
    code: 0,
    stdout: expect.stringContaining('G-7KM4-2XR'),
    stderr: '',
  })
  await expect(leads(['show', 'G-9999-999'])).resolves.toMatchObject({ code: 1, stdout: '' })
  await expect(leads([])).resolves.toMatchObject({ code: 2, stdout: '' })
  await expect(leads(['list'], { PORT: 'x' })).resolves.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('PORT'),
  })
  await expect(
    leads(['list'], { DATA_DIR: join(process.cwd(), 'package.json') }),
  ).resolves.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('unavailable'),
  })
  for (let index = 0; index < 300; index++) {
    const values = { email: `${index}@exemple.fr`, description: 'x'.repeat(1_000) }
    await server.keepLead(newLead({ values }), [], { acknowledgedSince: 0 })
  }
  const cut = await promisify(execFile)(
    'bash',
    [
      '-c',
      'set -o pipefail; "$0" server/cli.ts export --format json | head -c 1',
      process.execPath,
    ],
    { env: { ...process.env, DATA_DIR: directory } },
  )
  expect(cut).toEqual({ stdout: '[', stderr: '' })
  await expect(server.health(0)).resolves.toBeUndefined()
})
