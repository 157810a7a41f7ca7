import { createHash } from 'node:crypto'
import type { Content } from '#content/documents/documents.ts'
import { type Reads, valuesRead, watchReads } from '#content/documents/reads.ts'

/** Dependencies of a rendering of a page, and its result. */
export interface PageRecord {
  reads: Reads
  /** Digest of the values that were read. */
  values: string
  /** Digest of the rendered HTML. */
  html: string
}

/** Renders a page, and records what it read of the content. */
export function recordPage<Page extends { html: string }, Assets>(
  renderPage: (path: string, content: Content, assets: Assets) => Page,
  path: string,
  content: Content,
  assets: Assets,
): { page: Page; record: PageRecord } {
  const watched = watchReads(content)
  const page = renderPage(path, watched.content, assets)
  const { reads } = watched
  const values = digestOf(valuesRead(reads, content))
  return { page, record: { reads, values, html: digestOf(page.html) } }
}

/** Tells whether a content differs in anything that the page's last rendering read. */
export const isTouched = ({ reads, values }: PageRecord, content: Content) =>
  digestOf(valuesRead(reads, content)) !== values

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
