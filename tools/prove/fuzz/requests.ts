import fc from 'fast-check'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { fieldNames } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import { everyHostile } from './hostile.ts'
import { formType, type RawRequest, toWire, weighted, words } from './wire.ts'

const addresses = [
  ...sitePaths(loadContent()),
  ...words(`
    /404 /plan /healthz /api/geo /nulle-part /privacy-policy /robots.txt /sitemap.xml /blog/rss.xml
    /site.webmanifest /favicon.ico /.well-known/security.txt /devis/ /index.html /assets/ /devis.data`),
]

const traversals = [
  ...words(String.raw`
    /../package.json /..%2fpackage.json /%2e%2e/server/main.ts /assets/../../server /..%5c..%5cserver
    /%252e%252e%252fetc/passwd /%c0%ae%c0%ae/ /devis%2f /devis%00 //evil.example //evil.example/
    /\evil.example/ /devis// /./devis /% /%zz /.env /.git/config /data/leads.sqlite /server/index.js
    /? /# /;/ * http://evil.example/devis http://evil.example evil.example:443 javascript:1 ?`),
  '/%0d%0aX: 1',
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
    weighted([9, names], [1, word]),
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

/** Well-formed but for a few bytes. */
const brokenForm = fc
  .tuple(plainForm, fc.nat(), fc.uint8Array({ maxLength: 6 }))
  .map(([form, at, bytes]) => {
    const cut = at % (form.length + 1)
    return Buffer.concat([form.subarray(0, cut), bytes, form.subarray(cut)])
  })

const body = weighted<Buffer>(
  [5, fullForm],
  [3, plainForm],
  [2, brokenForm],
  [1, fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes))],
  [1, fc.json().map((text) => Buffer.from(text))],
  [1, fc.integer({ min: 60_000, max: 90_000 }).map((n) => Buffer.alloc(n, 97))],
)

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const query = fc
  .array(fc.tuple(fc.constantFrom(...words('service pack apercus q page reponse x')), word), {
    minLength: 1,
    maxLength: 3,
  })
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`)

const joined = (to: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...addresses), to).map((parts) => parts.join(''))
const target = weighted(
  [12, addresses],
  [3, joined(query)],
  [2, traversals],
  [1, joined(fc.string({ maxLength: 12 }))],
  [1, fc.integer({ min: 100, max: 20_000 }).map((n) => `/${'a'.repeat(n)}`)],
)

const method = weighted(
  [8, ['POST']],
  [4, ['GET']],
  [2, words('HEAD PUT DELETE PATCH OPTIONS TRACE CONNECT get PROPFIND X')],
)

const lines = (text: string) => text.split('\n').slice(1, -1)
const header = weighted(
  [2, ['Accept: application/json', 'Accept: text/html', 'Accept: ;;,q=']],
  [2, ['Accept-Encoding: br, gzip', 'Accept-Encoding: *;q=0', 'Accept-Encoding: ,,;']],
  [
    2,
    lines(`
Origin: null
Origin: https://evil.example
Origin: :
Sec-Fetch-Site: cross-site
Host: evil.example
Host: ${''}
Host: [
Host: a b
Host: x/../y
If-None-Match: *
If-None-Match: "
Range: bytes=0-1
Expect: 100-continue
X-Forwarded-For: ${''}
X-Forwarded-For: ::ffff:1, x
CF-IPCountry: <fuzz-j>
Upgrade: websocket
Transfer-Encoding: chunked
Transfer-Encoding: gzip
Content-Length: 5
Content-Length: -1
X-HTTP-Method-Override: DELETE
Cookie: __proto__=1
X-Original-URL: /admin
`),
  ],
  [1, fc.tuple(fc.string({ minLength: 1, maxLength: 10 }), word).map((parts) => parts.join(': '))],
)

const contentType = weighted(
  [8, [formType]],
  [
    1,
    [
      ...['application/json', 'text/plain', 'multipart/form-data; boundary=x', '', '<fuzz-k>'],
      `${formType}; charset=utf-16`,
    ],
  ],
)

/** Requests of every kind, mostly almost valid, because those get furthest. */
export const requests: fc.Arbitrary<RawRequest> = fc
  .record({
    method,
    target,
    contentType,
    body,
    headers: fc.array(header, { maxLength: 2 }),
    length: weighted([19, [0]], [1, fc.integer({ min: -3, max: 3 })]),
  })
  .map(toWire)
