import { type ReactNode, useEffect, useRef } from 'react'

export function Steady({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    let last: number | undefined
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      // Before paint, so that the rows never jump.
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
