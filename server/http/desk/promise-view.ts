import type { WorkCalendar } from '#content/company/calendar.ts'
import type { DelayView } from '#desk/demandes/view.ts'
import { day } from '../../days.ts'
import { answerDue, promisedDelay, workingTime } from '../../working-hours.ts'

/** Milliseconds of delay above which the list shows words instead of a number. */
const longestCounted = 30 * day

export function promiseView(waitingSince: number, now: number, calendar: WorkCalendar): DelayView {
  // Counting a year's opening hours for each row would dominate the page's time.
  if (now - waitingSince > longestCounted) {
    return { kind: 'words', words: 'Plus de 30\u00a0j', more: 'en retard', isLate: true }
  }
  const left = promisedDelay - workingTime(waitingSince, now, calendar)
  return { kind: 'promise', left, due: answerDue(waitingSince, calendar) }
}
