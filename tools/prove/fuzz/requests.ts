import fc from 'fast-check'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { fieldNames } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import { anyText } from '../../test/any-text.ts'
import type { Insider } from './furnish.ts'
import { everyHostile, words } from './hostile.ts'

/** A request as raw bytes, which client libraries would refuse. */
export interface RawRequest {
  bytes: Buffer
  /** Whether the body is as long as its `Content-Length`; if so, the server must answer. */
  isWhole: boolean
}

interface Parts {
  method: string
  target: string
  contentType: string
  body: Buffer
  /** Full header lines. */
  headers: readonly string[]
  /** Bytes added to the correct `Content-Length`. */
  length: number
}

const host = 'graaand.example'
const formType = 'application/x-www-form-urlencoded'

function toWire({ method, target, contentType, body, headers, length }: Parts): RawRequest {
  const sent = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : body
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...(headers.some((line) => line.startsWith('Host:')) ? [] : [`Host: ${host}`]),
    ...headers,
    ...(sent.length > 0
      ? [`Content-Type: ${contentType}`, `Content-Length: ${Math.max(0, sent.length + length)}`]
      : []),
    'Connection: close',
    '\r\n',
  ].join('\r\n')
  return { bytes: Buffer.concat([Buffer.from(head), sent]), isWhole: length === 0 }
}

const weighted = <Value>(
  ...choices: [weight: number, from: fc.Arbitrary<Value> | readonly Value[]][]
): fc.Arbitrary<Value> =>
  fc.oneof(
    ...choices.map(([weight, from]) => {
      const arbitrary = from instanceof fc.Arbitrary ? from : fc.constantFrom(...from)
      return { weight, arbitrary }
    }),
  )

const word = fc.oneof(
  fc.constantFrom(...everyHostile),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  anyText({ maxLength: 40 }),
)

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const queryOf = (names: readonly string[], minLength: number, values = word) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), values), { minLength, maxLength: 3 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&'))
    .map((query) => query && `?${query}`)

const fieldsOf = (names: readonly string[], choices: readonly string[]) =>
  fc.array(
    fc.tuple(
      weighted([9, [...names, '', '__proto__', 'constructor']], [1, word]),
      fc.oneof(word, fc.constantFrom(...choices, 'ines@exemple.fr'), fc.uuid()),
    ),
    { maxLength: 10 },
  )

const encodedForm = (pairs: [name: string, value: string][]) =>
  Buffer.from(new URLSearchParams(pairs).toString())

const joined = (from: readonly string[], to: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...from), to).map((parts) => parts.join(''))

const contentType = weighted(
  [9, [formType]],
  [1, ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '', '<fuzz-k>']],
  [1, [`${formType}; charset=utf-16`]],
)

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

const formNames = Object.keys(forms)
const plainForm = fieldsOf(
  [...Object.values(forms).flatMap(fieldNames), 'form', 'id', 'toString', 'name[]'],
  [...formNames, 'login', '__proto__', 'constructor', ''],
).map(encodedForm)

/** All fields of a form, so that the server may store it. */
const fullForm = fc
  .tuple(fc.constantFrom(...Object.values(forms)), fc.array(word, { minLength: 8, maxLength: 8 }))
  .map(([form, words]) => {
    const values = fieldNames(form).map((name, index): [string, string] => [
      name,
      name === 'email' && index % 2 ? 'ines@exemple.fr' : (words[index] ?? ''),
    ])
    return encodedForm([['form', form.name], ...values])
  })

/** A form of which a few bytes are changed. */
const brokenForm = fc
  .tuple(plainForm, fc.nat(), fc.uint8Array({ maxLength: 6 }))
  .map(([form, at, bytes]) => {
    const cut = at % (form.length + 1)
    return Buffer.concat([form.subarray(0, cut), bytes, form.subarray(cut)])
  })

const header = weighted(
  [2, ['Accept: application/json', 'Accept: text/html', 'Accept: ;;,q=']],
  [2, ['Accept-Encoding: br, gzip', 'Accept-Encoding: *;q=0', 'Accept-Encoding: ,,;']],
  [
    2,
    `Origin: null
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
X-Original-URL: /admin`.split('\n'),
  ],
  [1, fc.tuple(fc.string({ minLength: 1, maxLength: 10 }), word).map((parts) => parts.join(': '))],
)

const atTheSite = fc.record<Parts>({
  method: weighted(
    [8, ['POST']],
    [4, ['GET']],
    [2, words('HEAD PUT DELETE PATCH OPTIONS TRACE CONNECT get PROPFIND X')],
  ),
  target: weighted(
    [12, addresses],
    [3, joined(addresses, queryOf(words('service pack apercus q page reponse x'), 1))],
    [2, traversals],
    [1, joined(addresses, fc.string({ maxLength: 12 }))],
    [1, fc.integer({ min: 100, max: 20_000 }).map((n) => `/${'a'.repeat(n)}`)],
  ),
  contentType,
  body: weighted<Buffer>(
    [5, fullForm],
    [3, plainForm],
    [2, brokenForm],
    [1, fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes))],
    [1, fc.json().map((text) => Buffer.from(text))],
    [1, fc.integer({ min: 60_000, max: 90_000 }).map((n) => Buffer.alloc(n, 97))],
  ),
  headers: fc.array(header, { maxLength: 2 }),
  length: weighted([19, [0]], [1, fc.integer({ min: -3, max: 3 })]),
})

const origin = weighted([8, [`http://${host}`]], [1, ['null', 'https://evil.example', ':']])
const method = weighted([6, ['POST']], [4, ['GET']], [1, words('HEAD PUT DELETE OPTIONS PATCH')])

/** Requests of a signed-in person, except signing out and endless streams. */
function atTheDesk({ secret, token, references, quotes }: Insider): fc.Arbitrary<Parts> {
  const acts =
    words(`/prendre /donner /suivi /perdue /sortir /indesirable /retenir /relancer /effacer
    /repondre /classer /presence /devis /__proto__`)
  const quoteActs = words(`/envoyer /version /papier /v1.pdf /v1-accepte.pdf /brouillon.pdf /apercu
    /v1/apercu /v9/apercu ?version=1 ?version=x`)
  const elsewhere = words(`/ /chiffres /equipe /journal /journal.csv /export.csv /devis /connexion
    /connexion/debut /equipe/inviter /equipe/confirmer /equipe/cles /equipe/x/retirer
    /equipe/sessions/fermer-les-autres /assets/../../server/main.ts /invitation/x
    /invitation/x/debut /demandes/ /devis/D-2026-001 /%2e%2e/`)
  const path = fc.oneof(
    joined(references, fc.constantFrom('', ...acts)).map((path) => `/demandes/${path}`),
    joined(quotes, fc.constantFrom('', ...quoteActs)).map((path) => `/devis/${path}`),
    fc.constantFrom('', ...elsewhere),
    word.map((text) => `/demandes/${encoded(text).slice(0, 300)}`),
  )
  const filters = fc.oneof(word, fc.constantFrom(...words('toutes miennes quarantaine 1 0_x -1')))
  const query = queryOf(words('filtre q avant sortie qui quoi depuis semaines'), 0, filters)
  const fields = fieldsOf(
    words(`act id version subject text template note noteId state reminder to reason detail kind at
      writes email name role label lines.0.price lines[0] client.email __proto__.x`),
    words(`envoyer apercu modele corriger oui non taken answered won lost price filed-in filed-out
      0 1 -1 99999999999 31/02/2026 2026-11-26`),
  )
  const given = weighted([8, [token]], [1, ['', token.slice(1), `${token}x`]])
  const cookie = weighted(
    [8, [secret]],
    [1, ['', secret.slice(1), `${secret}; bureau=x`, '__proto__']],
  )
  const accept = fc.constantFrom('application/json', 'text/html')
  return fc.record<Parts>({
    method,
    target: fc.tuple(path, query).map((parts) => `/bureau${parts.join('')}`),
    contentType,
    body: fc
      .tuple(given, fields)
      .map(([token, pairs]) => encodedForm([['token', token], ...pairs])),
    headers: fc.tuple(
      cookie.map((value) => `Cookie: bureau=${value}`),
      origin.map((value) => `Origin: ${value}`),
      accept.map((value) => `Accept: ${value}`),
    ),
    length: fc.constant(0),
  })
}

/** Mostly almost valid requests to site and desk; see server/http/follow/fuzz.test.ts for those of clients. */
export const requestsOf = (insider: Insider): fc.Arbitrary<RawRequest> =>
  weighted([3, atTheSite], [2, atTheDesk(insider)]).map(toWire)
