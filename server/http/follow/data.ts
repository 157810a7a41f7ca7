import { type Context, Hono } from 'hono'
import type { EraseView } from '#follow/views.ts'
import type { Tools } from './follow.ts'
import { dataDrawing, exportOf, holdings, inWords } from './own-data.ts'
import { parseCorrection } from './signing-form.ts'
import type { Following } from './visit.ts'

/** One's own data: seen, corrected, taken away, erased in two steps. */
export function dataRoutes(tools: Tools) {
  const { store, clock, pages, show, unknown } = tools

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
      const body = `${JSON.stringify(exportOf(visit, clock.now()), null, 2)}\n`
      return c.body(body, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="mes-donnees-${visit.lead.reference}.json"`,
      })
    })
    .post('/:secret/donnees/effacer', async (c) => {
      const { visit, fields } = c.var
      const email = visit.lead.values.email ?? ''
      if (fields.voulu !== 'oui') {
        return dataPage(c, {
          status: 422,
          alert: 'Rien n’a été effacé. Cochez la case pour confirmer que vous le voulez.',
        })
      }
      if (fields.confirme !== 'oui') {
        const view: EraseView = { email, ...(await holdings(visit, store, clock.now())) }
        return show(c, { page: 'effacer', view })
      }
      const act = { person: null, at: clock.now() }
      const { references, contracts } = await store.eraseAddress(email, act)
      const view = { requests: references.length, contracts: contracts.map(inWords) }
      // Shown here, once: from now on the link leads nowhere.
      return c.html(pages.draw({ page: 'efface', view }, { base: null, alert: null }))
    })
}
