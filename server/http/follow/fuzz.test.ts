import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptance } from '#workshop/client.ts'
import { everyPost, followSite } from '#workshop/follow.ts'
import { everyHostile } from '../../../tools/prove/fuzz/hostile.ts'
import { anyText } from '../../../tools/test/any-text.ts'

const word = fc.oneof(
  fc.constantFrom(...everyHostile),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  anyText({ maxLength: 40 }),
)

const names = [
  ...['name', 'role', 'company', 'employees', 'street', 'copy', 'early', 'version', 'digest'],
  ...[
    'shown',
    'corriger',
    'motif',
    'question',
    'id',
    'devis',
    'email',
    'phone',
    'voulu',
    '__proto__',
  ],
]

test('no path and no body causes a server error', { tags: 'thorough' }, async () => {
  const site = await followSite()
  const sent = await site.send()
  const paths = everyPost(`/devis/${sent.number}`).map(([path]) => path)
  const isErasure = (path: string) => path.endsWith('/effacer')
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.constantFrom(...paths.filter((path) => !isErasure(path))),
        word.map((text) => `/devis/${encodeURIComponent(text)}/accepter`),
        word.map((text) => `/${encodeURIComponent(text)}`),
      ),
      fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 12 }),
      fc.constantFrom('1', '2', '0', '-1', ''),
      fc.boolean(),
      async (path, fields, version, isTrue) => {
        const key = { version, ...(isTrue && acceptance(sent)) }
        const posted = await site.post(path, { ...key, ...fields })
        expect(posted.status).toBeLessThan(500)
        expect((await site.get(path)).status).toBeLessThan(500)
      },
    ),
    { numRuns: 400 },
  )
})
