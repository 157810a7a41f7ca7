import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link on its own line, to a page of the site; the arrow is in the style sheet. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="text-link" />
}
