import type { PublishedDocument, publishedContent } from '#content/documents/overlay.ts'
import type { InlineHashes } from './security.ts'
import type { Packed } from './static.ts'

/* What travels between the server and its process that renders (render-worker.ts). */
export type PageFault =
  | { kind: 'broken'; message: string }
  | { kind: 'link'; href: string }
  | { kind: 'heavy'; bytes: number; most: number }
  | { kind: 'script' }

export interface RenderTask {
  build: string
  published: readonly PublishedDocument[]
  /** Digest of each rendered page by path; pages with an equal digest are not sent. */
  known: Readonly<Record<string, string>>
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

type Made = Pick<ReturnType<typeof publishedContent>, 'content' | 'twice' | 'refused'>

/**
 * Order: each changed file, the content, then each file in better compression; or the page that failed. Files
 * come one by one, so that the server answers visitors in between.
 */
export type RenderMessage =
  | ({ kind: 'file' | 'packed' } & RenderedFile)
  | { kind: 'failed'; page: string; fault: PageFault }
  | ({ kind: 'content'; known: Record<string, string> } & Made)
