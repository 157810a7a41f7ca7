import { Hono } from 'hono'
import { agencyCalendar } from '#content/company/calendar.ts'
import { figuresOf } from '../../../leads/figures/figures.ts'
import { periodAt, periodNames, readPeriod, weeksOf } from '../../../leads/figures/periods.ts'
import { promisedDelay } from '../../../working-hours.ts'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'

export function figuresRoutes({ content, store, clock, draw }: Room) {
  const { figures, pageViews } = store
  return new Hono<Inside>().get('/chiffres', async (c) => {
    const now = clock.now()
    const chosen = readPeriod(c.req.query('periode'))
    const period = periodAt(chosen, now)
    const [requests, quotes, views] = await Promise.all([
      figures.requests(period.from, period.to),
      figures.quotes(period.from, period.to),
      pageViews.sum(period.firstDay, period.lastDay),
    ])
    const calendar = agencyCalendar(content.current.hours)
    const view = {
      figures: figuresOf(requests, { quotes, weeks: weeksOf(period), views, calendar, now }),
      promised: promisedDelay,
      chosen,
      periods: periodNames.map((name) => ({ ...periodAt(name, now), name })),
    }
    return draw(c, 'Chiffres', { page: 'chiffres', view })
  })
}
