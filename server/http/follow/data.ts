import { type Context, Hono } from 'hono'
import { isDay } from '#content/days.ts'
import { instantsInWords } from '../../leads/exports/export-leads.ts'
import type { KeptContract } from '../../store/quotes/contracts.ts'
import type { ViewOf } from './drawing.ts'
import { contractInWords, dataDrawing, eraseDrawing, exportOf } from './own-data.ts'
import { parseCorrection } from './signing-form.ts'
import type { Tools } from './tools.ts'
import { type Following, isOfRequester } from './visit.ts'

export function dataRoutes(tools: Tools) {
  const { store, clock, show, unknown } = tools

  async function dataPage(
    c: Context<Following>,
    how: { status?: 422; alert?: string; isCorrected?: boolean } = {},
  ) {
    const drawing = await dataDrawing(c.var.visit, store, clock.now(), how.isCorrected ?? false)
    return show(c, drawing, how)
  }

  return new Hono<Following>()
    .get('/:secret/donnees', (c) =>
      dataPage(c, { isCorrected: c.req.query('corrige') !== undefined }),
    )
    .get('/:secret/donnees/corriger', (c) => {
      const { name = '', phone = '' } = c.var.visit.lead.values
      return show(c, { page: 'corriger', view: { values: { name, phone }, errors: {} } })
    })
    .post('/:secret/donnees/rectifier', async (c) => {
      const { visit, fields } = c.var
      const parsed = parseCorrection(fields)
      if (!parsed.ok) return show(c, { page: 'corriger', view: parsed }, { status: 422 })
      const isDone = await store.follow.rectify(visit.lead.id, parsed.values, clock.now())
      return isDone ? c.redirect(`${visit.base}/donnees?corrige=oui`, 303) : unknown(c)
    })
    .post('/:secret/donnees/exporter', (c) => {
      const { visit } = c.var
      const body = `${JSON.stringify(exportOf(visit, clock.now()), instantsInWords, 2)}\n`
      return c.body(body, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="mes-donnees-${visit.lead.reference}.json"`,
      })
    })
    .get('/:secret/donnees/effacer', async (c) =>
      show(c, await eraseDrawing(c.var.visit, store, clock.now())),
    )
    .post('/:secret/donnees/effacer', async (c) => {
      const { visit, fields } = c.var
      const email = visit.lead.values.email ?? ''
      if (fields.voulu !== 'oui') {
        return dataPage(c, {
          status: 422,
          alert: 'Cochez la case pour confirmer\u00a0: vos données ne sont pas encore effacées.',
        })
      }
      if (fields.confirme !== 'oui') return c.redirect(`${visit.base}/donnees/effacer`, 303)
      const act = { person: null, at: clock.now() }
      const { references, contracts } = isOfRequester(visit)
        ? await store.eraseAddress(email, act)
        : await store.eraseRequest(visit.lead.id, act)
      return c.redirect(erasedAddress(references.length, contracts), 303)
    })
}

const erasedPath = '/efface'

export function erasedRoutes({ pages, unknown }: Pick<Tools, 'pages' | 'unknown'>) {
  return new Hono<Following>().get(erasedPath, (c) => {
    const view = readErased(new URL(c.req.url).searchParams)
    if (!view) return unknown(c)
    return c.html(pages.draw({ page: 'efface', view }, { base: null, alert: null }))
  })
}

/** Returns the path of the confirmation, with counts, quote numbers and days only. */
function erasedAddress(requests: number, contracts: readonly KeptContract[]): string {
  const query = new URLSearchParams([
    ['demandes', String(requests)],
    ...contracts.map(({ number, until }) => ['contrat', `${number}_${until}`]),
  ])
  return `/suivi${erasedPath}?${query}`
}

function readErased(query: URLSearchParams): ViewOf<'efface'> | undefined {
  const requests = /^\d{1,4}$/.exec(query.get('demandes') ?? '')?.[0]
  const contracts = query
    .getAll('contrat')
    .map((text) => /^(?<number>[A-Z]{1,2}-\d{4}-\d{3,6})_(?<until>[\d-]{10})$/.exec(text)?.groups)
    .flatMap(({ number = '', until = '' } = {}) => (isDay(until) ? [{ number, until }] : []))
  if (requests === undefined || contracts.length !== query.getAll('contrat').length)
    return undefined
  return { requests: Number(requests), contracts: contracts.map(contractInWords) }
}
