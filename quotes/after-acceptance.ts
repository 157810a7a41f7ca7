import { holidays } from '#content/company/calendar.ts'
import { addDays, weekdayOf } from './dates.ts'
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
 * @param concludedOn the day of the acceptance, in the quote's time zone (`dayAt`, `zoneOf`)
 * @param earlyStart whether the client asked that work start within the period (cc L.221-25)
 * @param kept the last day to withdraw as it was kept at the acceptance: it stands, whatever became of
 *   the table of holidays since
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
 * The last day, included to its last hour, on which the client may change their mind: fourteen days,
 * of which the day of the contract is not one; a last day that is a Saturday, a Sunday or a holiday
 * moves to the next working day. Code de la consommation, L.221-18 and L.221-19.
 */
function lastDayToWithdraw(concludedOn: IsoDate): IsoDate {
  let last = addDays(concludedOn, 14)
  while (weekdayOf(last) === 0 || weekdayOf(last) === 6 || holidays.FR.has(last)) {
    last = addDays(last, 1)
  }
  return last
}

/**
 * The first day on which a payment may be asked after an off-premises contract: the eighth, once
 * seven whole days have passed. Code de la consommation, L.221-10.
 */
function firstDayToBePaid(concludedOn: IsoDate): IsoDate {
  return addDays(concludedOn, 8)
}

/**
 * The last day to withdraw from a contract with the Tunisian company: ten working days, as far as its
 * law could be read (loi 2000-83, article 30: for counsel to confirm). Holidays of either country do not
 * count: the period is never shorter than the law's. Nor do the agency's own hours: a quote that was sent
 * keeps its period, whatever they become.
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
