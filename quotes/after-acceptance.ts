import {
  addDays,
  firstDayOfWork,
  firstDayToBePaid,
  lastDayToWithdraw,
  lastDayToWithdrawInTunisia,
} from './dates.ts'
import { noticesFor, type Situation } from './notices.ts'
import type { IsoDate } from './quote.ts'

/** What the law makes of an acceptance. */
export interface Consequences {
  /** The last day, included, to change one's mind; `null` where there is no such right. */
  withdrawUntil: IsoDate | null
  /** The first day on which a payment may be asked. */
  payableFrom: IsoDate
  /** The first day of work. */
  workFrom: IsoDate
}

/**
 * The days that follow an acceptance, for the client's page, its mails and the desk.
 *
 * @param concludedOn the day of the acceptance, in Paris (`dayAt`)
 * @param earlyStart whether the client asked that work start within the period (cc L.221-25)
 */
export function afterAcceptance(
  situation: Situation,
  concludedOn: IsoDate,
  earlyStart: boolean,
): Consequences {
  const codes = noticesFor(situation)
  const payableFrom = codes.includes('P7') ? firstDayToBePaid(concludedOn) : concludedOn
  if (codes.includes('R1')) {
    return {
      withdrawUntil: lastDayToWithdraw(concludedOn),
      payableFrom,
      workFrom: earlyStart ? concludedOn : firstDayOfWork(concludedOn),
    }
  }
  if (codes.includes('T')) {
    const withdrawUntil = lastDayToWithdrawInTunisia(concludedOn)
    return {
      withdrawUntil,
      payableFrom,
      workFrom: earlyStart ? concludedOn : addDays(withdrawUntil, 1),
    }
  }
  return { withdrawUntil: null, payableFrom, workFrom: concludedOn }
}
