import type { FormResult } from '#forms/result.ts'

/**
 * What the browser needs to take the page over: all that boot/, loading/ and router/ tell each other.
 * Written into the page as JSON, so that no script has to be allowed.
 */
export interface BootData {
  /** Has what app/entry.client.tsx exports, and brings the document and the layout along. */
  entry: string
  /** Module of the page itself. */
  page: string
  /** Whether app/layout.tsx stands around it. */
  framed: boolean
  /** Has what is done once words are painted (idle.ts). */
  idle: string
  /** These, and everything that they import, to be fetched beforehand. */
  preloads: string[]
  /** React Router's table of all pages, for those that follow. */
  manifest: string
  /** Whether no server stands behind the page (FORMS=emailjs): its query is still to be read. */
  isStatic?: boolean
  /** What became of a form posted without JavaScript. */
  formResult?: FormResult
  /** When the document of a page that counts was drawn, in milliseconds since 1970. */
  drawnAt?: number
}
