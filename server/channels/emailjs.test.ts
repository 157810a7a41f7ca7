import { expect, onTestFinished, test } from 'vitest'
import type { FormName } from '#content/forms/form-name.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { newLead } from '#workshop/requests.ts'
import { type FakeAnswer, startFakeEmailJs } from '../../tools/test/fake-mail.ts'
import { createEmailJsChannel } from './emailjs.ts'

const siteUrl = 'https://graaand.example'
const identifiers = {
  publicKey: 'user_public',
  serviceId: 'service_1',
  templateContact: 'template_contact',
  templateQuote: 'template_quote',
}

const values = {
  name: 'Claire Benali',
  email: 'claire@exemple.fr',
  phone: '+33 6 39 98 12 34',
  service: 'Création de site web',
  description: 'Un atelier\nà Pézenas.',
  pack: '',
}

async function setUp(...answers: FakeAnswer[]) {
  const fake = await startFakeEmailJs(answers)
  onTestFinished(fake.close)
  return fake
}

function send(
  origin: string,
  {
    form = 'quote',
    values: typed = values,
  }: { form?: FormName; values?: Record<string, string> } = {},
  changes = {},
  timeout?: number,
) {
  const channel = createEmailJsChannel({ origin, siteUrl, ...identifiers, ...changes }, timeout)
  return channel.send({ id: 'd1', recipient: 'agency', lead: newLead({ form, values: typed }) })
}

test('a quote is sent with its template and exactly the fields of the spec', async () => {
  const { origin, requests } = await setUp(200)
  await expect(send(origin)).resolves.toEqual({ outcome: 'sent', detail: 'HTTP 200' })
  const { pack: _, ...fields } = values
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      body: {
        lib_version: '3.2.0',
        user_id: 'user_public',
        service_id: 'service_1',
        template_id: 'template_quote',
        template_params: fields,
      },
    },
  ])
})

test('the secret link is a template parameter for the acknowledgement', async () => {
  const { origin, requests } = await setUp(200, 200)
  const channel = createEmailJsChannel({ origin, siteUrl, ...identifiers })
  const followUrl = `${siteUrl}/suivi/${'s'.repeat(43)}`
  const lead = newLead({ values })
  await channel.send({ id: 'd1', recipient: 'agency', lead, followUrl })
  await channel.send({ id: 'd2', recipient: 'agency', lead })
  const { pack: _, ...fields } = values
  const sent = requests.map(({ body }) => (body as { template_params: object }).template_params)
  expect(sent).toEqual([{ ...fields, follow_url: followUrl }, fields])
})

test('if the response repeats the secret link, only its status is recorded', async () => {
  const secret = 'A1b2C3d4-_'.repeat(4)
  const { origin } = await setUp({ status: 500, text: `cannot render ${secret}` })
  const channel = createEmailJsChannel({ origin, siteUrl, ...identifiers })
  const followUrl = `${siteUrl}/suivi/${secret}`
  const sending = channel.send({ id: 'd1', recipient: 'agency', lead: newLead(), followUrl })
  await expect(sending).resolves.toEqual({ outcome: 'retry', detail: 'HTTP 500' })
})

test.each([
  ['quote', true],
  ['contact', true],
  ['footer', true],
  ['comment', false],
  ['coming-soon', false],
] as const)('the acknowledgement of the form %s contains a link: %s', (form, hasLink) => {
  const channel = createEmailJsChannel({ origin: 'http://127.0.0.1:1', siteUrl })
  expect(channel.carriesLink?.({ recipient: 'agency', lead: newLead({ form }) })).toBe(hasLink)
})

test('the chosen pack is added to the service, and the private key to the request', async () => {
  const { origin, requests } = await setUp(200)
  const typed = { ...values, pack: 'site-vitrine-premium' }
  await send(origin, { values: typed }, { privateKey: 'secret' })
  expect(requests[0]?.body).toMatchObject({
    accessToken: 'secret',
    template_params: { service: 'Création de site web (Pack Premium, Site vitrine)' },
  })
})

test('previews are added to the description, as a link and as text', async () => {
  const { origin, requests } = await setUp(200)
  const answers = { ...example, name: 'Dar Ennour', trade: 'hote', town: 'Sousse' } as const
  const apercus = encode(answers, 'poster')
  await send(origin, { values: { ...values, apercus } })
  expect(requests).toMatchObject([
    {
      body: {
        template_params: {
          description: `Un atelier
à Pézenas.

https://graaand.example/apercus#${apercus}
Entreprise\u00a0: Dar Ennour
Métier\u00a0: Hôtel, dar, maison d’hôtes
Ville\u00a0: Sousse
Phrase\u00a0: aucune
Couleurs\u00a0: Farine et cacao
Préférence\u00a0: L’affiche`,
        },
      },
    },
  ])
})

const { name, email, phone } = values

test.each<[FormName, Record<string, string>, Record<string, string>]>([
  [
    'contact',
    { name, email, phone, message: 'Bonjour' },
    { name, email, phone, message: 'Bonjour' },
  ],
  [
    'footer',
    { name, email, phone: '', description: 'Un site' },
    { name, email, phone: '', message: 'Formulaire de bas de page\n\nUn site' },
  ],
  [
    'comment',
    { name, email, comment: '' },
    { name, email, phone: '', message: 'Commentaire du blog' },
  ],
  [
    'coming-soon',
    { email },
    { name: '', email, phone: '', message: 'Être prévenu de l’ouverture' },
  ],
])('the form %s uses the contact template', async (form, typed, params) => {
  const { origin, requests } = await setUp(200)
  await send(origin, { form, values: typed })
  expect(requests).toMatchObject([{ body: { template_id: 'template_contact' } }])
  expect(requests).toHaveProperty([0, 'body', 'template_params'], params)
})

test('the text OK is a success whatever the status', async () => {
  const { origin } = await setUp({ status: 202, text: 'OK' })
  await expect(send(origin)).resolves.toMatchObject({ outcome: 'sent' })
})

test.each([400, 401, 403, 412])(
  'HTTP %i is a permanent error with the reason of the service',
  async (status) => {
    const { origin } = await setUp({ status, text: 'The template ID not found' })
    await expect(send(origin)).resolves.toEqual({
      outcome: 'dead',
      detail: `HTTP ${status}: The template ID not found`,
    })
  },
)

test.each([404, 408, 500, 502, 503])('HTTP %i is retried', async (status) => {
  const { origin } = await setUp(status)
  await expect(send(origin)).resolves.toMatchObject({ outcome: 'retry' })
})

test('HTTP 429 is retried after the time in its Retry-After header', async () => {
  const { origin } = await setUp(
    { status: 429, headers: { 'Retry-After': '90' } },
    { status: 429, headers: { 'Retry-After': new Date(Date.now() + 3_600_000).toUTCString() } },
    { status: 429, headers: { 'Retry-After': 'soon' } },
  )
  await expect(send(origin)).resolves.toMatchObject({ outcome: 'retry', retryAfter: 90_000 })
  const { retryAfter } = (await send(origin)) as { retryAfter: number }
  expect(retryAfter).toBeGreaterThan(3_500_000)
  expect(retryAfter).toBeLessThanOrEqual(3_600_000)
  await expect(send(origin)).resolves.toEqual({ outcome: 'retry', detail: 'HTTP 429: status 429' })
})

test('a timeout, a closed connection and an unreachable service are retried', async () => {
  const { origin, close } = await setUp('hang', 'reset')
  await expect(send(origin, {}, {}, 100)).resolves.toEqual({
    outcome: 'retry',
    detail: 'no answer in time',
  })
  await expect(send(origin)).resolves.toEqual({ outcome: 'retry', detail: 'ECONNRESET' })
  await close()
  await expect(send(origin)).resolves.toMatchObject({ outcome: 'retry' })
})

test('typed text is not sent to the target of a redirect', async () => {
  const elsewhere = await setUp(200)
  const { origin } = await setUp({ status: 307, headers: { Location: elsewhere.origin } })
  await expect(send(origin)).resolves.toMatchObject({ outcome: 'retry' })
  expect(elsewhere.requests).toEqual([])
})

test('if the response repeats text of the visitor, only its status is recorded', async () => {
  const { origin } = await setUp({ status: 400, text: 'Cannot mail CLAIRE@exemple.fr' })
  await expect(send(origin)).resolves.toEqual({ outcome: 'dead', detail: 'HTTP 400' })
})

test.each([
  ['publicKey', 'The user ID is required. Visit https://dashboard.emailjs.com/admin/integration'],
  ['serviceId', 'The service ID is required. Visit https://dashboard.emailjs.com/admin'],
  [
    'templateQuote',
    'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
  ],
])('without %s, nothing is sent and the reason names it', async (missing, detail) => {
  const { origin, requests } = await setUp(200)
  await expect(send(origin, {}, { [missing]: '' })).resolves.toEqual({ outcome: 'dead', detail })
  expect(requests).toEqual([])
})
