import type { PersonWithKeys } from '#server/store/people/people.ts'

/** Refused values, to correct. */
export type PeopleTyped = Partial<
  Record<'name' | 'email' | 'role' | 'key' | 'label', string | undefined>
>

/** Result of an act on people, keys and sessions. */
export interface PeopleSaid {
  outcome?: { kind: 'done' | 'alert'; words: string }
  typed?: PeopleTyped
  /** A new invitation. */
  link?: { name: string; address: string; isMailed: boolean }
}

export interface Member extends PersonWithKeys {
  isSelf: boolean
  /** Whether the reader manages the team. */
  isManaged: boolean
}
