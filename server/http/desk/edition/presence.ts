import { Hono } from 'hono'
import { names } from '#desk/edition/wire.ts'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'
import { writersOn } from './writers.ts'

/** Stores where a person writes; answers with the other writers on the sheet. */
export const writing = ({ presence }: Room) =>
  new Hono<Inside>().post('/presence', async (c) => {
    const { [names.sheet]: sheet = '', [names.key]: key = '' } = c.var.fields
    const { person } = c.var.session
    await presence.tell(person, sheet.slice(0, 200), key.slice(0, 200))
    return c.json({ writers: writersOn(sheet, await presence.others(person)) })
  })
