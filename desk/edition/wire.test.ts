import { expect, test } from 'vitest'
import { fieldAddress, keyIn, keysIn, nameOf } from './wire.ts'

test.each([
  'pages/accueil#hero.lead',
  'pages#/tarifs/seo.title',
  'pages/questions-frequentes#items.~3kZ0aQ1x~2.answer',
  'collections/projects/fournil#',
])('the key %s is one segment of an address, without escapes', (key) => {
  const address = fieldAddress('/bureau/edition/pages/accueil', key, 'reprise')
  const { pathname } = new URL(address, 'https://example.com')
  expect(pathname).toBe(address)
  const [, segment] = /\/pages\/accueil\/champs\/([^/%]+)\/reprise$/.exec(address) ?? []
  expect(keyIn(segment)).toBe(key)
})

test('keys are read from the names of one kind of posted value', () => {
  const posted = { [nameOf('seen', 'a#b')]: '', [nameOf('text', 'c#d')]: '', apres: '1' }
  expect(keysIn(posted, 'seen')).toEqual(['a#b'])
})
