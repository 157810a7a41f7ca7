import type { DelayView, ListClock } from './view.ts'

const minute = 60_000
/** Remaining minutes below which the delay is highlighted. */
const soon = 3 * 60

interface Shown {
  words: string
  more?: string | undefined
  tone?: 'soon' | 'late' | undefined
}

export const toneClass = (tone: Shown['tone']) => (tone ? `delay ${tone}` : 'delay')

export function delayWords(
  delay: DelayView,
  { now, openings, promise }: ListClock,
  at: number,
): Shown {
  if (delay.kind === 'words') {
    return { words: delay.words, more: delay.more, tone: delay.isLate ? 'late' : undefined }
  }
  const passed = openings.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, at) - Math.max(from, now)),
    0,
  )
  const promised = promise / minute
  const elapsed = Math.max(0, Math.floor((promise - delay.left + passed) / minute))
  const left = promised - elapsed
  return {
    words: hours(elapsed),
    more: left > 0 ? `reste ${hours(left)}` : `retard ${hours(-left)}`,
    tone: left <= 0 ? 'late' : left < soon ? 'soon' : undefined,
  }
}

/** `9 h 40`. */
function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
}
