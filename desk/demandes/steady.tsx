import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Lines above the rows that come and go by themselves. The page scrolls by as much as they take: no row
 * moves under a finger that is about to tap it.
 */
export function Steady({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    let last: number | undefined
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      // Before the browser paints: nobody sees the rows elsewhere.
      if (last !== undefined) scrollBy(0, height - last)
      last = height
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="steady">
      {children}
    </div>
  )
}
