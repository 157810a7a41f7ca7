/**
 * When the agency is at work: the promised delay runs then, and the desk counts in these hours. A
 * setting: the agency changes its hours and the days on which it closes here, nowhere else.
 */
export interface WorkCalendar {
  timeZone: string
  /** Days of the week, Monday is 1. */
  days: readonly number[]
  /** Opening hours of such a day, `09:00`, in order. */
  hours: readonly (readonly [from: string, to: string])[]
  /** Days of every year, `01-01`. */
  closedEveryYear: readonly string[]
  /** Days of one year, `2026-04-06`. */
  closedOnce: readonly string[]
}

/** One working day is promised (content/company/claims.ts): so many opening hours. */
export const promisedHours = 8

/**
 * Hours are those of the desk's design, until the agency gives its own. A day on which one of both
 * offices is closed does not count: of two readings, the one that promises less.
 */
export const agencyCalendar: WorkCalendar = {
  timeZone: 'Europe/Paris',
  days: [1, 2, 3, 4, 5],
  hours: [
    ['09:00', '12:00'],
    ['13:00', '18:00'],
  ],
  closedEveryYear: [
    // France: code du travail, L3133-1.
    ...['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    // Tunisia.
    ...['03-20', '04-09', '07-25', '08-13', '10-15', '12-17'],
  ],
  closedOnce: [
    // France: Easter Monday, Ascension, Whit Monday.
    ...['2026-04-06', '2026-05-14', '2026-05-25'],
    ...['2027-03-29', '2027-05-06', '2027-05-17'],
    ...['2028-04-17', '2028-05-25', '2028-06-05'],
    // Tunisia: days of the lunar calendar, as computed (Umm al-Qura); announced each year, to be
    // corrected then.
    ...['2026-03-20', '2026-03-21', '2026-05-27', '2026-05-28', '2026-06-16', '2026-08-25'],
    ...['2027-03-09', '2027-03-10', '2027-05-16', '2027-05-17', '2027-06-06', '2027-08-14'],
    ...['2028-02-26', '2028-02-27', '2028-05-05', '2028-05-06', '2028-05-25', '2028-08-03'],
  ],
}
