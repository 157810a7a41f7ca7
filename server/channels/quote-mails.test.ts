import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { everyHostile } from '../../tools/prove/fuzz/hostile.ts'
import { anyText } from '../../tools/test/any-text.ts'
import { startFakeSmtp } from '../../tools/test/fake-mail.ts'
import {
  enclosures,
  followUrl,
  isForAgency,
  kinds,
  lead,
  outgoing,
  siteUrl,
} from '../../tools/test/sample-mails.ts'
import { sampleQuote } from '../../tools/test/sample-quote.ts'
import { sampleEvidence, sampleVersion, sampleWithdrawal } from '../../tools/test/sample-version.ts'
import type { QuoteMessageKind } from '../store/engine/tables.ts'
import type { Message } from '../store/leads/records.ts'
import type { Enclosure } from './channel.ts'
import { contentOf } from './content-of.ts'
import { layOut } from './mail-layout.ts'
import { createSmtpChannel } from './smtp.ts'

const content = loadContent()
const site = { content, siteUrl }
const file = Buffer.from('%PDF-1.7 ÿ\r\n\0 not text')

const draw = (delivery: ReturnType<typeof outgoing>) => layOut(contentOf(delivery, site), site)

/** Normalises spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

function linesOf(kind: QuoteMessageKind, changes: Enclosure = {}, said: Partial<Message> = {}) {
  const { text } = draw(outgoing(kind, changes, said))
  return plain(text.slice(0, text.indexOf('\n-- \n')))
    .split('\n')
    .filter(Boolean)
}

const signature = ['Nina Ferrand, Graaand', '+33 4 65 71 12 34']

test('the mail of a quote has its number, total, last day and link', () => {
  expect(contentOf(outgoing('quote'), site).subject).toBe('Votre devis D-2026-0148 est prêt')
  expect(linesOf('quote')).toEqual([
    'Bonjour Paul Garrigue,',
    'Votre devis est prêt.',
    'Voici votre devis, gratuit et sans engagement. Le PDF est joint.',
    `Lire mon devis : ${followUrl}`,
    'Devis : D-2026-0148, version 2',
    'Total : 1 801,20 € TTC',
    'Valable jusqu’au : dimanche 20 décembre 2026 inclus',
    'Une question ? Répondez à ce message, ou posez-la sur la page.',
    'Ce lien donne accès à votre devis : ne le transmettez qu’à une personne qui peut décider avec vous.',
    ...signature,
  ])
})

test('a reminder counts the remaining days when it is sent', () => {
  const { subject } = contentOf(outgoing('quote-reminder'), site)
  expect(subject).toBe('Votre devis D-2026-0148 est valable encore sept jours')
  expect(linesOf('quote-reminder')).toEqual([
    'Bonjour Paul Garrigue,',
    'Encore sept jours pour répondre.',
    'Votre devis expire bientôt. Si vous ne répondez pas, vous ne devez rien.',
    `Relire mon devis : ${followUrl}`,
    'Devis : D-2026-0148, version 2',
    'Total : 1 801,20 € TTC',
    'Dernier jour : dimanche 20 décembre 2026 inclus',
    'C’est le seul rappel que nous envoyons.',
    ...signature,
  ])
  const titleOn = (day: string) => linesOf('quote-reminder', { leavesAt: Date.parse(day) })[1]
  expect(titleOn('2026-12-14T08:00:00Z')).toBe('Encore six jours pour répondre.')
  expect(titleOn('2026-12-19T22:30:00Z')).toBe('Encore un jour pour répondre.')
  expect(titleOn('2026-12-19T23:30:00Z')).toBe('Dernier jour pour répondre.')
  expect(titleOn('2026-11-30T08:00:00Z')).toBe('Encore 20 jours pour répondre.')
})

test('the mail about an acceptance has the contract, its consequences and the evidence', () => {
  const { subject } = contentOf(outgoing('quote-accepted'), site)
  expect(plain(subject)).toBe('Devis D-2026-0148 accepté : votre exemplaire')
  const digest = Array.from({ length: 8 }, () => '9f2c 41d7').join(' ')
  expect(linesOf('quote-accepted')).toEqual([
    'Bonjour Paul Garrigue,',
    'Devis accepté.',
    'Nous avons reçu votre accord. Le contrat et le formulaire de rétractation sont joints : gardez ce message.',
    `Voir le contrat : ${followUrl}`,
    'Devis : D-2026-0148, version 2',
    'Total : 1 801,20 € TTC',
    'Accepté par : Paul Garrigue, gérant',
    'Le : 24 novembre 2026 à 10 h 12 (Paris)',
    'Changer d’avis : jusqu’au 8 décembre 2026 inclus, sans motif',
    'La facture d’acompte, 540,36 € TTC, part le 2 décembre 2026. Rien à payer avant. Le travail commence le 9 décembre 2026.',
    `Comme preuve de votre accord, nous gardons le nom et la qualité que vous avez saisis, ce que vous avez coché et l’adresse à laquelle le lien a été envoyé (paul@table-garrigue.example). Nous gardons aussi l’heure de la dernière page montrée, celle de votre accord, la version acceptée et l’empreinte de son fichier (SHA-256 : ${digest}). Aucune adresse IP n’est conservée avec votre demande.`,
    ...signature,
  ])
})

test('without a right to withdraw, the mails of an acceptance have no form and no waiting period', () => {
  const content = { ...sampleQuote, place: 'distance' as const, deposit: 0 }
  const quote = sampleVersion({ content, evidence: { ...sampleEvidence, kind: 'business' } })
  const lines = linesOf('quote-accepted', { quote })
  expect(lines[2]).toContain('Le contrat est joint : gardez ce message.')
  expect(lines.join()).not.toMatch(/rétractation|Changer d’avis|Rien à payer|acompte/)
  expect(lines).toContain('Le travail commence le 24 novembre 2026.')
  const agency = linesOf('quote-accepted-agency', { quote })
  expect(agency[2]).toBe(
    'Votre client a accepté la version 2 (à distance, 4 salariés) : le contrat est joint. Vous pouvez demander l’acompte et commencer le travail.',
  )
})

test('a client with more than five employees at signing cannot withdraw', () => {
  const evidence = { ...sampleEvidence, kind: 'business' as const, employees: 9 }
  const lines = linesOf('quote-accepted', { quote: sampleVersion({ evidence }) })
  expect(lines.join()).not.toContain('Changer d’avis')
})

test('the mails of an acceptance on paper have their own texts', () => {
  const paper = { recordedBy: 'Nina Ferrand', note: 'Signé à Sète', scanDigest: null }
  const quote = sampleVersion({ evidence: { ...sampleEvidence, shownAt: null, paper } })
  const client = linesOf('quote-accepted', { quote })
  expect(client.at(-3)).toContain('l’exemplaire que vous avez signé sur papier')
  expect(client.join()).not.toMatch(/enregistré par|Signé à Sète|adresse IP|10 h 12/)
  expect(client).toContain('Le : 24 novembre 2026')
  expect(linesOf('quote-accepted-agency', { quote })).toContain(
    'Accord sur papier, enregistré par : Nina Ferrand',
  )
})

test('the agency’s mail about an acceptance has the allowed dates and the evidence', () => {
  const { subject } = contentOf(outgoing('quote-accepted-agency'), site)
  expect(plain(subject)).toBe('Accepté : D-2026-0148 v2, La Table de Garrigue')
  const lines = linesOf('quote-accepted-agency')
  expect(lines).toEqual(
    expect.arrayContaining([
      'La Table de Garrigue a accepté.',
      'Votre client a accepté la version 2 (hors établissement, 4 salariés) : le contrat est joint. N’encaissez rien avant le 2 décembre 2026 et ne commencez rien avant le 9 décembre 2026.',
      'Accepté par : Paul Garrigue, gérant, +33 6 39 98 00 58',
      'Le : 24 novembre 2026 à 10 h 12 (Paris)',
      'Dernière page, montrée le : 24 novembre 2026 à 10 h 11 (Paris)',
      'Début avant quatorze jours : non demandé',
      'Rétractation possible jusqu’au : 8 décembre 2026 inclus',
      'Exemplaire demandé : par e-mail, en PDF',
      'Lien envoyé à : paul@table-garrigue.example',
      `Ouvrir le devis : ${siteUrl}/bureau/devis/D-2026-0148`,
    ]),
  )
  const post = { ...sampleEvidence, copyBy: 'post' as const, earlyStart: true }
  const other = linesOf('quote-accepted-agency', { quote: sampleVersion({ evidence: post }) })
  expect(other).toContain('Exemplaire demandé : sur papier, par la poste : à envoyer')
  expect(other).toContain('Début avant quatorze jours : demandé')
  expect(other[2]).toMatch(/N’encaissez rien avant le 2 décembre 2026\.$/)
})

test('the receipt of a withdrawal has its content, its day and its hour', () => {
  const { subject } = contentOf(outgoing('quote-withdrawn'), site)
  expect(subject).toBe('Accusé de réception de votre rétractation, D-2026-0148')
  expect(linesOf('quote-withdrawn')).toEqual([
    'Bonjour Paul Garrigue,',
    'Rétractation reçue.',
    'Nous avons bien reçu votre rétractation. Le contrat est terminé et vous ne devez rien.',
    'Contrat : D-2026-0148, version 2, accepté le 24 novembre 2026',
    'De : Paul Garrigue',
    'Texte reçu : « Je vous notifie que je renonce au contrat D-2026-0148, version 2, conclu le 24 novembre 2026. »',
    'Reçue le : 1er décembre 2026 à 18 h 04 (Paris)',
    'Aucun paiement n’a été demandé. Gardez ce message : il prouve la date et l’heure de réception.',
    ...signature,
  ])
})

test('a receipt claims that no payment is due only if that is true', () => {
  const late = { ...sampleWithdrawal, at: Date.parse('2026-12-03T09:00:00Z') }
  const paid = linesOf('quote-withdrawn', {
    quote: sampleVersion({ evidence: sampleEvidence, withdrawal: late }),
  })
  expect(paid.join()).not.toMatch(/ne devez rien|Aucun paiement/)
  expect(paid.at(-3)).toContain('Nous vous remboursons ce que vous avez payé, sous quatorze jours.')
  const begun = linesOf('quote-withdrawn', {
    quote: sampleVersion({
      evidence: { ...sampleEvidence, earlyStart: true },
      withdrawal: sampleWithdrawal,
    }),
  })
  expect(begun.join()).not.toContain('ne devez rien')
  expect(begun[3]).toContain('vous payez la part déjà faite')
})

test('the agency gets mails about a withdrawal, a refusal and a question', () => {
  const subjectOf = (kind: QuoteMessageKind) => plain(contentOf(outgoing(kind), site).subject)
  expect(subjectOf('quote-withdrawn-agency')).toBe(
    'Rétractation : D-2026-0148 v2, La Table de Garrigue',
  )
  expect(linesOf('quote-withdrawn-agency')).toEqual(
    expect.arrayContaining([
      'La Table de Garrigue a renoncé au contrat.',
      'Reçue le : 1er décembre 2026 à 18 h 04 (Paris)',
      'Accusé de réception envoyé à : paul@table-garrigue.example',
    ]),
  )
  expect(subjectOf('quote-declined-agency')).toBe('Refusé : D-2026-0148 v2, La Table de Garrigue')
  expect(linesOf('quote-declined-agency')).toContain('Motif donné : Trop cher')
  expect(linesOf('quote-declined-agency', { quote: sampleVersion() })).toContain(
    'Motif donné : aucun',
  )
  const text = 'Et le nom de domaine ?\rEst-il compris ?'
  expect(subjectOf('question')).toBe('Question : D-2026-0148 v2, La Table de Garrigue')
  expect(linesOf('question', {}, { text })).toEqual([
    'Bonjour,',
    'Une question de La Table de Garrigue.',
    'Votre client attend une réponse. Écrivez-la dans le bureau, ou répondez à ce message.',
    `Ouvrir la demande : ${siteUrl}/bureau/demandes/G-7KM4-2XR`,
    'Demande : G-7KM4-2XR',
    'Devis : D-2026-0148, version 2',
    'Question :',
    '    Et le nom de domaine ?',
    '    Est-il compris ?',
  ])
  const { subject } = contentOf(
    { ...outgoing('question', {}, { text }), quote: undefined as never },
    site,
  )
  expect(plain(subject)).toBe('Question : G-7KM4-2XR, Paul Garrigue')
})

test('the mail with a new link contains no typed text', () => {
  const typed = { ...lead, values: { ...lead.values, name: 'Gagnez sur casino.example' } }
  const { text, html } = draw({ ...outgoing('link'), lead: typed })
  expect(text).toContain(followUrl)
  for (const words of [text, html]) {
    expect(words).toContain('G-7KM4-2XR')
    expect(words).not.toMatch(/casino|restaurant|39 98/)
  }
})

test('a link to one contract stands without a link to the data, which it does not open', () => {
  const words = [true, false].map(
    (isContractOnly) => draw(outgoing('link', { isContractOnly })).text,
  )
  const [contract, whole] = words.map((text) => plain(text))
  expect(contract).toContain(`Ouvrir ma page : ${followUrl}\n`)
  expect(contract).not.toContain('/donnees')
  expect(contract).toContain(`vos données : ${content.company.email}`)
  expect(whole).toContain(`Mes données : ${followUrl}/donnees\n`)
})

test.each(kinds)('without SITE_URL, %s has no link and mentions no page', (kind) => {
  const { followUrl: _, ...rest } = enclosures[kind]
  const delivery = { ...outgoing(kind), followUrl: undefined as never, ...rest }
  const unknown = { content, siteUrl: undefined }
  const { text, html } = layOut(contentOf(delivery, unknown), unknown)
  for (const words of [text, html]) {
    expect(words).not.toMatch(/https?:|sur la page|Depuis la page/)
    expect(words).not.toContain('undefined')
  }
})

async function setUp() {
  const smtp = await startFakeSmtp()
  const channel = createSmtpChannel({
    content: { current: content },
    url: smtp.url,
    from: 'Graaand <site@graaand.example>',
    to: 'agence@graaand.example',
    siteUrl,
  })
  onTestFinished(async () => {
    channel.close()
    await smtp.close()
  })
  return { smtp, channel }
}

test.each(kinds)(
  '%s is sent to its recipient, and replies to it reach the other party',
  async (kind) => {
    const { smtp, channel } = await setUp()
    const sending = await channel.send({ ...outgoing(kind), thread: ['d1', 'd2'] })
    expect(sending).toEqual({ outcome: 'sent', detail: 'SMTP 250' })
    const { envelope, mail, raw } = smtp.mails[0] ?? expect.unreachable()
    const [client, agency] = ['paul@table-garrigue.example', 'agence@graaand.example']
    const toAgency = isForAgency(kind)
    expect(envelope.to).toEqual([toAgency ? agency : client])
    expect(mail.replyTo).toMatchObject([{ address: toAgency ? client : agency }])
    expect(mail.from?.name).toBe(kind === 'quote' ? 'Nina, Graaand' : 'Graaand')
    // Mails to the client continue their thread; mails to the agency have none.
    expect(mail.inReplyTo).toBe(toAgency ? undefined : '<d2@graaand.example>')
    // A list in MAIL_TO may drop automatic mails; what a client did must reach it.
    expect(/^Auto-Submitted:/m.test(raw)).toBe(!toAgency && kind !== 'quote')
  },
)

test('attached files are received unchanged, and nothing else', async () => {
  const { smtp, channel } = await setUp()
  const attachments = [{ filename: 'D-2026-0148-v2-accepte.pdf', content: file }]
  await channel.send(outgoing('quote-accepted', { attachments }))
  const [pdf, ...others] = smtp.mails[0]?.mail.attachments ?? []
  expect(others).toEqual([])
  expect(pdf).toMatchObject({
    filename: 'D-2026-0148-v2-accepte.pdf',
    mimeType: 'application/pdf',
    disposition: 'attachment',
  })
  expect(Buffer.from(pdf?.content as ArrayBuffer)).toEqual(file)
})

test('mails to the agency contain no secret link', async () => {
  const { text } = draw(outgoing('quote-accepted-agency'))
  expect(text).toContain('Ce message interne vous est envoyé à agence@graaand.example')
  expect(text).not.toContain('/suivi/')
  expect(text).toContain(content.company.email)
})

const word = fc.oneof(fc.constantFrom(...everyHostile), anyText())

test('a client’s name and text cannot add a header, a recipient, a tag or a line', {
  tags: 'thorough',
}, async () => {
  const { smtp, channel } = await setUp()
  const names =
    'from to reply-to subject message-id in-reply-to references date mime-version content-type auto-submitted'
  const expected = new Set(names.split(' '))
  const tagsOf = (html = '') =>
    html.replace(/<br>|<span style="white-space:nowrap">|<\/span>/g, '').match(/</g)?.length
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), word, word, async (kind, typed, written) => {
      const name = `x${typed}`
      const client = { ...sampleQuote.client, name, company: name, role: name }
      const base = enclosures[kind].quote
      const { evidence, withdrawal } = base ?? sampleVersion()
      const quote = sampleVersion({
        content: { ...sampleQuote, client },
        evidence: evidence && { ...evidence, name, role: name, company: name },
        withdrawal: withdrawal && { ...withdrawal, name },
        declineReason: `x${written}`,
      })
      const changes = base ? { quote } : {}
      const sending = await channel.send(outgoing(kind, changes, { text: `x${written}` }))
      expect(sending.outcome).toBe('sent')
      const received = smtp.mails.at(-1)
      expect(received?.envelope.to).toHaveLength(1)
      const keys = received?.mail.headers.map(({ key }) => key) ?? []
      expect(keys.filter((key) => !expected.has(key))).toEqual([])
      const usual = draw(outgoing(kind, {}, { text: 'x' }))
      const said = draw(outgoing(kind, changes, { text: `x${written}` }))
      expect(tagsOf(said.html)).toBe(tagsOf(usual.html))
      // Typed text is indented, so it adds no unindented line.
      const atMargin = (text: string) =>
        text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => /^\S/.test(line)).length
      expect(atMargin(said.text)).toBe(atMargin(usual.text))
    }),
    { numRuns: 60 },
  )
})
