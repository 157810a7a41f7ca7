import { setTimeout as pause } from 'node:timers/promises'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { PublishedDocument } from '#content/documents/overlay.ts'
import type { Log } from '../log.ts'
import type { PublicationsStore } from '../store/content/publications.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { PublishedSite } from './published-site.ts'

interface Parts {
  publications: Pick<PublicationsStore, 'last' | 'read'>
  content: ContentHolder
  site: Pick<PublishedSite, 'render'>
  log: Log
}

/** Milliseconds between checks for other instances' publications. */
const interval = 500

/**
 * Milliseconds between two attempts to render a publication. Without a retry, this instance would keep
 * showing the earlier publication when the rendering process is killed, for example for lack of memory.
 */
const retryDelay = 60_000

export type PublicationFollower = ReturnType<typeof followPublications>

export function followPublications({ publications, content, site, log }: Parts) {
  let done = 0
  let tried = { number: 0, until: 0 }
  let working = Promise.resolve()
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function show() {
    const last = await publications.last()
    if (last === done || (last === tried.number && performance.now() < tried.until)) return
    const publication = await publications.read(last)
    if (!publication) return
    tried = { number: last, until: performance.now() + retryDelay }
    const { content: shown, twice, refused, put } = await site.render(publication.revisions)
    done = last
    for (const line of refused) {
      log.error(`Publication ${last}: the repository's version is shown instead. ${line}`)
    }
    for (const { document, field } of twice) {
      log.error(
        `${document}.yaml › ${field}: changed in the repository too; visitors get what was published (npm run content -- status)`,
      )
    }
    // In one turn of the event loop, otherwise a visitor could get a page and data of different publications.
    put()
    content.current = shown
  }

  /** Runs tasks in sequence, because each compares its pages with those that are online. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = working.then(work, work)
    working = result.then(() => {})
    // The caller handles a failure; the next call runs in any case.
    working.catch(() => {})
    return result
  }

  /** Calls share a look that has not begun, so that many of them ask the database once. */
  function catchUp(): Promise<void> {
    next ??= inTurn(() => {
      next = undefined
      return show()
    })
    return next
  }

  async function publish(
    published: readonly PublishedDocument[],
    keep: () => Promise<number | 'stale'>,
  ) {
    const rendered = await site.render(published, { isTrial: true })
    const number = await keep()
    if (number === 'stale') return number
    done = number
    rendered.put()
    content.current = rendered.content
    return number
  }

  /** Returns false while the database is unavailable; the site is then unchanged. */
  const look = () =>
    catchUp().then(
      () => true,
      (error) => {
        if (error instanceof StoreUnavailable) return false
        log.error(`A publication could not be shown: ${error.message}`)
        return true
      },
    )

  return {
    /** Shows all publications made before the call. */
    catchUp,

    /**
     * Renders a publication of this instance, stores it, then shows it.
     *
     * @param keep stores the publication; returns its number
     * @throws RenderFailure, with nothing stored
     */
    publish: (published: readonly PublishedDocument[], keep: () => Promise<number | 'stale'>) =>
      inTurn(() => publish(published, keep)),

    /**
     * Shows the last publication, and follows the next ones.
     *
     * @param patience milliseconds to wait for an unavailable database
     */
    async start(patience = 20_000) {
      const deadline = performance.now() + patience
      // Wait, because without the database visitors would get the texts and prices of the repository.
      while (!(await look()) && performance.now() < deadline) await pause(interval / 5)
      timer = setInterval(look, interval)
      timer.unref()
    },

    stop: () => clearInterval(timer),
  }
}
