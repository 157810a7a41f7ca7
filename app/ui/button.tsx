import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './link.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  /** Ignores clicks, but stays focusable so that screen readers read the new label. */
  busy?: boolean
}

export function Button({ busy, ...props }: ButtonProps) {
  return <button {...props} aria-disabled={busy || undefined} className="button" />
}

export function ButtonLink(props: LinkProps) {
  return <Link {...props} className="button" />
}
