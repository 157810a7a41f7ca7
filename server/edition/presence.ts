import { isWithin } from '#content/documents/paths.ts'
import type { Writer, WritersStore } from '../store/content/writers.ts'

/** Milliseconds without a heartbeat after which a person is no longer shown. */
const silence = 30_000

export function createEditorPresence(writers: WritersStore, now: () => number) {
  // Times far in the future were stored before a clock was set back; clocks of instances may differ a little.
  const recent = () => ({ now: now(), after: now() - silence, before: now() + silence })
  return {
    tell: (person: { id: string }, sheet: string, key: string) =>
      writers.tell(person.id, { sheet, key }, recent()),

    others: (reader: { id: string }) => writers.others(reader.id, recent()),
  }
}

export type Presence = ReturnType<typeof createEditorPresence>

/** Returns the person who edits a field of a unit, such as `pages/accueil#hero`. */
export const writerIn = (writers: readonly Writer[], unit: string) =>
  writers.find(({ key }) => {
    const [document, path = ''] = key.split('#')
    const [own, field = ''] = unit.split('#')
    return key !== '' && document === own && isWithin(path, field)
  })
