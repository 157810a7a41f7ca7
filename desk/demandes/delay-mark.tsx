import { delayWords } from './delay.ts'
import type { DelayView, RequestsView } from './view.ts'

export function DelayMark({
  delay,
  clock,
}: {
  delay: DelayView
  clock: Pick<RequestsView, 'now' | 'openings' | 'promise'>
}) {
  const { words, more, tone } = delayWords(delay, clock, clock.now)
  return <span className={tone ? `delay ${tone}` : 'delay'}>{more ?? words}</span>
}
