import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

test('a sealed value can be read only with its secret, and not after a change', () => {
  const value = { at: 1, name: 'Zoé Garrigue' }
  const sealed = seal(value, 'secret')
  expect(unseal(sealed, 'secret')).toEqual(value)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Garrigue')
  expect(seal(value, 'secret')).not.toBe(sealed)
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  for (const [text, secret] of [
    [sealed, 'another secret'],
    [changed, 'secret'],
    [sealed.slice(0, -4), 'secret'],
    ['', 'secret'],
    ['é', 'secret'],
  ] as const) {
    expect(unseal(text, secret)).toBeUndefined()
  }
})
