import type { ContentHolder } from '#content/documents/documents.ts'
import type { Channel } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import type { Store } from '../../store/store.ts'

/** Sources of the data of a page. */
export interface Tools {
  content: ContentHolder
  store: Store
  clock: Clock
  siteUrl: string | undefined
  channels: readonly Channel[]
}
