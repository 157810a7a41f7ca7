import type { Challenge } from 'altcha-lib'
import type { FormName } from '#content/forms/form-name.ts'
import type { FormValues } from '#forms/result.ts'
import type { Clock } from '../clock.ts'
import { freeText } from '../leads/other-fields.ts'
import { judgeSpam, proofWorth, thresholds } from './judge.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { Traffic } from './traffic.ts'

export interface Post {
  form: FormName
  values: FormValues
  clientId?: string | undefined
  address: string
  honeypot: string
  /** Milliseconds that the page was open, as posted by the site's script. */
  timeOnPage: string | undefined
  proof: string | undefined
  fromBrowser: boolean
  byScript: boolean
  hasStrangeFields: boolean
}

export type Verdict =
  | { outcome: 'welcome' }
  | { outcome: 'doubtful'; reasons: string[] }
  | { outcome: 'prove'; challenge: Challenge }

export type Guard = (post: Post) => Promise<Verdict>

/** Returns the filter, which never refuses a post: a doubtful lead waits in quarantine. */
export function createGuard(clock: Clock, proofSecret?: string): Guard {
  const traffic = new Traffic(clock)
  const proofs = new ProofOfWork(proofSecret)

  return async ({ form, values, clientId, address, honeypot, timeOnPage, proof, ...way }) => {
    const { email = '', phone = '' } = values
    const text = freeText(form, values)
    const repeat = clientId ? { id: clientId, typed: JSON.stringify([form, values]) } : undefined
    const { score, reasons } = judgeSpam(form, values, {
      ...traffic.see({ address, text, email, phone, repeat }),
      honeypotFilled: honeypot !== '',
      timeOnPage: /^\d{1,12}$/.test(timeOnPage ?? '') ? Number(timeOnPage) : undefined,
      fromBrowser: way.fromBrowser,
      hasStrangeFields: way.hasStrangeFields,
      proof: await proofs.check(proof),
    })
    // A proof is requested once, and only if it can change the decision.
    const isAsked = proof === undefined && way.byScript
    if (isAsked && score >= thresholds.proof && score - proofWorth < thresholds.quarantine) {
      return { outcome: 'prove', challenge: await proofs.challenge() }
    }
    return score >= thresholds.quarantine
      ? { outcome: 'doubtful', reasons }
      : { outcome: 'welcome' }
  }
}
