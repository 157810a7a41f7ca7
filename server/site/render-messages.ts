import type { PublishedDocument, publishedContent } from '#content/documents/overlay.ts'
import type { InlineHashes } from './security.ts'
import type { Packed } from './static.ts'

/* Messages between the server and its process that renders (render-worker.ts). */
export type PageFault =
  | { kind: 'broken'; message: string }
  | { kind: 'link'; href: string }
  | { kind: 'heavy'; bytes: number; most: number }
  | { kind: 'script' }

export interface RenderTask {
  published: readonly PublishedDocument[]
  /** Records of pages that differ from those of the build. */
  records: PageRecords
  nonce: string
  scripts: readonly string[]
  /** Whether to try the pages; pages of a stored publication are not tried, because visitors need them. */
  isTrial: boolean
}

export interface RenderedFile {
  /** File name: `/devis/index.html`. */
  name: string
  body: Uint8Array<ArrayBuffer>
  packed: Packed
  hashes?: InlineHashes
}

/** `PageRecord` as JSON by path, because the server only keeps it; null for a page that is gone. */
export type PageRecords = Readonly<Record<string, string | null>>

type Made = Pick<ReturnType<typeof publishedContent>, 'content' | 'twice' | 'refused'>

/**
 * Order: each changed file, the content, then each file in better compression; or the page that failed. Files
 * come one by one, so that the server answers visitors in between.
 */
export type RenderMessage =
  | ({ kind: 'file' | 'packed' } & RenderedFile)
  | { kind: 'failed'; page: string; fault: PageFault }
  | ({ kind: 'content'; records: PageRecords } & Made)
