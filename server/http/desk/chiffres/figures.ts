import { Hono } from 'hono'
import { agencyCalendar } from '#content/company/calendar.ts'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'
import { figuresView } from './figures-view.ts'

export function figuresRoutes({ content, store, clock, draw }: Room) {
  return new Hono<Inside>().get('/chiffres', async (c) => {
    const calendar = agencyCalendar(content.current.hours)
    const view = await figuresView(c.req.query('periode'), clock.now(), store, calendar)
    return draw(c, 'Chiffres', { page: 'chiffres', view })
  })
}
