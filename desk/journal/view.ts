export interface JournalView {
  lines: JournalLineView[]
  /** People with lines of their own, `site` among them. */
  people: { id: string; name: string }[]
  /** Id of the selected person; '' for all. */
  who: string
  /** Addresses of the file and of the next page. */
  file: string
  next: string | null
}

export interface JournalLineView {
  key: string
  action: string
  actor: string
  object: string
  /** Address of the object's request while it exists. */
  link: string | null
  when: string
}
