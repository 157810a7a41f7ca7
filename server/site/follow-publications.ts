import type { ContentHolder } from '#content/documents/documents.ts'
import type { TwoVersions } from '#content/documents/overlay.ts'
import type { Log } from '../log.ts'
import type { PublicationsStore } from '../store/content/publications.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { PublishedSite } from './published-site.ts'

interface Parts {
  publications: Pick<PublicationsStore, 'last' | 'read'>
  /** Given what is published, in the same instant as the pages. */
  content: ContentHolder
  site: PublishedSite
  log: Log
}

/** How often another instance's publications are looked for, in milliseconds. */
const interval = 1_000

/** Keeps the site at its last publication, by this instance or another one. */
export interface PublicationFollower {
  /** Shows the last publication; resolves, with the fields of two versions, when visitors get it. */
  catchUp(): Promise<readonly TwoVersions[]>
  stop(): void
}

/** @returns what follows publications, begun with `start` */
export function followPublications({
  publications,
  content,
  site,
  log,
}: Parts): PublicationFollower & {
  /** Shows the last publication, then checks for a newer one every second. */
  start(): Promise<void>
} {
  let shown = 0
  let twice: readonly TwoVersions[] = []
  let working: Promise<readonly TwoVersions[]> = Promise.resolve([])
  let timer: NodeJS.Timeout | undefined

  async function show() {
    const last = await publications.last()
    if (last === shown) return twice
    const publication = await publications.read(last)
    if (!publication) return twice
    const { content: next, ...made } = await site.render(publication.revisions)
    for (const line of made.refused) {
      log.error(`Publication ${last}: the repository's version is shown instead. ${line}`)
    }
    for (const { document, field } of made.twice) {
      log.error(
        `${document}.yaml › ${field}: changed in the repository too; visitors get what was published (npm run content -- status)`,
      )
    }
    // In one turn: no visitor gets a page of one publication with data of another.
    made.put()
    content.current = next
    shown = last
    twice = made.twice
    return twice
  }

  /** One at a time: the next begins where the one before has ended. */
  function catchUp() {
    working = working.then(show, show)
    return working
  }

  const look = () =>
    catchUp().then(
      () => {},
      (error) => {
        // The database may answer again: what is shown stays until then.
        if (!(error instanceof StoreUnavailable))
          log.error(`A publication could not be shown: ${error.message}`)
      },
    )

  return {
    catchUp,
    async start() {
      await look()
      timer = setInterval(look, interval)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
