export interface JournalView {
  lines: JournalLineView[]
  people: { id: string; name: string }[]
  who: string
  file: string
  next: string | null
}

export interface JournalLineView {
  key: string
  action: string
  actor: string
  object: string
  link: string | null
  when: string
}
