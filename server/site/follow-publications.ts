import type { ContentHolder } from '#content/documents/documents.ts'
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
  /** Shows the last publication, then checks for a newer one every second. */
  start(): Promise<void>
  /** Shows the last publication; resolves when visitors get it. */
  catchUp(): Promise<void>
  stop(): void
}

export function followPublications({
  publications,
  content,
  site,
  log,
}: Parts): PublicationFollower {
  /** Number of the publication that visitors get, or that failed to render: it is not tried again. */
  let done = 0
  let working = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function show() {
    const last = await publications.last()
    if (last === done) return
    const publication = await publications.read(last)
    if (!publication) return
    done = last
    const { content: next, twice, refused, put } = await site.render(publication.revisions)
    for (const line of refused) {
      log.error(`Publication ${last}: the repository's version is shown instead. ${line}`)
    }
    for (const { document, field } of twice) {
      log.error(
        `${document}.yaml › ${field}: changed in the repository too; visitors get what was published (npm run content -- status)`,
      )
    }
    // In one turn: no visitor gets a page of one publication with data of another.
    put()
    content.current = next
  }

  /** One at a time: the next begins where the one before has ended. */
  function catchUp() {
    working = working.then(show, show)
    return working
  }

  const look = () =>
    catchUp().catch((error) => {
      // The database may answer again: what is shown stays until then.
      if (!(error instanceof StoreUnavailable))
        log.error(`A publication could not be shown: ${error.message}`)
    })

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
