export interface KeyView {
  id: string
  label: string
  createdAt: number
  usedAt: number | null
}

export interface MemberView {
  id: string
  name: string
  email: string
  role: 'responsable' | 'equipe'
  isSelf: boolean
  keys: KeyView[]
  invitedUntil: number | null
}

export interface OpenSessionView {
  id: string
  person: string
  device: string
  usedAt: number
  openedAt: number
  isThis: boolean
  isOwn: boolean
}

export interface PeopleView {
  now: number
  manages: boolean
  /** Milliseconds since 1970. */
  confirmedUntil: number
  members: MemberView[]
  sessions: OpenSessionView[]
  outcome: { kind: 'done' | 'alert'; words: string } | null
  typed: Partial<Record<'name' | 'email' | 'role' | 'key' | 'label', string | undefined>>
  link: { name: string; address: string; isMailed: boolean } | null
}
