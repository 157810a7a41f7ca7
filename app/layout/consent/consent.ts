import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { choiceDays, consentVersion, type Purpose } from '#content/consent.ts'

const choice = v.object({
  accepted: v.boolean(),
  /** When, as an ISO date. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Of the wording that was shown. */
  version: v.literal(consentVersion),
})
/** A choice that says something else, or answers another wording, is no choice. */
const current = v.fallback(v.optional(choice), undefined)
const schema = v.object({ map: current, video: current })

export type Choice = v.InferOutput<typeof choice>
type Choices = Partial<Record<Purpose, Choice | undefined>>

const key = 'graaand:choix'
const none: Choices = {}
const listeners = new Set<() => void>()
/** What the storage held when it was last read, and what it meant. */
let text: string | null = null
let choices = none

/**
 * What the visitor decided about a third party, here or in another tab; undefined while nothing
 * is decided, the choice is older than six months, or its wording has changed since.
 *
 * Spec: requirements C3 to C5
 */
export function useChoice(purpose: Purpose): Choice | undefined {
  return useSyncExternalStore(subscribe, read, () => none)[purpose]
}

/** Records a choice, with its date and the version of what was read, in this browser only. */
export function decide(purpose: Purpose, accepted: boolean) {
  const next = {
    ...read(),
    [purpose]: { accepted, at: new Date().toISOString(), version: consentVersion },
  }
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // No storage: the choice holds until the page is left.
    choices = next
  }
  for (const listener of listeners) listener()
}

/** The day on which a choice is forgotten. */
export function expiry({ at }: Choice): Date {
  return new Date(Date.parse(at) + choiceDays * 86_400_000)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(): Choices {
  const stored = readStorage()
  if (stored !== text) {
    text = stored
    choices = understand(stored)
  }
  return choices
}

function readStorage() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function understand(stored: string | null): Choices {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored)
  if (!success) return none
  return Object.fromEntries(
    Object.entries(output).filter(([, made]) => made && expiry(made) > new Date()),
  )
}
