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
  /** IP address of who asks; empty when unknown. */
  addressOf(c: Context): string
  /** Channels that are on: with none that carries messages, nothing can be answered from here. */
  channels: readonly Channel[]
  /** Where the agency reads its mails. */
  agency: string
  /** Draws a version as its client sees it. */
  drawQuotePage: FollowPages['drawPreview']
  drawHomePage: FollowPages['drawHomePage']
  /** Called once something is on disk that has to be sent. */
  onDue(): void
  /** Aborted when the process is about to leave: what never ends by itself ends then. */
  stopping?: AbortSignal
}

/** What each room's routes are given. */
export interface Room extends DeskParts {
  /** Answers with a page, its shell around it. */
  draw(c: Context<Inside>, title: string, drawing: Omit<Drawing, 'shell'>): Promise<Response>
  /**
   * Answers that there is nothing at this address.
   *
   * @param typed what was to be kept there: it is given back
   */
  unknown(c: Context<Inside>, typed?: string): Promise<Response>
}

/** A request from inside, as its handler has it. */
export type RequestContext = Context<Inside>

/** Whether our script asks, or a browser by itself. */
export function wantsJson(c: Context): boolean {
  return c.req.header('Accept') === 'application/json'
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
export const isUuid = (text = '') => uuid.test(text)
