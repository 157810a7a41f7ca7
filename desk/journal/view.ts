export interface JournalLineView {
  key: string
  /** `A répondu`. */
  action: string
  actor: string
  /** A reference, a colleague's name or that of a device or a file. */
  object: string
  /** Whether it is a request that can be opened. */
  isRequest: boolean
  /** `23 nov., 11 h 40`. */
  when: string
}

export interface JournalView {
  lines: JournalLineView[]
  /** Whose lines can be asked for. */
  authors: { id: string; name: string }[]
  /** Whose are shown; null: everybody's. */
  who: string | null
  /** Address of the page that follows; null on the last one. */
  next: string | null
  isFirst: boolean
}
