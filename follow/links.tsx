import { createContext, type ReactNode, use } from 'react'

export const BaseContext = createContext<string | null>(null)

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
  if (to.startsWith('#')) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    )
  }
  return base === null ? (
    // biome-ignore lint/a11y/useValidAnchor: a link without a target, marked as disabled
    <a className={className} aria-disabled="true">
      {children}
    </a>
  ) : (
    <a className={className} href={base + to}>
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
  name,
  value,
  children,
}: {
  className?: 'button' | 'second' | 'link'
  name?: string
  value?: string
  children: ReactNode
}) {
  const isInert = use(BaseContext) === null
  return (
    <button className={className} type="submit" name={name} value={value} disabled={isInert}>
      {children}
    </button>
  )
}
