import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { devices } from '@playwright/test'
import { missingLegalFacts } from '#content/company/awaited-facts.ts'
import { loadContent } from '#content/documents/load.ts'
import type { SiteProcess } from '#workshop/site.ts'
import { openStoreOf } from '#workshop/staff.ts'
import { postQuote } from '#workshop/visitor.ts'
import { freePort } from '../tools/test/free-port.ts'
import { quoteExample } from '../tools/test/quote-example.ts'
import { expect, faultOf, leadsIn, test } from './support/fixtures.ts'

// Settings, start and end of the process; e2e/chaos.e2e.ts kills it.

const quote = {
  form: 'quote',
  ...quoteExample,
  description: 'Un logo pour une savonnerie.\nDu vert, un peu de mer.',
}

test('lists every fault of its settings and does not start', async ({ folder, start }) => {
  const faulty = { DATA_DIR: folder, PORT: 'trois mille', SMTP_URL: 'smtp://127.0.0.1:25' }
  const message = await faultOf(start(faulty))
  for (const words of ['ended (1)', 'PORT', 'MAIL_FROM', 'MAIL_TO']) {
    expect(message).toContain(words)
  }
})

test('stores requests without a channel, and counts requests and opened pages', async ({
  folder,
  start,
}) => {
  const METRICS_PORT = String(await freePort())
  const settings = { DATA_DIR: folder, METRICS_PORT }
  const site = await start(settings)
  expect(site.output()).toContain('No delivery channel is configured')
  expect((await postQuote(site.url)).status).toBe(200)
  expect(await leadsIn(folder)).toHaveLength(1)
  const health = await fetch(`${site.url}/healthz`)
  expect(health.status).toBe(200)
  expect(await health.json()).toEqual({ status: 'ok', deliveries: { overdue: 0, dead: 0 } })
  const figures = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
  expect(await figures.text()).toContain('graaand_leads_total{form="quote",outcome="kept"} 1')
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
  expect(await faultOf(start(settings))).toContain(`METRICS_PORT ${METRICS_PORT}`)

  const { userAgent } = devices['Desktop Firefox']
  for (const agent of [userAgent, 'Mozilla/5.0 (compatible; Googlebot/2.1)']) {
    await fetch(`${site.url}/devis`, { headers: { 'user-agent': agent } })
  }
  expect(await site.stop()).toBe(0)
  await using store = openStoreOf(settings)
  const views = await store.pageViews.sum('2000-01-01', '2999-12-31')
  expect(Object.fromEntries(views)).toEqual({ '/devis': 1 })
})

test('a public site names the missing facts that the law requires in one block, at each start', async ({
  folder,
  start,
}) => {
  const settings = { DATA_DIR: folder, SITE_URL: 'https://graaand.example' }
  const site = await start(settings)
  expect(site.output()).toContain(
    [
      'facts that this public site lacks; the agency gives them at /bureau/edition/societe:',
      ...missingLegalFacts(loadContent()).map((label) => `  ${label}`),
    ].join('\n'),
  )
  await site.stop()
  const local = await start({ ...settings, SITE_URL: '' })
  expect(local.output()).not.toContain('public site lacks')
})

test('finishes a request when stopped, and stores no truncated one', async ({ folder, start }) => {
  const site = await start({ DATA_DIR: folder })
  const truncated = new URLSearchParams({ ...quote, name: 'Coupée' }).toString()
  const half = beginPost(site, truncated.length + 10, truncated).on('error', () => {})
  await once(half, 'socket')
  half.socket?.end()
  await once(half, 'close')
  const body = new URLSearchParams(quote).toString()
  const post = beginPost(site, body.length, body.slice(0, 20))
  // The server has read the headers of the pending request once it answers this one.
  await expect.poll(() => postQuote(site.url, { name: '' }).then(({ status }) => status)).toBe(422)
  const ended = site.stop()
  await expect.poll(() => postQuote(site.url).catch(() => 'refused')).toBe('refused')
  // Under npm, Ctrl-C arrives twice.
  site.process.kill()
  post.end(body.slice(20))
  const [answer] = (await once(post, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  expect(await json(answer)).toMatchObject({ status: 'accepted' })
  expect(await ended).toBe(0)
  const kept = await leadsIn(folder)
  expect(kept.map(({ values }) => values.description)).toContain(quote.description)
  expect(kept.map(({ values }) => values.name)).not.toContain('Coupée')
})

test('stops within five seconds under load, and stores each accepted lead', async ({
  folder,
  start,
}) => {
  const site = await start({ DATA_DIR: folder })
  let sent = 0
  let answered = 0
  let ended: Promise<number | null> | undefined
  const visitor = async () => {
    for (;;) {
      const answer = await postQuote(site.url, { name: `Visiteuse ${sent++}` }).catch(() => null)
      if (!answer) return
      expect(answer.status).toBe(200)
      answered += 1
      if (answered === 200) ended = within5Seconds(site)
    }
  }
  await Promise.all(Array.from({ length: 20 }, visitor))
  expect(await ended).toBe(0)
  expect(await leadsIn(folder)).toHaveLength(answered)
})

function beginPost({ url }: SiteProcess, length: number, bytes: string) {
  const kind = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' }
  const headers = { ...kind, 'Content-Length': length }
  const post = request(`${url}/devis`, { method: 'POST', headers })
  post.write(bytes)
  return post
}

/** Kills the site after the promised delay, which changes its exit code. */
async function within5Seconds(site: SiteProcess) {
  const deadline = setTimeout(() => site.process.kill('SIGKILL'), 5000)
  const code = await site.stop()
  clearTimeout(deadline)
  return code
}
