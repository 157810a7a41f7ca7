import type { Context } from 'hono'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { PageView } from '#desk/pages.tsx'
import type { Channel } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import type { Edition } from '../../edition/edition-types.ts'
import type { Log } from '../../log.ts'
import type { Store } from '../../store/store.ts'
import type { FollowPages } from '../follow/door.ts'
import type { Desk } from './door.ts'
import type { Inside } from './guard.ts'

export interface DeskParts {
  content: ContentHolder
  desk: Desk
  store: Store
  clock: Clock
  log: Log
  siteUrl: string | undefined
  /** Whether the build has a film: `VIDEO_URL`. */
  hasFilm: boolean
  addressOf(c: Context): string
  channels: readonly Channel[]
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
