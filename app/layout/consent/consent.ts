import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { choiceDays, consentVersion, type Purpose } from '#content/consent.ts'
import { kept } from '../../runtime/loading/kept.ts'

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

const keptChoices = kept('graaand:choix', understand, JSON.stringify)

/**
 * What the visitor decided about a third party, here or in another tab; undefined while nothing
 * is decided, the choice is older than six months, or its wording has changed since.
 *
 * Spec: L-12, L-13
 */
export function useChoice(purpose: Purpose): Choice | undefined {
  return useSyncExternalStore(keptChoices.subscribe, keptChoices.read, () => undefined)?.[purpose]
}

/** Records a choice, with its date and the version of what was read, in this browser only. */
export function decide(purpose: Purpose, accepted: boolean) {
  const made = { accepted, at: new Date().toISOString(), version: consentVersion }
  keptChoices.write({ ...keptChoices.read(), [purpose]: made })
}

/** The day on which a choice is forgotten. */
export function expiry({ at }: Choice): Date {
  return new Date(Date.parse(at) + choiceDays * 86_400_000)
}

/** Those that still count: a choice that is too old is no choice. */
function understand(stored: string): Choices {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored)
  if (!success) return {}
  return Object.fromEntries(
    Object.entries(output).filter(([, made]) => made && expiry(made) > new Date()),
  )
}
