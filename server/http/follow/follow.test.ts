import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { expect, test, vi } from 'vitest'
import type { Company } from '#content/company/company.ts'
import { directionIds } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { acceptance } from '#workshop/client.ts'
import { changedContent } from '#workshop/content.ts'
import { bringTo, everyGet, followSite, headingOf, type State, states } from '#workshop/follow.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'

const headings: Record<State, string> = {
  sent: 'Votre devis est prêt.',
  asked: 'Votre devis est prêt.',
  accepted: 'Devis accepté le lundi 23\u00a0novembre\u00a02026 à 9\u00a0h\u00a042 (Paris).',
  declined: 'Vous avez refusé ce devis.',
  expired: 'Ce devis n’est plus valable.',
  replaced: 'Ce devis a été remplacé.',
  withdrawn: 'Rétractation reçue le lundi 23\u00a0novembre\u00a02026 à 9\u00a0h\u00a043 (Paris).',
}

test('a request without a quote is shown as received, and as read once a person opened it', async () => {
  const { get, store, lead, nina, clock } = await followSite()
  const received = await (await get()).text()
  expect(received).toContain('<h1>Votre demande est bien arrivée.</h1>')
  expect(received).toContain(lead.reference)
  expect(received).toMatch(/aria-current="step".*?Reçue/s)
  await store.work.noteReading(lead.reference, nina, clock.now(), 0)
  expect(await (await get()).text()).toMatch(/class="here" aria-current="step".*?<b>Lue<\/b>/s)
})

test('a page is rendered with the current content', async () => {
  const { get, parts } = await followSite()
  parts.content.current = changedContent('company/company', ({ offices: [{ phone }] }: Company) => {
    Object.assign(phone, { label: '+33 4 99 00 00 00', href: 'tel:+33499000000' })
  })
  const page = await (await get()).text()
  expect(page).toContain('href="tel:+33499000000"')
})

test.each(states)('a quote that is « %s » has its own page, at its address', async (state) => {
  const site = await followSite()
  const { path } = await bringTo(state, site)
  expect(await headingOf(await site.get(`${path}?version=1`))).toBe(headings[state])
})

test.each(states)(
  'each id is unique, and each reference to an id exists, when a quote is « %s »',
  async (state) => {
    const site = await followSite()
    const { path } = await bringTo(state, site)
    for (const address of [
      `${path}?version=1`,
      `${path}/accepter`,
      `${path}/renoncer`,
      '/donnees',
    ]) {
      const page = await (await site.get(address)).text()
      const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(ids).toEqual([...new Set(ids)])
      const asked = [
        ...page.matchAll(/ (?:for|href|aria-labelledby|aria-describedby)="#?([\w-]+)"/g),
      ]
      for (const [, id] of asked) expect(ids).toContain(id)
    }
  },
)

test.each(states)(
  'titles name the quote, and each field says whether it is required: %s',
  async (state) => {
    const site = await followSite()
    const { path, number } = await bringTo(state, site)
    for (const address of everyGet(path)) {
      const answer = await site.get(address)
      if (!answer.ok || !answer.headers.get('Content-Type')?.includes('html')) continue
      const $ = load(await answer.text())
      if (address.startsWith(path)) expect($('title').text(), address).toContain(number)
      for (const one of $(':is(input, textarea):not([type=hidden])')) {
        const field = $(one)
        const around = field.closest('fieldset').find('legend').text()
        const said = field.is('[type=radio]') ? '' : field.closest('.field, .tick').text()
        const mark = field.is('[required]') ? /\(obligatoire\)/ : /facultatif|si vous voulez/
        expect(`${around} ${said}`, address).toMatch(mark)
      }
    }
  },
)

/** A text or an inline element right before another one: without styles, as in a text browser, their words touch. */
const touching =
  /(?:[\p{L}\d.]|<\/(?:a|b|bdi|abbr|span|strong|small|label|summary|button)>)<(?:a|b|strong|small|label|button|input|textarea)\b[^>]*>[^<]{0,20}/gu

test.each(states)('no words touch without styles: %s', async (state) => {
  const site = await followSite()
  const { path } = await bringTo(state, site)
  for (const address of everyGet(path)) {
    const answer = await site.get(address)
    if (!answer.ok || !answer.headers.get('Content-Type')?.includes('html')) continue
    const page = (await answer.text()).replaceAll(/<[^>]*(?:hidden|aria-hidden)[^>]*>/g, ' ')
    expect(page.match(touching) ?? [], address).toEqual([])
  }
})

function withPreviews() {
  const answers = {
    name: 'Zoé',
    trade: 'sante',
    town: 'Sète',
    sentence: '',
    palette: 'garrigue',
  } as const
  const apercus = encode(answers, 'poster')
  return { apercus, values: { name: 'Zoé', email: 'zoe@exemple.fr', apercus } }
}

test('the previews of a request are shown, with a link to their answers and the favourite', async () => {
  const { apercus, values } = withPreviews()
  const site = await followSite({ values })
  await site.send()
  const page = await (await site.get()).text()
  expect(page).toContain(`href="/apercus?apercus=${encodeURIComponent(apercus)}"`)
  expect(page).toContain('Votre préférence\u00a0: L’affiche.')
  const frames = [...page.matchAll(/<iframe src="([^"]*)"/g)].map(([, src]) => src ?? '')
  expect(frames).toEqual(
    directionIds.map((direction) => `/suivi/${site.secret}/apercus/${direction}?petit`),
  )
  for (const frame of frames) {
    const answer = await site.app.request(frame)
    expect(answer.status).toBe(200)
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
    const [, nonce] = /'nonce-([^']*)'/.exec(policy) ?? []
    const drawn = await answer.text()
    expect(drawn).toContain(`nonce="${nonce}"`)
    expect(drawn).toContain('Zoé')
    expect(drawn).not.toContain('<script')
  }
})

test('a home page of the previews is shown only below the link of its request', async () => {
  const { values } = withPreviews()
  const site = await followSite({ values })
  const other = await followSite()
  const unknown = await (await site.app.request('/suivi/rien')).text()
  for (const answer of [
    await site.get('/apercus/autre'),
    await other.get('/apercus/poster'),
    await other.app.request(`/suivi/${site.secret}/apercus/poster`),
  ]) {
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe(unknown)
  }
})

test('the link opens the last sent quote', async () => {
  const site = await followSite()
  const first = await site.send()
  site.clock.advance(1000)
  const second = await site.send({ subject: 'un logo' })
  const page = await (await site.get()).text()
  expect(page).toContain(`${second.number} v1`)
  expect(page).toContain(`/devis/${first.number}"`)
})

test('the served PDFs equal the stored ones, byte for byte', async () => {
  const site = await followSite()
  const first = await site.send()
  site.clock.advance(1000)
  const second = await site.send({ discount: 1000 }, first.quoteId)
  const file = `/devis/${first.number}.pdf`
  const bytes = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer())
  expect(await bytes(file)).toEqual(second.pdf)
  expect(await bytes(`${file}?version=1`)).toEqual(first.pdf)
  expect((await site.get(`${file}?exemplaire=signe`)).status).toBe(404)
  await site.post(`/devis/${first.number}/accepter`, acceptance(second))
  const answer = await site.get(`${file}?exemplaire=signe`)
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  expect(answer.headers.get('Content-Disposition')).toContain(`devis-${first.number}-v2-signe.pdf`)
  const kept = await site.store.quotes.readPdf({ quoteId: first.quoteId, version: 2 }, 'signed')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(kept)
})

const tags = '"><fuzz-a onload=alert(1)>'

test('typed text is escaped on every page', async () => {
  const site = await followSite({
    values: { name: tags, email: 'paul@table-garrigue.example', phone: tags, description: tags },
  })
  const received = await (await site.get()).text()
  const { client } = sampleQuote
  const sent = await site.send({ subject: tags, note: tags, client: { ...client, name: tags } })
  const path = `/devis/${sent.number}`
  await site.post('/question', {
    id: randomUUID(),
    devis: sent.number,
    version: '1',
    question: tags,
  })
  const pages = [
    received,
    await (await site.get(path)).text(),
    await (await site.get(`${path}/accepter`)).text(),
    await (await site.postAndOpen(`${path}/verifier`, { ...acceptance(sent), name: tags })).text(),
    await (await site.post(`${path}/verifier`, { ...acceptance(sent), employees: tags })).text(),
    await (await site.get('/donnees')).text(),
    await (await site.get('/donnees/corriger')).text(),
    await (
      await site.app.request('/suivi/lien', {
        method: 'POST',
        body: new URLSearchParams({ email: tags }),
      })
    ).text(),
  ]
  for (const page of pages) {
    expect(page).toContain('fuzz-a')
    expect(page).not.toContain('<fuzz-a')
  }
})

test('pages have no script, are not cached, and send no referrer', async () => {
  const site = await followSite()
  const { path } = await bringTo('accepted', site)
  for (const address of [...everyGet(path), '/../inconnu']) {
    const { headers } = await site.get(address)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Content-Security-Policy')).not.toContain('script-src')
    expect(headers.get('Set-Cookie')).toBeNull()
  }
  const page = await (await site.get(path)).text()
  expect(page).not.toMatch(/<script|\son\w+=|style=/)
})

test('without a database the page shows a message, and the log has no secret or typed text', async () => {
  const site = await followSite()
  const sent = await site.send()
  const outage = new StoreUnavailable(new Error('disk I/O error'))
  vi.spyOn(site.store.follow, 'findLink').mockRejectedValue(outage)
  const fields = { ...acceptance(sent), name: 'Zébulon' }
  const answer = await site.post(`/devis/${sent.number}/accepter`, fields)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await answer.text()).toContain('n’est pas enregistré.')
  const said = site.logged.join('\n')
  expect(said).toContain('disk I/O error')
  expect(said).not.toContain(site.secret)
  expect(said).not.toContain('Zébulon')
})

test('the desk’s preview has disabled links and forms', async () => {
  const { pages, clock } = await followSite()
  const times = { receivedAt: clock.now(), readAt: null, now: clock.now() }
  const page = pages.drawPreview({ ...sampleQuote, number: null }, times)
  expect(page).toContain('<h1>Votre devis est prêt.</h1>')
  expect(page).not.toMatch(/href="\/suivi\/(?!assets)|action=|href="null/)
  for (const [button] of page.matchAll(/<button[^>]*>/g)) expect(button).toContain('disabled')
})

test('no field truncates pasted text: a too long text is refused with its limit, and returned', async () => {
  const site = await followSite()
  const { path } = await bringTo('sent', site)
  for (const address of everyGet(path)) {
    expect(await (await site.get(address)).text(), address).not.toContain('maxlength')
  }
  const text = 'é'.repeat(10_001)
  const refused = await site.post('/question', { question: text })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toMatch(/10\s000/)
  expect(page).toContain(text)
})
