import { createContext, type ReactNode, use } from 'react'

export const BaseContext = createContext<string | null>(null)

/** Whether the link opens only a contract. */
export const ContractOnly = createContext(false)

export function GoTo({
  to,
  className,
  children,
}: {
  to: string
  className: string
  children: ReactNode
}) {
  const base = use(BaseContext)
  const isHere = to.startsWith('#')
  const isInert = base === null && !isHere
  return (
    <a
      className={className}
      aria-disabled={isInert || undefined}
      href={isInert ? undefined : `${isHere ? '' : base}${to}`}
    >
      {children}
    </a>
  )
}

export function PostForm({
  to,
  className = 'form',
  hidden = {},
  children,
}: {
  to: string
  className?: string
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>
  children: ReactNode
}) {
  const base = use(BaseContext)
  return (
    <form className={className} method="post" action={base === null ? undefined : base + to}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

export function Submit({
  className = 'second',
  children,
}: {
  className?: 'button' | 'second'
  children: ReactNode
}) {
  const isInert = use(BaseContext) === null
  return (
    <button className={className} type="submit" disabled={isInert}>
      {children}
    </button>
  )
}
