import { type RefObject, useEffect, useRef, useState } from 'react'
import { counterMs } from '#content/constants.ts'

interface CounterProps {
  prefix?: string
  value: number
  suffix: string
  /** In milliseconds. */
  duration?: number
}

/**
 * A figure that counts up when it comes into view. The page is served with its final value, which
 * is also all that a screen reader hears.
 */
export function Counter({ prefix = '', value, suffix, duration = counterMs }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null)
  const shown = useCountUp(value, duration, element)
  return (
    <>
      <span className="visually-hidden">{`${prefix}${value}${suffix}`}</span>
      <span ref={element} aria-hidden="true" translate="no">
        {`${prefix}${shown}`}
        <span className={suffix === '%' ? 'percent' : undefined}>{suffix}</span>
      </span>
    </>
  )
}

/**
 * Counts from 0 to a value, once, when an element comes into view; not under reduced motion.
 *
 * @param value a positive integer
 * @param duration of the count, in milliseconds
 * @param element what has to be seen for the count to start
 * @returns the value to show now; `value` itself before the count
 * Spec: S-25, T-3
 */
function useCountUp(value: number, duration: number, element: RefObject<Element | null>): number {
  const [shown, setShown] = useState(value)

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let start: number | undefined
    let frame = 0
    const count = (now: number) => {
      start ??= now
      const progress = Math.min((now - start) / duration, 1)
      setShown(Math.round(value * progress))
      if (progress < 1) frame = requestAnimationFrame(count)
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      frame = requestAnimationFrame(count)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value, duration, element])

  return shown
}
