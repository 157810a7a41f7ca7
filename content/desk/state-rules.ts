import type { ShownState } from './states.ts'

/**
 * Progress of a request (labels: ./states.ts). The shown states `failed` and `held` follow from deliveries and the
 * quarantine. Stored as text, so that a new state needs no migration.
 */
export type RequestState = Exclude<ShownState, 'failed' | 'held'>

interface StateRule {
  /** States that a person may choose next; acts on quotes and mails also change the state. */
  next: readonly RequestState[]
  keepsWaiting: boolean
  isAnswered: boolean
  isClosed: boolean
  outlivesMail: boolean
}

/** Rules of each state; content/desk/states.ts has its label, desk/ui/state.css its shape. */
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

export function statesThat(
  rule: 'keepsWaiting' | 'isAnswered' | 'isClosed' | 'outlivesMail',
): readonly RequestState[] {
  const states = Object.keys(stateRules) as RequestState[]
  return states.filter((state) => stateRules[state][rule])
}

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

export function lossWords(reason: string): string {
  return isLossReason(reason) ? lossReasons[reason] : reason
}
