import { createContext, type ReactNode, use } from 'react'

/** `/suivi/<secret>`; null: the page is a preview, and nothing in it leads or sends anywhere. */
export const BaseContext = createContext<string | null>(null)

/** Leads to another page of the same link. */
export function GoTo({
  to,
  className,
  children,
}: {
  /** Below `/suivi/<secret>`: `/donnees`, or `#poser`. */
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
    // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere yet, and says so
    <a className={className} aria-disabled="true">
      {children}
    </a>
  ) : (
    <a className={className} href={base + to}>
      {children}
    </a>
  )
}

/** A form that changes something, once it is posted. */
export function PostForm({
  to,
  className = 'form',
  hidden = {},
  children,
}: {
  to: string
  className?: string
  /** What it carries beside what is typed. */
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

/** What sends a form. */
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
