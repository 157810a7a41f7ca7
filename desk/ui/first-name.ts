import { isolated } from '#quotes/isolated.ts'

/** Returns a colleague's first name, isolated for bidirectional text. */
export const firstNameOf = (name: string) => isolated(name.split(' ')[0] ?? '')
