import { formatDay, formatInstant, formatLongDay, isPast, type TimeZone } from './dates.ts'
import type { IsoDate } from './terms.ts'

export const states = {
  draft: 'Brouillon',
  sent: 'Envoyé',
  asked: 'Question posée',
  accepted: 'Accepté',
  declined: 'Refusé',
  expired: 'Expiré',
  replaced: 'Remplacé',
  withdrawn: 'Rétracté',
} as const

export type State = keyof typeof states

export const acts = {
  edit: 'Modifier',
  send: 'Envoyer',
  remind: 'Relancer',
  ask: 'Poser une question',
  answer: 'Répondre',
  accept: 'Accepter',
  decline: 'Refuser',
  replace: 'Faire une nouvelle version',
  withdraw: 'Renoncer au contrat',
} as const

export type Act = keyof typeof acts

/** Events of a version; instants are milliseconds since 1970, `null` before the event. */
export interface History {
  sentAt: number | null
  /** Last unanswered question. */
  askedAt: number | null
  acceptedAt: number | null
  declinedAt: number | null
  withdrawnAt: number | null
  /** The newer version. */
  replacedBy: { version: number; at: number } | null
  timeZone: TimeZone
  validUntil: IsoDate
  /** From `afterAcceptance`; `null` before an acceptance, and for clients without a right to withdraw. */
  withdrawUntil: IsoDate | null
}

/**
 * `yes`: permitted. `again`: already done, so the first date and receipt are shown, and nothing is stored or
 * sent. `no`: refused, with the words of the refusal.
 */
export type Verdict = { verdict: 'yes' } | { verdict: 'again' } | { verdict: 'no'; because: string }

/** Returns the state of a version; the client's first act is final. */
export function stateAt(history: History, now: number): State {
  if (history.sentAt === null) return 'draft'
  if (history.withdrawnAt !== null) return 'withdrawn'
  if (history.acceptedAt !== null) return 'accepted'
  if (history.declinedAt !== null) return 'declined'
  if (history.replacedBy !== null) return 'replaced'
  if (isPast(history.validUntil, now, history.timeZone)) return 'expired'
  return history.askedAt === null ? 'sent' : 'asked'
}

type Refusal = (history: History) => string
type Rule = 'yes' | 'again' | Refusal

const notSent: Refusal = () => 'Ce devis n’est pas encore envoyé.'
const frozen: Refusal = () =>
  'Un devis envoyé ne se modifie plus\u00a0: faites une nouvelle version, qui le remplacera.'
const accepted: Refusal = ({ acceptedAt, timeZone }) =>
  `Ce devis a été accepté le ${when(acceptedAt, timeZone)}.`
const declined: Refusal = ({ declinedAt, timeZone }) =>
  `Ce devis a été refusé le ${when(declinedAt, timeZone)}.`
const expired: Refusal = ({ validUntil }) =>
  `Ce devis était valable jusqu’au ${formatLongDay(validUntil)} inclus. Il ne peut plus être accepté.`
const replaced: Refusal = ({ replacedBy }) =>
  `La version\u00a0${replacedBy?.version} remplace ce devis, qui ne peut plus être accepté.`
const withdrawn: Refusal = ({ withdrawnAt, timeZone }) =>
  `Ce contrat a pris fin par une rétractation, le ${when(withdrawnAt, timeZone)}.`
const notAccepted: Refusal = () =>
  'Ce devis n’a pas été accepté\u00a0: il n’y a rien à quoi renoncer.'
const noQuestion: Refusal = () => 'Aucune question n’attend de réponse.'

/**
 * Permitted acts by state. Clients may still ask about or decline an expired quote, which binds nobody. An
 * accepted quote is not replaced by a new version: a change needs a new contract.
 */
export const allowed: Record<Act, Record<State, Rule>> = {
  edit: {
    ...everywhere(frozen),
    draft: 'yes',
  },
  send: {
    ...everywhere('again'),
    draft: 'yes',
  },
  remind: {
    draft: notSent,
    sent: 'yes',
    asked: 'yes',
    accepted,
    declined,
    expired,
    replaced,
    withdrawn,
  },
  ask: {
    ...everywhere('yes'),
    draft: notSent,
  },
  answer: {
    ...everywhere('yes'),
    draft: notSent,
    sent: noQuestion,
  },
  accept: {
    draft: notSent,
    sent: 'yes',
    asked: 'yes',
    accepted: 'again',
    declined,
    expired,
    replaced,
    withdrawn,
  },
  decline: {
    draft: notSent,
    sent: 'yes',
    asked: 'yes',
    accepted,
    declined: 'again',
    expired: 'yes',
    replaced,
    withdrawn,
  },
  replace: {
    draft: notSent,
    sent: 'yes',
    asked: 'yes',
    accepted,
    declined: 'yes',
    expired: 'yes',
    replaced,
    withdrawn: 'yes',
  },
  withdraw: {
    ...everywhere(notAccepted),
    draft: notSent,
    accepted: 'yes',
    withdrawn: 'again',
  },
}

/**
 * @param now milliseconds since 1970
 * @returns `no` also for a withdrawal by a client without that right, or after its last day
 */
export function judge(act: Act, history: History, now: number): Verdict {
  const state = stateAt(history, now)
  const rule = allowed[act][state]
  if (typeof rule === 'function') return { verdict: 'no', because: rule(history) }
  if (act === 'withdraw' && rule === 'yes') {
    const { withdrawUntil, timeZone } = history
    if (withdrawUntil === null) {
      return { verdict: 'no', because: 'Ce contrat n’ouvre pas de droit de rétractation.' }
    }
    if (isPast(withdrawUntil, now, timeZone)) {
      const last = formatDay(withdrawUntil)
      return { verdict: 'no', because: `Vous pouviez renoncer jusqu’au ${last} inclus.` }
    }
  }
  return { verdict: rule }
}

function everywhere(rule: Rule): Record<State, Rule> {
  return {
    draft: rule,
    sent: rule,
    asked: rule,
    accepted: rule,
    declined: rule,
    expired: rule,
    replaced: rule,
    withdrawn: rule,
  }
}

function when(instant: number | null, zone: TimeZone): string {
  return instant === null ? '' : formatInstant(instant, zone)
}
