import { Loader } from '@googlemaps/js-api-loader'
import { expect, test } from 'vitest'

// Spec: S-30. Fails when a newer version of the library changes this message.
test('a second loader with other options is refused in the spec’s words', () => {
  const options = { apiKey: '', version: 'weekly' }
  const first = new Loader(options)
  expect(new Loader({ ...options })).toBe(first)
  expect(() => new Loader({ ...options, language: 'en' })).toThrow(
    'Loader must not be called again with different options.',
  )
})
