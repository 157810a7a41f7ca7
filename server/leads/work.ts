import type { RequestState } from '../store/engine/tables.ts'

interface StateRule {
  /** The states that a person may choose from here; what is done with a quote or a mail changes it too. */
  next: readonly RequestState[]
  /** The client, who waited before, still does: it stays in « À traiter ». */
  keepsWaiting: boolean
  /** Nobody reaches it without an answer, whichever way it took: the figures count one. */
  isAnswered: boolean
  /** The matter is over: not among « Les miennes » any more; it may be opened again. */
  isClosed: boolean
  /** An answer, and a question by mail, leave it as it is. */
  outlivesMail: boolean
}

/** All that follows from a state, but its word (content/desk/states.ts) and its shape (desk/ui/state.css). */
export const stateRules: Record<RequestState, StateRule> = {
  new: {
    next: ['taken', 'answered', 'lost'],
    keepsWaiting: true,
    isAnswered: false,
    isClosed: false,
    outlivesMail: false,
  },
  taken: {
    next: ['new', 'answered', 'won', 'lost'],
    keepsWaiting: true,
    isAnswered: false,
    isClosed: false,
    outlivesMail: false,
  },
  answered: {
    next: ['taken', 'question', 'won', 'lost'],
    keepsWaiting: false,
    isAnswered: true,
    isClosed: false,
    outlivesMail: false,
  },
  question: {
    next: ['taken', 'answered', 'won', 'lost'],
    keepsWaiting: true,
    isAnswered: false,
    isClosed: false,
    outlivesMail: false,
  },
  quoted: {
    next: ['answered', 'question', 'won', 'lost'],
    keepsWaiting: false,
    isAnswered: true,
    isClosed: false,
    outlivesMail: true,
  },
  won: {
    next: ['answered'],
    keepsWaiting: false,
    isAnswered: true,
    isClosed: true,
    outlivesMail: true,
  },
  lost: {
    next: ['taken', 'answered'],
    keepsWaiting: false,
    isAnswered: false,
    isClosed: true,
    outlivesMail: true,
  },
}

/** The states of which a rule is true. */
export function statesThat(
  rule: 'keepsWaiting' | 'isAnswered' | 'isClosed' | 'outlivesMail',
): readonly RequestState[] {
  const states = Object.keys(stateRules) as RequestState[]
  return states.filter((state) => stateRules[state][rule])
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
