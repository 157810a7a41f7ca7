import { once } from 'node:events'
import { connect } from 'node:net'
import { quoteExample } from '#forms/quote-example.ts'
import { startFakeSmtp } from '../tools/test/fake-mail.ts'
import { freePort } from '../tools/test/free-port.ts'
import type { SiteProcess } from '../tools/test/site-process.ts'
import { expect, exportLeads, test } from './support/fixtures.ts'

// What the process owes to whoever runs it.
const quote = {
  form: 'quote',
  ...quoteExample,
  description: 'Un logo pour une savonnerie.\nDu vert, un peu de mer.',
}

test('lists every fault of its settings and does not start', async ({ folder, start }) => {
  const faulty = start({
    DATA_DIR: folder,
    PORT: 'trois mille',
    TRUST_PROXY: 'oui',
    SITE_URL: 'graaand',
    EMAILJS_PUBLIC_KEY: 'public-key',
    SMTP_URL: 'smtp://127.0.0.1:25',
  })
  const { message } = await faulty.then(
    () => new Error('it started'),
    (error: Error) => error,
  )
  expect(message).toContain('ended (1)')
  for (const name of [
    'PORT',
    'TRUST_PROXY',
    'SITE_URL',
    'EMAILJS_SERVICE_ID',
    'EMAILJS_TEMPLATE_CONTACT',
    'EMAILJS_TEMPLATE_QUOTE',
    'MAIL_FROM',
    'MAIL_TO',
  ]) {
    expect(message).toContain(name)
  }
})

test('keeps requests without any channel, and says so at the start', async ({ folder, start }) => {
  const site = await start({ DATA_DIR: folder })
  expect((await send(site, quote)).status).toBe(200)
  expect(await exportLeads({ DATA_DIR: folder })).toHaveLength(1)
  expect(site.output()).toContain('No delivery channel is set')
  expect(await site.stop()).toBe(0)
})

test('counts for Prometheus, on a port of its own', async ({ folder, start }) => {
  const METRICS_PORT = String(await freePort())
  const settings = { DATA_DIR: folder, METRICS_PORT }
  const site = await start(settings)
  expect((await send(site, quote)).status).toBe(200)
  const figures = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
  expect(await figures.text()).toContain('graaand_leads_total{form="quote",outcome="kept"} 1')
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)

  const second = start(settings).then(
    () => new Error('it started'),
    (error: Error) => error,
  )
  expect((await second).message).toContain(`METRICS_PORT ${METRICS_PORT}`)
  expect(await site.stop()).toBe(0)
})

test('finishes the request under way when told to stop', async ({ folder, start }) => {
  const site = await start({ DATA_DIR: folder })
  const { port, hostname } = new URL(site.url)
  const body = new URLSearchParams(quote).toString()
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    [
      'POST /devis HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Accept: application/json',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
      '',
      body.slice(0, 20),
    ].join('\r\n'),
  )
  // Its headers are read: the request is under way.
  await expect.poll(() => send(site, {}).then(({ status }) => status)).toBe(422)
  const ended = site.stop()
  await expect
    .poll(() =>
      send(site, quote).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  // Under npm, Ctrl-C arrives twice.
  site.process.kill()
  socket.end(body.slice(20))
  const answer: Buffer[] = []
  for await (const chunk of socket) answer.push(chunk)
  expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 200 .*"accepted"/s)
  expect(await ended).toBe(0)
  const kept = await exportLeads({ DATA_DIR: folder })
  expect(kept.map(({ values }) => values.description)).toContain(quote.description)
})

test('ends within five seconds under load, and every lead it kept was answered', async ({
  folder,
  start,
}) => {
  const site = await start({ DATA_DIR: folder })
  let sent = 0
  let answered = 0
  let ended: Promise<number | null> | undefined
  const visitor = async () => {
    for (;;) {
      const answer = await send(site, { ...quote, name: `Visiteuse ${sent++}` }).catch(() => null)
      if (!answer) return
      expect(answer.status).toBe(200)
      answered += 1
      if (answered === 200) ended = within5Seconds(site)
    }
  }
  await Promise.all(Array.from({ length: 20 }, visitor))
  expect(await ended).toBe(0)
  expect(await exportLeads({ DATA_DIR: folder })).toHaveLength(answered)
})

test('loses nothing to kill -9: started again, it delivers', { tag: '@fast' }, async ({
  folder,
  start,
}) => {
  test.slow()
  const smtp = await startFakeSmtp()
  const settings = {
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'bonjour@graaand.example',
    MAIL_TO: 'agence@graaand.example',
  }
  const first = await start(settings)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      return send(first, { ...quote, email: `visiteuse-${index}@example.org` })
    }),
  )
  expect(await first.stop('SIGKILL')).toBe(null)

  const second = await start(settings)
  const references = answers.map(({ body }) => body.reference).sort()
  const kept = await exportLeads({ DATA_DIR: folder })
  expect(kept.map(({ reference }) => reference).sort()).toEqual(references)
  const delivered = () =>
    references.filter((reference) =>
      smtp.mails.some(({ envelope, mail }) => {
        return envelope.to.includes('agence@graaand.example') && mail.subject?.includes(reference)
      }),
    )
  await expect.poll(delivered, { timeout: 60_000 }).toEqual(references)
  expect(await second.stop()).toBe(0)
  await smtp.close()
})

test('is well as long as its database answers', async ({ request }) => {
  const health = await request.get('/healthz')
  expect(health.status()).toBe(200)
  expect(await health.json()).toEqual({ status: 'ok', deliveries: { overdue: 0, dead: 0 } })
})

test('hands a quote to the hosted e-mail service', async ({ request, site, visitor, leads }) => {
  const answer = await request.post('/devis', {
    headers: { accept: 'application/json' },
    form: { ...quote, ...visitor },
  })
  expect(answer.status()).toBe(200)
  const mine = () =>
    site.emailJs.requests
      .map(({ body }) => body as { template_id: string; template_params: Record<string, string> })
      .filter(({ template_params }) => template_params.email === visitor.email)
  await expect.poll(() => mine().length).toBe(1)
  const { service, ...typed } = {
    service: quote.service,
    description: quote.description,
    ...visitor,
  }
  expect(mine()[0]).toMatchObject({
    lib_version: '3.2.0',
    user_id: 'public-key',
    service_id: 'service',
    template_id: 'template-quote',
    template_params: { ...typed, service: expect.stringContaining(service) },
  })
  expect(await leads()).toHaveLength(1)
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const typed = new URLSearchParams(quote).toString()

const badInputs: [what: string, headers: Record<string, string>, body: string | Buffer][] = [
  ['JSON', { 'content-type': 'application/json' }, JSON.stringify(quote)],
  ['plain text', { 'content-type': 'text/plain' }, typed],
  ['no content type', { 'content-type': '' }, typed],
  ['a broken escape', form, `${typed}&name=%E0%A4%A`],
  ['bytes that are not UTF-8', form, typed.replace('name=', 'name=%FF%FE')],
  ['raw bytes that are not UTF-8', form, Buffer.from(`${typed}\xff`, 'latin1')],
  ['a body of 1 MB', form, `${typed}${'a'.repeat(1_000_000)}`],
  ['an unknown service', form, typed.replace(/service=[^&]*/, 'service=Magie')],
  ['an unknown form', form, typed.replace('form=quote', 'form=login')],
  ['a missing field', form, typed.replace(/&phone=[^&]*/, '')],
  ['brackets for a list', form, typed.replace('name=', 'name[]=')],
  ['NUL', form, typed.replace('name=', 'name=%00')],
  ['an empty body', form, ''],
  ['another origin', { ...form, origin: 'https://ailleurs.example' }, typed],
  ['no origin at all', { ...form, origin: 'null' }, typed],
]

for (const [what, headers, body] of badInputs) {
  test(`refuses ${what} without losing the next request`, async ({ request, visitor, leads }) => {
    const mine = Buffer.isBuffer(body)
      ? body
      : body.replace(encodeURIComponent(quote.email), visitor.email)
    const page = await request.post('/devis', {
      headers: { ...headers, accept: 'text/html' },
      data: mine,
    })
    expect(String(page.status())).toMatch(/^4\d\d$/)
    expect(page.headers()['content-type']).toContain('text/html')
    expect((await page.text()).includes('role="alert"'), 'a message in the page').toBe(true)

    const json = await request.post('/devis', {
      headers: { ...headers, accept: 'application/json' },
      data: mine,
    })
    expect(json.status()).toBe(page.status())
    const { message, errors } = await json.json()
    expect(message ?? Object.values(errors)[0]).toMatch(/\p{L}+/u)

    expect(await leads()).toEqual([])
    const next = await request.post('/devis', { form: { ...quote, ...visitor } })
    expect(next.status()).toBe(200)
    expect(await leads()).toHaveLength(1)
  })
}

test('keeps nothing of a body that stops half-way', async ({ site, visitor, leads, request }) => {
  const { port, hostname } = new URL(site.url)
  const body = new URLSearchParams({ ...quote, ...visitor }).toString()
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.end(
    `POST /devis HTTP/1.1\r\nHost: x\r\nContent-Type: ${form['content-type']}\r\n` +
      `Content-Length: ${body.length + 10}\r\n\r\n${body}`,
  )
  await once(socket.resume(), 'close')
  expect(await leads()).toEqual([])
  expect((await request.get('/healthz')).status()).toBe(200)
})

async function send(site: SiteProcess, fields: Record<string, string>) {
  const response = await fetch(`${site.url}/devis`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: await response.json() }
}

/** Past the promised delay the site is killed, which the exit code tells. */
async function within5Seconds(site: SiteProcess) {
  const deadline = setTimeout(() => site.process.kill('SIGKILL'), 5000)
  const code = await site.stop()
  clearTimeout(deadline)
  return code
}
