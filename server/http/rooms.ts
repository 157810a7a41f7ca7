import { join } from 'node:path'
import { codeChangesIn } from '../edition/code-changes.ts'
import { createEdition } from '../edition/edition.ts'
import { readBuiltDocuments } from '../site/built-documents.ts'
import type { PublicationFollower } from '../site/follow-publications.ts'
import type { Door } from '../site/pages.ts'
import type { PublishedSite } from '../site/published-site.ts'
import type { BuiltPolicies } from '../site/security.ts'
import { createDesk } from './desk/desk.ts'
import { loadDesk } from './desk/door.ts'
import { loadFollow } from './follow/door.ts'
import { createFollow } from './follow/follow.ts'
import type { FollowParts } from './follow/tools.ts'

export interface RoomParts extends Omit<FollowParts, 'pages'> {
  build: string
  policies: BuiltPolicies
  publications: PublicationFollower
  site: Pick<PublishedSite, 'prepare' | 'reads'>
  door: Door<object>
  /** build/assets.json */
  assets: object
  stopping: AbortSignal
}

/** Loads the renderers of the desk and of the client's pages, and creates their routes. */
export async function createRooms({ build, policies, publications, site, ...parts }: RoomParts) {
  const https = parts.siteUrl?.startsWith('https:') ?? false
  const follow = await loadFollow(build, https, parts.content)
  const desk = createDesk({
    ...parts,
    desk: await loadDesk(build, https),
    hasFilm: policies.facts.videoOrigin !== null,
    drawQuotePage: follow.drawPreview,
    drawHomePage: follow.drawHomePage,
    edition: createEdition({
      ...parts,
      documents: readBuiltDocuments(build),
      findCodeChange: codeChangesIn(join(build, '../../content')),
      follower: publications,
      site,
    }),
  })
  return { desk, follow: createFollow({ ...parts, pages: follow }) }
}
