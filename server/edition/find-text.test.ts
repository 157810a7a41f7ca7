import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

test.each([
  ['L’agence créative', 'CREATIVE', 'créative'],
  ['L’agence créative', 'créa\u00adtive', 'créative'],
  ['L’agence créa\u00adti\u200bve.', 'creative', 'créa\u00adti\u200bve'],
  ['Une cre\u0301ation sûre', 'création', 'cre\u0301ation'],
  ['Une te\u0301', 'te', 'te\u0301'],
  ['\ufeffUn \u2060site\u200d clair', 'un site clair', 'Un \u2060site\u200d clair'],
  ['می\u200cشود', 'میشود', 'می\u200cشود'],
  ['la main-d’œuvre', "main-d'oeuv", 'main-d’œuv'],
  ['Saint\u2011Étienne', 'saint-etienne', 'Saint\u2011Étienne'],
  ['600\u202f€ HT', '600 €', '600\u202f€'],
  ['Deux\u00a0 espaces', 'deux espaces', 'Deux\u00a0 espaces'],
  ['une page ﬁnie', 'finie', 'ﬁnie'],
  ['👩‍🎨 Zoé à İstanbul', 'zoe a istanbul', 'Zoé à İstanbul'],
])('in %j, the phrase %j finds %j', (text, query, part) => {
  const { start, end } = findText(text, query) ?? {}
  expect(text.slice(start, end)).toBe(part)
})

test.each(['\u00ad', ' \u200b ', '', 'zzzz'])('the query %j finds nothing', (query) => {
  expect(findText('Un site', query)).toBeUndefined()
})
