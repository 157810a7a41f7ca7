import { once } from 'node:events'
import { connect } from 'node:net'
import { devices } from '@playwright/test'
import { quoteExample } from '#forms/quote-example.ts'
import { openStore } from '#server/store/open-store.ts'
import { startFakeSmtp } from '../tools/test/fake-mail.ts'
import { freePort } from '../tools/test/free-port.ts'
import type { SiteProcess } from '../tools/test/site-process.ts'
import { expect, exportLeads, test } from './support/fixtures.ts'

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

test('stores requests without a channel and logs that at the start', async ({ folder, start }) => {
  const site = await start({ DATA_DIR: folder })
  expect((await send(site, quote)).status).toBe(200)
  expect(await exportLeads({ DATA_DIR: folder })).toHaveLength(1)
  const health = await fetch(`${site.url}/healthz`)
  expect(health.status).toBe(200)
  expect(await health.json()).toEqual({ status: 'ok', deliveries: { overdue: 0, dead: 0 } })
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
  // The server has read the headers.
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

test('ends within five seconds under load and answers each stored lead', async ({
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

test('delivers everything after kill -9 and a restart', { tag: '@fast' }, async ({
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

/** Returns a damaged post for each status; server/http/forms.test.ts has every reason. */
const damagedPosts = (typed: string): [number, Record<string, string>, string | Buffer][] => [
  [415, { 'content-type': 'application/json' }, JSON.stringify(quote)],
  [400, form, Buffer.from(`${typed}\xff`, 'latin1')],
  [413, form, `${typed}${'a'.repeat(1_000_000)}`],
  [422, form, typed.replace('name=', 'name=%00')],
  [403, { ...form, origin: 'https://ailleurs.example' }, typed],
]

test('refuses damaged posts in words, as a page and as JSON, and keeps the next one', async ({
  request,
  visitor,
  leads,
}) => {
  const posts = damagedPosts(new URLSearchParams({ ...quote, ...visitor }).toString())
  for (const [status, headers, data] of posts) {
    const accept = (accept: string) => ({ headers: { ...headers, accept }, data })
    const page = await request.post('/devis', accept('text/html'))
    expect(page.status()).toBe(status)
    expect(page.headers()['content-type']).toContain('text/html')
    expect(await page.text()).toContain('role="alert"')

    const json = await request.post('/devis', accept('application/json'))
    expect(json.status()).toBe(status)
    const { message, errors } = await json.json()
    expect(message ?? Object.values(errors)[0]).toMatch(/\p{L}+/u)
    const next = await request.post('/devis', {
      form: { ...quote, ...visitor, description: `${status}` },
    })
    expect(next.status()).toBe(200)
  }
  expect(await leads()).toHaveLength(posts.length)
})

test('counts pages that people open, not those that robots fetch', async ({ folder, start }) => {
  const site = await start({ DATA_DIR: folder })
  const { userAgent } = devices['Desktop Firefox']
  const person = { 'user-agent': userAgent }
  const view = (path: string, headers: Record<string, string> = person, method = 'GET') =>
    fetch(site.url + path, { method, headers })
  const { headers } = await view('/devis')
  const again = await view('/devis', { ...person, 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  for (const path of ['/devis?service=seo', '/contactez-nous', '/rien-ici', '/bureau']) {
    await view(path)
  }
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  await view('/devis', { 'user-agent': robot })
  await view('/devis', { 'user-agent': '' })
  await view('/devis', { ...person, 'sec-purpose': 'prefetch' })
  await view('/devis', person, 'HEAD')

  expect(await site.stop()).toBe(0)
  const store = openStore({ databaseUrl: undefined, dataDirectory: folder })
  const views = await store.pageViews.sum('2000-01-01', '2999-12-31')
  await store.close()
  expect(Object.fromEntries(views)).toEqual({ '/devis': 3, '/contactez-nous': 1 })
})

test('stores nothing of a truncated body', async ({ site, visitor, leads, request }) => {
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

/** Kills the site after the promised delay, which changes its exit code. */
async function within5Seconds(site: SiteProcess) {
  const deadline = setTimeout(() => site.process.kill('SIGKILL'), 5000)
  const code = await site.stop()
  clearTimeout(deadline)
  return code
}
