import type { Challenge } from 'altcha-lib'
import type { FormName, FormValues } from '#forms/result.ts'
import type { Clock } from '../clock.ts'
import { freeText, judge, proofWorth, thresholds } from './judge.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { Traffic } from './traffic.ts'

/** An accepted form and the way it came. */
export interface Post {
  form: FormName
  values: FormValues
  /** UUID made by the browser, the same for every repeat. */
  clientId?: string | undefined
  /** IP address of the visitor; empty when unknown. */
  address: string
  /** What stood in the field that people cannot see. */
  honeypot: string
  /** Milliseconds that the page was open, as our script wrote them. */
  timeOnPage: string | undefined
  /** The answer to a challenge, as our script wrote it; empty when it could find none. */
  proof: string | undefined
  /** Whether the post carried Origin or Sec-Fetch-Site. */
  fromBrowser: boolean
  /** Whether our script sent it, and can be asked for a proof of work. */
  byScript: boolean
  /** Whether it had fields that our form does not have, or one twice. */
  hasStrangeFields: boolean
}

/** What becomes of a post: kept, kept in quarantine, or to be sent again with a proof of work. */
export type Verdict =
  | { outcome: 'welcome' }
  | { outcome: 'doubtful'; reasons: string[] }
  | { outcome: 'prove'; challenge: Challenge }

export type Guard = (post: Post) => Promise<Verdict>

/**
 * Judges posts one after the other, with a memory of a day at most. Nobody is turned away: at worst
 * a lead waits in quarantine for somebody to read it.
 *
 * @param proofSecret signs the challenges of several instances alike (PROOF_SECRET)
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
    // Asked once, and only where the answer can change something.
    const isAsked = proof === undefined && way.byScript
    if (isAsked && score >= thresholds.proof && score - proofWorth < thresholds.quarantine) {
      return { outcome: 'prove', challenge: await proofs.challenge() }
    }
    return score >= thresholds.quarantine
      ? { outcome: 'doubtful', reasons }
      : { outcome: 'welcome' }
  }
}
