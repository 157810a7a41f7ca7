import type { Context } from 'hono'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { Channel } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import type { MailPlan } from '../../store/quotes/records.ts'
import type { Store } from '../../store/store.ts'
import type { Attempts } from '../attempts.ts'
import type { FollowPages } from './door.ts'
import type { FollowDrawing } from './drawing.ts'
import type { Following } from './visit.ts'

export interface FollowParts {
  content: ContentHolder
  pages: FollowPages
  store: Store
  clock: Clock
  log: Log
  siteUrl: string | undefined
  addressOf(c: Context): string
  channels: readonly Channel[]
  agency: string
  onDue(): void
}

type Status = 200 | 400 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

export interface Tools extends FollowParts {
  mail: MailPlan
  attempts: Attempts
  show(
    c: Context<Following>,
    drawing: FollowDrawing,
    how?: { status?: Status; alert?: string },
  ): Response
  unknown(c: Context): Response
}
