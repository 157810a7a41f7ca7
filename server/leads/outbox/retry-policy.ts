import type { Sending } from '../../channels/channel.ts'
import { hour, second } from '../../days.ts'

export const retryPolicy = {
  first: 2 * second,
  longest: 6 * hour,
  /** A failure this long after the first attempt is final. */
  total: 72 * hour,
}

export function planNext(
  sending: Sending,
  now: number,
  firstAttemptAt: number,
  random: () => number,
): { state: 'sent' | 'dead' | 'dropped' | 'waiting'; dueAt: number } {
  const { outcome } = sending
  if (outcome === 'sent' || outcome === 'dropped') return { state: outcome, dueAt: now }
  const elapsed = now - firstAttemptAt
  if (outcome === 'dead' || elapsed >= retryPolicy.total) return { state: 'dead', dueAt: now }
  // Waiting for the elapsed time doubles each pause without a counter that a crash could lose; jitter
  // spreads a backlog.
  const pause = (retryPolicy.first + elapsed) * (0.8 + 0.2 * random())
  const asked = sending.retryAfter ?? 0
  return {
    state: 'waiting',
    dueAt: now + Math.round(Math.min(Math.max(pause, asked), retryPolicy.longest)),
  }
}
