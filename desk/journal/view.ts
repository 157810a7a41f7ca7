/** What the page is given. */
export interface JournalView {
  lines: JournalLineView[]
  /** Whose lines can be asked for; `site` among them. */
  people: { id: string; name: string }[]
  /** Whose lines these are; empty: everybody's. */
  who: string
  /** Addresses of the file, and of the lines before these, if there are any. */
  file: string
  next: string | null
}

export interface JournalLineView {
  key: string
  action: string
  actor: string
  object: string
  /** Address of the request that the object names, while it exists. */
  link: string | null
  when: string
}
