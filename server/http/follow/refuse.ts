import type { Context } from 'hono'
import type { Tools } from './tools.ts'
import { quoteDrawing } from './views.ts'
import { type Following, findVersion, findVisit, type SentQuote } from './visit.ts'

/** Shows a quote as stored, because another act may have come first, with the reason of a refusal. */
export async function refuseAct(
  c: Context<Following>,
  { id, version, alert }: { id: SentQuote['id']; version: number; alert: string },
  tools: Tools,
) {
  const visit = await findVisit(c.req.param('secret') ?? '', tools.store)
  const quote = visit?.quotes.find((one) => one.id === id)
  if (!visit || !quote) return tools.unknown(c)
  c.set('visit', visit)
  const drawing = await quoteDrawing(visit, quote, tools, {
    sent: findVersion(quote, String(version)),
  })
  return tools.show(c, drawing, { status: 409, alert })
}
