import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './link.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  /** Ignores clicks, but stays focusable so that screen readers read the new label. */
  busy?: boolean
}

export function Button({ busy, className = '', ...props }: ButtonProps) {
  return (
    <button
      {...props}
      aria-disabled={busy || undefined}
      className={`button ${className}`.trimEnd()}
    />
  )
}

export function ButtonLink({ className = '', ...props }: LinkProps) {
  return <Link {...props} className={`button ${className}`.trimEnd()} />
}
