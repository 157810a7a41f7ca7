import type { ReactNode } from 'react'

/** An enamel street plate: a short label above a title. */
export function Plate({ children }: { children: ReactNode }) {
  return <p className="plate">{children}</p>
}
