import { isolated } from '#quotes/isolated.ts'

export const firstNameOf = (name: string) => isolated(name.split(' ')[0] ?? '')
