import { isWithin } from './paths.ts'

/** Silence after which a person is no longer shown, in milliseconds. */
const silence = 30_000

export interface Writer {
  name: string
  /** Address of the sheet: `/bureau/edition/prix/seo`. */
  sheet: string
  /** Key of the field, `pages/accueil#hero.lead`; '' between fields. */
  key: string
  /** Since when the person is there, in milliseconds since 1970. */
  since: number
}

/** People who write at this instance of the desk; kept in memory only. */
export function createPresence(now: () => number) {
  const writers = new Map<string, Writer & { seen: number }>()

  /** False for a time to come, because the clock was set back since. */
  const isRecent = (seen: number) => seen <= now() && seen > now() - silence

  return {
    tell(person: { id: string; name: string }, sheet: string, key: string) {
      const before = writers.get(person.id)
      const isSame = before?.sheet === sheet && before.key === key && isRecent(before.seen)
      const since = isSame ? before.since : now()
      writers.set(person.id, { name: person.name, sheet, key, since, seen: now() })
    },

    /** Everybody but the reader, longest there first. */
    others(reader: { id: string }): Writer[] {
      for (const [id, { seen }] of writers) if (!isRecent(seen)) writers.delete(id)
      return [...writers]
        .filter(([id]) => id !== reader.id)
        .map(([, writer]) => writer)
        .toSorted((a, b) => a.since - b.since)
    },
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
