import fc from 'fast-check'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { fieldNames } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import { everyHostile } from './hostile.ts'
import { type RawRequest, toWire } from './wire.ts'

const addresses = [
  ...sitePaths(loadContent()),
  ...['/404', '/plan', '/healthz', '/api/geo', '/nulle-part', '/privacy-policy'],
  ...['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/site.webmanifest', '/favicon.ico'],
  ...['/.well-known/security.txt', '/devis/', '/index.html', '/assets/', '/devis.data'],
]

const traversals = [
  ...['/../package.json', '/..%2fpackage.json', '/%2e%2e/server/main.ts', '/assets/../../server'],
  ...[
    '/..%5c..%5cserver',
    '/%252e%252e%252fetc/passwd',
    '/%c0%ae%c0%ae/',
    '/devis%2f',
    '/devis%00',
  ],
  ...[
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/devis//',
    '/./devis',
    '/%',
    '/%zz',
  ],
  ...[
    '/.env',
    '/.git/config',
    '/data/leads.sqlite',
    '/server/index.js',
    '/?',
    '/#',
    '/;/',
    '/%0d%0aX: 1',
  ],
  ...[
    '*',
    'http://evil.example/devis',
    'http://evil.example',
    'evil.example:443',
    'javascript:1',
    '?',
  ],
]

export const word = fc.oneof(
  fc.constantFrom(...everyHostile),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const names = [
  ...new Set([
    ...Object.values(forms).flatMap(fieldNames),
    ...['form', 'id', '__proto__', 'constructor', 'toString', 'name[]', ''],
  ]),
]
const formNames = [...Object.keys(forms), 'login', '__proto__', 'constructor', '']

const fields = fc.array(
  fc.tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: word }),
    fc.oneof(word, fc.constantFrom(...formNames), fc.constant('ines@exemple.fr'), fc.uuid()),
  ),
  { maxLength: 10 },
)

/** Well-formed, so that fields are validated. */
const plainForm = fields.map((pairs) => Buffer.from(new URLSearchParams(pairs).toString()))

/** Complete, so that it may be stored. */
const fullForm = fc
  .tuple(fc.constantFrom(...Object.values(forms)), fc.array(word, { minLength: 8, maxLength: 8 }))
  .map(([form, words]) => {
    const values = fieldNames(form).map((name, index): [string, string] => [
      name,
      name === 'email' && index % 2 ? 'ines@exemple.fr' : (words[index] ?? ''),
    ])
    return Buffer.from(new URLSearchParams([['form', form.name], ...values]).toString())
  })

const body = fc.oneof(
  { weight: 5, arbitrary: fullForm },
  { weight: 3, arbitrary: plainForm },
  // Well-formed but for a few bytes.
  {
    weight: 2,
    arbitrary: fc
      .tuple(plainForm, fc.nat(), fc.uint8Array({ maxLength: 6 }))
      .map(([form, at, bytes]) => {
        const cut = at % (form.length + 1)
        return Buffer.concat([form.subarray(0, cut), bytes, form.subarray(cut)])
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 60_000, max: 90_000 }).map((n) => Buffer.alloc(n, 97)),
  },
)

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const query = fc
  .array(
    fc.tuple(fc.constantFrom('service', 'pack', 'apercus', 'q', 'page', 'reponse', 'x'), word),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`)

const target = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...addresses) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...addresses), query).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.constantFrom(...traversals) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...addresses), fc.string({ maxLength: 12 }))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 20_000 }).map((n) => `/${'a'.repeat(n)}`) },
)

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('POST') },
  { weight: 4, arbitrary: fc.constant('GET') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'PROPFIND', 'X'],
    ),
  },
)

const header = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom('Accept: application/json', 'Accept: text/html', 'Accept: ;;,q='),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'Accept-Encoding: br, gzip',
      'Accept-Encoding: *;q=0',
      'Accept-Encoding: ,,;',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'Origin: null',
        'Origin: https://evil.example',
        'Origin: :',
        'Sec-Fetch-Site: cross-site',
      ],
      ...['Host: evil.example', 'Host: ', 'Host: [', 'Host: a b', 'Host: x/../y'],
      ...['If-None-Match: *', 'If-None-Match: "', 'Range: bytes=0-1', 'Expect: 100-continue'],
      ...[
        'X-Forwarded-For: ',
        'X-Forwarded-For: ::ffff:1, x',
        'CF-IPCountry: <fuzz-j>',
        'Upgrade: websocket',
      ],
      ...[
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: gzip',
        'Content-Length: 5',
        'Content-Length: -1',
      ],
      ...['X-HTTP-Method-Override: DELETE', 'Cookie: __proto__=1', 'X-Original-URL: /admin'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ minLength: 1, maxLength: 10 }), word)
      .map((parts) => parts.join(': ')),
  },
)

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['application/json', 'text/plain', 'multipart/form-data; boundary=x', '', '<fuzz-k>'],
      'application/x-www-form-urlencoded; charset=utf-16',
    ),
  },
)

/** Requests of every kind, mostly almost valid, because those get furthest. */
export const requests: fc.Arbitrary<RawRequest> = fc
  .record({
    method,
    target,
    contentType,
    body,
    headers: fc.array(header, { maxLength: 2 }),
    length: fc.oneof(
      { weight: 19, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -3, max: 3 }) },
    ),
  })
  .map(toWire)
