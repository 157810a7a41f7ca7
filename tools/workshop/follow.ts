import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { loadContent } from '#content/documents/load.ts'
import { drawFollow, drawFollowPreview, drawHomePage } from '#follow/door.tsx'
import type { QuoteDraft } from '#quotes/quote.ts'
import type { Channel } from '#server/channels/channel.ts'
import { createFollow } from '#server/http/follow/follow.ts'
import { databaseFile } from '#server/store/databases/sqlite-file.ts'
import type { NewLead } from '#server/store/leads/records.ts'
import { createTemporaryStore } from '#server/store/suite/temporary-store.ts'
import { createFakeClock } from '../test/fake-clock.ts'
import { sampleQuote } from '../test/sample-quote.ts'
import { formOf, signing } from './client.ts'
import { addNina, mintLink, plainFile, sendQuote } from './quotes.ts'
import { newLead } from './requests.ts'

const published = loadContent()

export const origin = 'https://graaand.example'
const assets = { styles: ['/suivi/assets/suivi.css'], fonts: [] }
const draft: QuoteDraft = sampleQuote

export const fromOurPage = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }

/** E-mail address that received the request's link, different from that of the quote's client. */
export const linkAddress = 'claire@exemple.fr'

export async function followSite(changes: Partial<NewLead> = {}) {
  const { directory, ...store } = await createTemporaryStore()
  const clock = createFakeClock()
  const logged: string[] = []
  const channel: Channel = {
    name: 'smtp',
    recipients: () => [],
    send: async () => ({ outcome: 'sent', detail: '' }),
    sendNow: async () => ({ outcome: 'sent', detail: '' }),
    close() {},
  }
  const content = { current: published }
  const pages = {
    draw: (drawing: Parameters<typeof drawFollow>[0], frame: Parameters<typeof drawFollow>[1]) =>
      drawFollow(drawing, frame, content.current, assets),
    drawPreview: (
      version: Parameters<typeof drawFollowPreview>[0],
      times: Parameters<typeof drawFollowPreview>[1],
    ) => drawFollowPreview(version, times, content.current, assets),
    drawHomePage: (shown: Parameters<typeof drawHomePage>[0], nonce: string) =>
      drawHomePage(shown, { styles: ['/suivi/assets/apercu.css'], nonce }),
    files: new Map(),
    styleSource: "'self'",
  }
  const parts = {
    content,
    pages,
    store,
    clock,
    log: {
      info: (words: string) => logged.push(words),
      error: (words: string) => logged.push(words),
    },
    siteUrl: origin,
    addressOf: () => '192.0.2.1',
    channels: [channel],
    agency: 'agence@graaand.example',
    onDue() {},
  }
  const app = new Hono().route('/suivi', createFollow(parts))
  const lead = newLead({
    receivedAt: clock.now() - 3_600_000,
    values: {
      name: 'Paul Garrigue',
      email: 'paul@table-garrigue.example',
      phone: '+33 6 39 98 00 58',
      service: 'Création de Site Web',
      pack: '',
      description: 'Un site pour mon restaurant.',
      apercus: '',
    },
    ...changes,
  })
  await store.keepLead(lead, [], { acknowledgedSince: 0 })
  const nina = await addNina(store, clock.now())
  const mail = { channel: 'smtp' as const, agency: parts.agency }

  /** Returns the secret of a new link. */
  async function mint(isRenewal = false, address: string | null = linkAddress) {
    const link = await mintLink(store, lead.id, { isRenewal, address }, clock.now())
    return link.slice('/suivi/'.length)
  }
  const secret = await mint()

  const send = (change: Partial<QuoteDraft> = {}, quoteId?: string) => {
    const { client, meetings, issuedOn, validUntil } = sampleQuote
    const content = { client, meetings, issuedOn, validUntil, replaces: null, ...change }
    const how = { at: clock.now(), by: nina, fields: { ...draft, ...change }, file: plainFile }
    return sendQuote(store, { id: lead.id, email: client.email }, content, {
      ...how,
      ...(quoteId && { quoteId }),
    })
  }

  const at = (path: string) => `/suivi/${secret}${path}`
  const post = (
    path: string,
    fields: Record<string, string> | string = {},
    headers: Record<string, string> = fromOurPage,
  ) => app.request(at(path), { method: 'POST', headers, body: new URLSearchParams(fields) })
  return {
    app,
    store,
    clock,
    lead,
    nina,
    mail,
    mint,
    secret,
    send,
    logged,
    pages,
    parts,
    get: (path = '') => app.request(at(path)),
    post,
    async postAndOpen(path: string, fields: Record<string, string> = {}) {
      const answer = await post(path, fields)
      const next = answer.headers.get('Location')
      return next === null ? answer : app.request(next)
    },
    dump() {
      const database = new DatabaseSync(databaseFile(directory), { readOnly: true })
      try {
        const tables = database
          .prepare("select name from sqlite_master where type = 'table' order by name")
          .all()
        return tables.map(({ name }) => [
          name,
          JSON.stringify(database.prepare(`select * from "${name}"`).all()),
        ])
      } finally {
        database.close()
      }
    },
  }
}

export type FollowSite = Awaited<ReturnType<typeof followSite>>

export const states = [
  'sent',
  'asked',
  'accepted',
  'declined',
  'expired',
  'replaced',
  'withdrawn',
] as const
export type State = (typeof states)[number]

export async function bringTo(state: State, site: FollowSite) {
  const sent = await site.send()
  const { number } = sent
  const path = `/devis/${number}`
  const act = async (act: Parameters<typeof formOf>[0]) => {
    const [step, fields] = formOf(act, sent)
    await site.post(`${path}/${step}`, fields)
  }
  if (state === 'asked') {
    await site.post('/question', {
      id: randomUUID(),
      devis: number,
      version: '1',
      question: 'Quand ?',
    })
  }
  if (state === 'accepted' || state === 'withdrawn') await act('accept')
  if (state === 'withdrawn') {
    site.clock.advance(60_000)
    await act('withdraw')
  }
  if (state === 'declined') await act('decline')
  if (state === 'expired') site.clock.advance(40 * 86_400_000)
  if (state === 'replaced') await site.send({ discount: 1000 }, sent.quoteId)
  return { ...sent, path }
}

export async function headingOf(answer: Response): Promise<string | undefined> {
  return /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]
}

export async function answerWords(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replace(/<span class="piece">(.*?)<\/span>/g, '$1')
}

export const everyGet = (path: string) => [
  '',
  path,
  `${path}?version=1`,
  `${path}/accepter`,
  `${path}/renoncer`,
  `${path}.pdf`,
  `${path}.pdf?exemplaire=signe`,
  '/donnees',
  '/donnees/corriger',
  '/donnees/effacer',
  '/donnees?corrige=oui',
  '/nulle-part',
]

export const everyPost = (path: string): [string, Record<string, string>][] => [
  [`${path}/verifier`, signing],
  [`${path}/accepter`, signing],
  [`${path}/refuser`, {}],
  [`${path}/confirmer`, {}],
  ['/question', { question: 'Et\u00a0?' }],
  ['/donnees/rectifier', { name: 'Paul', phone: '' }],
  ['/donnees/exporter', {}],
  ['/donnees/effacer', { voulu: 'oui', confirme: 'oui' }],
]
