import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './link.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  /** Stays focusable so that its new label is read; refuses clicks. */
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
