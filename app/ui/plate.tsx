import type { ReactNode } from 'react'

export function Plate({ children }: { children: ReactNode }) {
  return <p className="plate">{children}</p>
}
