import type { Role } from '#server/store/engine/tables.ts'

export interface KeyView {
  id: string
  label: string
  /** Milliseconds since 1970, as every instant here. */
  createdAt: number
  usedAt: number | null
}

export interface MemberView {
  id: string
  name: string
  email: string
  role: Role
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
  /** Whether it is one of those of who looks. */
  isOwn: boolean
}

export interface PeopleView {
  now: number
  /** A responsable invites, revokes and removes others' keys. */
  manages: boolean
  /** Until when a key that was shown is enough: afterwards one is asked for again. */
  confirmedUntil: number
  members: MemberView[]
  sessions: OpenSessionView[]
  /** What was just done, or why it was not; null on a mere visit. */
  outcome: { kind: 'done' | 'alert'; words: string } | null
  /** What was posted and refused. */
  typed: Partial<Record<'name' | 'email' | 'role' | 'key' | 'label', string | undefined>>
  /** The link of the invitation just made: shown once, kept nowhere. */
  link: { name: string; address: string; isMailed: boolean } | null
}
