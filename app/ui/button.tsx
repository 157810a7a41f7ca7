import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './link.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  /** Stays focusable so that its new label is read; refuses clicks. */
  busy?: boolean
}

/** The brand's lying a, as a `<button>`. Requires a `type`. */
export function Button({ busy, className = '', ...props }: ButtonProps) {
  return (
    <button
      {...props}
      aria-disabled={busy || undefined}
      className={`button ${className}`.trimEnd()}
    />
  )
}

/** The same shape, as a link to a page of the site. */
export function ButtonLink({ className = '', ...props }: LinkProps) {
  return <Link {...props} className={`button ${className}`.trimEnd()} />
}
