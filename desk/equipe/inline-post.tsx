import type { ReactNode } from 'react'
import { TokenField } from '../layout/token.tsx'

export function InlinePost({
  action,
  isDanger,
  children,
}: {
  action: string
  isDanger?: boolean
  children: ReactNode
}) {
  return (
    <form method="post" action={action}>
      <TokenField />
      <button type="submit" className={isDanger ? 'button danger' : 'button'}>
        {children}
      </button>
    </form>
  )
}
