import type { Challenge } from 'altcha-lib'
import type { FormName, FormValues } from '#forms/result.ts'
import type { Clock } from '../clock.ts'
import { freeText, judge, proofWorth, thresholds } from './judge.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { Traffic } from './traffic.ts'

/** An accepted form and the way it arrived. */
export interface Post {
  form: FormName
  values: FormValues
  /** UUID from the browser, equal for every repeat. */
  clientId?: string | undefined
  /** The visitor's IP address; '' when unknown. */
  address: string
  /** Value of the honeypot field. */
  honeypot: string
  /** Milliseconds that the page was open, as written by our script. */
  timeOnPage: string | undefined
  /** Answer to a challenge, as written by our script; '' when it found none. */
  proof: string | undefined
  /** Whether the post had Origin or Sec-Fetch-Site. */
  fromBrowser: boolean
  /** Whether our script sent it and can solve a challenge. */
  byScript: boolean
  /** Whether it had unknown or repeated fields. */
  hasStrangeFields: boolean
}

/** Decision on a post: accept, quarantine, or ask for a proof of work. */
export type Verdict =
  | { outcome: 'welcome' }
  | { outcome: 'doubtful'; reasons: string[] }
  | { outcome: 'prove'; challenge: Challenge }

export type Guard = (post: Post) => Promise<Verdict>

/**
 * Creates the filter, with a memory of a day at most. It refuses nobody: at worst a lead waits in
 * quarantine.
 *
 * @param proofSecret key of the challenges of several instances (PROOF_SECRET)
 */
export function createGuard(clock: Clock, proofSecret?: string): Guard {
  const traffic = new Traffic(clock)
  const proofs = new ProofOfWork(proofSecret)

  return async ({ form, values, clientId, address, honeypot, timeOnPage, proof, ...way }) => {
    const { email = '', phone = '' } = values
    const text = freeText(form, values)
    const repeat = clientId ? { id: clientId, typed: JSON.stringify([form, values]) } : undefined
    const { score, reasons } = judge(form, values, {
      ...traffic.see({ address, text, email, phone, repeat }),
      honeypotFilled: honeypot !== '',
      timeOnPage: /^\d{1,12}$/.test(timeOnPage ?? '') ? Number(timeOnPage) : undefined,
      fromBrowser: way.fromBrowser,
      hasStrangeFields: way.hasStrangeFields,
      proof: await proofs.check(proof),
    })
    // Asked once, and only if the answer can change the decision.
    const isAsked = proof === undefined && way.byScript
    if (isAsked && score >= thresholds.proof && score - proofWorth < thresholds.quarantine) {
      return { outcome: 'prove', challenge: await proofs.challenge() }
    }
    return score >= thresholds.quarantine
      ? { outcome: 'doubtful', reasons }
      : { outcome: 'welcome' }
  }
}
