import { holidays } from '#content/company/calendar.ts'
import { addDays, weekdayOf } from './dates.ts'
import { noticesFor, type Situation } from './notices.ts'
import type { IsoDate } from './terms.ts'

export interface Consequences {
  withdrawUntil: IsoDate | null
  payableFrom: IsoDate
  workFrom: IsoDate
}

/**
 * @param concludedOn day of the acceptance in the quote's time zone (`dayAt`, `zoneOf`)
 * @param earlyStart whether the client asked for work within the period (cc L.221-25)
 * @param kept last day to withdraw as stored at the acceptance, used even if the table of holidays has changed
 *   since
 */
export function afterAcceptance(
  situation: Situation,
  concludedOn: IsoDate,
  earlyStart: boolean,
  kept?: IsoDate | null,
): Consequences {
  const codes = noticesFor(situation)
  const payableFrom = codes.includes('P7') ? firstDayToBePaid(concludedOn) : concludedOn
  const withdrawUntil =
    kept ??
    (codes.includes('R1')
      ? lastDayToWithdraw(concludedOn)
      : codes.includes('T')
        ? lastDayToWithdrawInTunisia(concludedOn)
        : null)
  // Code de la consommation, L.221-25: the day after the last one to withdraw.
  const workFrom = withdrawUntil === null || earlyStart ? concludedOn : addDays(withdrawUntil, 1)
  return { withdrawUntil, payableFrom, workFrom }
}

/**
 * The fourteenth day after the contract, or the next working day if that is a Saturday, Sunday or holiday.
 * Code de la consommation, L.221-18 and L.221-19.
 */
function lastDayToWithdraw(concludedOn: IsoDate): IsoDate {
  let last = addDays(concludedOn, 14)
  while (weekdayOf(last) === 0 || weekdayOf(last) === 6 || holidays.FR.has(last)) {
    last = addDays(last, 1)
  }
  return last
}

/** No payment is due for seven full days after the contract. Code de la consommation, L.221-10. */
function firstDayToBePaid(concludedOn: IsoDate): IsoDate {
  return addDays(concludedOn, 8)
}

/**
 * Ten working days from a contract with the Tunisian company (loi 2000-83, article 30, as far as its text was
 * available; counsel has to confirm). Holidays of both countries are skipped, so the period is never shorter
 * than the law's. The agency's opening hours are ignored, so the period of a sent quote does not change with
 * them.
 */
function lastDayToWithdrawInTunisia(concludedOn: IsoDate): IsoDate {
  let last = concludedOn
  for (let counted = 0; counted < 10; ) {
    last = addDays(last, 1)
    const isWeekend = weekdayOf(last) === 0 || weekdayOf(last) === 6
    if (!isWeekend && !holidays.FR.has(last) && !holidays.TN.has(last)) counted += 1
  }
  return last
}
