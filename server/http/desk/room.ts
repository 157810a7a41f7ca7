import type { Context } from 'hono'
import type { PageView } from '#desk/pages.tsx'
import type { Edition } from '../../edition/edition.ts'
import type { Log } from '../../log.ts'
import type { FollowPages } from '../follow/door.ts'
import type { Desk } from './door.ts'
import type { Inside } from './guard.ts'
import type { Tools } from './tools.ts'

export interface DeskParts extends Tools {
  desk: Desk
  log: Log
  /** Whether the build has a film: `VIDEO_URL`. */
  hasFilm: boolean
  addressOf(c: Context): string
  agency: string
  drawQuotePage: FollowPages['drawPreview']
  drawHomePage: FollowPages['drawHomePage']
  onDue(): void
  edition: Edition
  /** Aborted before the process stops, to end event streams. */
  stopping?: AbortSignal
}

export interface Room extends DeskParts {
  draw(c: Context<Inside>, title: string, drawing: PageView): Promise<Response>
  /**
   * Answers 404.
   *
   * @param typed text that could not be stored, returned to its writer
   */
  unknown(c: Context<Inside>, typed?: string): Promise<Response>
}

export type RequestContext = Context<Inside>

export function wantsJson(c: Context): boolean {
  return c.req.header('Accept') === 'application/json'
}
