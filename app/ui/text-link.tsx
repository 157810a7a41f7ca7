import { Link, type LinkProps } from './link.tsx'

/** A link on its own line, to a page of the site; the arrow is in the style sheet. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className="text-link" />
}
