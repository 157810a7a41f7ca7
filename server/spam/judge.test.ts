import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FormName } from '#content/forms/form-name.ts'
import { anyText } from '../../tools/test/any-text.ts'
import { judgeSpam, neutralSignals, proofWorth, type Signals, thresholds } from './judge.ts'

const visitor = { name: 'Inès Benali', email: 'ines@exemple.fr', phone: '06 12 34 56 78' }
const project = 'Un atelier de céramique à Pézenas, nous vendons sur les marchés.'

function weigh(message: string, fields: Record<string, string> = {}, signals = {}) {
  return judgeSpam('contact', { ...visitor, message, ...fields }, { ...neutralSignals, ...signals })
}

test('an ordinary message scores zero', () => {
  expect(weigh(project)).toEqual({ score: 0, reasons: [] })
})

test.each<[string, Partial<Signals>]>([
  ['decoy', { honeypotFilled: true }],
  ['hurry', { timeOnPage: 300 }],
  ['no-origin', { fromBrowser: false }],
  ['strange-field', { hasStrangeFields: true }],
  ['same-address', { sameAddress: 6 }],
  ['same-text', { sameText: 3 }],
  ['same-contact', { sameContact: 4 }],
  ['crowd', { crowd: true }],
  ['wrong-proof', { proof: 'wrong' }],
])(
  '%s is reported as a reason, and only a filled honeypot suffices for the quarantine',
  (reason, signals) => {
    const { score, reasons } = weigh(project, {}, signals)
    expect(reasons).toEqual([reason])
    expect(score >= thresholds.quarantine).toBe(reason === 'decoy')
  },
)

test('a long or unknown time on the page scores zero', () => {
  expect(weigh(project, {}, { timeOnPage: 1_500 }).score).toBe(0)
  expect(weigh(project, {}, { timeOnPage: undefined }).score).toBe(0)
})

test('repeated posts of a program are put in quarantine', () => {
  const program = { fromBrowser: false, sameAddress: 16 }
  expect(weigh(project, {}, program).score).toBeGreaterThanOrEqual(thresholds.quarantine)
})

test('a solved proof of work lowers the score', () => {
  const hasty = { timeOnPage: 100, sameText: 3, fromBrowser: false }
  const without = weigh(project, {}, hasty).score
  expect(weigh(project, {}, { ...hasty, proof: 'solved' }).score).toBe(without - proofWorth)
})

test('a number in Arabic digits is a phone number', () => {
  expect(weigh(project, { phone: '٩٨ ٧٦٥ ٤٣٢' }).reasons).toEqual([])
})

test('soft hyphens of a pasted message score zero, and hide no word', () => {
  const pasted = 'Un ate\u00adlier de céra\u00admique à Pé\u00adze\u00adnas.'
  expect(weigh(`${pasted} Un site, s’il vous plaît.`)).toEqual({ score: 0, reasons: [] })
  expect(weigh('Votre ca\u00adsi\u00adno').reasons).toContain('words-gambling')
})

test('a shop that describes its goods and requests a site is not spam', () => {
  const wares = 'We are a toy manufacturer with free shipping and prices from € 12.'
  expect(weigh(wares).score).toBeGreaterThanOrEqual(thresholds.quarantine)
  expect(weigh(`${wares} We need a site.`).score).toBeLessThan(thresholds.proof)
})

test.each([
  ['one link adds only the reason `links`', 'Notre site : https://atelier.example', {}, []],
  ['only links', 'https://a.example/1 https://b.example/2', {}, ['only-links', 'links']],
  ['bulletin-board code', 'Voir [url=https://a.example]ici[/url] merci à vous', {}, ['markup']],
  ['a program to download', 'Le devis est ici : https://a.example/devis.exe', {}, ['file-link']],
  ['a shortened link', 'Le devis est ici : bit.ly/3xAmPLe', {}, ['short-link']],
  ['another e-mail address in the text', 'Répondez à chef@atelier.example', {}, ['other-address']],
  ['letters hidden by digits', 'Du v1agra et du c1al1s', {}, ['disguise', 'words-pharmacy']],
  ['separated letters', 'V.o.t.r.e  c.a.s.i.n.o', {}, ['disguise', 'words-gambling']],
  ['letters of another alphabet', 'Du сasinо pоur tous', {}, ['disguise', 'words-gambling']],
  ['a script that the agency cannot read', 'Добрый день, меня зовут Анна', {}, ['script']],
  ['random keys', 'kQzXwLmTrVbN pLkWqZxTrM', {}, ['gibberish']],
  ['a link for a name', project, { name: 'Promo www.a.example' }, ['name']],
  ['an invented mailbox', project, { email: 'a.b.c.d.7.8@exemple.fr' }, ['email']],
  ['a throwaway mailbox', project, { email: 'x@mailinator.com' }, ['email-throwaway']],
  ['no phone number', project, { phone: 'non' }, ['phone']],
])('%s', (_, message, fields, reasons) => {
  const found = weigh(message, fields).reasons
  expect(found.filter((reason) => reason !== 'links' || reasons.includes('links'))).toEqual(
    expect.arrayContaining(reasons),
  )
  if (reasons.length === 0) expect(found).toEqual(['links'])
})

test.each<[FormName, string]>([
  ['quote', 'description'],
  ['footer', 'description'],
  ['contact', 'message'],
  ['comment', 'comment'],
])('the free text of the %s form is scored', (form, field) => {
  const values = { ...visitor, [field]: '[url=https://a.example]casino[/url]' }
  expect(judgeSpam(form, values, neutralSignals).reasons).toContain('markup')
})

test('any text gets a score, twice the same', { tags: 'thorough' }, () => {
  const sign = fc.oneof(
    anyText(),
    fc.constantFrom('https://', 'www.', '@', '.com ', '[url=', '<a ', 'а', 'ك', '\u200b', '1', ' '),
    fc.constantFrom('your site ', 'we offer ', 'casino ', 'n7eb ', 'votre ', '500 $ per day '),
  )
  const typed = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(typed, typed, typed, typed, (message, name, email, phone) => {
      const judgement = weigh(message, { name, email, phone })
      expect(weigh(message, { name, email, phone })).toEqual(judgement)
      expect(judgement.score > 0).toBe(judgement.reasons.length > 0)
    }),
    { numRuns: 500 },
  )
})

test('a form with only an e-mail address is scored by the address and the signals', () => {
  const values = { email: 'ines@exemple.fr' }
  expect(judgeSpam('coming-soon', values, neutralSignals).score).toBe(0)
  expect(
    judgeSpam('coming-soon', values, { ...neutralSignals, honeypotFilled: true }).reasons,
  ).toEqual(['decoy'])
})
