import type { ContentHolder } from '#content/documents/documents.ts'
import type { Log } from '../log.ts'
import type { PublicationsStore } from '../store/content/publications.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { PublishedSite } from './published-site.ts'

interface Parts {
  publications: Pick<PublicationsStore, 'last' | 'read'>
  content: ContentHolder
  site: PublishedSite
  log: Log
}

/** Milliseconds between checks for other instances' publications. */
const interval = 1_000

export interface PublicationFollower {
  start(): Promise<void>
  catchUp(): Promise<void>
  stop(): void
}

export function followPublications({
  publications,
  content,
  site,
  log,
}: Parts): PublicationFollower {
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
    // In one turn, so that no visitor gets a page of one publication with data of another.
    put()
    content.current = next
  }

  function catchUp() {
    working = working.then(show, show)
    return working
  }

  const look = () =>
    catchUp().catch((error) => {
      // The database may be back later; until then the site stays as it is.
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
