import fc from 'fast-check'
import type { Insider } from './furnish.ts'
import { word } from './requests.ts'
import { formType, host, type RawRequest, toWire, weighted, words } from './wire.ts'

/** Acts but the last steps of acceptance, refusal and erasure, after which nothing could be tried. */
const acts = ['', ...words('/accepter /verifier /renoncer /confirmer .pdf /__proto__')]
const elsewhere = [
  '',
  ...words(`/ /question /donnees /donnees/rectifier /donnees/exporter /x /devis /donnees/effacer
    /%2e%2e/ /devis/D-2026-999 /devis/__proto__.pdf`),
]
const names =
  words(`version digest name role company address employees copy early text id phone email
  reason shown corriger __proto__ constructor`)
const values = fc.oneof(
  word,
  fc.constantFrom('1', '2', '-1', 'mail', 'post', 'oui', '4', '99999999', 'ines@exemple.fr'),
  fc.uuid(),
)

export function followRequests({ link, quotes }: Insider): fc.Arbitrary<RawRequest> {
  const secret = weighted(
    [8, [link]],
    [1, ['/suivi', '/suivi/lien', `${link}x`, '/suivi/..', '/suivi/%00']],
  )
  const path = fc.oneof(
    fc
      .tuple(fc.constantFrom(...quotes), fc.constantFrom(...acts))
      .map(([quote, act]) => `/devis/${quote}${act}`),
    fc.constantFrom(...elsewhere),
  )
  return fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'OPTIONS'),
      secret,
      path,
      fields: fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 8 }),
      contentType: weighted(
        [9, [formType]],
        [1, ['application/json', 'multipart/form-data; boundary=x']],
      ),
      origin: fc.constantFrom(`http://${host}`, 'null', 'https://evil.example'),
    })
    .map(({ method, secret, path, fields, contentType, origin }) =>
      toWire({
        method,
        target: `${secret}${path}`,
        contentType,
        body: Buffer.from(new URLSearchParams(fields).toString()),
        headers: [`Origin: ${origin}`],
        length: 0,
      }),
    )
}
