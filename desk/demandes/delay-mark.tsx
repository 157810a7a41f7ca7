import { delayWords, toneClass } from './delay.ts'
import type { DelayView, ListClock } from './view.ts'

export function DelayMark({ delay, clock }: { delay: DelayView; clock: ListClock }) {
  const { words, more, tone } = delayWords(delay, clock, clock.now)
  return <span className={toneClass(tone)}>{more ?? words}</span>
}
