import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './link.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  /** Whether its work is under way, so that it takes no click. */
  busy?: boolean
}

export function Button({ busy, ...props }: ButtonProps) {
  return <button {...props} disabled={busy} className="button" />
}

export function ButtonLink(props: LinkProps) {
  return <Link {...props} className="button" />
}
