import type { RequestState } from '../store/engine/tables.ts'

/**
 * By hand, a request goes from a state to these. An answer, a quote and the client's own acts change it
 * too; a matter that was closed can be opened again.
 */
export const nextStates: Record<RequestState, readonly RequestState[]> = {
  new: ['taken', 'answered', 'lost'],
  taken: ['new', 'answered', 'won', 'lost'],
  answered: ['taken', 'question', 'won', 'lost'],
  question: ['taken', 'answered', 'won', 'lost'],
  quoted: ['answered', 'question', 'won', 'lost'],
  won: ['answered'],
  lost: ['taken', 'answered'],
}

/** Why a request is lost, for the figures; the client hears nothing of it. */
export const lossReasons = {
  price: 'Le prix',
  delay: 'Le délai',
  other: 'Un autre prestataire',
  silence: 'Sans nouvelles',
  trade: 'Hors de notre métier',
  else: 'Autre',
} as const

export type LossReason = keyof typeof lossReasons

export function isLossReason(text: string): text is LossReason {
  return Object.hasOwn(lossReasons, text)
}

/** The words of a reason; one that is not in the list any more says itself. */
export function lossWords(reason: string): string {
  return isLossReason(reason) ? lossReasons[reason] : reason
}

/** Whether the client waits for us in this state, when they did before. */
export function keepsWaiting(state: RequestState): boolean {
  return state === 'new' || state === 'taken' || state === 'question'
}
