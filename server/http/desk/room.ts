import type { Context } from 'hono'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { Drawing } from '#desk/views.ts'
import type { Channel } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
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
  /** Public origin; undefined when not set. */
  siteUrl: string | undefined
  /** Returns the client's IP address, or '' when unknown. */
  addressOf(c: Context): string
  /** Enabled channels; sending needs one that carries messages. */
  channels: readonly Channel[]
  /** The agency's mail addresses. */
  agency: string
  /** Renders a version as its client sees it. */
  drawQuotePage: FollowPages['drawPreview']
  drawHomePage: FollowPages['drawHomePage']
  /** Called once a delivery is stored. */
  onDue(): void
  /** Aborted before the process stops, to end endless answers. */
  stopping?: AbortSignal
}

/** Parts and helpers given to each room's routes. */
export interface Room extends DeskParts {
  /** Answers with a page inside the shell. */
  draw(c: Context<Inside>, title: string, drawing: Omit<Drawing, 'shell'>): Promise<Response>
  /**
   * Answers 404.
   *
   * @param typed text that could not be stored, returned to its writer
   */
  unknown(c: Context<Inside>, typed?: string): Promise<Response>
}

export type RequestContext = Context<Inside>

/** Returns whether our script sent the request, not the browser itself. */
export function wantsJson(c: Context): boolean {
  return c.req.header('Accept') === 'application/json'
}
