import { isolated } from '#quotes/isolated.ts'

/** Returns the first name of a colleague, to be written inside a sentence. */
export const firstNameOf = (name: string) => isolated(name.split(' ')[0] ?? '')
