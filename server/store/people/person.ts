import type { Role } from '../engine/tables.ts'

export interface Person {
  /** UUID. */
  id: string
  email: string
  name: string
  role: Role
}

/** null for commands. */
export type Actor = Pick<Person, 'id' | 'name'> | null
