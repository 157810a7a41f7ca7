import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { choiceTerms, Purpose } from '#content/consent.ts'
import { kept } from '../../browser/kept.ts'

const choice = v.object({
  accepted: v.boolean(),
  /** When, as an ISO date. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Of the wording that was shown. */
  version: v.string(),
})
/** A choice that says something else is no choice. */
const current = v.fallback(v.optional(choice), undefined)
const schema = v.object({ map: current, video: current })

export type Choice = v.InferOutput<typeof choice>
type Choices = Partial<Record<Purpose, Choice | undefined>>

const keptChoices = kept('graaand:choix', understand, JSON.stringify)

/** The wording that is shown now, and for how many days a choice counts. */
export type ChoiceTerms = typeof choiceTerms

/**
 * What the visitor decided about a third party, here or in another tab; undefined while nothing
 * is decided, the choice is older than six months, or its wording has changed since.
 *
 * Spec: L-12, L-13
 */
export function useChoice(purpose: Purpose, terms: ChoiceTerms): Choice | undefined {
  const made = useSyncExternalStore(keptChoices.subscribe, keptChoices.read, () => undefined)
  const choice = made?.[purpose]
  if (choice?.version !== terms.version || expiry(choice, terms) <= new Date()) return undefined
  return choice
}

/** Records a choice, with its date and the version of what was read, in this browser only. */
export function decide(purpose: Purpose, accepted: boolean, { version }: ChoiceTerms) {
  const made = { accepted, at: new Date().toISOString(), version }
  keptChoices.write({ ...keptChoices.read(), [purpose]: made })
}

/** The day on which a choice is forgotten. */
export function expiry({ at }: Choice, { days }: ChoiceTerms): Date {
  return new Date(Date.parse(at) + days * 86_400_000)
}

function understand(stored: string): Choices {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored)
  return success ? output : {}
}
