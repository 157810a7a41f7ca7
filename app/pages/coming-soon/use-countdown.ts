import { useEffect, useState } from 'react'

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * What separates two instants, in whole days, hours, minutes and seconds; nothing but zeros once
 * the target is reached.
 *
 * @param target milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function timeLeft(target: number, now: number): TimeLeft {
  const left = Math.max(0, target - now)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}

/**
 * Counts down in the browser, second by second, and stops at zero.
 *
 * @param target milliseconds since 1970
 * @param renderedAt when the page was drawn: the count that its HTML shows
 * @returns the time left, and whether the wait is over
 * Spec: S-33
 */
export function useCountdown(target: number, renderedAt: number) {
  const [now, setNow] = useState(renderedAt)

  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= target) clearInterval(clock)
    }
    const clock = setInterval(tick, second)
    tick()
    return () => clearInterval(clock)
  }, [target])

  return { left: timeLeft(target, now), over: now >= target }
}
