import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { choiceTerms, Purpose } from '#content/consent.ts'
import { kept } from '../../browser/kept.ts'

const choice = v.object({
  accepted: v.boolean(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  version: v.string(),
})
const current = v.fallback(v.optional(choice), undefined)
const schema = v.object({ map: current, video: current })

export type Choice = v.InferOutput<typeof choice>
type Choices = Partial<Record<Purpose, Choice | undefined>>

const keptChoices = kept('graaand:choix', understand, JSON.stringify)

export type ChoiceTerms = typeof choiceTerms

/**
 * Returns the visitor's choice; undefined without one, after six months, or after a change of wording.
 *
 * Spec: L-12, L-13
 */
export function useChoice(purpose: Purpose, terms: ChoiceTerms): Choice | undefined {
  const made = useSyncExternalStore(keptChoices.subscribe, keptChoices.read, () => undefined)
  const choice = made?.[purpose]
  if (choice?.version !== terms.version || expiry(choice, terms) <= new Date()) return undefined
  return choice
}

/** Stores a choice in this browser only. */
export function decide(purpose: Purpose, accepted: boolean, { version }: ChoiceTerms) {
  const made = { accepted, at: new Date().toISOString(), version }
  keptChoices.write({ ...keptChoices.read(), [purpose]: made })
}

export function expiry({ at }: Choice, { days }: ChoiceTerms): Date {
  return new Date(Date.parse(at) + days * 86_400_000)
}

function understand(stored: string): Choices {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored)
  return success ? output : {}
}
