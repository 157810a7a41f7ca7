import { Hono } from 'hono'
import type { Room } from './desk.ts'
import type { Inside } from './guard.ts'

export function entryRoutes(_room: Room) {
  return new Hono<Inside>()
}
