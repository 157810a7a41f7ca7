import { expect, test } from 'vitest'
import { changedContent } from '#workshop/content.ts'
import { loadContent } from '../documents/load.ts'
import { type AnswerTemplate, blanksOf, fillTemplate } from './templates.ts'

const { templates } = loadContent()
const facts = { name: 'Hélène Vidal', reference: 'G-7KM4-2XR', firstName: 'Nina' }

test.each(templates)(
  '« $label » has a greeting, a signature, and only blanks that the person must fill in',
  (template) => {
    const { subject, text, blanks } = fillTemplate(template, facts)
    expect(text).toMatch(/^Bonjour Hélène Vidal,\n\n/)
    expect(text).toMatch(/\n\nNina, Graaand$/)
    expect(subject).toContain('G-7KM4-2XR')
    expect(blanksOf(subject)).toEqual([])
    expect(blanksOf(text)).toEqual(blanks)
    for (const blank of blanks)
      expect(['[jour]', '[heure]', '[question]', '[raison]']).toContain(blank)
  },
)

test('fillTemplate returns the inserted values and the remaining blanks', () => {
  const [meeting] = templates
  expect(fillTemplate(meeting ?? { subject: '', text: '' }, facts)).toMatchObject({
    filled: ['Hélène Vidal', 'Nina'],
    blanks: ['[jour]', '[heure]'],
  })
})

test('an unknown blank is refused', () => {
  const change = (text: string) => () =>
    changedContent<AnswerTemplate>('desk/templates/devis', (template) => {
      template.text = text
    })
  expect(change('Le [jour], à vous, [prénom]')).not.toThrow()
  expect(change('Le [date]')).toThrow(
    'desk/templates/devis.yaml › text: [date]\u00a0: blanc inconnu. Les blancs connus sont [nom]',
  )
})

test('without the name of the client, its blank remains', () => {
  const { blanks, text } = fillTemplate(
    { subject: '', text: 'Bonjour [nom],' },
    { ...facts, name: '' },
  )
  expect(blanks).toEqual(['[nom]'])
  expect(text).toBe('Bonjour [nom],')
})

test('a name that looks like a blank is not filled in', () => {
  const { text } = fillTemplate(
    { subject: '', text: 'Bonjour [nom], référence [référence]' },
    { ...facts, name: '[référence]' },
  )
  expect(text).toBe('Bonjour [référence], référence G-7KM4-2XR')
})
