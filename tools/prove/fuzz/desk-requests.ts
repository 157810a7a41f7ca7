import fc from 'fast-check'
import type { Insider } from './furnish.ts'
import { word } from './requests.ts'
import { formType, host, type RawRequest, toWire, weighted, words } from './wire.ts'

/** Acts on a request that this person may do, without signing out and endless streams. */
const acts = [
  ...words(`prendre donner suivi perdue sortir indesirable retenir relancer effacer repondre classer
    presence devis __proto__`),
  '',
]
const quoteActs = [
  '',
  ...words(`/envoyer /version /papier /v1.pdf /v1-accepte.pdf /brouillon.pdf /apercu /v1/apercu
    /v9/apercu ?version=1 ?version=x`),
]
const elsewhere = [
  '',
  ...words(`/ /chiffres /equipe /journal /journal.csv /export.csv /devis /connexion /connexion/debut
    /equipe/inviter /equipe/confirmer /equipe/cles /equipe/x/retirer
    /equipe/sessions/fermer-les-autres /assets/../../server/main.ts /invitation/x
    /invitation/x/debut /demandes/ /devis/D-2026-001 /%2e%2e/`),
]
const names = [
  ...words(`act id version subject text template note noteId state reminder to reason detail kind at
    writes email name role label lines.0.price lines[0] client.email __proto__.x constructor`),
  '',
]
const choices = words(`envoyer apercu modele corriger oui non taken answered won lost price filed-in
  filed-out 0 1 -1 99999999999 31/02/2026 2026-11-26`)

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('filtre', 'q', 'avant', 'sortie', 'qui', 'quoi', 'depuis', 'semaines'),
      fc.oneof(word, fc.constantFrom('toutes', 'miennes', 'quarantaine', '1', '0_x', '-1')),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&'))

const fields = fc.array(
  fc.tuple(
    weighted([12, names], [1, word]),
    fc.oneof(word, fc.constantFrom(...choices), fc.uuid()),
  ),
  { maxLength: 8 },
)

export function deskRequests({
  secret,
  token,
  references,
  quotes,
}: Insider): fc.Arbitrary<RawRequest> {
  const path = fc.oneof(
    fc
      .tuple(fc.constantFrom(...references), fc.constantFrom(...acts))
      .map(([reference, act]) => `/demandes/${reference}/${act}`.replace(/\/$/, '')),
    fc
      .tuple(fc.constantFrom(...quotes), fc.constantFrom(...quoteActs))
      .map(([quote, act]) => `/devis/${quote}${act}`),
    fc.constantFrom(...elsewhere),
    word.map((text) => `/demandes/${encoded(text).slice(0, 300)}`),
  )
  return fc
    .record({
      method: weighted([6, ['POST']], [4, ['GET']], [1, words('HEAD PUT DELETE OPTIONS PATCH')]),
      path,
      query,
      fields,
      contentType: weighted(
        [9, [formType]],
        [1, ['application/json', 'multipart/form-data; boundary=x', '']],
      ),
      cookie: weighted(
        [8, [secret]],
        [1, ['', secret.slice(1), `${secret}; bureau=x`, '__proto__']],
      ),
      given: weighted([8, [token]], [1, ['', token.slice(1), `${token}x`]]),
      origin: weighted([8, [`http://${host}`]], [1, ['null', 'https://evil.example', ':']]),
      accept: fc.constantFrom('application/json', 'text/html'),
    })
    .map(({ method, path, query, fields, contentType, cookie, given, origin, accept }) =>
      toWire({
        method,
        target: `/bureau${path}${query && `?${query}`}`,
        contentType,
        body: Buffer.from(new URLSearchParams([['token', given], ...fields]).toString()),
        headers: [`Cookie: bureau=${cookie}`, `Origin: ${origin}`, `Accept: ${accept}`],
        length: 0,
      }),
    )
}
