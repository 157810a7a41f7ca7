import type { Role } from '#server/store/engine/tables.ts'

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
  isOwn: boolean
}

export interface PeopleView {
  now: number
  /** Whether the person invites, revokes and removes others' keys. */
  manages: boolean
  /** When re-authentication is required again, milliseconds since 1970. */
  confirmedUntil: number
  members: MemberView[]
  sessions: OpenSessionView[]
  /** Outcome of the last act; null on a plain visit. */
  outcome: { kind: 'done' | 'alert'; words: string } | null
  /** Refused values, as posted. */
  typed: Partial<Record<'name' | 'email' | 'role' | 'key' | 'label', string | undefined>>
  /** Link of the new invitation, shown once and never stored. */
  link: { name: string; address: string; isMailed: boolean } | null
}
