import type { Writer, WritersStore } from '../store/content/writers.ts'
import { isWithin } from './paths.ts'

/** Silence after which a person is no longer shown, in milliseconds. */
const silence = 30_000

export function createPresence(writers: WritersStore, now: () => number) {
  // Later times come from a clock set back, but for instances whose clocks differ.
  const recent = () => ({ now: now(), after: now() - silence, before: now() + silence })
  return {
    tell: (person: { id: string }, sheet: string, key: string) =>
      writers.tell(person.id, { sheet, key }, recent()),

    others: (reader: { id: string }) => writers.others(reader.id, recent()),
  }
}

export type Presence = ReturnType<typeof createPresence>

/** The person who writes in a unit, `pages/accueil#hero`. */
export const writerIn = (writers: readonly Writer[], unit: string) =>
  writers.find(({ key }) => {
    const [document, path = ''] = key.split('#')
    const [own, field = ''] = unit.split('#')
    return key !== '' && document === own && isWithin(path, field)
  })
