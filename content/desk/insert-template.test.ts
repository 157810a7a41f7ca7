import { expect, test } from 'vitest'
import { insertTemplate } from './insert-template.ts'

const meeting = { subject: 'Votre demande : rendez-vous', text: 'Bonjour,\n\nle [jour].' }
const quote = { subject: 'Votre demande : votre devis', text: 'Bonjour,\n\nvoici le devis.' }
const others = [meeting, quote, { subject: 'Votre demande', text: '' }]

function textAfter(typed: string, caret: number) {
  const place = { caret, others }
  const { start, end, text } = insertTemplate(quote, { subject: '', text: typed }, place)
  return typed.slice(0, start) + text + typed.slice(end)
}

test.each([
  ['', 0, quote.text],
  ['  \n', 1, quote.text],
  // The former template is unchanged.
  [meeting.text, 3, quote.text],
  [`${meeting.text}\n\nNina`, 0, `${quote.text}\n\nNina`],
  ['Une phrase.', 11, `Une phrase.\n\n${quote.text}`],
  ['Une phrase.\n', 12, `Une phrase.\n\n${quote.text}`],
  ['Une phrase.', 0, `${quote.text}\n\nUne phrase.`],
  ['Avant.\n\nAprès.', 8, `Avant.\n\n${quote.text}\n\nAprès.`],
  [
    meeting.text.replace('[jour]', 'mardi 24'),
    0,
    `${quote.text}\n\n${meeting.text.replace('[jour]', 'mardi 24')}`,
  ],
])('a template keeps every typed word: %j, caret at %i', (typed, caret, whole) => {
  expect(textAfter(typed, caret)).toBe(whole)
})

test.each([
  ['', quote.subject],
  ['Votre demande', quote.subject],
  [meeting.subject, quote.subject],
  ['Le nom de votre site', 'Le nom de votre site'],
])('a template keeps a typed subject: %j becomes %j', (typed, kept) => {
  const place = { caret: 0, others }
  expect(insertTemplate(quote, { subject: typed, text: '' }, place).subject).toBe(kept)
})
